import { i18nContext } from '../context.ts';
import { titleMeta } from '../page-meta.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageTitle } from '../page-title.ts';
import { ShopPage } from '../sections/shop/shop-page.tsx';
import { isKept, keep } from '../sections/collections/collections.server.ts';
import { loadShop, sidOf } from '../sections/shop/shop.server.ts';
import type { Route } from './+types/shop-page';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  titleMeta({ loaderData, matches }),
  ...(loaderData === undefined ? [] : [{ name: 'description', content: loaderData.shop.head.intro }]),
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const shopId = sidOf(url);
  const [shop, kept] = await Promise.all([loadShop({ context, url }, shopId), isKept({ context, url }, { shopId })]);
  return { shop, kept, title: pageTitle(context.get(i18nContext), shop.head.name) };
}

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  keep({ context, url }, { shopId: sidOf(url) }, await request.formData());

export const shouldRevalidate = unlessLost;

export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  return <ShopPage shop={loaderData.shop} kept={loaderData.kept} />;
}
