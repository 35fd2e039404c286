import type { Locale, PaymentCaseKind, TimelineKind } from '@kyakhta/contract';
import { currencyOf, money, toDecimal, toWire } from '@kyakhta/money';
import { sql } from '../../runtime/sql.ts';
import { account } from '../../domains/ledger/index.ts';
import { dueReferences } from '../../domains/orders/index.ts';
import type { Db } from '../../runtime/database.ts';
import { writeSum } from '../../words/sums.ts';
import type { OrderHead } from '../order-heads.ts';
import type { Viewer } from '../order-money.ts';
import { blank, type Entry } from './entry.ts';

/** A movement of suspense of a payment; more came in, less went out. Minor units. */
interface MoveRow {
  readonly payment: string;
  readonly key: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly at: Date;
  /** Whether the same entry paid the order: what is left of it was meant for others. */
  readonly pays: boolean;
  readonly case: PaymentCaseKind | null;
}
/** Money in a currency that is none of ours, as its provider told it; the books do not know it. */
interface ToldRow {
  readonly value: string;
  readonly currency: string;
  readonly at: Date;
}
interface Unfit {
  readonly kind: TimelineKind;
  readonly at: Date;
  readonly currency: string;
  amount: bigint;
}

const kindOf: Readonly<Partial<Record<PaymentCaseKind, TimelineKind>>> = {
  second: 'secondPayment',
  late: 'latePayment',
  short: 'shortPayment',
  over: 'overPayment',
};
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** What was in suspense of one payment in one currency, move by move: what came and pays for nothing, and what of it went back. */
const unfitOf = (moves: readonly MoveRow[]): Unfit[] => {
  const told: Unfit[] = [];
  // What refunds take out of the escrow passes through suspense as well; it is shown as a refund.
  let unfit = 0n;
  for (const { key, amount, at, currency, pays, case: why } of moves) {
    if (key.startsWith('capture:') && !pays) {
      unfit += amount;
      told.push({ kind: (why && kindOf[why]) ?? 'unfitPayment', at, currency, amount });
    } else if (key.startsWith('applied:')) {
      unfit += amount;
      const last = told.findLast((u) => u.at.getTime() === at.getTime());
      if (last !== undefined) last.amount = least(last.amount, unfit);
    } else if (amount < 0n) {
      const back = least(-amount, unfit);
      unfit -= back;
      if (key.startsWith('refund:')) told.push({ kind: 'paymentReturned', at, currency, amount: back });
    }
  }
  return told.filter((u) => u.amount > 0n);
};

/**
 * Money that came for an order and pays for nothing, because it came twice, too late, too little or too much, and its
 * return. It is between the buyer and the platform, and may have been for orders of other stores too: a store is not told.
 */
export const unfitMoneyFor = async (db: Db, head: OrderHead, viewer: Viewer, locale: Locale): Promise<Entry[]> => {
  if (viewer === 'seller') return [];
  const payments = sql`select distinct p.id, p.number from payment_parts x join payments p on p.id = x.payment_id where x.reference = any(${dueReferences(head)}::text[]) and p.provider is not null`;
  const [{ rows: moves }, { rows: foreign }] = await Promise.all([
    sql<MoveRow>`
      select m.number as payment, j.key, t.currency, t.amount, j.at,
        exists (select 1 from postings e where e.journal_id = j.id and e.account = ${account.escrow(head.number)}) as pays,
        (select c.kind from payment_cases c where c.payment_id = m.id and c.kind in ('second', 'late', 'short', 'over', 'stockGone', 'wrongAmount', 'wrongCurrency')
          and c.opened_at <= j.at and (c.opened_at = j.at or c.closed_at is null or c.closed_at > j.at) order by c.opened_at desc, c.id desc limit 1) as case
      from (${payments}) m join journal j on j.reference = m.number join postings t on t.journal_id = j.id and t.account = ${account.suspense} order by j.id`.execute(
      db,
    ),
    sql<ToldRow>`select k.told_value as value, k.told_currency as currency, k.at from (${payments}) m join provider_captures k on k.payment_id = m.id where k.currency is null order by k.at`.execute(
      db,
    ),
  ]);
  const entry = (kind: TimelineKind, at: Date): Entry => ({
    ...blank,
    lane: 'money',
    kind,
    at: at.toISOString(),
    phase: 'done',
    actor: kind === 'paymentReturned' ? 'platform' : 'buyer',
  });
  const alike = Map.groupBy(moves, (m) => `${m.payment} ${m.currency}`);
  return [
    ...[...alike.values()].flatMap(unfitOf).map(({ kind, at, currency, amount }) => {
      const sum = money(amount, currencyOf(currency));
      // What came in another currency than the order's is listed with it.
      return currency === head.currency
        ? { ...entry(kind, at), amount: toWire(sum) }
        : { ...entry(kind, at), text: writeSum(locale, toDecimal(sum), currency) };
    }),
    ...foreign.map(({ value, currency, at }) => ({ ...entry('unfitPayment', at), text: writeSum(locale, value, currency) })),
  ];
};
