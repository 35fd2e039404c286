import { msg } from '@lingui/core/macro';
import { code, demoPassword } from '@kyakhta/contract/values';
import { apiContext, i18nContext, personContext } from '../context.ts';
import { pageTitle } from '../page-title.ts';
import { localPath } from '../paths.ts';
import { logIn } from '../sections/account/login-action.server.ts';
import { LoginPage } from '../sections/account/login-page.tsx';
import type { Route } from './+types/login';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const key = await context.get(apiContext).call('GET /login/key', {});
  return {
    title: pageTitle(context.get(i18nContext), msg`Log in`),
    mode: url.searchParams.get('mode') === 'code' ? ('code' as const) : ('account' as const),
    back: localPath(url.searchParams.get('back')),
    loginKey: key.code === code.ok ? key.data : null,
    demo: context.get(personContext).demo ? { userName: 'buyer1@demo.test', passWord: demoPassword } : null,
  };
}

export const action = async ({ request, context, url }: Route.ActionArgs) => logIn({ context, url }, await request.formData());

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} result={actionData} />;
}
