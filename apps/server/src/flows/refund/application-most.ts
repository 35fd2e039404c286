import { currencyOf, money, toWire } from '@kyakhta/money';
import { orderByNumber } from '../../domains/orders/index.ts';
import { openStatuses, refundByNumber, type RefundRow, refundLines } from '../../domains/refunds/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { mostFor, shownAs } from './most-of.ts';
import { refundableOf } from './refundable.ts';

type Answer = Result<'GET /p/orderRefund/most'>;
type Input = Parsed<'GET /p/orderRefund/most'>;

/**
 * The most that could go back by an application, share by share, as it is now: of its line, its pieces and its way, with the
 * gifts that stay. Null once it is over: what it was then cannot be seen from what is left now.
 */
const mostOfApplication = async (ctx: Pick<Ctx, 'db'>, refundSn: string, isTheirs: (refund: RefundRow) => boolean): Promise<Answer> => {
  const refund = await refundByNumber(ctx.db, refundSn);
  if (refund === null || !isTheirs(refund)) return refuse('refundUnknown');
  const { currency } = refund;
  if (!openStatuses.includes(refund.status)) return { currency, most: null };
  const order = (await orderByNumber(ctx.db, refund.orderNumber)) ?? refuse('refundUnknown');
  const [lines, refundable] = await Promise.all([refundLines(ctx.db, refund.id), refundableOf(ctx.db, order, refund.id)]);
  const gifts = new Set(refundable.lines.filter((l) => l.isGift).map((l) => l.orderItemId));
  const pieces = lines.reduce((sum, l) => (gifts.has(l.orderItemId) ? sum : sum + l.count), 0);
  const { limit, most, shares } = mostFor(order, refundable, {
    orderItemId: refund.orderItemId,
    applyType: refund.applyType,
    // A reduction of the price gives up no piece, and is bounded by all of them.
    goodsNum: pieces === 0 ? undefined : pieces,
    giveawayItemIds: pieces === 0 ? undefined : lines.filter((l) => l.giftKept === 0).map((l) => String(l.orderItemId)),
  });
  return {
    currency,
    most: {
      amount: toWire(money(limit, currencyOf(currency))),
      score: most.reduce((sum, l) => sum + l.points, 0),
      shares: shownAs(shares, currency),
    },
  };
};

export const mostOfMine = (ctx: CtxFor<'GET /p/orderRefund/most'>, { refundSn }: Input): Promise<Answer> =>
  mostOfApplication(ctx, refundSn, (refund) => refund.userId === ctx.actor.id);
export const mostOfStores = (ctx: CtxFor<'GET /shop/admin/refund/most'>, { refundSn }: Input): Promise<Answer> =>
  mostOfApplication(ctx, refundSn, (refund) => refund.storeId === ctx.actor.storeId);
export const mostOfAny = (ctx: CtxFor<'GET /platform/intervention/most'>, { refundSn }: Input): Promise<Answer> =>
  mostOfApplication(ctx, refundSn, () => true);
