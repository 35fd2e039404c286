import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Output } from '@kyakhta/contract/types';
import { int4Max, rankType } from '@kyakhta/contract/values';
import { ask, formatOf, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import type { Format } from '../../format.ts';
import { cardView } from '../catalog/card-view.server.ts';

type WireRanking = Output<'GET /visitor/prodRanking/detail'>;

/** The figure that operators set for the first places; the others have none. */
function popularity(format: Format, card: WireRanking['prodList'][number], i18n: I18n): string | null {
  if (card.popularity === 0) return null;
  return i18n._(msg({ message: `Popularity ${format.stars(card.popularity)}`, comment: 'On a card of a ranking, a figure up to 5' }));
}

/** A ranking as pages show it. */
export const rankingView = (format: Format, ranking: WireRanking, i18n: I18n, most?: number) => ({
  categoryId: ranking.categoryId,
  name: ranking.categoryName,
  days: ranking.days,
  updated: ranking.updatedAt === null ? null : format.moment(ranking.updatedAt),
  cards: ranking.prodList.slice(0, most).map((card) => ({
    ...cardView(format, card, i18n),
    rank: { position: card.position, words: popularity(format, card, i18n) },
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
  return { type, groups: groups.map((group) => rankingView(format, group, asked.context.get(i18nContext))) };
}
export type Rankings = Awaited<ReturnType<typeof loadRankings>>;

/** One ranking. A category of the address that is no number is one that nobody knows. */
export async function loadRanking(asked: Asked) {
  const type = rankTypeOf(asked.url);
  const text = asked.url.searchParams.get('categoryId') ?? '0';
  const categoryId = /^\d{1,10}$/.test(text) ? Math.min(Number(text), int4Max) : int4Max;
  const ranking = await ask(asked, 'GET /visitor/prodRanking/detail', { categoryId, rankType: type });
  return { type, ranking: rankingView(formatOf(asked.context), ranking, asked.context.get(i18nContext)) };
}
