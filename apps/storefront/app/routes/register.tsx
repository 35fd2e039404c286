import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { loadEntrance } from '../sections/account/entrance.server.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { register } from '../sections/account/register-action.server.ts';
import { forgetProfile, profileOf } from '../sections/account/social-cookies.server.ts';
import { RegisterPage } from '../sections/account/register-page.tsx';
import type { Route } from './+types/register';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const profile = profileOf(request);
  return {
    title: pageTitle(
      context.get(i18nContext),
      msg({ message: 'Register', context: 'page', comment: 'The registration: its page, and links to it' }),
    ),
    ...(await loadEntrance({ context, url })),
    // The ticket itself stays in its cookie.
    social: profile && { site: profile.site, mail: profile.mail, userName: profile.userName },
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { answer, isTicketDone } = await register({ context, url }, await request.formData(), profileOf(request)?.biz ?? null);
  if (!isTicketDone) return answer;
  if (!(answer instanceof Response)) return data(answer, { headers: { 'Set-Cookie': forgetProfile() } });
  answer.headers.append('Set-Cookie', forgetProfile());
  return answer;
}

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterPage {...loaderData} result={actionData} />;
}
