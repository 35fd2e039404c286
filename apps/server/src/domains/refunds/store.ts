import { returnMoneyStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../../runtime/sql.ts';
import type { Actor } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import type { RuledPieces } from './model/ruled.ts';
import { holdingStatuses, openStatuses, type RefundableLine, type RefundLine, type RefundMoveName, refundMoveTable } from './model.ts';
import { type PaidByOthers, paidByOthers } from '../orders/index.ts';
import { givenUpOf, hasOffer, holdingSince, notSentOf, stoodDeclined } from './store/holding.ts';
import type { ReturnParcel } from './store/parcels.ts';

/** A refund as actions need it; amounts are minor units of its currency. */
export interface RefundRow extends PaidByOthers {
  readonly id: number;
  readonly number: string;
  readonly applyNumber: string;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly orderItemId: number | null;
  readonly userId: number;
  readonly storeId: number;
  readonly applyType: number;
  readonly status: number;
  readonly currency: string;
  readonly goods: bigint;
  readonly freight: bigint;
  readonly points: number;
  readonly pointsAmount: bigint;
  readonly reason: string;
  readonly sellerNote: string;
  readonly returnAddress: string | null;
  readonly parcel: ReturnParcel | null;
  /** The package that is followed for it; null where its carrier cannot be asked. */
  readonly packageId: number | null;
  readonly dueAt: Date | null;
  /** By when an operator is to rule; null unless the platform is asked. */
  readonly ruleBy: Date | null;
}
const columns = sql`r.id, r.number, r.apply_number as "applyNumber", r.order_id as "orderId", r.order_number as "orderNumber", r.order_item_id as "orderItemId", r.user_id as "userId", r.store_id as "storeId",
  r.apply_type as "applyType", r.status, r.currency, r.goods, r.freight, r.points, r.points_amount as "pointsAmount", ${paidByOthers('r.')}, r.reason, r.seller_note as "sellerNote", r.return_address as "returnAddress", r.parcel, r.package_id as "packageId", r.due_at as "dueAt", r.rule_by as "ruleBy"`;

/** A refund by its number without its lock: to know which order to lock first. */
export const selectRefund = async (db: Db, number: string): Promise<RefundRow | null> =>
  (await sql<RefundRow>`select ${columns} from refunds r where r.number = ${number}`.execute(db)).rows[0] ?? null;
/** The refund for which a package is followed, without its lock; null once the buyer named another. */
export const selectByPackage = async (db: Db, packageId: number): Promise<RefundRow | null> =>
  (await sql<RefundRow>`select ${columns} from refunds r where r.package_id = ${packageId}`.execute(db)).rows[0] ?? null;
/** Locks a refund, after its order. */
export const lockRefundRow = async (db: Db, number: string): Promise<RefundRow | null> =>
  (await sql<RefundRow>`select ${columns} from refunds r where r.number = ${number} for update`.execute(db)).rows[0] ?? null;

/** What other applications that are under way ask for, by line of the order, and what they and those done left out for gifts; amounts are minor units. */
export type PendingLine = Pick<
  RefundableLine,
  | 'orderItemId'
  | 'pendingCount'
  | 'pendingCanceled'
  | 'pendingGoods'
  | 'pendingFreight'
  | 'pendingPoints'
  | 'pendingPointsAmount'
  | 'pendingPromotionPaid'
  | 'pendingFreightPlatform'
  | 'pendingFreightStore'
  | 'pendingKept'
  | 'withheld'
>;
/** @param except an application that does not count */
export const selectPending = async (db: Db, orderIds: readonly number[], except: number | null): Promise<PendingLine[]> =>
  (
    await sql<PendingLine>`
      with asked as (
        select r.id, r.order_item_id, r.status <> ${returnMoneyStatus.success} as pending from refunds r
        where r.order_id = any(${[...orderIds]}::int[]) and r.status = any(${[...openStatuses, returnMoneyStatus.success]}::smallint[]) and r.id is distinct from ${except}::int
      )
      select l.order_item_id as "orderItemId", coalesce(sum(l.count) filter (where a.pending), 0)::int as "pendingCount", coalesce(sum(l.canceled) filter (where a.pending), 0)::int as "pendingCanceled",
        coalesce(sum(l.goods) filter (where a.pending), 0)::bigint as "pendingGoods", coalesce(sum(l.freight) filter (where a.pending), 0)::bigint as "pendingFreight",
        coalesce(sum(l.points) filter (where a.pending), 0)::int as "pendingPoints", coalesce(sum(l.points_amount) filter (where a.pending), 0)::bigint as "pendingPointsAmount",
        coalesce(sum(l.promotion_paid) filter (where a.pending), 0)::bigint as "pendingPromotionPaid", coalesce(sum(l.freight_platform) filter (where a.pending), 0)::bigint as "pendingFreightPlatform",
        coalesce(sum(l.freight_store) filter (where a.pending), 0)::bigint as "pendingFreightStore",
        coalesce(sum(l.gift_kept) filter (where a.pending), 0)::int as "pendingKept",
        -- After a refund of the whole order no piece is left that could bring it.
        coalesce(sum((select sum(g.gift_value) from refund_lines g where g.refund_id = a.id)) filter (where a.order_item_id = l.order_item_id), 0)::bigint as withheld
      from asked a join refund_lines l on l.refund_id = a.id group by l.order_item_id`.execute(db)
  ).rows;

export const selectLines = async (db: Db, refundId: number): Promise<RefundLine[]> =>
  (
    await sql<RefundLine>`
      select order_item_id as "orderItemId", count, canceled, goods, freight, points, points_amount as "pointsAmount", ${paidByOthers()}, gift_kept as "giftKept", gift_value as "giftValue" from refund_lines where refund_id = ${refundId} order by order_item_id`.execute(
      db,
    )
  ).rows;

/** Refunds of an order that are under way, with the pieces that they give up; `null` as line is the whole order. */
export const selectOpen = (db: Db, orderId: number): Promise<OpenRefund[]> => selectOpenAmong(db, [orderId]);
interface OpenRefund {
  readonly id: number;
  readonly number: string;
  readonly status: number;
  /** Of one that holds: since when, without a break. */
  readonly heldSince: Date;
  readonly orderId: number;
  readonly orderItemId: number | null;
  /** Pieces it gives up, by line, or would by an offer that waits, and how many of them had not left when it was asked for or offered. */
  readonly gives: readonly { readonly orderItemId: number; readonly count: number; readonly notSent: number }[];
  /** An offer of the store waits for the buyer's answer. */
  readonly isOffered: boolean;
}
/** Lines that a refund `r`, or an offer on it that waits, is about. */
const concernedLines = sql`(
  select l.order_item_id as id from refund_lines l where l.refund_id = r.id
  union select g.order_item_id from refund_offer_lines g join refund_offers w on w.id = g.offer_id where w.refund_id = r.id and w.ended_at is null)`;
export const selectOpenAmong = async (
  db: Db,
  orderIds: readonly number[],
  statuses: readonly number[] = openStatuses,
): Promise<OpenRefund[]> =>
  (
    await sql<OpenRefund>`
      select r.id, r.number, r.status, ${holdingSince} as "heldSince", r.order_id as "orderId", r.order_item_id as "orderItemId", (select coalesce(jsonb_agg(jsonb_build_object('orderItemId', i.id, 'count', ${givenUpOf}, 'notSent', ${notSentOf})), '[]') from ${concernedLines} i where ${givenUpOf} > 0) as gives, ${hasOffer} as "isOffered"
      from refunds r where r.order_id = any(${[...orderIds]}::int[]) and r.status = any(${[...statuses]}::smallint[])`.execute(db)
  ).rows;

/** Those that keep pieces from leaving, or vouchers from use: a reduction of the price gives up none, and holds none; `isHolding` is the same rule for many. */
export const selectHoldingAmong = async (db: Db, orderIds: readonly number[]): Promise<OpenRefund[]> =>
  (await selectOpenAmong(db, orderIds, openStatuses)).filter(
    ({ gives, isOffered, status }) => gives.length > 0 && (isOffered || holdingStatuses.includes(status)),
  );
export const selectHolding = (db: Db, orderId: number): Promise<OpenRefund[]> => selectHoldingAmong(db, [orderId]);

/** Columns a move may set besides the state. */
export interface RefundSets {
  readonly due_at?: Date | null;
  readonly rule_by?: Date;
  readonly done_at?: Date;
  readonly seller_note?: string;
  readonly return_address?: string;
  readonly parcel?: string;
  readonly package_id?: number | null;
}
/** The guarded change of state, with who, when, why and in which words. @returns whether it moved */
export const moveRefundRow = async (
  db: Db,
  id: number,
  move: RefundMoveName,
  by: { readonly actor: Actor; readonly note: Ruling; readonly at: Date },
  sets: RefundSets,
): Promise<boolean> => {
  const { from, to } = refundMoveTable[move];
  const more: Sql[] = Object.entries({ due_at: null, rule_by: null, ...sets }).map(
    ([column, value]: [string, unknown]) => sql`, ${sql.ref(column)} = ${value}`,
  );
  const { rows } = await sql`
    with before as (select id, status from refunds where id = ${id} and status = any(${[...from]}::smallint[]) for update),
    moved as (update refunds r set status = ${to}, changed_at = ${by.at} ${sql.join(more, sql``)} from before b where r.id = b.id returning r.id, b.status as was),
    noted as (insert into refund_moves (refund_id, from_status, to_status, actor_kind, actor_id, why, note, locale, store_note, store_locale, at)
      select id, was, ${to}, ${by.actor.kind}, ${by.actor.id}::int, ${move}, ${by.note.text}, ${by.note.locale}, ${by.note.storeText}, ${by.note.storeLocale}, ${by.at} from moved)
    select id from moved`.execute(db);
  return rows.length === 1;
};
export const insertFirstMove = async (
  db: Db,
  id: number,
  by: { readonly actor: Actor; readonly note: string; readonly at: Date },
): Promise<void> => {
  await sql`
    insert into refund_moves (refund_id, from_status, to_status, actor_kind, actor_id, why, note, at)
    values (${id}, null, 1, ${by.actor.kind}, ${by.actor.id}::int, 'applied', ${by.note}, ${by.at})`.execute(db);
};
export const updateDueAt = async (db: Db, id: number, dueAt: Date): Promise<void> => {
  await sql`update refunds set due_at = ${dueAt} where id = ${id}`.execute(db);
};
/** Whether anything of an order is asked back, or has gone back since an instant. */
export const selectTouchedSince = async (db: Db, orderId: number, at: Date): Promise<boolean> =>
  (
    await sql`
      select 1 from refunds where order_id = ${orderId} and (status = any(${[...openStatuses]}::smallint[]) or (status = ${returnMoneyStatus.success} and done_at >= ${at})) limit 1`.execute(
      db,
    )
  ).rows.length > 0;
/** Of which pieces of an order the platform has ruled, and why they were asked back; what went back by it is claimed no more. */
export const selectRuled = async (db: Db, orderId: number): Promise<RuledPieces[]> =>
  (
    await sql<RuledPieces>`
      select l.order_item_id as "orderItemId", l.count, r.reason from refunds r join refund_lines l on l.refund_id = r.id
      where r.order_id = ${orderId} and l.gift_kept = 0
        and exists (select 1 from refund_moves m where m.refund_id = r.id and (m.why = 'ruledAgainst' or (m.why = 'ruledFor' and l.count = 0)))`.execute(
      db,
    )
  ).rows;
/** Whether its store had said nothing when a refund counted as agreed to. */
export const selectIsAgreedByClock = async (db: Db, refundId: number): Promise<boolean> =>
  (
    await sql`
      select 1 from refund_moves where refund_id = ${refundId} and why = 'agreedByClock'
        and id = (select max(id) from refund_moves where refund_id = ${refundId})`.execute(db)
  ).rows.length > 0;
/** Whether a refund that stands as refused does so because its buyer declined what the store offered. */
export const selectStoodDeclined = async (db: Db, refundId: number): Promise<boolean> =>
  (await sql<{ is: boolean }>`select ${stoodDeclined} as is from refunds r where r.id = ${refundId}`.execute(db)).rows[0]?.is ?? false;
/** Where a store had goods sent back to last. */
export const selectLastReturnAddress = async (db: Db, storeId: number): Promise<string | null> =>
  (
    await sql<{ address: string }>`
      select return_address as address from refunds where store_id = ${storeId} and return_address is not null order by changed_at desc limit 1`.execute(
      db,
    )
  ).rows[0]?.address ?? null;

/** Whether a side has laid anything before the platform. */
export const selectIsHeard = async (db: Db, refundId: number, side: string): Promise<boolean> =>
  (await sql`select 1 from refund_evidence where refund_id = ${refundId} and side = ${side} limit 1`.execute(db)).rows.length > 0;
/** Whether a side has laid the same already, to the words and pictures. */
export const selectIsLaid = async (
  db: Db,
  refundId: number,
  side: string,
  description: string,
  pictures: readonly string[],
): Promise<boolean> =>
  (
    await sql`
      select 1 from refund_evidence where refund_id = ${refundId} and side = ${side} and description = ${description} and pictures = ${[...pictures]}::text[] limit 1`.execute(
      db,
    )
  ).rows.length > 0;
/** Sets an earlier time for the ruling; a later one changes nothing. */
export const updateRuleBy = async (db: Db, id: number, ruleBy: Date): Promise<void> => {
  await sql`update refunds set rule_by = least(rule_by, ${ruleBy}) where id = ${id} and status = ${returnMoneyStatus.platformIntervening}`.execute(
    db,
  );
};

/** @returns the id of what was laid before the platform, or null when this side has laid enough */
export const insertEvidence = async (
  db: Db,
  e: {
    readonly refundId: number;
    readonly side: string;
    readonly description: string;
    readonly pictures: readonly string[];
    readonly at: Date;
    readonly max: number;
  },
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into refund_evidence (refund_id, side, description, pictures, at)
    select ${e.refundId}, ${e.side}, ${e.description}, ${[...e.pictures]}::text[], ${e.at}
    where (select count(*) from refund_evidence where refund_id = ${e.refundId} and side = ${e.side}) < ${e.max} returning id`.execute(db);
  return rows[0]?.id ?? null;
};
export const insertIntervention = async (db: Db, refundId: number, reason: string, description: string, at: Date): Promise<void> => {
  await sql`insert into refund_interventions (refund_id, reason, description, asked_at) values (${refundId}, ${reason}, ${description}, ${at})`.execute(
    db,
  );
};
/** What is ruled, for the buyer and for the store, each in its language; one text where both read the same. */
export interface Ruling {
  readonly text: string;
  readonly locale: string | null;
  readonly storeText: string;
  readonly storeLocale: string | null;
}
export const noRuling: Ruling = { text: '', locale: null, storeText: '', storeLocale: null };
export const endInterventionRow = async (
  db: Db,
  refundId: number,
  end: { readonly outcome: 'agreed' | 'refused' | 'withdrawn'; readonly by: number | null; readonly ruling: Ruling; readonly at: Date },
): Promise<void> => {
  await sql`
    update refund_interventions set ended_at = ${end.at}, outcome = ${end.outcome}, decided_by = ${end.by}::int, ruling = ${end.ruling.text}, ruling_locale = ${end.ruling.locale},
      store_ruling = ${end.ruling.storeText}, store_ruling_locale = ${end.ruling.storeLocale} where refund_id = ${refundId} and ended_at is null`.execute(
    db,
  );
};

/** Orders of which something went back since a time. */
export const selectRefundedOrders = async (db: Db, since: Date): Promise<number[]> =>
  (
    await sql<{ orderId: number }>`
      select distinct order_id as "orderId" from refunds where done_at >= ${since} and status = ${returnMoneyStatus.success}`.execute(db)
  ).rows.map(({ orderId }) => orderId);

/** What went back for goods in a span of time, with what the platform had paid of them, by store, in minor units. */
export const selectRefundedOfStores = async (
  db: Db,
  span: { readonly from: Date; readonly until: Date; readonly currency: string; readonly storeId?: number },
): Promise<{ readonly storeId: number; readonly amount: bigint }[]> => {
  const { rows } = await sql<{ storeId: number; amount: bigint }>`
    select store_id as "storeId", sum(goods + points_amount + promotion_paid)::bigint as amount from refunds
    where done_at >= ${span.from} and done_at < ${span.until} and status = ${returnMoneyStatus.success} and currency = ${span.currency}${span.storeId === undefined ? sql`` : sql` and store_id = ${span.storeId}`} group by store_id`.execute(
    db,
  );
  return rows;
};
