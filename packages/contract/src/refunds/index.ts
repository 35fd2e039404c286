import { buyerRefundEndpoints } from './buyer.ts';
import { consoleRefundEndpoints } from './console.ts';

export const refundEndpoints = {
  ...buyerRefundEndpoints,
  ...consoleRefundEndpoints,
} as const;
