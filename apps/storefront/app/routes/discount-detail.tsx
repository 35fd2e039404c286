import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { OfferPage } from '../sections/offers/offer-page.tsx';
import { loadOffer } from '../sections/offers/offers.server.ts';
import type { Route } from './+types/discount-detail';

export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const offer = await loadOffer({ context, url });
  return { title: pageTitle(context.get(i18nContext), offer.head.title), offer };
}

export default function DiscountDetail({ loaderData }: Route.ComponentProps) {
  return <OfferPage offer={loaderData.offer} />;
}
