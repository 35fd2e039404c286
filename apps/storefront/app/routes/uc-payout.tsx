import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { PayoutPage } from '../sections/balance/payout-page.tsx';
import { changePayout, loadPayout } from '../sections/balance/payout.server.ts';
import type { Route } from './+types/uc-payout';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Have your balance paid out`),
  done: url.searchParams.get('done'),
  payout: await loadPayout({ context, url }),
});

export const action = async ({ request, context, url }: Route.ActionArgs) => changePayout({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function UcPayout({ loaderData, actionData }: Route.ComponentProps) {
  return <PayoutPage payout={loaderData.payout} done={loaderData.done} result={actionData} />;
}
