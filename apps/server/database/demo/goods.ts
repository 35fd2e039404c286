import { categories } from './goods/categories.ts';
import { foshanHome } from './goods/foshan-home.ts';
import { ningboTools } from './goods/ningbo-tools.ts';
import { stores } from './goods/stores.ts';
import type { Category, Product } from './goods/types.ts';
import { wenzhouFootwear } from './goods/wenzhou-footwear.ts';
import { units } from './goods/words.ts';
import { yiwuGoods } from './goods/yiwu-goods.ts';
import { zhongshanElectric } from './goods/zhongshan-electric.ts';

export { categories, stores, units };
export type { Category, Product, Sku, Store } from './goods/types.ts';

/** Every demo product, store by store. */
export const products: readonly Product[] = [...ningboTools, ...wenzhouFootwear, ...zhongshanElectric, ...yiwuGoods, ...foshanHome];

/** The categories of one level: 1 is the top, products stand in 3. */
export function categoriesOf(level: 1 | 2 | 3): readonly Category[] {
  let list: readonly Category[] = categories;
  for (let depth = 1; depth < level; depth++) list = list.flatMap((category) => category.children);
  return list;
}
