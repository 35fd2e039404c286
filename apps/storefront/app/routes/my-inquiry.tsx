import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { InquiriesPage } from '../sections/inquiries/inquiries-page.tsx';
import { loadInquiries } from '../sections/inquiries/inquiries.server.ts';
import type { Route } from './+types/my-inquiry';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  return { title: pageTitle(context.get(i18nContext), msg`Inquiries`), list: await loadInquiries({ context, url }) };
}

export default function MyInquiry({ loaderData }: Route.ComponentProps) {
  return <InquiriesPage list={loaderData.list} />;
}
