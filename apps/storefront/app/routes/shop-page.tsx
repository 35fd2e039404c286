import { i18nContext } from '../context.ts';
import { pageTitle } from '../page-title.ts';
import { ShopPage } from '../sections/shop/shop-page.tsx';
import { loadShop, sidOf } from '../sections/shop/shop.server.ts';
import type { Route } from './+types/shop-page';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'description', content: loaderData?.shop.head.intro },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = await loadShop({ context, url }, sidOf(url));
  return { shop, title: pageTitle(context.get(i18nContext), shop.head.name) };
}

export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  return <ShopPage shop={loaderData.shop} />;
}
