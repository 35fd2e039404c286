import { offerWork } from '../../domains/offers/work.ts';
import { listOffer } from '../../flows/goods/list-offer.ts';
import { jobsOf } from '../../runtime/jobs.ts';

export const offerJobs = jobsOf(offerWork, {
  'offers.listPrices': (ctx, { offerId, after }) => listOffer(ctx, offerId, after),
});
