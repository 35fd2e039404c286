import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { applyForRefund } from '../sections/refunds/apply-action.server.ts';
import { ApplyPage } from '../sections/refunds/apply-page.tsx';
import { loadApplication } from '../sections/refunds/apply.server.ts';
import type { Route } from './+types/apply-return';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const application = await loadApplication({ context, url });
  const title = application.refundSn === null ? msg`Apply for a refund` : msg`Change the application`;
  return { title: pageTitle(context.get(i18nContext), title), application };
}

export const action = async ({ request, context, url }: Route.ActionArgs) => applyForRefund({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function ApplyReturn({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplyPage application={loaderData.application} result={actionData} />;
}
