import { applyType, refundType, returnMoneyStatus } from '@kyakhta/contract';
import { refundMobileOf } from '../../domains/accounts/index.ts';
import { useFiles } from '../../domains/files/index.ts';
import { lockByNumber, lockOwn, type OrderRow } from '../../domains/orders/index.ts';
import {
  canRefundMove,
  openStatuses,
  filesOfRefund,
  insertRefund,
  type LastWish,
  lastWish,
  lockRefundRow,
  moveRefund,
  newApplication,
  openRefunds,
  overlaps,
  planRefund,
  refundByNumber,
  refundLines,
  type RefundLine,
  type RefundRow,
  updateWish,
  wishPictures,
  type Wish,
} from '../../domains/refunds/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { GatheredFaults } from '../../runtime/gathered-faults.ts';
import { refundObstacle } from './refundable.ts';
import { fieldOfLines, requestedLines } from './requested-lines.ts';
import { refuseNothingSent, refuseNotLate } from './true-reason.ts';
import { refuseNoReason } from './no-reason.ts';
import { refuseRuled } from './ruled-before.ts';
import { neededWords, typedAmount, typedPieces } from './typed-figures.ts';
import { tellLater } from '../tell/tell-refund.ts';
import { resumeClaimPeriod } from '../fulfilment/receive-order.ts';

type BuyerCtx = CtxFor<'POST /p/orderRefund/apply'>;
type Typed = Omit<Parsed<'POST /p/orderRefund/apply'>, 'orderNumber' | 'refundType' | 'orderItemId'>;
/** The same, its figures and its reason read. */
type Wanted = Omit<Typed, 'goodsNum' | 'buyerReason'> & { readonly goodsNum?: number | undefined; readonly buyerReason: string };

/** Her own refund with its order, both locked, the order first. */
export const lockOwnRefund = async (ctx: BuyerCtx, number: string): Promise<{ refund: RefundRow; order: OrderRow }> => {
  const known = await refundByNumber(ctx.db, number);
  if (known === null || known.userId !== ctx.actor.id) return refuse('refundUnknown');
  const order = (await lockByNumber(ctx.db, known.orderNumber)) ?? refuse('refundUnknown');
  return { order, refund: (await lockRefundRow(ctx.db, number)) ?? refuse('refundUnknown') };
};

const wishOf = (wanted: Wanted, lines: readonly RefundLine[], mobile: string): Wish => ({
  applyType: wanted.applyType,
  isReceived: wanted.isReceiver === 1 || wanted.applyType === applyType.withReturn,
  reason: wanted.buyerReason,
  description: wanted.buyerDesc ?? '',
  mobile,
  pictures: wanted.photoFiles ?? null,
  lines,
});
/**
 * Whether she asks for what she asked for last, to the pieces and pictures: a call that is repeated is no other wish. One
 * that the store has refused meanwhile may be asked for once more.
 */
const isAsked = async (ctx: BuyerCtx, refund: RefundRow, last: LastWish, wish: Wish): Promise<boolean> => {
  if (refund.status !== returnMoneyStatus.applied) return false;
  const lines = await refundLines(ctx.db, refund.id);
  const key = (of: readonly RefundLine[]): string =>
    of
      .map((l) =>
        Object.entries(l)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .join(' '),
      )
      .toSorted()
      .join();
  return (
    refund.applyType === wish.applyType &&
    refund.reason === wish.reason &&
    last.isReceived === wish.isReceived &&
    last.description === wish.description &&
    last.mobile === wish.mobile &&
    (wish.pictures === null || wish.pictures.join() === last.pictures.join()) &&
    key(lines) === key(wish.lines)
  );
};
/** At which field each refusal of a request is shown. */
const fieldOf = {
  ...fieldOfLines,
  returnNotPossible: 'applyType',
  giftMustGoBack: 'giveawayItemIds',
  notLate: 'buyerReason',
  nothingSent: 'buyerReason',
  noReasonNotNow: 'buyerReason',
  noReasonExcluded: 'orderItemId',
  noReasonCartons: 'goodsNum',
  noReasonGoesBack: 'applyType',
  refundRuled: 'buyerReason',
} as const;

/** What is asked back of an order or of one of its lines. */
interface About {
  readonly order: OrderRow;
  readonly orderItemId: number | null;
  /** The application that is changed. */
  readonly before: RefundRow | null;
}
/** What was typed, as far as it can be read; what cannot is as if it were left empty, so that it hides nothing of the rest. */
const readWish = async (ctx: BuyerCtx, faults: GatheredFaults, typed: Typed): Promise<Wanted> => ({
  ...typed,
  goodsNum: (await faults.of(() => typedPieces(ctx, 'goodsNum', typed.goodsNum))) ?? undefined,
  refundAmount: (await faults.of(() => typedAmount(ctx, 'refundAmount', typed.refundAmount))) ?? undefined,
  buyerReason: (await faults.of(() => neededWords(ctx, 'buyerReason', typed.buyerReason))) ?? '',
});
/** Looks at the pieces, the amount and the mobile; null where something is wrong with them. */
const lookAtWish = async (
  ctx: BuyerCtx,
  faults: GatheredFaults,
  { order, orderItemId, before }: About,
  wanted: Wanted,
): Promise<{ readonly wish: Wish | null; /** Of what it is, however much. */ readonly lines: readonly RefundLine[] | null }> => {
  const linesOf = (of: Wanted) => faults.of(() => requestedLines(ctx, order, orderItemId, of, before?.id ?? null));
  const lines = await linesOf(wanted);
  // A wrong amount hides nothing of the pieces; a wrong number of pieces hides the amount. The reason is looked at for what is right of both.
  const { refundAmount: _, ...anyAmount } = wanted;
  const { goodsNum: __, ...ofAll } = wanted;
  const { refundAmount: ___, ...whole } = ofAll;
  const about = lines ?? (await linesOf(anyAmount)) ?? (await linesOf(ofAll)) ?? (await linesOf(whole));
  const mobile = await faults.of(() => refundMobileOf(ctx, wanted.buyerMobile));
  return { wish: lines === null || mobile === null ? null : wishOf(wanted, lines, mobile), lines: about };
};
const lookAtReason = async (
  ctx: BuyerCtx,
  faults: GatheredFaults,
  { order, before }: About,
  wanted: Wanted,
  lines: readonly RefundLine[] | null,
): Promise<void> => {
  const { buyerReason } = wanted;
  await faults.of(() => refuseNotLate(ctx, order, buyerReason, before?.reason));
  if (lines === null) return;
  await faults.of(() => refuseNothingSent(ctx, order, buyerReason, lines, before?.reason));
  await faults.of(() => refuseNoReason(ctx, order, wanted, lines, before));
  await faults.of(() => refuseRuled(ctx.db, order, buyerReason, lines));
};

