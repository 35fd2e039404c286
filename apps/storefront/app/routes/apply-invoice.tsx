import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { ApplyPage } from '../sections/invoices/apply-page.tsx';
import { apply, loadApplication } from '../sections/invoices/apply.server.ts';
import type { Route } from './+types/apply-invoice';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Apply for an invoice`),
  application: await loadApplication({ context, url }),
});

export const action = async ({ request, context, url }: Route.ActionArgs) => apply({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function ApplyInvoice({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplyPage application={loaderData.application} result={actionData} />;
}
