import { msg } from '@lingui/core/macro';
import { goTo, personOf } from '../ask.ts';
import { i18nContext } from '../context.ts';
import { titleMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { paths } from '../paths.ts';
import { AccountDeletedPage } from '../sections/profile/account-deleted-page.tsx';
import type { Route } from './+types/account-deleted';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  titleMeta({ loaderData, matches }),
  { name: 'robots', content: 'noindex' },
];

export function loader({ context, url }: Route.LoaderArgs) {
  // A person with an account hears nothing of the kind.
  if (personOf(context).buyer) throw goTo(url, paths.home());
  return { title: pageTitle(context.get(i18nContext), msg`Your account has been deleted`) };
}

export default function AccountDeleted() {
  return <AccountDeletedPage />;
}
