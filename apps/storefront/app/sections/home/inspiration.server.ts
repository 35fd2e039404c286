import { code, inspirationLoadsMax, inspirationPerLoad } from '@kyakhta/contract/values';
import { formatOf, tryAsk, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { cardView } from '../catalog/card-view.server.ts';

/** All goods for inspiration that are not in the rankings already; null when they cannot be had. */
export async function loadInspiration(asked: Asked) {
  const [pool, rankings] = await Promise.all([
    tryAsk(asked, 'GET /p/myHomePage/productInspiration', { current: -1 }),
    tryAsk(asked, 'GET /p/myHomePage/popularRankings', {}),
  ]);
  if (pool.code !== code.ok) return { cards: null };
  const shown = new Set(
    rankings.code === code.ok ? Object.values(rankings.data).flatMap(({ prodList }) => prodList.map(({ prodId }) => prodId)) : [],
  );
  const format = formatOf(asked.context);
  const i18n = asked.context.get(i18nContext);
  return { cards: pool.data.filter(({ prodId }) => !shown.has(prodId)).map((card) => cardView(format, card, i18n)) };
}
export type Inspiration = Awaited<ReturnType<typeof loadInspiration>>;

/** What the address asks for without scripts: so many loads at once. */
export async function loadInspirationPage(asked: Asked) {
  const more = Math.trunc(Number(asked.url.searchParams.get('more')));
  if (!(more >= 1)) return null;
  const loads = Math.min(more, inspirationLoadsMax + 1);
  const { cards } = await loadInspiration(asked);
  const count = loads * inspirationPerLoad;
  return cards && { cards: cards.slice(0, count), next: loads <= inspirationLoadsMax && cards.length > count ? loads + 1 : null };
}
export type InspirationPage = Awaited<ReturnType<typeof loadInspirationPage>>;
