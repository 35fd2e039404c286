import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { RefundPage } from '../sections/refunds/refund-page.tsx';
import { changeRefund, loadRefund } from '../sections/refunds/refund.server.ts';
import type { Route } from './+types/return-detail';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const refund = await loadRefund({ context, url });
  const { refundSn } = refund;
  return { title: pageTitle(context.get(i18nContext), msg`Refund ${refundSn}`), refund };
}

export const action = async ({ request, context, url }: Route.ActionArgs) => changeRefund({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function ReturnDetail({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData && 'attempt' in actionData ? actionData : undefined;
  const refused = actionData && !('attempt' in actionData) ? actionData : undefined;
  return <RefundPage refund={loaderData.refund} result={result} refused={refused} />;
}
