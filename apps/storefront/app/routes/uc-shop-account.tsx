import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { StoreAccountPage } from '../sections/store-opening/account-page.tsx';
import { loadStoreAccount, saveStoreAccount } from '../sections/store-opening/account.server.ts';
import type { Route } from './+types/uc-shop-account';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Store account`),
  account: await loadStoreAccount({ context, url }),
});

export const action = async ({ request, context, url }: Route.ActionArgs) => saveStoreAccount({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function UcShopAccount({ loaderData, actionData }: Route.ComponentProps) {
  return <StoreAccountPage account={loaderData.account} result={actionData} />;
}
