import { randomUUID } from 'node:crypto';
import type { Outcome } from '../../src/runtime/outcome.ts';
import type { Marketplace, Person } from '../marketplace.ts';
import type { Service } from '../vouchers.ts';
import { commissionOf, type Edge, escrowOf, type ModelOrder, pointsCostOf, promotionCostOf, splitOf, timeToPay } from './model.ts';
import type { SimulatedProvider, Unbooked } from './simulated-providers.ts';
import type { Chance } from './random.ts';

/** One thing that somebody does. */
export interface Step {
  readonly name: string;
  /** Orders that it may move, and how. */
  readonly about: readonly ModelOrder[];
  readonly edges: readonly Edge[];
  /** Nothing else happens meanwhile. */
  readonly isAlone?: true;
  /** Whether it must succeed; absent where the model does not say. */
  readonly succeeds?: boolean;
  readonly run: () => Promise<Outcome | null>;
  /** What the model learns when it succeeded. */
  readonly learn?: (outcome: Outcome) => void | Promise<void>;
}
/** A kind of things that people do. `make` answers null when nobody can do it now. */
export interface Act {
  readonly weight: number;
  readonly make: (w: World) => Step | null;
}

/** A refund that was applied for, as it was seen last. */
export interface ModelRefund {
  readonly number: string;
  readonly order: ModelOrder;
  status: number;
}
/** Money a buyer wants on her balance. */
export interface TopUp {
  readonly number: string;
  readonly buyerId: number;
  amount: bigint;
  isPaid: boolean;
}
export interface Payout {
  readonly number: string;
  readonly storeId: number;
  readonly amount: bigint;
  state: 'asked' | 'approved' | 'paid' | 'over';
}

/** Something that waits for a second operator. */
export interface Waiting {
  readonly id: number;
  readonly kind: string;
  /** What the bank calls it, of a transfer. */
  readonly transactionId: string | null;
  readonly about: readonly ModelOrder[];
  readonly edges: readonly Edge[];
  /** What the model learns once it is agreed to. */
  readonly learn: () => void;
}
export interface LateCash {
  readonly order: ModelOrder;
  readonly goesTo: 'store' | 'buyer';
  readonly amount: bigint;
  readonly freight: bigint;
}

/** The marketplace, and what the model knows of it. */
export interface World {
  readonly m: Marketplace;
  readonly providers: readonly SimulatedProvider[];
  /** By the id of its capture. */
  readonly unbooked: Map<string, Unbooked>;
  /** Since when providers hear nothing, by their names. */
  readonly outages: Map<string, number>;
  readonly chance: Chance;
  readonly buyers: readonly number[];
  readonly stores: readonly number[];
  readonly orders: Map<string, ModelOrder>;
  readonly refunds: Map<string, ModelRefund>;
  /** What each buyer began with, and what corrections changed. */
  readonly opening: Map<number, bigint>;
  readonly basisPoints: Map<number, bigint>;
  readonly stock: Map<number, number>;
  readonly payouts: Payout[];
  readonly topUps: TopUp[];
  /** Corrections that wait for a second operator. */
  readonly corrections: { readonly id: number; readonly buyerId: number; readonly amount: bigint }[];
  /** What one operator has proposed and another has yet to decide. */
  readonly waiting: Waiting[];
  /** Cash that came when its order was over, as it ought to be shared. */
  readonly lateCash: LateCash[];
  readonly services: readonly Service[];
  /** Codes of vouchers that were redeemed. */
  readonly usedCodes: { readonly storeId: number; readonly code: string }[];
  readonly invoices: { readonly id: number; readonly order: ModelOrder; isOpen: boolean }[];
  /** What was seen to be wrong within a step. */
  readonly wrong: string[];
  /** How often what succeeded, by the first words of its name. */
  readonly done: Map<string, number>;
  /** Money that came by bank less what was sent back by bank. */
  bank: bigint;
  /** Calls counted, so that references differ and stay the same for a seed. */
  count: number;
  readonly now: () => number;
}

/** Points each buyer begins with. */
export const openingPoints = 20_000;

export const cents = (amount: number): bigint => BigInt(Math.round(amount * 100));
export const decimal = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

export const ordersWhere = (w: World, which: (order: ModelOrder) => boolean): ModelOrder[] => [...w.orders.values()].filter(which);
/** Some order, mostly one that fits, at times one that does not: people press what they should not. */
export const someOrder = (w: World, fits: (order: ModelOrder) => boolean): ModelOrder | null => {
  const fitting = ordersWhere(w, fits);
  const list = fitting.length === 0 || w.chance.happens(0.1) ? [...w.orders.values()] : fitting;
  return list.length === 0 ? null : w.chance.oneOf(list);
};
export const buyerOf = (w: World, order: ModelOrder): Person => w.m.buyer(order.buyerId);
export const sellerOf = (w: World, order: ModelOrder): Person => w.m.seller(order.storeId);
export const uuid = (): string => randomUUID();

