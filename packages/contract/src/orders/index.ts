import { buyerOrderEndpoints } from './buyer.ts';
import { sellerOrderEndpoints, platformOrderEndpoints } from './console.ts';
import { handoverEndpoints } from './handover.ts';
import { findEndpoints } from './find.ts';
export { deliveredParcel, orderDetail, parcel, track } from './shapes.ts';
export { split, timelineEntry } from './timeline.ts';

export const orderEndpoints = {
  ...buyerOrderEndpoints,
  ...sellerOrderEndpoints,
  ...platformOrderEndpoints,
  ...handoverEndpoints,
  ...findEndpoints,
} as const;
