import { CouponForm, couponFormLoader } from '@kyakhta/console';
import { useLoaderData } from 'react-router';

export const loader = couponFormLoader('store');

/** A new coupon, or one that is changed. */
export function Component() {
  return <CouponForm owner="store" form={useLoaderData<typeof loader>()} />;
}
