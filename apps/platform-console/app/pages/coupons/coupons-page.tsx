import { CouponIndex } from '@kyakhta/console';
import { useLoaderData } from 'react-router';
import { coupons } from './coupons-resource.ts';

export const loader = coupons.loader;

export function Component() {
  return <CouponIndex of={coupons} list={useLoaderData<typeof loader>()} />;
}
