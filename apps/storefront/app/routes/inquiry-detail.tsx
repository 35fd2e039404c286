import { data } from 'react-router';
import type { PageProblem } from '../ask.ts';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { InquiryPage } from '../sections/inquiries/inquiry-page.tsx';
import { loadInquiry } from '../sections/inquiries/inquiries.server.ts';
import type { Route } from './+types/inquiry-detail';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const text = url.searchParams.get('id') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(text)) throw data<PageProblem>({ msg: '', failure: 'inquiryUnknown' }, { status: 404 });
  const inquiry = await loadInquiry({ context, url }, Number(text));
  return { title: pageTitle(context.get(i18nContext), inquiry.name), inquiry, sent: url.searchParams.get('done') === '1' };
}

export default function InquiryDetail({ loaderData }: Route.ComponentProps) {
  return <InquiryPage inquiry={loaderData.inquiry} sent={loaderData.sent} />;
}
