import { shownOffers, shownOffersTags } from '../../reads/offers.ts';
import { withTotal } from '../../reads/paging.ts';
import type { Routes } from '../../runtime/context.ts';
import { cached } from '../../runtime/execute.ts';

export const offerRoutes = {
  'GET /offer/page': cached<'GET /offer/page'>(withTotal(shownOffers), shownOffersTags),
} satisfies Partial<Routes>;
