import { applyType } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { isVirtual } from '../../domains/catalog/index.ts';
import { orderByNumber, orderItems, platformPart } from '../../domains/orders/index.ts';
import {
  dueGifts,
  mayKeep,
  mostOf,
  notPaidOf,
  openRefunds,
  refundUnderWay,
  piecesLeft,
  refundByNumber,
  sharesOf,
  sharesTogether,
  sumOf,
} from '../../domains/refunds/index.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { isSentLate, possibleReasons } from './true-reason.ts';
import { noReasonUntil } from './no-reason.ts';
import { shownAs } from './most-of.ts';
import { capturedOf, refundObstacle, isDivisible, refundableOf } from './refundable.ts';

/** What of an order can be asked back now, computed here and nowhere else. */
export const previewRefund = async (
  ctx: CtxFor<'GET /p/orderRefund/preview'>,
  input: Parsed<'GET /p/orderRefund/preview'>,
): Promise<Result<'GET /p/orderRefund/preview'>> => {
  const order = await orderByNumber(ctx.db, input.orderNumber);
  if (order === null || order.userId !== ctx.actor.id) return refuse('orderUnknown');
  const changed = input.refundSn === undefined ? null : await refundByNumber(ctx.db, input.refundSn);
  if (input.refundSn !== undefined && changed?.orderId !== order.id) return refuse('refundUnknown');
  const { lines, most, total, pending } = await refundableOf(ctx.db, order, changed?.id ?? null);
  const wire = (amount: bigint) => toWire(money(amount > 0n ? amount : 0n, currencyOf(order.currency)));
  const giftsFor = (going: readonly { readonly orderItemId: number; readonly count: number; readonly goods: bigint }[]) => {
    const worth = going.reduce((sum, l) => sum + l.goods, 0n);
    return dueGifts(lines, new Map(going.map((l) => [l.orderItemId, l.count]))).map((g) => ({
      orderItemId: g.line.orderItemId,
      count: g.pieces,
      value: wire(g.value),
      mayStay: mayKeep(g, worth < total ? worth : total),
    }));
  };
  const shares = lines.map((line, i) => (most[i] === undefined ? [] : sharesOf(line, most[i])));
  const going = most.filter((l) => l.count > 0);
  const hindrance = refundObstacle(order, ctx.now);
  const divisible = isDivisible(order);
  const until = noReasonUntil(order);
  const items = new Map((await orderItems(ctx.db, [order.id])).map((i) => [i.id, i]));
  const open = (await openRefunds(ctx.db, order.id)).filter(({ id }) => id !== changed?.id);
  const isNoReason = until !== null && (until > ctx.now || changed?.reason === 'noReason');
  return {
    orderNumber: order.number,
    currency: order.currency,
    canRefund:
      (total > 0n || most.some((l) => platformPart(l) > 0n)) &&
      (hindrance === null || (changed !== null && hindrance === 'refundPeriodOver')),
    isLate: await isSentLate(ctx, order),
    noReasonUntil: isNoReason ? until.toISOString() : null,
    reasons: await possibleReasons(ctx, order, isNoReason),
    refundAmount: wire(total),
    refundScore: most.reduce((sum, l) => sum + l.points, 0),
    shares: shownAs(sharesTogether(shares, { notPaid: sumOf(most) - (total > 0n ? total : 0n) }), order.currency),
    paid: wire(capturedOf(order)),
    refunded: wire(order.refunded + order.refundedFreight),
    pending: wire(pending),
    claimUntil: order.claimUntil?.toISOString() ?? null,
    gifts: giftsFor(going.filter((l) => lines.some((x) => x.orderItemId === l.orderItemId && !x.isGift))),
    lines: lines.map((line, i) => {
      const left = piecesLeft(line);
      const max = divisible ? most[i] : undefined;
      const back = divisible && !isVirtual(order) ? mostOf(line, left.sent, applyType.withReturn) : undefined;
      return {
        orderItemId: line.orderItemId,
        count: left.all,
        amount: wire((max?.goods ?? 0n) + (max?.freight ?? 0n)),
        score: max?.points ?? 0,
        freightAmount: wire(max?.freight ?? 0n),
        reductionAmount: wire(notPaidOf(line)),
        notSent: left.notSent,
        canReturn: isVirtual(order) ? 0 : left.sent,
        noReasonReturn: items.get(line.orderItemId)?.noReason ?? false,
        cartonQuantity: items.get(line.orderItemId)?.cartonQuantity ?? 1,
        returnAmount: wire(back?.goods ?? 0n),
        returnScore: back?.points ?? 0,
        shares: shownAs(max === undefined ? [] : (shares[i] ?? []), order.currency),
        returnShares: shownAs(back === undefined || back.count === 0 ? [] : sharesOf(line, back), order.currency),
        gifts: line.isGift || max === undefined ? [] : giftsFor([max]),
        inRefund: line.pendingCount > 0 || line.pendingGoods + line.pendingFreight > 0n,
        refundSn: refundUnderWay(open, line),
      };
    }),
  };
};
