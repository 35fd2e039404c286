import { productEndpoints } from './products.ts';
import { categoryEndpoints } from './categories.ts';
import { offeredEndpoints } from './offered.ts';
import { searchEndpoints } from './search.ts';
import { rankingEndpoints } from './rankings.ts';
import { goodsEndpoints } from './goods.ts';
import { goodsReviewEndpoints } from './goods-review.ts';
import { certificateEndpoints } from './certificates.ts';
import { importEndpoints } from './imports.ts';
export { productCard } from './products.ts';

export const catalogEndpoints = {
  ...productEndpoints,
  ...categoryEndpoints,
  ...searchEndpoints,
  ...offeredEndpoints,
  ...rankingEndpoints,
  ...goodsEndpoints,
  ...goodsReviewEndpoints,
  ...certificateEndpoints,
  ...importEndpoints,
} as const;
