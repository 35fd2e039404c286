import { currencyOf, money, toWire, type WireAmount } from '@kyakhta/money';
import type { OrderRow } from '../../domains/orders/index.ts';
import {
  dueGifts,
  type DueGift,
  type GiftPlan,
  mostOf,
  piecesFor,
  planGifts,
  type RefundableLine,
  type RefundLine,
  type Share,
  sharesOf,
  sharesTogether,
  spreadOver,
  sumOf,
} from '../../domains/refunds/index.ts';
import type { Refundable } from './refundable.ts';

/** What is asked back, of what the most is to be known. */
export interface Asked {
  /** Null: of the whole order. */
  readonly orderItemId: number | null;
  readonly applyType: number;
  /** Absent: all that can be. */
  readonly goodsNum?: number | undefined;
  /** Gifts that go back; absent: all. */
  readonly giveawayItemIds?: readonly string[] | undefined;
}
/** The most that can go back for what is asked, in minor units. */
export interface Most {
  /** Lines of which pieces can be asked back this way, and how many. */
  readonly able: readonly { readonly line: RefundableLine; readonly pieces: number }[];
  /** Of each of those. */
  readonly most: readonly RefundLine[];
  /** The same, no more than what is still held of the order, before anything is taken off for gifts. */
  readonly going: readonly RefundLine[];
  readonly due: readonly DueGift[];
  readonly gifts: GiftPlan;
  readonly whole: bigint;
  readonly limit: bigint;
  readonly shares: readonly Share[];
}

const notBelowZero = (n: bigint): bigint => (n > 0n ? n : 0n);

/** The most for what is asked, and how it comes about. More pieces than there are are all of them; whether it may be asked is not judged here. */
export const mostFor = (order: OrderRow, { lines, total }: Refundable, asked: Asked): Most => {
  const goods = lines.filter((l) => !l.isGift && (asked.orderItemId === null || l.orderItemId === asked.orderItemId));
  const able = goods.map((l) => ({ line: l, pieces: piecesFor(l, asked.applyType) })).filter((l) => l.pieces > 0);
  const wanted = asked.orderItemId === null ? undefined : asked.goodsNum;
  const most = able.map(({ line, pieces }) => mostOf(line, Math.min(pieces, wanted ?? pieces), asked.applyType));
  const sum = sumOf(most);
  const whole = notBelowZero(sum < total ? sum : total);
  const going = spreadOver(most, whole, order.currency, whole);
  const due = dueGifts(lines, new Map(going.map((l) => [l.orderItemId, l.count])));
  const gifts = planGifts(due, asked.giveawayItemIds === undefined ? null : new Set(asked.giveawayItemIds.map(Number)));
  const shares = sharesTogether(
    able.flatMap(({ line }, i) => (most[i] === undefined ? [] : [sharesOf(line, most[i])])),
    { gifts: gifts.takenOff, notPaid: sum - whole },
  );
  return { able, most, going, due, gifts, whole, limit: whole - gifts.takenOff, shares };
};

/** Shares as the wire has them. */
export const shownAs = (
  shares: readonly Share[],
  currency: string,
): { kind: Share['kind']; amount: WireAmount; pieces: number | null; price: WireAmount | null }[] => {
  const wire = (amount: bigint): WireAmount => toWire(money(amount, currencyOf(currency)));
  return shares.map((s) => ({ ...s, amount: wire(s.amount), price: s.price === null ? null : wire(s.price) }));
};