const paidByOthers = async (w: World, number: string): Promise<Pick<ModelOrder, 'promotion' | 'freightPlatform' | 'freightStore'>> =>
  (
    await w.m.query<Pick<ModelOrder, 'promotion' | 'freightPlatform' | 'freightStore'>>(
      `select coalesce(sum(amount) filter (where s.kind not in ('freight', 'points') and s.owner = 'platform'), 0)::bigint as promotion,
         coalesce(sum(amount) filter (where s.kind = 'freight' and s.owner = 'platform'), 0)::bigint as "freightPlatform",
         coalesce(sum(amount) filter (where s.kind = 'freight' and s.owner = 'store'), 0)::bigint as "freightStore"
       from order_item_shares s join order_items i on i.id = s.order_item_id join orders o on o.id = i.order_id where o.number = $1`,
      [number],
    )
  )[0]!;

/** The model learns of an order that was just placed. */
export const learnOrder = async (w: World, buyerId: number, number: string): Promise<ModelOrder> => {
  const detail = await w.m.person({ kind: 'buyer', id: buyerId }).ok('GET /p/myOrder/orderDetail', { orderNumber: number });
  const parts = detail.instalments;
  const total = cents(detail.actualTotal);
  const order: ModelOrder = {
    number,
    buyerId,
    storeId: detail.shopId,
    paymentTerm: detail.paymentTerm,
    dvyType: detail.dvyType,
    isCollected: detail.dvyType === 2,
    isVirtual: detail.orderMold === 1,
    payUntil: w.now() + timeToPay,
    total,
    freight: cents(detail.transfee),
    fee: cents(detail.deliveryFee),
    points: detail.score,
    pointsAmount: cents(detail.scoreAmount),
    ...(await paidByOthers(w, number)),
    placedAt: w.now(),
    lines: detail.orderItemDtos.map((i) => ({ orderItemId: i.orderItemId, skuId: i.skuId, count: i.prodCount, shipped: 0, canceled: 0 })),
    dues:
      parts.length === 0
        ? [{ reference: number, amount: total, payType: null, balance: 0n, refunded: 0n }]
        : parts.map((p) => ({
            reference: p.sequence === 1 ? number : `${number}-${p.sequence}`,
            amount: cents(p.amount),
            payType: null,
            balance: 0n,
            refunded: 0n,
          })),
    status: detail.status,
    refundedGoods: 0n,
    refundedFreight: 0n,
    refundedPoints: 0,
    refundedPointsAmount: 0n,
    refundedPromotion: 0n,
    refundedFreightPlatform: 0n,
    refundedFreightStore: 0n,
    hasOpenRefund: false,
    shippedAt: null,
    receivedAt: null,
    isTried: false,
    goodsBack: null,
    isTakenBack: false,
    group: 'none',
    invoice: 'none',
  };
  w.orders.set(number, order);
  return order;
};

/** What each account ought to hold. */
export const expectedBalances = (w: World): Map<string, bigint> => {
  const accounts = new Map<string, bigint>();
  const add = (account: string, amount: bigint): void => {
    accounts.set(account, (accounts.get(account) ?? 0n) + amount);
  };
  for (const [id, amount] of w.opening) add(`buyer:${id}:available`, amount);
  for (const { buyerId, amount, isPaid } of w.topUps) if (isPaid) add(`buyer:${buyerId}:available`, amount);
  for (const order of w.orders.values()) {
    for (const due of order.dues) {
      if (due.payType === 9) add(`buyer:${order.buyerId}:available`, -due.amount);
      // Cash came to the bank and cannot go back that way.
      if (due.payType === 9 || due.payType === 21) add(`buyer:${order.buyerId}:available`, due.refunded);
      if (due.balance === 0n) continue;
      // Paid in part from the balance: the provider's part goes back first.
      const beyond = due.refunded - (due.amount - due.balance);
      add(`buyer:${order.buyerId}:available`, (beyond > 0n ? beyond : 0n) - due.balance);
    }
    add(`escrow:${order.number}`, escrowOf(order));
    const { goods, freight, fee, feeGoesTo } = splitOf(order);
    const commission = commissionOf(goods, w.basisPoints.get(order.storeId) ?? 500n);
    add(`store:${order.storeId}:available`, goods - commission);
    add(feeGoesTo === 'store' ? `store:${order.storeId}:available` : `buyer:${order.buyerId}:available`, fee);
    add('platform:commission', commission);
    add('platform:freight', freight);
    add('platform:points-cost', -pointsCostOf(order));
    add('platform:promotions', -promotionCostOf(order));
  }
  for (const { order, goesTo, amount, freight } of w.lateCash) {
    if (goesTo === 'buyer') {
      add(`buyer:${order.buyerId}:available`, amount);
      continue;
    }
    const commission = commissionOf(amount - freight, w.basisPoints.get(order.storeId) ?? 500n);
    add(`store:${order.storeId}:available`, amount - freight - commission);
    add('platform:commission', commission);
    add('platform:freight', freight);
  }
  for (const p of w.payouts) {
    if (p.state === 'over') continue;
    add(`store:${p.storeId}:available`, -p.amount);
    if (p.state !== 'paid') add('platform:payouts-in-transit', p.amount);
  }
  add('clearing:bank', -w.bank + w.payouts.reduce((sum, p) => (p.state === 'paid' ? sum + p.amount : sum), 0n));
  return accounts;
};
