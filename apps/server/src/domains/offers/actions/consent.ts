import type { CtxFor, Parsed } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { recordAudit } from '../../audit/index.ts';
import { lockAsked, selectConsent, writeConsent } from '../store/kept.ts';

type Consent = 'PUT /shop/admin/offer/consent';

/**
 * What a store says to an offer of the platform on its goods. The last answer holds as long as the offer is not over; a no ends the
 * offer for its goods at once, also while it runs: they are the store's.
 */
export const answerOffer = async (ctx: CtxFor<Consent>, input: Parsed<Consent>): Promise<void> => {
  const { storeId, id: accountId } = ctx.actor;
  const offer = (await lockAsked(ctx.db, storeId, input.offerId)) ?? refuse('offerUnknown');
  if (offer.endedAt !== null || offer.endsAt <= ctx.now) return refuse('offerOver');
  const { id: offerId, termsVersion } = offer;
  // It answers what it has read: prices that were changed meanwhile are read first.
  if (input.termsVersion !== undefined && input.termsVersion !== termsVersion) return refuse('changedMeanwhile');
  const before = await selectConsent(ctx.db, offerId, storeId, termsVersion);
  const agreed = input.agreed === 1;
  await writeConsent(ctx.db, { offerId, storeId, termsVersion, agreed, accountId, at: ctx.now });
  const kept = { storeId, offerTerms: termsVersion };
  await recordAudit(ctx, 'offer.consent', `offer:${offerId}`, { ...kept, offerAgreed: before }, { ...kept, offerAgreed: agreed });
};
