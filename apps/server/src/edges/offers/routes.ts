import { shownOffers } from '../../reads/offers.ts';
import { withTotal } from '../../reads/paging.ts';
import type { Routes } from '../../runtime/context.ts';

export const offerRoutes = {
  'GET /offer/page': withTotal(shownOffers),
} satisfies Partial<Routes>;
