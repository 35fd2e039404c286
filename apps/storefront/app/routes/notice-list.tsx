import { NoticesPage } from '../sections/notices/notices-page.tsx';
import { loadNotices } from '../sections/notices/notices.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/notice-list';

export const meta: Route.MetaFunction = pageMeta;

export const loader = ({ context, url }: Route.LoaderArgs) => loadNotices({ context, url });

export default function NoticeListRoute({ loaderData }: Route.ComponentProps) {
  return <NoticesPage {...loaderData} />;
}
