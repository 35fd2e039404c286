import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { loadEntrance } from '../sections/account/entrance.server.ts';
import { recover } from '../sections/account/forgot-action.server.ts';
import { ForgotDone, ForgotPage } from '../sections/account/forgot-page.tsx';
import { askOrKeep } from '../sections/account/form-result.ts';
import type { Route } from './+types/forget-password';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`New password`),
  done: url.searchParams.has('done'),
  ...(await loadEntrance({ context, url })),
});

export const action = async ({ request, context, url }: Route.ActionArgs) => recover({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function ForgetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { done, ...page } = loaderData;
  return done ? <ForgotDone back={page.back} /> : <ForgotPage {...page} result={actionData} />;
}
