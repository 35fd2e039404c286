import { msg } from '@lingui/core/macro';
import { ask } from '../ask.ts';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { loadLoginKey } from '../sections/account/entrance.server.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { PasswordChanged, PasswordPage } from '../sections/profile/password-page.tsx';
import { changePassword } from '../sections/profile/password.server.ts';
import type { Route } from './+types/uc-password';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const [{ isSetPassword }, { userName }, loginKey] = await Promise.all([
    ask({ context, url }, 'GET /p/user/centerInfo', {}),
    ask({ context, url }, 'GET /p/user/userInfo', {}),
    loadLoginKey({ context }),
  ]);
  return { title: pageTitle(context.get(i18nContext), msg`Password`), userName, isSetPassword, loginKey };
}

export const action = async ({ request, context, url }: Route.ActionArgs) => changePassword({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function UcPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { userName, isSetPassword, loginKey } = loaderData;
  if (actionData && 'done' in actionData) return <PasswordChanged />;
  return <PasswordPage userName={userName} isSetPassword={isSetPassword} loginKey={loginKey} result={actionData} />;
}
