import { CouponForm, couponFormLoader } from '@kyakhta/console';
import { useLoaderData } from 'react-router';

export const loader = couponFormLoader('platform');

/** A new coupon, or one that is changed. */
export function Component() {
  return <CouponForm owner="platform" form={useLoaderData<typeof loader>()} />;
}
