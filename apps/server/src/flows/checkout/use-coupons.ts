import { type NoUseReason, pickText } from '@kyakhta/contract';
import { subtract, toWire, type Money, money, zero } from '@kyakhta/money';
import { type CategoryLine, categoryLines } from '../../domains/catalog/index.ts';
import type { Priced, PricedLine, Reduction } from '../../domains/pricing/index.ts';
import {
  bestChoice,
  type CouponLine,
  heldCoupons,
  type HeldCoupon,
  ownerOf,
  weigh,
  type Weighed,
  wireTerms,
} from '../../domains/promotions/index.ts';
import type { Ctx, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import type { InspectedLine } from './inspect-lines.ts';

type Wanted = Parsed<'POST /p/order/confirm'>;
type Asked = Pick<Wanted, 'couponIds' | 'userChangeCoupon'>;
type Wire = Result<'POST /p/order/confirm'>['coupons'];

/** A coupon of the buyer as this order sees it. */
interface Looked {
  readonly coupon: HeldCoupon;
  readonly weighed: Weighed;
  readonly reason: NoUseReason | null;
}
export interface CouponsQuote {
  /** Of one that is used; empty where none is. */
  readonly name: string;
  /** What the chosen ones take off. */
  readonly reductions: readonly Reduction[];
  /** As the quote shows them. @param priced with these reductions */
  readonly wire: (priced: Priced) => Wire;
}
const isOf = (shown: HeldCoupon, { lines }: Pick<Weighed, 'lines'>, storeIds: ReadonlySet<number>): boolean =>
  lines.size > 0 || shown.storeId === null || storeIds.has(shown.storeId);

/** The coupons she has, loaded together with what else an order is priced from: only those that are still open, and those she names. */
export const couponsOf = (ctx: Pick<Ctx, 'db' | 'now' | 'kept'>, userId: number, asked: Asked): Promise<HeldCoupon[]> =>
  heldCoupons(ctx, userId, asked.couponIds ?? []);

/** The lines as coupons see them: their goods after offers and combos, which are all that is taken off before. */
const couponLines = (lines: readonly InspectedLine[], before: Priced, categories: ReadonlyMap<number, CategoryLine>): CouponLine[] => {
  const priced = linesByKey(before);
  return lines.flatMap(({ row, toPrice }) => {
    const p = priced.get(toPrice.key);
    if (p === undefined) return [];
    const categoryIds = categories.get(row.categoryId)?.ids ?? [];
    return [{ key: p.key, storeId: p.storeId, productId: p.productId, categoryIds, goods: subtract(p.goods, p.reduction) }];
  });
};
const linesByKey = (priced: Priced): ReadonlyMap<string, PricedLine> =>
  new Map(priced.stores.flatMap((s) => s.lines).map((l) => [l.key, l]));

const reasonOf = (c: HeldCoupon, { lines, missing }: Weighed, currency: string, now: Date): NoUseReason | null => {
  if (c.usedAt !== null) return 'used';
  if (c.expiresAt <= now) return 'expired';
  if (c.usableFrom > now) return 'notYet';
  if (c.currency !== currency) return 'currency';
  if (lines.size === 0) return 'notForGoods';
  return missing.amount > 0n ? 'tooLittle' : null;
};

const reductionOf = ({ coupon, weighed }: Looked): Reduction => ({
  owner: ownerOf(coupon),
  kind: coupon.storeId === null ? 'platformCoupon' : 'storeCoupon',
  source: String(coupon.userCouponId),
  storeId: coupon.storeId,
  lines: weighed.lines,
  amount: weighed.takes,
});

/** Whether she chose herself; a client that says nothing of it has chosen where it names any. */
const hasChosen = ({ couponIds = [], userChangeCoupon }: Asked): boolean =>
  userChangeCoupon === undefined ? couponIds.length > 0 : userChangeCoupon === 1;

/** Those she chose: hers, at most one of each store and one of the platform. A quote takes nothing for what cannot be used; an order refuses it. */
const chosenOf = (ctx: Ctx, looked: readonly Looked[], couponIds: readonly number[], isPlaced: boolean): Looked[] => {
  const chosen = [...new Set(couponIds)].map((id) => looked.find(({ coupon }) => coupon.userCouponId === id) ?? refuse('couponUnknown'));
  if (new Set(chosen.map(({ coupon }) => coupon.storeId)).size !== chosen.length) refuse('couponsNotCombinable');
  const unusable = chosen.find(({ reason }) => reason !== null);
  if (isPlaced && unusable !== undefined) refuse('couponUnusable', { name: pickText(unusable.coupon.names, ctx.locale) ?? '' });
  return chosen.filter(({ reason }) => reason === null);
};
const proposedOf = (looked: readonly Looked[], priceWith: (reductions: readonly Reduction[]) => Priced, before: Priced): Looked[] => {
  const usable = new Map(looked.filter(({ reason }) => reason === null).map((l) => [l.coupon.userCouponId, l]));
  const candidates = [...usable.values()].map(({ coupon, weighed }) => ({
    userCouponId: coupon.userCouponId,
    storeId: coupon.storeId,
    takes: weighed.takes.amount,
    expiresAt: coupon.expiresAt,
  }));
  const some = (ids: readonly { readonly userCouponId: number }[]): Looked[] => ids.flatMap((c) => usable.get(c.userCouponId) ?? []);
  const choice = bestChoice(candidates, (ids) => subtract(priceWith(some(ids).map(reductionOf)).reduction, before.reduction).amount);
  return some(choice);
};

/** What a coupon took off, by its number. */
const takenBy = (priced: Priced): ReadonlyMap<string, bigint> => {
  const taken = new Map<string, bigint>();
  for (const { kind, source, amount } of priced.stores.flatMap((s) => s.lines).flatMap((l) => l.shares))
    if (kind === 'storeCoupon' || kind === 'platformCoupon') taken.set(source, (taken.get(source) ?? 0n) + amount.amount);
  return taken;
};

/**
 * What her coupons do for a price: those she chose, or the best that she has, and why the others cannot be used.
 * @param held her coupons
 * @param before prices without any of them
 * @param priceWith the same with reductions
 */
export const quoteCoupons = async (
  ctx: Ctx,
  asked: Asked,
  held: readonly HeldCoupon[],
  {
    lines,
    before,
    priceWith,
    isPlaced,
  }: {
    readonly lines: readonly InspectedLine[];
    readonly before: Priced;
    readonly priceWith: (reductions: readonly Reduction[]) => Priced;
    readonly isPlaced: boolean;
  },
): Promise<CouponsQuote> => {
  const named = hasChosen(asked) ? (asked.couponIds ?? []) : [];
  if (held.length === 0 && named.length === 0) return { name: '', reductions: [], wire: () => [] };
  const { currency } = before.total;
  const categories = await categoryLines(ctx);
  const seen = couponLines(lines, before, categories);
  const looked = held.map((coupon): Looked => {
    // One for a category that was merged is for what it became.
    const categoryId = coupon.categoryId === null ? null : (categories.get(coupon.categoryId)?.ids[0] ?? coupon.categoryId);
    const weighed = weigh({ ...coupon, categoryId }, coupon.currency === currency ? seen : []);
    return { coupon, weighed, reason: reasonOf(coupon, weighed, currency, ctx.now) };
  });
  const wished = hasChosen(asked) ? chosenOf(ctx, looked, named, isPlaced) : proposedOf(looked, priceWith, before);
  // One for which nothing is left to take off stays hers.
  const taken = takenBy(priceWith(wished.map(reductionOf)));
  const used = wished.filter(({ coupon }) => (taken.get(String(coupon.userCouponId)) ?? 0n) > 0n);
  if (isPlaced && hasChosen(asked) && used.length < wished.length) refuse('couponUnusable', { name: nameOfMissing(ctx, wished, used) });
  const storeNames = new Map(lines.map((l) => [l.store.id, l.store.name]));
  const none = zero(currency);
  const wire = (priced: Priced): Wire => {
    const took = takenBy(priced);
    const takes = ({ coupon, weighed }: Looked, isUsed: boolean): Money =>
      isUsed ? money(took.get(String(coupon.userCouponId)) ?? 0n, currency) : coupon.currency === currency ? weighed.takes : none;
    return looked
      .filter(({ coupon, weighed }) => isOf(coupon, weighed, new Set(storeNames.keys())))
      .map((l) => {
        const { coupon, weighed } = l;
        const isUsed = used.includes(l);
        const reason = l.reason ?? (wished.includes(l) && !isUsed ? 'nothingLeft' : null);
        const categoryName =
          coupon.categoryId === null ? null : (pickText(categories.get(coupon.categoryId)?.names ?? {}, ctx.locale) ?? null);
        const shopName = coupon.storeId === null ? null : (storeNames.get(coupon.storeId) ?? null);
        return {
          ...wireTerms(coupon, { shopName, categoryName }, ctx.locale),
          startTime: coupon.usableFrom.toISOString(),
          endTime: coupon.expiresAt.toISOString(),
          couponUserId: coupon.userCouponId,
          canUse: reason === null,
          choose: isUsed,
          reason,
          missing: reason === 'tooLittle' ? toWire(weighed.missing) : null,
          reduceAmount: toWire(takes(l, isUsed)),
        };
      })
      .toSorted((a, b) => Number(b.canUse) - Number(a.canUse) || b.reduceAmount - a.reduceAmount);
  };
  return { name: pickText(used[0]?.coupon.names ?? {}, ctx.locale) ?? '', reductions: used.map(reductionOf), wire };
};
const nameOfMissing = (ctx: Ctx, wished: readonly Looked[], used: readonly Looked[]): string =>
  pickText(wished.find((l) => !used.includes(l))?.coupon.names ?? {}, ctx.locale) ?? '';

/** On which orders which coupons are used, by the shares that their lines carry. */
export const usesOf = (
  orders: readonly {
    readonly number: string;
    readonly items: readonly { readonly shares: readonly { readonly kind: string; readonly source: string }[] }[];
  }[],
): { userCouponId: number; orderNumber: string }[] =>
  orders.flatMap(({ number, items }) =>
    [
      ...new Set(
        items.flatMap((i) => i.shares.filter((s) => s.kind === 'storeCoupon' || s.kind === 'platformCoupon').map((s) => s.source)),
      ),
    ].map((source) => ({ userCouponId: Number(source), orderNumber: number })),
  );
