import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { unlessLost } from '../lost-answer.ts';
import { paths } from '../paths.ts';
import { dropFromHistory, loadHistory } from '../sections/collections/collections.server.ts';
import { HistoryList } from '../sections/collections/history-list.tsx';
import type { Route } from './+types/history-page';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Browsing history`),
  history: await loadHistory({ context, url }),
});

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  dropFromHistory({ context, url }, await request.formData(), paths.history);

export const shouldRevalidate = unlessLost;

export default function HistoryPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-5 md:pt-6">
      <HistoryList history={loaderData.history} refused={actionData} href={paths.history} />
    </div>
  );
}
