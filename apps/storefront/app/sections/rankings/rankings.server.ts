import type { Output } from '@kyakhta/contract/types';
import { int4Max, rankType } from '@kyakhta/contract/values';
import { ask, formatOf, type Asked } from '../../ask.ts';
import type { Format } from '../../format.ts';
import { cardView } from '../catalog/card-view.server.ts';

type WireRanking = Output<'GET /visitor/prodRanking/detail'>;

/** A ranking as pages show it. */
export const rankingView = (format: Format, ranking: WireRanking, most?: number) => ({
  categoryId: ranking.categoryId,
  name: ranking.categoryName,
  days: ranking.days,
  updated: ranking.updatedAt === null ? null : format.moment(ranking.updatedAt),
  cards: ranking.prodList.slice(0, most).map((card) => ({
    ...cardView(format, card),
    rank: { position: card.position, popularity: card.popularity > 0 ? format.stars(card.popularity) : format.whole(0) },
  })),
});
export type Ranking = ReturnType<typeof rankingView>;

export const rankTypeOf = (url: URL, name = 'rankType'): 0 | 1 =>
  url.searchParams.get(name) === String(rankType.reviewed) ? rankType.reviewed : rankType.sold;

const perCategory = 5;

/** All rankings, everything first. */
export async function loadRankings(asked: Asked) {
  const type = rankTypeOf(asked.url);
  const format = formatOf(asked.context);
  const groups = await ask(asked, 'GET /visitor/prodRanking/list', { rankType: type, size: perCategory });
  return { type, groups: groups.map((group) => rankingView(format, group)) };
}
export type Rankings = Awaited<ReturnType<typeof loadRankings>>;

/** One ranking. A category of the address that is no number is one that nobody knows. */
export async function loadRanking(asked: Asked) {
  const type = rankTypeOf(asked.url);
  const text = asked.url.searchParams.get('categoryId') ?? '0';
  const categoryId = /^\d{1,10}$/.test(text) ? Math.min(Number(text), int4Max) : int4Max;
  const ranking = await ask(asked, 'GET /visitor/prodRanking/detail', { categoryId, rankType: type });
  return { type, ranking: rankingView(formatOf(asked.context), ranking) };
}
