import { applyType, refundType, returnMoneyStatus } from '@kyakhta/contract';
import { type Currency, currencyOf, money, parseAmount, scaleOf, toDecimal } from '@kyakhta/money';
import { refundMobileOf } from '../../domains/accounts/index.ts';
import { isVirtual } from '../../domains/catalog/index.ts';
import { useFiles } from '../../domains/files/index.ts';
import { can, lockByNumber, lockOwn, type OrderRow, platformPart } from '../../domains/orders/index.ts';
import {
  canRefundMove,
  openStatuses,
  filesOfRefund,
  insertRefund,
  type LastWish,
  lastWish,
  lockRefundRow,
  mayKeep,
  moveRefund,
  newApplication,
  openRefunds,
  overlaps,
  planRefund,
  reductionOf,
  refundByNumber,
  refundLines,
  type RefundLine,
  type RefundRow,
  spreadOver,
  takeOff,
  updateWish,
  wishPictures,
  type Wish,
} from '../../domains/refunds/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { GatheredFaults } from '../../runtime/gathered-faults.ts';
import { type Most, mostFor } from './most-of.ts';
import { refundObstacle, isDivisible, refundableOf } from './refundable.ts';
import { refuseNothingSent, refuseNotLate } from './true-reason.ts';
import { refuseNoReason } from './no-reason.ts';
import { refuseRuled } from './ruled-before.ts';
import { neededWords, typedAmount, typedPieces } from './typed-figures.ts';
import { tellLater } from '../tell/tell-refund.ts';
import { refuseField } from '../../runtime/wrong-fields.ts';
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

/**
 * Gifts that are to stay but cannot: one that was not sent, or is worth as much as the goods that go back. It would be all
 * that is left of the order, or nothing would be left of the refund.
 */
const giftCannotStay = ({ due, gifts, going }: Most, back: readonly string[] | undefined): boolean => {
  const goesBack = back === undefined ? null : new Set(back.map(Number));
  const goods = (of: readonly RefundLine[]): bigint => of.reduce((sum, l) => sum + l.goods, 0n);
  const worth = (giftOf: number | null): bigint => {
    const main = going.filter((l) => l.orderItemId === giftOf);
    return goods(main.length === 0 ? going : main);
  };
  const cannotStay = due.some((g) => goesBack?.has(g.line.orderItemId) === false && !mayKeep(g, worth(g.line.giftOf)));
  return cannotStay || (gifts.takenOff > 0n && gifts.takenOff >= goods(going));
};

/** Whether a decimal text is above or at zero and less than the currency's smallest unit. */
const isLessThanUnit = (text: string, currency: Currency): boolean => {
  const [whole = '', decimals = ''] = text.split('.');
  const cut = parseAmount(`${whole}.${decimals.slice(0, scaleOf(currency))}`.replace(/\.$/, ''), currency);
  return cut.ok && cut.money.amount === 0n;
};

/**
 * What of which lines is asked back: no more than can be, and spread over the lines to the cent. Pieces are given up for
 * the whole of what they are worth only.
 */
export const requestedLines = async (
  ctx: Pick<Ctx, 'db' | 'locale'>,
  order: OrderRow,
  orderItemId: number | null,
  wanted: Pick<Wanted, 'applyType' | 'goodsNum' | 'refundAmount' | 'giveawayItemIds'>,
  except: number | null,
): Promise<RefundLine[]> => {
  const refundable = await refundableOf(ctx.db, order, except);
  const goods = refundable.lines.filter((l) => !l.isGift);
  if (!goods.some((l) => orderItemId === null || l.orderItemId === orderItemId)) return refuse('orderUnknown');
  if (orderItemId !== null && !isDivisible(order)) return refuse('refundNotPossible');
  const isReturn = wanted.applyType === applyType.withReturn;
  if (isVirtual(order) && isReturn) return refuse('returnNotPossible');
  const bound = mostFor(order, refundable, { ...wanted, orderItemId });
  const { able, most, whole, gifts, limit } = bound;
  if (able.length === 0) return isReturn ? refuse('returnNotPossible') : refuse('refundTooSmall', { what: 'none' });
  // The whole order goes back whole: what has not left cannot come back.
  if (orderItemId === null && isReturn && can('shipped', order.status)) return refuse('returnNotPossible');
  const max = able.reduce((sum, l) => sum + l.pieces, 0);
  const asked = orderItemId === null ? max : (wanted.goodsNum ?? max);
  if (asked < 1 || asked > max) return refuse('refundCountWrong', { max });
  // What points or promotions paid whole has no money of hers in it: pieces of it go back for what others paid.
  if (whole <= 0n && !most.some((l) => platformPart(l) > 0n)) return refuse('refundTooSmall', { what: 'none' });
  if (giftCannotStay(bound, wanted.giveawayItemIds)) return refuse('giftMustGoBack');
  const currency = currencyOf(order.currency);
  const offered = gifts.takenOff === 0n ? most : takeOff(bound.going, gifts.takenOff, currency);
  const all = (of: readonly RefundLine[]): RefundLine[] => [...of, ...gifts.lines];
  if (wanted.refundAmount === undefined) return all(spreadOver(offered, limit, currency, limit));
  const told = parseAmount(wanted.refundAmount, currency);
  const least = { least: toDecimal(money(1n, currency)), currency };
  if (!told.ok && isLessThanUnit(wanted.refundAmount, currency)) return refuse('refundTooSmall', least);
  if (!told.ok && told.reason !== 'too large') return refuseField(ctx, 'refundAmount', 'field.amount');
  if (!told.ok || told.money.amount > limit)
    return limit <= 0n
      ? refuse('refundTooSmall', { what: 'none' })
      : refuse('refundTooLarge', { max: toDecimal(money(limit, currency)), currency });
  if (told.money.amount <= 0n && limit > 0n) return refuse('refundTooSmall', least);
  const spread = spreadOver(offered, told.money.amount, currency, limit);
  // No piece is given up for a reduction, and so no gift is due.
  return !isReturn && told.money.amount < limit ? reductionOf(spread) : all(spread);
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
  refundCountWrong: 'goodsNum',
  refundTooLarge: 'refundAmount',
  refundTooSmall: 'refundAmount',
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
