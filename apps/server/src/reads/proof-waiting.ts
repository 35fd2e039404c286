import type { PaymentCaseKind } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import type { Db } from '../runtime/database.ts';
import { sql } from '../runtime/sql.ts';
import type { Result } from '../runtime/context.ts';

type Waiting = Result<'GET /platform/ledger/proof'>['waiting'];
/** Cases in which money may stay without an order for as long as they are open: the proof names it, and no rule is broken. */
const kinds: readonly PaymentCaseKind[] = ['refundFailed', 'refundDue', 'refundUnconfirmed'];
const rowsMax = 100;

/** Money on its way back that waits in an open case, the oldest first: an operator or a provider has still to send it. Several cases of one payment are about one sum, which is listed once. */
export const proofWaiting = async (db: Db): Promise<Waiting> => {
  const { rows } = await sql<{
    caseId: number;
    kind: PaymentCaseKind;
    payNumber: string;
    amount: bigint;
    currency: string;
    since: Date;
  }>`
    select c.id as "caseId", c.kind, y.number as "payNumber", h.amount, h.currency, c.opened_at as since
    from (select distinct on (payment_id) * from payment_cases where closed_at is null and kind = any(${kinds}::text[]) order by payment_id, opened_at, id) c join payments y on y.id = c.payment_id
    cross join lateral (select sum(p.amount)::bigint as amount, p.currency from journal j join postings p on p.journal_id = j.id and p.account = 'platform:suspense'
      where j.reference = y.number group by p.currency having sum(p.amount) <> 0) h
    order by c.opened_at, c.id, h.currency limit ${rowsMax}`.execute(db);
  return rows.map((r) => ({ ...r, amount: toWire(money(r.amount, currencyOf(r.currency))), since: r.since.toISOString() }));
};
