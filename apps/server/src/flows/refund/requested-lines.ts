import { applyType } from '@kyakhta/contract';
import { type Currency, currencyOf, money, parseAmount, scaleOf, toDecimal } from '@kyakhta/money';
import { isVirtual } from '../../domains/catalog/index.ts';
import { can, type OrderRow, platformPart } from '../../domains/orders/index.ts';
import { mayKeep, reductionOf, type RefundLine, spreadOver, takeOff } from '../../domains/refunds/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { GatheredFaults } from '../../runtime/gathered-faults.ts';
import { refuseField } from '../../runtime/wrong-fields.ts';
import { type Most, mostFor } from './most-of.ts';
import { isDivisible, refundableOf } from './refundable.ts';

/** How much of what is asked back. */
export interface WantedLines {
  readonly applyType: number;
  readonly goodsNum?: number | undefined;
  readonly refundAmount?: string | undefined;
  readonly giveawayItemIds?: readonly string[] | undefined;
}

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
  wanted: WantedLines,
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

/** At which field of a call that says how much goes back each refusal is shown. */
export const fieldOfLines = { refundCountWrong: 'goodsNum', refundTooLarge: 'refundAmount', refundTooSmall: 'refundAmount' } as const;

/**
 * The same for those who give money back without having been asked: what is wrong with pieces or amount is shown at its field.
 * @param amountField how the call names the amount
 */
export const linesToGive = async (
  ctx: Pick<Ctx, 'db' | 'locale'>,
  order: OrderRow,
  orderItemId: number | null,
  wanted: Omit<WantedLines, 'applyType' | 'giveawayItemIds'>,
  amountField: 'amount' | 'refundAmount',
): Promise<RefundLine[]> => {
  const faults = new GatheredFaults(ctx, fieldOfLines, { refundAmount: amountField });
  return faults.orRefuse(
    await faults.of(() => requestedLines(ctx, order, orderItemId, { ...wanted, applyType: applyType.refundOnly }, null)),
  );
};
