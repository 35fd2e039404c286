import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { CommentsPage } from '../sections/reviews/comments-page.tsx';
import { loadComments } from '../sections/reviews/comments.server.ts';
import type { Route } from './+types/uc-comments';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  return { title: pageTitle(context.get(i18nContext), msg`Reviews`), list: await loadComments({ context, url }) };
}

export default function UcComments({ loaderData }: Route.ComponentProps) {
  return <CommentsPage list={loaderData.list} />;
}
