import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { farPaths } from '../../far-paths.ts';
import { withLanguage } from '../../paths.ts';
import { useLang } from '../shell/router-anchor.tsx';
import { useClaim } from './claim-button.tsx';
import { CouponStrip } from './coupon-strip.tsx';
import type { ClaimableView } from './coupon-view.server.ts';
import type { ClaimResult } from './coupons.server.ts';

/** Coupons for a product, asked for by the page that shows them; asked for again once one was claimed. */
export default function ProductStrip({ prodId, claimed }: { prodId: number; claimed: ClaimResult | undefined }) {
  const claim = useClaim();
  const { data, load } = useFetcher<ClaimableView[]>();
  const address = withLanguage(farPaths.couponsBeside(prodId), useLang());
  useEffect(() => {
    void load(address);
  }, [address, load]);
  return (
    <>
      {claim.form}
      <CouponStrip coupons={data ?? []} result={claimed} busy={claim.busy} className="mt-4" isWide />
    </>
  );
}
