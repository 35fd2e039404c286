import {
  type Attempt,
  capturesLeft,
  completeRefund,
  endCases,
  heldOf,
  knownReturns,
  recordReversal,
  type Refund,
  refundByNumber,
} from '../../../domains/payments/index.ts';
import type { ProviderOrder, ProviderReturn } from '../../../outside/payments/provider.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { holdTakenBack } from './top-up-taken-back.ts';

/**
 * Books what the provider gave back of an attempt's captures without us, each once: out of suspense as far as that holds
 * the money, the rest at the platform's risk. Operators learn of it. The attempt is locked by the caller.
 * @returns whether everything that was reported is over; else it is to be asked again
 */
export const recordReversals = async (ctx: Ctx, attempt: Attempt, told: ProviderOrder): Promise<boolean> => {
  const captures = await capturesLeft(ctx.db, attempt.id);
  const [first] = captures;
  if (first === undefined) return true;
  const known = await knownReturns(ctx.db, attempt.id);
  const isOurs = (one: ProviderReturn): boolean => known.numbers.has(numberIn(attempt, one));
  const unbooked = told.refunds.filter((r) => !known.ids.has(r.id));
  let booked = 0;
  for (const one of unbooked.filter((r) => r.state === 'completed')) {
    const captureId = one.captureId ?? first.id;
    const refund = isOurs(one) ? await refundByNumber(ctx.db, numberIn(attempt, one)) : null;
    if (refund !== null) booked += await bookMade(ctx, attempt, refund, one);
    else if (captures.some((c) => c.id === captureId)) booked += await recordOne(ctx, attempt, captureId, one);
  }
  for (const capture of told.captures) {
    // A chargeback may show on the capture alone. While something of it is on its way that may be all there is to it.
    const isOnItsWay = known.asked.has(capture.id) || told.refunds.some((r) => r.state === 'pending');
    if (
      capture.state === 'refunded' &&
      captures.some((c) => c.id === capture.id && c.left !== null) &&
      !known.ids.has(capture.id) &&
      !isOnItsWay
    )
      booked += await recordOne(ctx, attempt, capture.id, capture);
  }
  if (booked > 0) await endCases(ctx, attempt);
  return unbooked.every((r) => isOurs(r) || r.state !== 'pending');
};

/** The number of the refund of ours that this is; empty for none. */
const numberIn = (attempt: Attempt, { reference }: ProviderReturn): string =>
  reference?.startsWith(`${attempt.number}-`) === true ? reference.slice(attempt.number.length + 1) : '';

/**
 * A refund of ours that counted as failed was made. What it was to send may have gone another way since: then it is a loss.
 * The attempt is locked by the caller, who ends the cases. @returns how many entries were booked, 0 or 1
 */
export const bookMade = async (ctx: Ctx, attempt: Attempt, refund: Refund, one: Pick<ProviderReturn, 'id' | 'amount'>): Promise<number> => {
  if (refund.state !== 'failed') return 0;
  const held = (await heldOf(ctx.db, attempt.id)).find((h) => h.captureId === refund.captureId)?.amount ?? 0n;
  if (held < refund.amount) return recordOne(ctx, attempt, refund.captureId, one);
  await completeRefund(ctx, refund, one.id);
  return 1;
};

/** @returns how many entries were booked, 0 or 1 */
const recordOne = async (ctx: Ctx, attempt: Attempt, captureId: string, told: Pick<ProviderReturn, 'id' | 'amount'>): Promise<number> => {
  if (!(await recordReversal(ctx, attempt, captureId, told))) return 0;
  await holdTakenBack(ctx, attempt, told.id);
  return 1;
};
