import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { loadAccount, saveAccount } from '../sections/profile/account.server.ts';
import { AccountPage } from '../sections/profile/account-page.tsx';
import type { Route } from './+types/uc-account';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Account information`),
  account: await loadAccount({ context, url }),
});

export const action = async ({ request, context, url }: Route.ActionArgs) => saveAccount({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function UcAccount({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage account={loaderData.account} result={actionData} />;
}
