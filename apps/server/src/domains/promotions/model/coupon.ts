import {
  type CouponScope,
  couponScope,
  couponState,
  type CouponState,
  couponType,
  type NoClaimReason,
  type PromotionOwner,
} from '@kyakhta/contract';
import { currencyOf, min, type Money, money, percentage, sum } from '@kyakhta/money';

/** What a coupon takes off, and of what. Amounts are minor units of its currency. */
export interface CouponTerms {
  readonly couponId: number;
  readonly scope: CouponScope;
  /** Whose it is; null is the platform. */
  readonly storeId: number | null;
  readonly names: Readonly<Record<string, string>>;
  readonly kind: number;
  readonly currency: string;
  readonly least: bigint;
  readonly amount: bigint | null;
  readonly basisPoints: number | null;
  readonly maxReduce: bigint | null;
  readonly categoryId: number | null;
  readonly productIds: readonly number[];
  readonly validity: number;
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
  readonly validDays: number | null;
}
/** How many there are, and until when they can be claimed. */
export interface CouponSupply {
  readonly issueTotal: number | null;
  readonly issued: number;
  readonly perBuyer: number;
  readonly claimFrom: Date;
  readonly claimTo: Date;
  readonly endedAt: Date | null;
  readonly budget: bigint | null;
  readonly promised: bigint;
  readonly byCode: boolean;
}
export type Coupon = CouponTerms & CouponSupply;

/** What is written of a coupon. */
export type WrittenCoupon = Omit<CouponTerms, 'couponId' | 'storeId'> &
  Pick<CouponSupply, 'issueTotal' | 'perBuyer' | 'claimFrom' | 'claimTo' | 'budget'>;

/** A coupon of a buyer. */
export interface HeldCoupon extends CouponTerms {
  readonly userCouponId: number;
  readonly receivedAt: Date;
  /** Its own time: from when, and until when it can be used. */
  readonly usableFrom: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

export const ownerOf = ({ storeId }: Pick<CouponTerms, 'storeId'>): PromotionOwner => (storeId === null ? 'platform' : 'store');

/** The most that one coupon can take off, in minor units; null: a percentage without an end. */
export const worthOf = ({ kind, amount, maxReduce }: Pick<CouponTerms, 'kind' | 'amount' | 'maxReduce'>): bigint | null =>
  kind === couponType.amount ? amount : maxReduce;

/** Why nobody, or not this buyer, can claim it now; null: she can. @param had how many of it she has had */
export const claimFault = (c: Coupon, had: number, now: Date): NoClaimReason | null => {
  if (c.endedAt !== null || c.claimTo <= now || (c.validTo !== null && c.validTo <= now)) return 'over';
  if (c.claimFrom > now) return 'notStarted';
  if (had >= c.perBuyer) return 'limitReached';
  return leftOf(c) === 0 ? 'usedUp' : null;
};

/** How many can still be claimed: by their number and by the budget; null where there is no end. */
export const leftOf = (
  c: Pick<Coupon, 'issueTotal' | 'issued' | 'budget' | 'promised' | 'kind' | 'amount' | 'maxReduce'>,
): number | null => {
  const worth = worthOf(c) ?? 0n;
  const byBudget = c.budget === null || worth === 0n ? null : Number((c.budget - c.promised) / worth);
  const byNumber = c.issueTotal === null ? null : c.issueTotal - c.issued;
  if (byBudget === null || byNumber === null) return byBudget ?? byNumber;
  return Math.min(byBudget, byNumber);
};

export const heldState = (c: Pick<HeldCoupon, 'usedAt' | 'expiresAt'>, now: Date): CouponState => {
  if (c.usedAt !== null) return couponState.used;
  return c.expiresAt <= now ? couponState.expired : couponState.unused;
};

/** A line as a coupon sees it: its goods after offers and combos, before any coupon. */
export interface CouponLine {
  readonly key: string;
  readonly storeId: number;
  readonly productId: number;
  /** Its category and all above it. */
  readonly categoryIds: readonly number[];
  readonly goods: Money;
}

/** Whether a coupon is for a line. */
export const isFor = (c: CouponTerms, l: CouponLine): boolean => {
  if (c.storeId !== null && c.storeId !== l.storeId) return false;
  if (c.scope === couponScope.category) return c.categoryId !== null && l.categoryIds.includes(c.categoryId);
  return c.scope !== couponScope.selected || c.productIds.includes(l.productId);
};

/** What a coupon would take off some lines if it were alone. */
export interface Weighed {
  /** Keys of the lines it is for. */
  readonly lines: ReadonlySet<string>;
  readonly goods: Money;
  /** Nothing where it is for none of them, or they do not cost enough. */
  readonly takes: Money;
  /** What is missing of its least price. */
  readonly missing: Money;
}
/**
 * Weighs a coupon: threshold and percentage are of the goods it is for, before any coupon, so that their order changes neither.
 * A percentage is rounded half up, once.
 */
export const weigh = (c: CouponTerms, lines: readonly CouponLine[]): Weighed => {
  const currency = currencyOf(c.currency);
  const own = lines.filter((l) => isFor(c, l));
  const goods = sum(
    own.map((l) => l.goods),
    currency,
  );
  const least = money(c.least, currency);
  const none = money(0n, currency);
  const isEnough = own.length > 0 && goods.amount >= least.amount;
  const wanted = c.basisPoints === null ? money(c.amount ?? 0n, currency) : percentage(goods, c.basisPoints, 'half-up');
  const capped = c.maxReduce === null ? wanted : min(wanted, money(c.maxReduce, currency));
  return {
    lines: new Set(own.map((l) => l.key)),
    goods,
    takes: isEnough ? min(capped, goods) : none,
    missing: isEnough ? none : money(least.amount - goods.amount, currency),
  };
};
