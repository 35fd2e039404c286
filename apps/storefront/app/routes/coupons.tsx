import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { CentrePage } from '../sections/coupons/centre-page.tsx';
import { claim, loadCentre } from '../sections/coupons/coupons.server.ts';
import type { Route } from './+types/coupons';

export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Coupon centre`),
  centre: await loadCentre({ context, url }),
});

export const action = async ({ request, context, url }: Route.ActionArgs) => claim({ context, url }, await request.formData());

export const shouldRevalidate = unlessLost;

export default function CouponsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CentrePage centre={loaderData.centre} result={actionData} />;
}
