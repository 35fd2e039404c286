import type { LateCashEnd } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { sql } from '../../runtime/sql.ts';
import { dueReferences } from '../../domains/orders/index.ts';
import type { Db } from '../../runtime/database.ts';
import type { OrderHead } from '../order-heads.ts';
import type { Viewer } from '../order-money.ts';
import { blank, type Entry } from './entry.ts';

/** Money of a payment that its payer's bank or its provider took back; minor units, null where no book of ours knows its currency. */
interface TakenRow {
  readonly at: Date;
  readonly amount: bigint | null;
  readonly currency: string | null;
  readonly told: string;
}
interface CashRow {
  readonly at: Date;
  readonly amount: bigint;
  readonly goesTo: LateCashEnd;
  readonly reason: string;
}
const done = { ...blank, lane: 'money', phase: 'done' } as const;

/**
 * Money that was taken back outside, and the operator's word that the order may go on. All sides read that it holds
 * the order; how much it was is not the store's to know, for the payment may be for orders of others, too.
 */
const takenBackFor = async (db: Db, head: OrderHead, viewer: Viewer): Promise<Entry[]> => {
  const payments = sql`(select payment_id from payment_parts where reference = any(${dueReferences(head)}::text[]))`;
  const [{ rows: taken }, { rows: settled }] = await Promise.all([
    sql<TakenRow>`
      select v.at, v.amount, c.currency, v.told_value || ' ' || v.told_currency as told from provider_reversals v
      join provider_captures c on c.provider = v.provider and c.id = v.capture_id where v.payment_id in ${payments} order by v.at, v.id`.execute(
      db,
    ),
    sql<{ at: Date }>`
      select closed_at as at from payment_cases where payment_id in ${payments} and kind = 'takenBack' and closed_by is not null and closed_at is not null order by id`.execute(
      db,
    ),
  ]);
  const sumOf = ({ amount, currency, told }: TakenRow): Pick<Entry, 'amount' | 'text'> => {
    if (viewer === 'seller') return { amount: null, text: null };
    // What came in another currency than the order's is listed with it.
    return amount === null || currency !== head.currency
      ? { amount: null, text: told }
      : { amount: toWire(money(amount, currencyOf(currency))), text: null };
  };
  return [
    ...taken.map((row): Entry => ({ ...done, ...sumOf(row), kind: 'takenBack', at: row.at.toISOString(), actor: null })),
    ...settled.map(({ at }): Entry => ({ ...done, kind: 'takenBackSettled', at: at.toISOString(), actor: 'operator' })),
  ];
};

/**
 * Cash that a courier brought when the order was over, and whose it became. The buyer paid it, so that she reads of it in
 * either case; a store reads what is its own. The reason was written for whose it is.
 */
const lateCashFor = async (db: Db, head: OrderHead, viewer: Viewer): Promise<Entry[]> => {
  const { rows } = await sql<CashRow>`
    select recorded_at as at, amount, goes_to as "goesTo", reason from late_cash where order_number = ${head.number} order by recorded_at, reference`.execute(
    db,
  );
  const readBy: Readonly<Record<LateCashEnd, Viewer>> = { buyer: 'buyer', store: 'seller' };
  return rows
    .filter(({ goesTo }) => viewer !== 'seller' || goesTo === 'store')
    .map(({ at, amount, goesTo, reason }) => ({
      ...done,
      kind: goesTo === 'buyer' ? 'lateCashOfBuyer' : 'lateCashOfStore',
      at: at.toISOString(),
      actor: 'operator',
      amount: toWire(money(amount, currencyOf(head.currency))),
      text: viewer === 'operator' || readBy[goesTo] === viewer ? reason : null,
    }));
};

/** What became of an order's money afterwards: taken back from outside, or brought when the order was over. */
export const moneyAfterFor = async (db: Db, head: OrderHead, viewer: Viewer): Promise<Entry[]> =>
  (await Promise.all([takenBackFor(db, head, viewer), lateCashFor(db, head, viewer)])).flat();
