import { createHash } from 'node:crypto';
import { endpoints } from '@kyakhta/contract';
import { countryOf } from '../../domains/accounts/index.ts';
import { cartItems, cartItemsById, holdCart } from '../../domains/cart/index.ts';
import { nameOf } from '../../domains/catalog/index.ts';
import { confirmedLast, earlierSubmit, keepConfirmed, type QuoteMarks } from '../../domains/orders/index.ts';
import { addDays, addMinutes } from '../../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { sameAgain, submitOrder } from './checkout.ts';
import { askedDelivery } from './delivery-choice.ts';
import { inspectLines, type InspectedLine, isHard } from './inspect-lines.ts';
import { confirmOrder, type Keep, quoteMinutes } from './quote-order.ts';
import { wireAlone } from './show-cart.ts';

type Wanted = Parsed<'POST /p/order/confirm'>;
type Submit = Parsed<'POST /p/order/submit'>;

const namesLines = (input: Pick<Wanted, 'basketIds' | 'orderItem'>): boolean =>
  input.orderItem !== undefined || input.basketIds !== undefined;
/** What tells one session of a buyer from another: two devices do not order what the other one confirmed. */
const sessionOf = ({ token }: Ctx): Buffer => (token === null ? Buffer.alloc(0) : createHash('sha256').update(token).digest());

/**
 * The lines that are chosen in the cart, where none are named: those that the cart shows. A line that its store does not
 * bring to the address is left out, and told; what can be mended otherwise is refused by the quote, in words.
 */
const chosenLines = async (
  ctx: CtxFor<'POST /p/order/confirm'>,
  input: Wanted,
): Promise<{ readonly wanted: Wanted; readonly leftOut: readonly InspectedLine[] }> => {
  if (namesLines(input)) return { wanted: input, leftOut: [] };
  const [items, country] = await Promise.all([cartItems(ctx.db, ctx.actor.id), countryOf(ctx, ctx.actor.id, input.addrId)]);
  const checked = items.filter((i) => i.isChecked);
  const lines = await inspectLines(ctx, checked, input.transportType, country, askedDelivery(input));
  const shown = lines.filter((l) => !isHard(l.fault));
  const leftOut = shown.filter((l) => l.fault === 'regionNotServed');
  const basketIds = shown.filter((l) => l.fault !== 'regionNotServed').map((l) => l.wanted.basketId);
  if (basketIds.length > 0) return { wanted: { ...input, basketIds }, leftOut };
  const [first] = leftOut;
  return first === undefined ? refuse('nothingSelected') : refuse('regionNotServed', { name: nameOf(first.row, ctx.locale) });
};

/** The quote, and what it is about kept for a submit that names no lines. */
export const confirmAndKeep = async (ctx: CtxFor<'POST /p/order/confirm'>, input: Wanted): Promise<Result<'POST /p/order/confirm'>> => {
  const { wanted, leftOut } = await chosenLines(ctx, input);
  const keep: Keep = (shown, addrId, lines) => {
    // The address that was shown, and not the one that is hers by default when she submits.
    const kept = { wanted: { ...wanted, addrId: addrId ?? wanted.addrId }, lines, shown, confirmedAt: ctx.now };
    return keepConfirmed(ctx.db, ctx.actor.id, sessionOf(ctx), kept, addDays(ctx.now, -1));
  };
  const quote = await confirmOrder(ctx, wanted, keep);
  return { ...quote, filterShopItems: wireAlone(leftOut, ctx) };
};

/** What is ordered, and whether its prices are those that were shown. */
interface Agreed {
  readonly asked: Submit;
  readonly isAgreed: (now: QuoteMarks) => boolean;
}

/**
 * What a submit without lines is about: what its session confirmed last, as it was confirmed, with what the submit says
 * itself on top. Refused when the quote has run out or the cart is another one now: nothing is ordered that nobody was shown.
 */
const confirmedInput = async (ctx: CtxFor<'POST /p/order/submit'>, input: Submit): Promise<Agreed | { readonly ordered: string }> => {
  const kept = (await confirmedLast(ctx.db, ctx.actor.id, sessionOf(ctx))) ?? refuse('nothingSelected');
  if (kept.orderNumbers !== null) return { ordered: kept.orderNumbers };
  const { shown } = kept;
  if (shown === null || addMinutes(kept.confirmedAt, quoteMinutes) <= ctx.now) return refuse('quoteExpired');
  const items = await cartItemsById(
    ctx.db,
    ctx.actor.id,
    kept.lines.map((l) => l.basketId),
  );
  const stand = new Map(items.map((i) => [i.basketId, i]));
  const isSame = kept.lines.every((l) => stand.get(l.basketId)?.skuId === l.skuId && stand.get(l.basketId)?.count === l.count);
  if (!isSame) return refuse('quoteExpired');
  const wanted = endpoints['POST /p/order/confirm'].input.parse(kept.wanted);
  const asked = {
    ...input,
    ...wanted,
    addrId: input.addrId === 0 ? wanted.addrId : input.addrId,
    buyerTitleId: input.buyerTitleId ?? wanted.buyerTitleId,
    invoiceType: input.invoiceType ?? wanted.invoiceType,
    dvyTypes: input.dvyTypes ?? wanted.dvyTypes,
    couponIds: input.couponIds ?? wanted.couponIds,
    userChangeCoupon: input.userChangeCoupon ?? wanted.userChangeCoupon,
    isScorePay: input.isScorePay ?? wanted.isScorePay,
    userUseScore: input.userUseScore ?? wanted.userUseScore,
  };
  // Where it goes, how it comes, which coupons and how many points it takes may be said by the submit itself: the prices are those that were shown.
  const isSaid = (...fields: unknown[]): boolean => fields.some((v) => v !== undefined);
  const isAgreed = (now: QuoteMarks): boolean => {
    if (isSaid(input.couponIds, input.userChangeCoupon)) return now.goods === shown.goods;
    const isOther = asked.addrId !== wanted.addrId || isSaid(input.dvyTypes, input.isScorePay, input.userUseScore);
    return isOther ? now.prices === shown.prices : now.whole === shown.whole;
  };
  return { asked, isAgreed };
};

/** Submit: of the lines it names, else of what was confirmed last. That again answers with the orders it became. */
export const submitWanted = async (ctx: CtxFor<'POST /p/order/submit'>, input: Submit): Promise<Result<'POST /p/order/submit'>> => {
  const { db, actor } = ctx;
  const placed = (asked: Submit, isAgreed?: Agreed['isAgreed']): Promise<Result<'POST /p/order/submit'>> =>
    submitOrder(ctx, asked, sessionOf(ctx), isAgreed);
  if (namesLines(input)) return placed(input);
  // A twin waits here until the first one's orders can be read.
  await holdCart(db, actor.id);
  const earlier = input.uuid === undefined ? null : await earlierSubmit(db, actor.id, input.uuid);
  if (earlier !== null) return sameAgain(ctx, earlier);
  const confirmed = await confirmedInput(ctx, input);
  return 'ordered' in confirmed ? sameAgain(ctx, confirmed.ordered) : placed(confirmed.asked, confirmed.isAgreed);
};
