import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageTitle } from '../page-title.ts';
import { AccountDeletedPage } from '../sections/profile/account-deleted-page.tsx';
import type { Route } from './+types/account-deleted';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];

export const loader = ({ context }: Route.LoaderArgs) => ({ title: pageTitle(context.get(i18nContext), msg`Your account is deleted`) });

export default function AccountDeleted() {
  return <AccountDeletedPage />;
}
