import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageTitle } from '../page-title.ts';
import { BindingPage } from '../sections/profile/binding-page.tsx';
import { bind, loadBinding } from '../sections/profile/binding.server.ts';
import type { Route } from './+types/uc-bind';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`E-mail and mobile`),
  binding: await loadBinding({ context, url }),
});

export const action = async ({ request, context, url }: Route.ActionArgs) => bind({ context, url }, await request.formData());

export default function UcBind({ loaderData, actionData }: Route.ComponentProps) {
  return <BindingPage binding={loaderData.binding} result={actionData} />;
}
