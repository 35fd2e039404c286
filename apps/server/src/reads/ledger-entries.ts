import type { EntryKind } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

/** Which of these payments stand for the order `o`, for the whole of it or for a part of its price. */
const paysFor = sql`(x.reference = o.number or x.reference in (select i.reference from order_instalments i where i.order_id = o.id))`;
/**
 * Whether an entry belongs to an order: by its number or its escrow, by a payment for it, the bank transfers of one, its refunds, or cash that
 * came late. What a payment of several orders did for another of them alone does not.
 */
const isOfOrder = (number: string): Sql => {
  const own = sql`select q.journal_id from postings q where q.account in (${`escrow:${number}`}, ${`fee:${number}`})`;
  return sql`((j.reference in (
      select p.number from orders o join payment_parts x on ${paysFor} join payments p on p.id = x.payment_id where o.number = ${number}
      union all select 'bank:' || t.transaction_id from orders o join payment_parts x on ${paysFor} join bank_transfers t on t.payment_id = x.payment_id where o.number = ${number}
      union all select r.number from refunds r where r.order_number = ${number}
      union all select c.reference from late_cash c where c.order_number = ${number})
    and not exists (select 1 from postings q where q.journal_id = j.id and q.account ~ '^(escrow|fee):'))
    or j.reference = ${number} or j.id in (${own}))`;
};
/** Orders that the payment of an entry is for, where those are several: the entry is not of one of them alone. */
const sharedBy = sql`coalesce((select array_agg(s.number order by s.number) from (
    select distinct split_part(x.reference, '-', 1) as number from payment_parts x
    where x.payment_id in (select p.id from payments p where p.number = j.reference
      union all select t.payment_id from bank_transfers t where j.reference = 'bank:' || t.transaction_id)) s having count(*) > 1), '{}')`;

/** Journal entries with their postings, newest first; by account or by what they are about. */
export const ledgerEntries = async (
  ctx: CtxFor<'GET /platform/ledger/page'>,
  input: Parsed<'GET /platform/ledger/page'>,
): Promise<Result<'GET /platform/ledger/page'>> => {
  const conditions: Sql[] = [sql`true`];
  if (input.account !== undefined)
    conditions.push(sql`exists (select 1 from postings p where p.journal_id = j.id and p.account = ${input.account})`);
  if (input.reference !== undefined) conditions.push(isOfOrder(input.reference));
  const { rows } = await sql<{
    id: bigint;
    kind: EntryKind;
    reverses: bigint | null;
    reference: string;
    at: Date;
    orderNumbers: string[];
    postings: { account: string; currency: string; amount: string }[];
    total: number;
  }>`
    select j.id, j.kind, j.reverses, j.reference, j.at, count(*) over ()::int as total, ${sharedBy} as "orderNumbers",
      coalesce((select jsonb_agg(jsonb_build_object('account', p.account, 'currency', p.currency, 'amount', p.amount::text) order by p.line) from postings p where p.journal_id = j.id), '[]') as postings
    from journal j where ${sql.join(conditions, sql` and `)} order by j.id desc limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  return pageOf(
    rows.map((r) => ({
      entryId: String(r.id),
      kind: r.kind,
      reverses: r.reverses === null ? null : String(r.reverses),
      reference: r.reference,
      at: r.at.toISOString(),
      orderNumbers: r.orderNumbers,
      postings: r.postings.map((p) => ({
        account: p.account,
        currency: p.currency,
        amount: toWire(money(BigInt(p.amount), currencyOf(p.currency))),
      })),
    })),
    rows[0]?.total ?? 0,
    input,
  );
};
