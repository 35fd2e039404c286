import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { CollectionPage } from '../sections/collections/collection-page.tsx';
import { dropFromCollection, loadCollection } from '../sections/collections/collections.server.ts';
import type { Route } from './+types/uc-collection';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Favourites`),
  list: await loadCollection({ context, url }),
});

export const action = async ({ request, context, url }: Route.ActionArgs) => dropFromCollection({ context, url }, await request.formData());

export default function UcCollection({ loaderData, actionData }: Route.ComponentProps) {
  return <CollectionPage list={loaderData.list} result={actionData} />;
}
