import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { AddressPage } from '../sections/address/address-page.tsx';
import { changeBook, loadBook } from '../sections/address/address.server.ts';
import type { Route } from './+types/uc-address';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Address book`),
  book: await loadBook({ context, url }),
});

export const action = async ({ request, context, url }: Route.ActionArgs) => changeBook({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function UcAddress({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData && 'attempt' in actionData ? actionData : undefined;
  const refused = actionData && !('attempt' in actionData) ? actionData : undefined;
  return <AddressPage book={loaderData.book} result={result} refused={refused} />;
}
