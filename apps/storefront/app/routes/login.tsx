import { msg } from '@lingui/core/macro';
import { demoPassword } from '@kyakhta/contract/values';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { loadEntrance } from '../sections/account/entrance.server.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { logIn } from '../sections/account/login-action.server.ts';
import { askOverPage } from '../sections/account/login-instead.ts';
import { LoginPage } from '../sections/account/login-page.tsx';
import { loadSocialSites } from '../sections/account/social.server.ts';
import { troubleOf } from '../sections/account/social-sites.ts';
import type { Route } from './+types/login';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { demo, ...entrance } = await loadEntrance({ context, url });
  return {
    title: pageTitle(context.get(i18nContext), msg`Log in`),
    mode: url.searchParams.get('mode') === 'code' ? ('code' as const) : ('account' as const),
    ...entrance,
    first: url.searchParams.has('first'),
    sites: await loadSocialSites({ context }),
    trouble: troubleOf(url),
    demo: demo ? { userName: 'buyer1@demo.test', passWord: demoPassword } : null,
  };
}

/** Who is sent here from a page by its scripts logs in over that page. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  askOverPage(new URL(request.url));
  return serverLoader();
}

export const action = async ({ request, context, url }: Route.ActionArgs) => logIn({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} result={actionData} />;
}
