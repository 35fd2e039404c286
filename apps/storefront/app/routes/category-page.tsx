import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { ListPage } from '../sections/catalog/list-page.tsx';
import { readListQuery } from '../sections/catalog/list-query.ts';
import { loadList } from '../sections/catalog/list.server.ts';
import type { Route } from './+types/category-page';

export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const i18n = context.get(i18nContext);
  const { sid: _sid, ...query } = readListQuery(url);
  const list = await loadList({ context, url }, query);
  const pn = list.query.pn;
  const name = list.path.at(-1)?.name;
  return { list, title: pageTitle(i18n, pn ? i18n._(msg`Search: ${pn}`) : (name ?? i18n._(msg`Catalogue`))) };
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={loaderData.list} />;
}
