import { paymentTerm } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { sql } from '../runtime/sql.ts';
import { dueOf, type Instalment, isDuePayable } from '../domains/orders/index.ts';
import type { Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';

interface Head {
  readonly id: number;
  readonly number: string;
  readonly status: number;
  readonly total: bigint;
  readonly currency: string;
  readonly paymentTerm: number;
}
type Wire = Result<'GET /p/myOrder/orderDetail'>['instalments'][number];

/** Parts of the prices of orders, by order; orders that are paid at once have none. */
export const instalmentsOf = async (db: Db, heads: readonly Head[]): Promise<ReadonlyMap<number, Instalment[]>> => {
  const ids = heads.filter((h) => h.paymentTerm !== paymentTerm.beforeDelivery).map((h) => h.id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Instalment & { orderId: number }>`
    select order_id as "orderId", sequence, stage, percent, amount, reference, due_at as "dueAt", paid_at as "paidAt", overdue_at as "overdueAt"
    from order_instalments where order_id = any(${ids}::int[]) order by order_id, sequence`.execute(db);
  return Map.groupBy(rows, (r) => r.orderId);
};

/** A part was to be paid before now; cash is nothing the buyer can pay here, and is late all the same. */
export const isLate = (i: Instalment, now: Date): boolean => i.paidAt === null && i.dueAt !== null && i.dueAt <= now;

export const wireInstalment = (head: Head, all: readonly Instalment[], i: Instalment, now: Date): Wire => {
  const due = dueOf({ ...head, instalments: all }, i.reference);
  return {
    sequence: i.sequence,
    stage: i.stage,
    percent: i.percent,
    amount: toWire(money(i.amount, currencyOf(head.currency))),
    dueTime: i.dueAt?.toISOString() ?? null,
    payTime: i.paidAt?.toISOString() ?? null,
    isOverdue: isLate(i, now),
    payReference: due !== null && isDuePayable(due) ? i.reference : null,
  };
};
