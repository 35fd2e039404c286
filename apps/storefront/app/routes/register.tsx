import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageTitle } from '../page-title.ts';
import { loadEntrance } from '../sections/account/entrance.server.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { register } from '../sections/account/register-action.server.ts';
import { RegisterPage } from '../sections/account/register-page.tsx';
import type { Route } from './+types/register';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(
    context.get(i18nContext),
    msg({ message: 'Register', context: 'page', comment: 'The registration: its page, and links to it' }),
  ),
  ...(await loadEntrance({ context, url })),
});

export const action = async ({ request, context, url }: Route.ActionArgs) => register({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterPage {...loaderData} result={actionData} />;
}
