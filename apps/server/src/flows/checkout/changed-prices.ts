import { toWire } from '@kyakhta/money';
import { type Address, goesTo } from '../../domains/accounts/index.ts';
import { nameOf } from '../../domains/catalog/index.ts';
import { chargedFreight, type Priced } from '../../domains/pricing/index.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { these } from '../../runtime/ids.ts';
import { askedDelivery } from './delivery-choice.ts';
import { goodsOf, type InspectedLine, inspectLines } from './inspect-lines.ts';
import { paidPiece } from './line-offers.ts';
import { priceOrder, type Standing } from './price-order.ts';

type BuyerCtx = CtxFor<'POST /p/order/submit'>;
type Input = Parsed<'POST /p/order/submit'>;
/** Lines with their prices. */
interface Looked {
  readonly lines: readonly InspectedLine[];
  readonly priced: Priced;
}

/** The prices as they are now, by goods: what the person did not agree to yet. */
const changedPrices = (ctx: BuyerCtx, { lines, priced }: Looked): { skuId: number; name: string; before: null; now: number }[] => {
  const now = new Map(priced.stores.flatMap((s) => s.lines).map((l) => [l.key, toWire(paidPiece(l))]));
  return lines.map((l) => ({ skuId: l.row.skuId, name: nameOf(l.row, ctx.locale), before: null, now: now.get(l.toPrice.key) ?? 0 }));
};

/** Refuses with the prices as they are now. */
export const refuseChanged = (ctx: BuyerCtx, looked: Looked): never =>
  refuse('priceChanged', {}, { diff: changedPrices(ctx, looked), freight: toWire(chargedFreight(looked.priced)) });

/** The same goods looked at and priced once more. */
export const pricedAnew = async <A extends Address>(ctx: BuyerCtx, input: Input, standing: Standing<A>): Promise<Looked> => {
  const { wanted, chosen } = standing;
  const goods = goodsOf(ctx, these(wanted.map((w) => w.skuId)), true);
  const lines = await inspectLines(ctx, wanted, input.transportType, goesTo(chosen), askedDelivery(input), goods);
  return { lines, priced: (await priceOrder(ctx, input, { ...standing, lines })).priced };
};
