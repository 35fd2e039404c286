import { NoticePage } from '../sections/notices/notice-page.tsx';
import { loadNotice } from '../sections/notices/notices.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/notice-detail';

export const meta: Route.MetaFunction = pageMeta;

export const loader = ({ context, url }: Route.LoaderArgs) => loadNotice({ context, url });

export default function NoticeDetailRoute({ loaderData }: Route.ComponentProps) {
  return <NoticePage {...loaderData} />;
}
