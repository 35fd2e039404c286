import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { RefundsPage } from '../sections/refunds/refunds-page.tsx';
import { loadRefunds } from '../sections/refunds/refunds.server.ts';
import type { Route } from './+types/uc-return';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  return { title: pageTitle(context.get(i18nContext), msg`Refunds`), list: await loadRefunds({ context, url }) };
}

export default function UcReturn({ loaderData }: Route.ComponentProps) {
  return <RefundsPage list={loaderData.list} />;
}
