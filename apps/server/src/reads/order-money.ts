import { payType, returnMoneyStatus } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { sql } from '../runtime/sql.ts';
import { account } from '../domains/ledger/index.ts';
import {
  addPaidByOthers,
  can,
  dueReferences,
  isPaid,
  nothingByOthers,
  type PaidByOthers,
  paidByOthers,
  platformPart,
  platformPartLeft,
  type Shared,
  sharesOf,
} from '../domains/orders/index.ts';
import { type Incoming, incomingOf, waitingTransfer } from '../domains/payments/index.ts';
import { openStatuses } from '../domains/refunds/index.ts';
import type { Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { platformAdded, stillHeld } from './captured.ts';
import type { OrderHead } from './order-heads.ts';
import { onItsWay, type SentByBank, sentByBank } from './on-its-way.ts';

/** Whose page it is. */
export type Viewer = 'buyer' | 'seller' | 'operator';
type Entry = Result<'GET /p/myOrder/orderDetail'>['timeline'][number];
type Split = NonNullable<Entry['split']>;

/** What goes back of an order, in minor units: of its goods, its freight, of what points took off, and of what others paid. */
interface Back extends PaidByOthers {
  readonly goods: bigint;
  readonly freight: bigint;
  readonly pointsAmount: bigint;
}
/** A refund that is over. */
export interface RefundedRow extends Back {
  /** When it was granted: then its money left the escrow. */
  readonly at: Date;
  /** What of its money was not sent again, because the buyer's bank had taken it already. */
  readonly covered: bigint;
  /** What of it an operator has yet to send by bank. */
  readonly onItsWay: bigint;
  /** What of it an operator has sent by bank since, oldest first. */
  readonly sentByBank: readonly Pick<SentByBank, 'at' | 'amount'>[];
}
/** An entry of the books by which an order's money left its escrow for good; minor units. */
export interface ReleasedRow {
  readonly at: Date;
  /** What the store, its fee with it, and the platform got. */
  readonly store: bigint;
  readonly commission: bigint;
  readonly freight: bigint;
  /** The store's fee went back to the buyer, for nothing had been brought. */
  readonly toBuyer: bigint;
  readonly covered: bigint;
  /** What of it was the store's own fee, whoever got that. */
  readonly fee: bigint;
}
/** What the books and the open refunds say of an order's money. */
export interface OrderMoney {
  readonly refunds: readonly RefundedRow[];
  readonly released: readonly ReleasedRow[];
  /** Asked back, and not decided yet. */
  readonly disputed: Back;
  /** A payment of it was taken back outside. */
  readonly isTakenBack: boolean;
  /** What has come of a bank transfer that is waited for; null where there is none, or it is not the viewer's to know. */
  readonly transfer: (Incoming & { readonly references: readonly string[] }) | null;
}
/** What has come by bank of what an order still owes: between the buyer and the platform, a store is not told. */
const transferFor = async (db: Db, head: OrderHead, viewer: Viewer): Promise<OrderMoney['transfer']> => {
  const open = can('paid', head.status) || head.instalments.some((i) => i.paidAt === null);
  const attempt = open && viewer !== 'seller' ? await waitingTransfer(db, dueReferences(head)) : null;
  return attempt && { ...(await incomingOf(db, attempt)), references: attempt.parts.map((p) => p.reference) };
};

/** The order's money as it is booked, oldest first. */
export const moneyFor = async (db: Db, head: OrderHead, viewer: Viewer, isTakenBack: boolean): Promise<OrderMoney> => {
  const [{ rows: refunds }, sent, { rows: released }, transfer] = await Promise.all([
    sql<Omit<RefundedRow, 'at' | 'sentByBank'> & { readonly id: number; readonly at: Date | null; readonly isOver: boolean }>`
      select id, done_at as at, goods, freight, points_amount as "pointsAmount", ${paidByOthers()}, status = ${returnMoneyStatus.success} as "isOver",
        -- Booked with the refund, in its transaction.
        (select coalesce(sum(p.amount), 0)::bigint from journal j join postings p on p.journal_id = j.id and p.account = ${account.risk}
          where j.at = done_at and j.kind = 'adjustment' and j.key like 'cover:%' and j.reference in (
            select y.number from payment_parts x join payments y on y.id = x.payment_id where x.reference = any(${dueReferences(head)}::text[]))) as covered, ${onItsWay} as "onItsWay"
      from refunds r
      where order_id = ${head.id} and status = any(${[returnMoneyStatus.success, ...openStatuses]}::smallint[]) order by done_at, id`.execute(
      db,
    ),
    sentByBank(db, sql`r.order_id = ${head.id}`),
    sql<ReleasedRow>`
      select j.at, coalesce(sum(p.amount) filter (where p.account = ${account.storeAvailable(head.storeId)}), 0)::bigint as store,
        coalesce(sum(p.amount) filter (where p.account = ${account.commission}), 0)::bigint as commission,
        coalesce(sum(p.amount) filter (where p.account = ${account.freight}), 0)::bigint as freight,
        coalesce(sum(p.amount) filter (where p.account = ${account.buyerAvailable(head.userId)}), 0)::bigint as "toBuyer",
        coalesce(sum(p.amount) filter (where p.account = ${account.risk}), 0)::bigint as covered,
        coalesce(sum(p.amount) filter (where p.account = ${account.fee(head.number)}), 0)::bigint as fee
      from journal j join postings p on p.journal_id = j.id
      where j.reference = ${head.number} and j.kind in ('release', 'remainder') and p.currency = ${head.currency} group by j.id order by j.id`.execute(
      db,
    ),
    transferFor(db, head, viewer),
  ]);
  const disputed = refunds.filter((r) => !r.isOver);
  const over = refunds.flatMap((r) =>
    r.isOver && r.at !== null ? [{ ...r, at: r.at, sentByBank: sent.filter((s) => s.refundId === r.id) }] : [],
  );
  return { refunds: over, released, disputed: sumOf(disputed), isTakenBack, transfer };
};
const sumOf = (rows: readonly Back[]): Back => ({
  goods: rows.reduce((n, r) => n + r.goods, 0n),
  freight: rows.reduce((n, r) => n + r.freight, 0n),
  pointsAmount: rows.reduce((n, r) => n + r.pointsAmount, 0n),
  ...addPaidByOthers(rows),
});
const allOf = (back: Back): bigint => back.goods + back.freight + platformPart(back);

/** What the platform has put into the escrow, and what of it was there once these had gone back. */
const platformLeft = (head: OrderHead, refunds: readonly RefundedRow[]): bigint => platformPart(head) - platformPart(sumOf(refunds));

/** Who gets what of it; minor units, the fee being a part of the store's. */
type Parts = Readonly<Record<'store' | 'commission' | 'freight' | 'fee' | 'disputed', bigint>>;
const wireParts = (currency: string, { store, commission, freight, fee, disputed }: Parts): Split => {
  const wire = (minor: bigint): Split['store'] => toWire(money(minor, currencyOf(currency)));
  const own = { store: wire(store), commission: wire(commission), freight: wire(freight), fee: wire(fee), disputed: wire(disputed) };
  return { whole: wire(store + commission + freight), ...own };
};

/** Shares of so much of an order's money, when what is asked back has gone back. @param left without it; minor units */
const partsOf = (order: Shared, left: bigint, disputed: Back): Parts => {
  const { store, fee, commission, freight } = sharesOf(
    {
      ...order,
      refundedFreight: order.refundedFreight + disputed.freight,
      refundedFreightPlatform: order.refundedFreightPlatform + disputed.freightPlatform,
      refundedFreightStore: order.refundedFreightStore + disputed.freightStore,
    },
    left,
  );
  return {
    store: store.amount + fee.amount,
    commission: commission.amount,
    freight: freight.amount,
    fee: fee.amount,
    disputed: allOf(disputed),
  };
};

/** An order whose money is held; minor units. */
export interface HeldOrder extends Shared {
  /** All that its escrow holds. */
  readonly held: bigint;
  readonly disputed: bigint;
  readonly disputedFreight: bigint;
  readonly disputedFreightPlatform: bigint;
  readonly disputedFreightStore: bigint;
}
/** What is read of an order `o` for it, beside the name of `heldBack`. */
export const heldColumns = sql`o.currency, o.freight, o.refunded_freight as "refundedFreight", o.freight_platform as "freightPlatform", o.freight_store as "freightStore", o.refunded_freight_platform as "refundedFreightPlatform",
  o.refunded_freight_store as "refundedFreightStore", o.delivery_fee as "deliveryFee", o.commission_basis_points as "commissionBasisPoints",
  (${stillHeld} + ${platformAdded})::bigint as held, back.all as disputed, back.freight as "disputedFreight", back.platform as "disputedFreightPlatform", back.store as "disputedFreightStore"`;
export const heldBack = sql`lateral (
  select coalesce(sum(r.goods + r.freight + r.points_amount + r.promotion_paid + r.freight_platform), 0)::bigint as all, coalesce(sum(r.freight), 0)::bigint as freight,
    coalesce(sum(r.freight_platform), 0)::bigint as platform, coalesce(sum(r.freight_store), 0)::bigint as store
  from refunds r where r.order_id = o.id and r.status = any(${[...openStatuses]}::smallint[])) back`;
/** Who gets what of the money that is held now, if nothing more is asked back. */
export const heldSplit = (order: HeldOrder): Split => wireParts(order.currency, heldParts(order));
/** What of it is the store's, in minor units. */
export const heldForStore = (order: HeldOrder): bigint => heldParts(order).store;
const heldParts = (order: HeldOrder): Parts => {
  const left = order.held - order.disputed;
  const disputed = {
    ...nothingByOthers,
    goods: order.disputed - order.disputedFreight - order.disputedFreightPlatform,
    freight: order.disputedFreight,
    pointsAmount: 0n,
    freightPlatform: order.disputedFreightPlatform,
    freightStore: order.disputedFreightStore,
  };
  return partsOf(order, left > 0n ? left : 0n, disputed);
};

/** What a side reads of money that leaves the escrow for good, or is to. Null amount: nothing of it was the buyer's. */
type Told = Pick<Entry, 'amount' | 'split'>;
/** The buyer reads what of her own money leaves the escrow, a store what it gets, both consoles the whole split. @param platform what of it the platform has put in */
const toldTo = (viewer: Viewer, head: OrderHead, parts: Parts, platform: bigint): Told => {
  if (viewer !== 'buyer') {
    const split = wireParts(head.currency, parts);
    return { amount: split.store, split };
  }
  const own = money(parts.store + parts.commission + parts.freight - platform, currencyOf(head.currency));
  return { amount: head.payType === payType.points ? null : toWire(own), split: null };
};

/** What was booked when an order's money left its escrow. */
export const releasedTold = (head: OrderHead, { refunds }: OrderMoney, row: ReleasedRow, viewer: Viewer): Told => {
  const { store, commission, freight } = row;
  const fee = row.toBuyer + row.covered > 0n ? 0n : row.fee;
  const before = refunds.filter((r) => r.at <= row.at);
  const platform = head.paidAt === null ? 0n : platformLeft(head, before);
  return toldTo(viewer, head, { store, commission, freight, fee, disputed: 0n }, platform);
};

/**
 * What is released when nothing more is asked back than is now and all of that is granted.
 * @returns null where nothing would be
 */
export const comingTold = (head: OrderHead, { refunds, disputed }: OrderMoney, viewer: Viewer): Told | null => {
  const left = head.total + platformPartLeft(head) - head.refunded - head.refundedFreight - allOf(disputed);
  if (left <= 0n) return null;
  return toldTo(viewer, head, partsOf(head, left, disputed), platformLeft(head, refunds) - platformPart(disputed));
};

/** What a store gets of an order and what is kept of it, for its page: as it was booked, with what went back since, or as it is to be. */
export const splitFor = (head: OrderHead, of: OrderMoney, viewer: Viewer): Entry['split'] => {
  if (viewer === 'buyer' || (head.closeType !== null && of.released.length === 0)) return null;
  const [booked] = of.released;
  if (booked !== undefined && !isPaid(head.status)) return releasedTold(head, of, booked, viewer).split;
  return comingTold(head, of, viewer)?.split ?? null;
};
