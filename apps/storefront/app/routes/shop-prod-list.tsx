import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { readListQuery } from '../sections/catalog/list-query.ts';
import { loadList } from '../sections/catalog/list.server.ts';
import { ShopGoodsPage } from '../sections/shop/shop-goods-page.tsx';
import { loadShopHead, sidOf } from '../sections/shop/shop.server.ts';
import type { Route } from './+types/shop-prod-list';

export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const sid = sidOf(url);
  // An unknown store is not found, whatever its list would have said.
  const head = await loadShopHead({ context, url }, sid);
  const { shopIds: _shopIds, ...query } = readListQuery(url);
  const list = await loadList({ context, url }, { ...query, sid });
  const { name } = head;
  const i18n = context.get(i18nContext);
  return { head, list, title: pageTitle(i18n, i18n._(msg`Goods of ${name}`)) };
}

export default function ShopProdList({ loaderData }: Route.ComponentProps) {
  return <ShopGoodsPage head={loaderData.head} list={loaderData.list} />;
}
