import { accountEndpoints } from './accounts.ts';
import { addressEndpoints } from './addresses.ts';
import { cartEndpoints } from './cart.ts';
import { catalogEndpoints } from './catalog.ts';
import { platformEndpoints, sellerOrderEndpoints } from './console-orders.ts';
import { goodsEndpoints } from './goods.ts';
import { fileEndpoints } from './files.ts';
import { importEndpoints } from './imports.ts';
import { operatorEndpoints } from './operators.ts';
import { orderEndpoints } from './orders.ts';
import { paymentEndpoints } from './payments.ts';
import { profileEndpoints } from './profile.ts';
import { registrationEndpoints } from './registration.ts';
import { reviewEndpoints } from './reviews.ts';
import { searchEndpoints } from './search.ts';
import { siteEndpoints } from './site.ts';

/** The whole wire contract: address → endpoint. */
export const endpoints = {
  ...siteEndpoints,
  ...accountEndpoints,
  ...registrationEndpoints,
  ...profileEndpoints,
  ...addressEndpoints,
  ...catalogEndpoints,
  ...searchEndpoints,
  ...reviewEndpoints,
  ...goodsEndpoints,
  ...fileEndpoints,
  ...importEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...sellerOrderEndpoints,
  ...platformEndpoints,
  ...operatorEndpoints,
} as const;
