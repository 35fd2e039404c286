import { CouponDetail, couponLoader } from '@kyakhta/console';
import { useLoaderData } from 'react-router';

export const loader = couponLoader('store');

export function Component() {
  const { coupon, codes } = useLoaderData<typeof loader>();
  return <CouponDetail owner="store" coupon={coupon} codes={codes} />;
}
