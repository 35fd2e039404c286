import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { FirmPage } from '../sections/invoices/firm-page.tsx';
import { changeFirm, loadFirm } from '../sections/invoices/firm.server.ts';
import type { Route } from './+types/uc-firm';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Your firm's details`),
  kept: url.searchParams.has('done'),
  firm: await loadFirm({ context, url }),
});

export const action = async ({ request, context, url }: Route.ActionArgs) => changeFirm({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function UcFirm({ loaderData, actionData }: Route.ComponentProps) {
  return <FirmPage firm={loaderData.firm} kept={loaderData.kept} result={actionData} />;
}