const answerBy = async (ctx: BuyerCtx): Promise<Date> => addDays(ctx.now, (await siteSettings(ctx.db)).refundAnswerDays);

/** The buyer asks for money back, of an order or of one of its lines. The store is notified, and has its days to answer. */
export const applyForRefund = async (
  ctx: BuyerCtx,
  input: Parsed<'POST /p/orderRefund/apply'>,
): Promise<Result<'POST /p/orderRefund/apply'>> => {
  const order = await lockOwn(ctx.db, { userId: ctx.actor.id }, input.orderNumber);
  const hindrance = refundObstacle(order, ctx.now);
  if (hindrance !== null) return refuse(hindrance);
  const orderItemId = input.refundType === refundType.oneItem ? (input.orderItemId ?? refuse('orderUnknown')) : null;
  if (overlaps(await openRefunds(ctx.db, order.id), orderItemId)) return refuse('refundOpenAlready');
  const about: About = { order, orderItemId, before: null };
  const faults = new GatheredFaults(ctx, fieldOf);
  const wanted = await readWish(ctx, faults, input);
  const { wish: wished, lines } = await lookAtWish(ctx, faults, about, wanted);
  await lookAtReason(ctx, faults, about, wanted, lines);
  const wish = faults.orRefuse(wished);
  const [number, applyNumber, dueAt] = [newApplication(ctx.now), newApplication(ctx.now), await answerBy(ctx)];
  const id = await insertRefund(ctx.db, order, { ...wish, number, applyNumber, orderItemId, at: ctx.now, dueAt });
  await moveRefund(ctx, { id, number }, 'applied', wish.reason);
  await useFiles(ctx, ctx.actor, 'refund', input.photoFiles ?? [], filesOfRefund(id, applyNumber));
  planRefund(ctx, number, dueAt);
  tellLater(ctx, number, 'refundAsked', wish.reason);
  return { refundSn: number, applySn: applyNumber };
};

/** She changes what she asks for while the store has not answered, or asks anew for what it refused. */
export const changeRefund = async (
  ctx: CtxFor<'PUT /p/orderRefund/update_refund'>,
  input: Parsed<'PUT /p/orderRefund/update_refund'>,
): Promise<Result<'PUT /p/orderRefund/update_refund'>> => {
  const { refund, order } = await lockOwnRefund(ctx, input.refundSn);
  // Agreed to, on its way back or before the platform: it goes on as it was asked for.
  if (!canRefundMove('changed', refund.status))
    return refuse(openStatuses.includes(refund.status) ? 'refundAmountFixed' : 'refundNotInState');
  const hindrance = refundObstacle(order, ctx.now);
  if (hindrance === 'refundNotPossible') return refuse(hindrance);
  const about: About = { order, orderItemId: refund.orderItemId, before: refund };
  const faults = new GatheredFaults(ctx, fieldOf);
  const wanted = await readWish(ctx, faults, input);
  const { wish: wished, lines } = await lookAtWish(ctx, faults, about, wanted);
  const last = await lastWish(ctx.db, refund.id);
  // What could not be read is no repetition of what was asked.
  if (faults.isClean && wished !== null && (await isAsked(ctx, refund, last, wished)))
    return { refundSn: refund.number, applySn: refund.applyNumber };
  await lookAtReason(ctx, faults, about, wanted, lines);
  const wish = faults.orRefuse(wished);
  const known = await wishPictures(ctx.db, refund.id);
  const applyNumber = newApplication(ctx.now);
  await updateWish(ctx.db, refund.id, applyNumber, wish, ctx.now);
  await moveRefund(ctx, refund, 'changed', wish.reason, { due_at: await answerBy(ctx) });
  const fresh = (input.photoFiles ?? []).filter((path) => !known.has(path));
  await useFiles(ctx, ctx.actor, 'refund', fresh, filesOfRefund(refund.id, applyNumber));
  tellLater(ctx, refund.number, 'refundAsked', wish.reason);
  return { refundSn: refund.number, applySn: applyNumber };
};

/** She withdraws it; withdrawing again changes nothing. */
export const withdrawRefund = async (
  ctx: CtxFor<'PUT /p/orderRefund/cancel'>,
  input: Parsed<'PUT /p/orderRefund/cancel'>,
): Promise<null> => {
  const { refund, order } = await lockOwnRefund(ctx, input.refundSn);
  if (refund.status === 6) return null;
  if (!canRefundMove('withdrawn', refund.status)) return refuse('refundNotInState');
  await moveRefund(ctx, refund, 'withdrawn', '', { done_at: ctx.now });
  resumeClaimPeriod(ctx, order);
  return null;
};
