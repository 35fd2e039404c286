import { accountEndpoints } from './accounts.ts';
import { cartEndpoints } from './cart.ts';
import { catalogEndpoints } from './catalog.ts';
import { orderEndpoints, platformEndpoints, sellerOrderEndpoints } from './orders.ts';
import { siteEndpoints } from './site.ts';

/** The whole wire contract: address → endpoint. */
export const endpoints = {
  ...siteEndpoints,
  ...accountEndpoints,
  ...catalogEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...sellerOrderEndpoints,
  ...platformEndpoints,
} as const;

export { endpoint, type Endpoint, type Who } from './endpoint.ts';
export * from './types.ts';
export * from './values/index.ts';
