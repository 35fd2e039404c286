import { lazy } from 'react';
import { WhenInSight } from '../shell/when-in-sight.tsx';
import type { ClaimResult } from './coupons.server.ts';

const Strip = lazy(() => import('./product-strip.tsx'));

/** Coupons for a product. A page that is the same for all guests does not name what becomes fewer with every claim, so they come by themselves. */
export function ProductCoupons(props: { prodId: number; claimed: ClaimResult | undefined }) {
  return (
    <WhenInSight>
      <Strip {...props} />
    </WhenInSight>
  );
}
