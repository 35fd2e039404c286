import { productAt, orderOf } from './catalogue/products.ts';
import { dealersIn, traders } from './catalogue/stores.ts';
import { categories, families } from './catalogue/tree.ts';
import type { Family } from './catalogue/read.ts';
import { categories as firstCategories } from './goods/categories.ts';
import { foshanHome } from './goods/foshan-home.ts';
import { ningboTools } from './goods/ningbo-tools.ts';
import { stores as firstStores } from './goods/stores.ts';
import type { Category, Product, Store } from './goods/types.ts';
import { wenzhouFootwear } from './goods/wenzhou-footwear.ts';
import { units } from './goods/words.ts';
import { yiwuGoods } from './goods/yiwu-goods.ts';
import { zhongshanElectric } from './goods/zhongshan-electric.ts';

export { categories, firstCategories, firstStores, units };
export type { Category, Product, Sku, Store } from './goods/types.ts';

/** The products of stores 1 to 5, ten each: described one by one, with their own pictures. */
export const firstProducts: readonly Product[] = [...ningboTools, ...wenzhouFootwear, ...zhongshanElectric, ...yiwuGoods, ...foshanHome];

export const stores: readonly Store[] = [...firstStores, ...traders];

/** Products of each store so far: a family goes to those of its dealers that have least. */
const load = new Map<number, number>();

const productsOf = (family: Family): Product[] => {
  const dealers = dealersIn(family, traders).toSorted((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0) || a - b);
  const places = orderOf(family)
    .slice(0, family.wanted)
    .toSorted((a, b) => a - b);
  return places.map((place, i) => {
    // Two stores share a family, so that a buyer has something to compare.
    const shopId = dealers[(i % 3 === 2 ? 1 : 0) % dealers.length] ?? 0;
    load.set(shopId, (load.get(shopId) ?? 0) + 1);
    return productAt(family, place, shopId, { picture: i });
  });
};

/** Every demo product: those of stores 1 to 5, then family by family. */
export const products: readonly Product[] = [...firstProducts, ...families.flatMap(productsOf)];

/** The categories of one level: 1 is the top, products are in 3. */
export function categoriesOf(level: 1 | 2 | 3): readonly Category[] {
  let list: readonly Category[] = categories;
  for (let depth = 1; depth < level; depth++) list = list.flatMap((category) => category.children);
  return list;
}
