import { i18nContext } from '../context.ts';
import { titleMeta } from '../page-meta.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageTitle } from '../page-title.ts';
import { ShopPage } from '../sections/shop/shop-page.tsx';
import { claim, loadStrip } from '../sections/coupons/coupons.server.ts';
import { isKept, keep } from '../sections/collections/collections.server.ts';
import { textOf } from '../form-text.ts';
import { loadShop, sidOf } from '../sections/shop/shop.server.ts';
import type { Route } from './+types/shop-page';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  titleMeta({ loaderData, matches }),
  ...(loaderData === undefined ? [] : [{ name: 'description', content: loaderData.shop.head.intro }]),
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const shopId = sidOf(url);
  const [shop, kept, coupons] = await Promise.all([
    loadShop({ context, url }, shopId),
    isKept({ context, url }, { shopId }),
    loadStrip({ context, url }, { shopId }),
  ]);
  return { shop, kept, coupons, title: pageTitle(context.get(i18nContext), shop.head.name) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData();
  return textOf(form, 'intent') === 'claim' ? claim({ context, url }, form) : keep({ context, url }, { shopId: sidOf(url) }, form);
}

export const shouldRevalidate = unlessLost;

export default function ShopRoute({ loaderData, actionData }: Route.ComponentProps) {
  const claimed = actionData !== undefined && 'couponId' in actionData ? actionData : undefined;
  return <ShopPage shop={loaderData.shop} kept={loaderData.kept} coupons={loaderData.coupons} claimed={claimed} />;
}
