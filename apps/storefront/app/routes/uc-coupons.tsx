import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { loadMine, redeem } from '../sections/coupons/coupons.server.ts';
import { MyCouponsPage } from '../sections/coupons/my-coupons-page.tsx';
import type { Route } from './+types/uc-coupons';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Coupons`),
  mine: await loadMine({ context, url }),
});

export const action = async ({ request, context, url }: Route.ActionArgs) => redeem({ context, url }, await request.formData());

export const shouldRevalidate = unlessLost;

export default function UcCoupons({ loaderData, actionData }: Route.ComponentProps) {
  return <MyCouponsPage mine={loaderData.mine} result={actionData} />;
}
