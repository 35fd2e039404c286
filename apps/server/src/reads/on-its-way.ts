import { returnMoneyStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { account } from '../domains/ledger/index.ts';
import type { Db } from '../runtime/database.ts';

// What goes back of a bank transfer leaves the escrow once it is granted, and is in suspense until an operator has made the transfer and
// recorded it. Whatever tells that money was refunded asks here whether it was sent.

/** What of a refund `r` waits so, in postings `x`. */
const waiting = sql`payment_cases c join payments y on y.id = c.payment_id and y.user_id = r.user_id
    join journal j on j.reference = y.number and j.kind = 'refund' and j.at >= c.opened_at and split_part(j.key, ':', 2) = r.number
    join postings x on x.journal_id = j.id and x.account = ${sql.lit(account.suspense)} and x.amount > 0
  where c.kind = 'refundDue' and c.closed_at is null`;
const isDone = sql`r.status = ${sql.lit(returnMoneyStatus.success)}`;

/** Whether an operator has yet to send money of a refund `r` by bank. */
export const isOnItsWay = sql`(${isDone} and exists (select from ${waiting}))`;
/** How much of it that is, in minor units. */
export const onItsWay = sql`(select coalesce(sum(x.amount), 0)::bigint from ${waiting})`;
/** How much of all refunds of an order `o`. */
export const onItsWayOfOrder = sql`(case when o.refunded + o.refunded_freight = 0 then 0 else (
  select coalesce(sum(${onItsWay}), 0) from refunds r where r.order_id = o.id and ${isDone}) end)::bigint`;
/** How many pieces of a line of `order_items` are of refunds that wait so. */
export const onItsWayOfLine = sql`(case when order_items.refunded_count = 0 then 0 else (
  select coalesce(sum(l.count), 0) from refund_lines l join refunds r on r.id = l.refund_id where l.order_item_id = order_items.id and ${isOnItsWay}) end)::int`;

/** What an operator has sent by bank, and when its record took it out of the books. */
export interface SentByBank {
  readonly refundId: number;
  readonly at: Date;
  /** Minor units. */
  readonly amount: bigint;
}
/** What was sent so of refunds that are over, oldest first. @param which a condition about refunds `r` */
export const sentByBank = async (db: Db, which: Sql): Promise<SentByBank[]> => {
  const { rows } = await sql<SentByBank>`
    select r.id as "refundId", c.closed_at as at, sum(x.amount)::bigint as amount
    from refunds r join payments y on y.user_id = r.user_id
      join journal j on j.reference = y.number and j.kind = 'refund' and split_part(j.key, ':', 2) = r.number
      join postings x on x.journal_id = j.id and x.account = ${account.suspense} and x.amount > 0
      -- A payment may have had several such cases: the first that ended since told of it.
      cross join lateral (
        select d.closed_at from payment_cases d
        where d.payment_id = y.id and d.kind = 'refundDue' and d.opened_at <= j.at and (d.closed_at is null or d.closed_at >= j.at)
        order by d.closed_at limit 1) c
    where ${which} and ${isDone} and c.closed_at is not null group by r.id, c.closed_at order by c.closed_at`.execute(db);
  return rows;
};

/** How much of a refund, for what is written about it; minor units. */
export const waitingOfRefund = async (db: Db, refundNumber: string): Promise<bigint> => {
  const { rows } = await sql<{
    sum: bigint;
  }>`select ${onItsWay} as sum from refunds r where r.number = ${refundNumber} and ${isDone}`.execute(db);
  return rows[0]?.sum ?? 0n;
};
/** How much of the refund that was granted when an order was closed. */
export const waitingOfClosing = async (db: Db, orderNumber: string): Promise<bigint> => {
  const { rows } = await sql<{ sum: bigint }>`
    select ${onItsWay} as sum from orders o join refunds r on r.order_id = o.id and r.done_at = o.canceled_at where o.number = ${orderNumber} and ${isDone}`.execute(
    db,
  );
  return rows[0]?.sum ?? 0n;
};
