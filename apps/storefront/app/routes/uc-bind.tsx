import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { BindingPage } from '../sections/profile/binding-page.tsx';
import { bind, loadBinding } from '../sections/profile/binding.server.ts';
import type { Route } from './+types/uc-bind';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Email and mobile`),
  binding: await loadBinding({ context, url }),
});

export const action = async ({ request, context, url }: Route.ActionArgs) => bind({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function UcBind({ loaderData, actionData }: Route.ComponentProps) {
  return <BindingPage binding={loaderData.binding} result={actionData} />;
}
