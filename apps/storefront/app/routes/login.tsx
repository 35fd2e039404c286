import { msg } from '@lingui/core/macro';
import { demoPassword } from '@kyakhta/contract/values';
import { i18nContext } from '../context.ts';
import { pageTitle } from '../page-title.ts';
import { loadEntrance } from '../sections/account/entrance.server.ts';
import { logIn } from '../sections/account/login-action.server.ts';
import { LoginPage } from '../sections/account/login-page.tsx';
import type { Route } from './+types/login';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { demo, ...entrance } = await loadEntrance({ context, url });
  return {
    title: pageTitle(context.get(i18nContext), msg`Log in`),
    mode: url.searchParams.get('mode') === 'code' ? ('code' as const) : ('account' as const),
    ...entrance,
    demo: demo ? { userName: 'buyer1@demo.test', passWord: demoPassword } : null,
  };
}

export const action = async ({ request, context, url }: Route.ActionArgs) => logIn({ context, url }, await request.formData());

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} result={actionData} />;
}
