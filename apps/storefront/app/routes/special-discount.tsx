import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { OffersPage } from '../sections/offers/offers-page.tsx';
import { loadOffers } from '../sections/offers/offers.server.ts';
import type { Route } from './+types/special-discount';

export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Special offers`),
  offers: await loadOffers({ context, url }),
});

export default function SpecialDiscount({ loaderData }: Route.ComponentProps) {
  return <OffersPage offers={loaderData.offers} />;
}
