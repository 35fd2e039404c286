import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { apply, loadApplying } from '../sections/store-opening/application.server.ts';
import { ApplyPage } from '../sections/store-opening/apply-page.tsx';
import type { Route } from './+types/apply-shop';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Open a store for free`),
  application: await loadApplying({ context, url }),
});

export const action = async ({ request, context, url }: Route.ActionArgs) => apply({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function ApplyShop({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplyPage application={loaderData.application} result={actionData} />;
}
