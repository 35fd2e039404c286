import type { EntryKind } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

/** Journal entries with their postings, newest first; by account or by what they are about. */
export const ledgerEntries = async (
  ctx: CtxFor<'GET /platform/ledger/page'>,
  input: Parsed<'GET /platform/ledger/page'>,
): Promise<Result<'GET /platform/ledger/page'>> => {
  const conditions: Sql[] = [sql`true`];
  if (input.account !== undefined)
    conditions.push(sql`exists (select 1 from postings p where p.journal_id = j.id and p.account = ${input.account})`);
  if (input.reference !== undefined)
    conditions.push(
      sql`(j.reference = ${input.reference} or exists (select 1 from postings p where p.journal_id = j.id and p.account = ${`escrow:${input.reference}`}))`,
    );
  const { rows } = await sql<{
    id: bigint;
    kind: EntryKind;
    reverses: bigint | null;
    reference: string;
    at: Date;
    postings: { account: string; currency: string; amount: string }[];
    total: number;
  }>`
    select j.id, j.kind, j.reverses, j.reference, j.at, count(*) over ()::int as total,
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
