import { termsDocument } from '@kyakhta/contract';
import type { Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { say } from '../../../words/index.ts';
import { askingTerms, validTerms } from '../../site/index.ts';
import { insertConsents, selectConsents } from '../store/consents.ts';

/**
 * Keeps that somebody has read and ticked versions, named as `0:2`. What is not valid is passed over: nobody could
 * have read it; one that was superseded while she read is no consent to the new one, which is asked for later.
 */
export const keepConsent = async (ctx: Ctx, userId: number, ticked: readonly string[] | undefined): Promise<void> => {
  if (ticked === undefined || ticked.length === 0) return;
  const valid = new Map((await validTerms(ctx)).map((t) => [t.document, t.version]));
  const terms = ticked.map((one) => {
    const [document = 0, version = 0] = one.split(':').map(Number);
    return { document, version };
  });
  await insertConsents(
    ctx.db,
    userId,
    terms.filter((t) => t.version <= (valid.get(t.document) ?? 0)),
    ctx.now,
  );
};

/**
 * Refuses who enters by a client that shows terms (it tells which were ticked) and has left one unticked: of service and
 * about data, where there are any. A client of the lineage tells nothing, and its person is asked with her first order.
 */
export const refuseUnticked = async (ctx: Ctx, ticked: readonly string[] | undefined): Promise<void> => {
  if (ticked === undefined) return;
  const named = new Set(ticked.map((one) => Number(one.split(':')[0])));
  const missing = (await validTerms(ctx)).filter(({ document }) => document !== termsDocument.purchase && !named.has(document));
  if (missing.length > 0) refuse('termsNotAgreed', {}, { fields: { terms: say(ctx.locale, 'termsNotAgreed') } });
};

/** Versions that ask for consent of somebody who has agreed to none as new. */
const asked = async (ctx: Ctx, userId: number): ReturnType<typeof askingTerms> => {
  const asking = await askingTerms(ctx);
  if (asking.length === 0) return [];
  const given = await selectConsents(ctx.db, userId);
  return asking.filter((t) => (given.get(t.document) ?? 0) < t.version);
};

/** What has to be agreed to before an order. */
export const askedTerms = async (ctx: CtxFor<'GET /p/terms/asked'>): Promise<Result<'GET /p/terms/asked'>> =>
  (await asked(ctx, ctx.actor.id)).map((t) => ({ ...t, validFrom: t.validFrom.toISOString() }));

export const agreeToTerms = async (ctx: CtxFor<'POST /p/terms/agree'>, input: Parsed<'POST /p/terms/agree'>): Promise<null> => {
  await keepConsent(ctx, ctx.actor.id, input.terms);
  return null;
};

/** Whether a version waits for this person's consent, without which she places no order. */
export const isConsentAsked = async (ctx: Ctx, userId: number): Promise<boolean> => (await asked(ctx, userId)).length > 0;
