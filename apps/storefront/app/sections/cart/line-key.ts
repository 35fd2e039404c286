import type { LineView } from './cart.server.ts';

/** A line as forms carry it. */
export const lineKey = (line: LineView): string => `${line.basketId}.${line.prodId}.${line.skuId}.${line.shopId}`;
