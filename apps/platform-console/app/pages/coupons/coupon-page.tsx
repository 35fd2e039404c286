import { CouponDetail, couponLoader } from '@kyakhta/console';
import { useLoaderData } from 'react-router';

export const loader = couponLoader('platform');

export function Component() {
  const { coupon, codes } = useLoaderData<typeof loader>();
  return <CouponDetail owner="platform" coupon={coupon} codes={codes} />;
}
