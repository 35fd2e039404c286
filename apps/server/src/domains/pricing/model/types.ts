import type { Currency, Money } from '@kyakhta/money';
import type { LineFreight } from '../../freight/index.ts';

/** A tier holds from its start quantity until the next one starts. Prices are minor units per piece. */
export interface Tier {
  readonly start: number;
  readonly price: bigint;
}

export interface LineToPrice {
  /** What the line is known by among the lines priced with it. A gift or a part of a combo may be a variant that is also bought. */
  readonly key: string;
  readonly skuId: number;
  readonly productId: number;
  readonly storeId: number;
  /** Goods and vouchers of one store are different orders. */
  readonly mold: number;
  readonly count: number;
  readonly currency: Currency;
  readonly pricingMode: number;
  readonly skuPrice: bigint;
  readonly tiers: readonly Tier[];
  readonly freight: LineFreight;
}

/** Who pays for a reduction: a store's lowers what the store gets, the platform's is paid by the platform. */
export type Owner = 'store' | 'platform';

/**
 * What an offer does to the price of a piece: a new one in minor units, or basis points off it, rounded half up. A price above `upTo` it
 * leaves alone.
 */
export type OfferPrice = ({ readonly price: bigint } | { readonly basisPoints: number }) & { readonly upTo?: bigint | null };

/** A lower price of single lines. One wins per line. */
export interface Offer {
  readonly id: number;
  readonly owner: Owner;
  /** By key of the line. */
  readonly prices: ReadonlyMap<string, OfferPrice>;
}

/** Reductions of goods in the order in which they are taken off. */
export const reductionKinds = ['combo', 'storeCoupon', 'platformCoupon', 'member', 'points'] as const;
export type ReductionKind = (typeof reductionKinds)[number];

/** Which lines a reduction is spread over. */
export interface Scope {
  /** null: of all stores. */
  readonly storeId: number | null;
  /** Of a store's goods or of its vouchers alone, where it is named. */
  readonly mold?: number;
  /** By key; all lines where it is not named. */
  readonly lines?: ReadonlySet<string>;
}

/** An amount off goods. It names its owner: settlement and refunds need to know who pays for it. */
export interface Reduction extends Scope {
  readonly owner: Owner;
  readonly kind: ReductionKind;
  /** What it came from, such as a coupon; empty where there is one of its kind. */
  readonly source?: string;
  readonly amount: Money;
}

/** An amount off freight; null is all of it. What a store takes for bringing an order itself is never reduced. */
export interface FreightReduction extends Scope {
  readonly owner: Owner;
  readonly source?: string;
  readonly amount: Money | null;
}

export interface Promotions {
  readonly offers?: readonly Offer[];
  readonly reductions?: readonly Reduction[];
  readonly freight?: readonly FreightReduction[];
}

/** What one reduction took off one line. */
export interface Share {
  readonly kind: 'offer' | ReductionKind | 'freight';
  readonly owner: Owner;
  readonly source: string;
  readonly amount: Money;
}

export interface PricedLine {
  readonly key: string;
  readonly skuId: number;
  readonly productId: number;
  readonly storeId: number;
  readonly mold: number;
  readonly count: number;
  /** Of a piece before any offer. */
  readonly basePrice: Money;
  /** Of a piece: the base price, or what a store's offer made of it. */
  readonly unitPrice: Money;
  /** The offer that won, with its price of a piece. */
  readonly offer: { readonly id: number; readonly owner: Owner; readonly unitPrice: Money } | null;
  readonly goods: Money;
  /** All that was taken off, in the order in which it was. */
  readonly shares: readonly Share[];
  /** Off the goods. */
  readonly reduction: Money;
  /** Of the reduction what points took off. */
  readonly pointsReduction: Money;
  /** Of all reductions, freight included, what the platform pays. */
  readonly platformPaid: Money;
  /** Freight of each piece; null where a template charges the lines of an order together. */
  readonly freightUnit: Money | null;
  /** Before what was taken off it. */
  readonly freight: Money;
  readonly freightReduction: Money;
  readonly total: Money;
  /** Pieces of the product over all its lines: what picked the tier. */
  readonly productCount: number;
  readonly nextTier: { readonly start: number; readonly price: Money; readonly missing: number } | null;
}

/** Sums of lines. */
export interface Totals {
  readonly goods: Money;
  readonly reduction: Money;
  readonly pointsReduction: Money;
  readonly platformPaid: Money;
  readonly freight: Money;
  readonly freightReduction: Money;
  readonly total: Money;
}

/** What becomes one order: a store's lines of one mold. */
export interface PricedStore extends Totals {
  readonly storeId: number;
  readonly mold: number;
  readonly lines: readonly PricedLine[];
  /** The part of the freight that belongs to no line: what the store takes for bringing the goods itself. */
  readonly deliveryFee: Money;
}
export interface Priced extends Totals {
  readonly stores: readonly PricedStore[];
}
