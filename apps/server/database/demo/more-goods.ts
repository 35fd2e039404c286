import { orderOf, productAt } from './catalogue/products.ts';
import { marks } from './catalogue/phrases.ts';
import { moreTraders, type Trader, traders } from './catalogue/stores.ts';
import { families } from './catalogue/tree.ts';
import { products, stores } from './goods.ts';
import type { Product, Text } from './goods/types.ts';

/** Stores for so many products: one for ten beyond those of the demo, as a large marketplace has them. */
export const moreStores = (count: number): Trader[] =>
  moreTraders(Math.max(0, Math.floor((count - products.length) / 10)), stores.length + 1);

/** One mark while there are enough, then two. */
const markOf = (round: number): Text | undefined => {
  if (round === 0) return undefined;
  const first = marks[(round - 1) % marks.length];
  const second = marks[Math.floor((round - 1) / marks.length) - 1];
  if (first === undefined || second === undefined) return first;
  return { en: `${first.en} ${second.en}`, ru: `${first.ru} ${second.ru}`, zh_CN: `${first.zh_CN}${second.zh_CN}` };
};

/**
 * Goods for benchmarks, as many as are wanting to `count`: first the models that the families describe and the demo
 * leaves out, then all of them under one trade mark after the other. The same number always gives the same goods.
 */
export function* moreGoods(count: number): Generator<Product> {
  const sellers = [...traders, ...moreStores(count)];
  const byTrade = new Map<string, number[]>();
  for (const { shopId, trades } of sellers) for (const trade of trades) byTrade.set(trade, [...(byTrade.get(trade) ?? []), shopId]);
  const orders = families.map((family) => ({ family, order: orderOf(family), dealers: byTrade.get(family.trade) ?? [] }));
  let made = products.length;
  for (let round = 0; made < count; round++) {
    const mark = markOf(round);
    for (const { family, order, dealers } of orders) {
      for (const place of round === 0 ? order.slice(family.wanted) : order) {
        if (made >= count) return;
        const shopId = dealers[made % dealers.length] ?? 0;
        made += 1;
        yield productAt(family, place, shopId, {
          ...(mark === undefined ? {} : { mark }),
          keyMore: round === 0 ? '' : `-${round}`,
          dearer: 1 + ((round * 7 + place) % 23) / 100,
          picture: place,
          wide: true,
        });
      }
    }
  }
}
