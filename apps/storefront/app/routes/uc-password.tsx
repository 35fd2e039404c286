import { msg } from '@lingui/core/macro';
import { ask } from '../ask.ts';
import { i18nContext } from '../context.ts';
import { pageTitle } from '../page-title.ts';
import { loadLoginKey } from '../sections/account/entrance.server.ts';
import { PasswordChanged, PasswordPage } from '../sections/profile/password-page.tsx';
import { changePassword } from '../sections/profile/password.server.ts';
import type { Route } from './+types/uc-password';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const [{ isSetPassword }, loginKey] = await Promise.all([ask({ context, url }, 'GET /p/user/centerInfo', {}), loadLoginKey({ context })]);
  return { title: pageTitle(context.get(i18nContext), msg`Password`), isSetPassword, loginKey };
}

export const action = async ({ request, context, url }: Route.ActionArgs) => changePassword({ context, url }, await request.formData());

export default function UcPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { isSetPassword, loginKey } = loaderData;
  if (actionData?.done) return <PasswordChanged />;
  return <PasswordPage isSetPassword={isSetPassword} loginKey={loginKey} result={actionData?.result} />;
}
