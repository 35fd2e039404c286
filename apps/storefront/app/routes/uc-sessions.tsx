import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { SessionsPage } from '../sections/profile/sessions-page.tsx';
import { endSessions, loadSessions } from '../sections/profile/sessions.server.ts';
import type { Route } from './+types/uc-sessions';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Devices`),
  ...(await loadSessions({ context, url })),
});

export const action = async ({ request, context, url }: Route.ActionArgs) => endSessions({ context, url }, await request.formData());

export default function UcSessions({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, ended } = loaderData;
  return <SessionsPage sessions={sessions} ended={ended} refused={actionData} />;
}
