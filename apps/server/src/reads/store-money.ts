import { currencyOf, money, toWire } from '@kyakhta/money';
import { type SettlementLine, settlementLines } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import { account, balancesOf } from '../domains/ledger/index.ts';
import { escrowed } from '../domains/orders/index.ts';
import { inTransit } from '../domains/settlement/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { holdPart } from './copied-number.ts';
import { storeFile, type StoreSheet, storeSheetOf, sum } from './exports/sheet.ts';
import { heldBack, heldColumns, heldForStore, type HeldOrder } from './order-money.ts';
import { offsetOf, pageOf } from './paging.ts';

/** What the store has earned, what of the money in escrow is to be its own, and what has left or is leaving: all of it net. */
export const storeBalance = async (
  ctx: CtxFor<'GET /shop/admin/settlement/balance'>,
): Promise<Result<'GET /shop/admin/settlement/balance'>> => {
  const { storeId } = ctx.actor;
  const { settlementCurrency, withdrawalMin } = await siteSettings(ctx.db);
  const currency = currencyOf(settlementCurrency);
  const [pending, available, debt] = await balancesOf(
    ctx.db,
    [account.storePending(storeId), account.storeAvailable(storeId), account.storeDebt(storeId)],
    currency,
  );
  const { rows: open } = await sql<HeldOrder>`
    select ${heldColumns} from orders o cross join ${heldBack} where o.store_id = ${storeId} and o.status = any(${[...escrowed]}::smallint[]) and o.currency = ${currency}`.execute(
    ctx.db,
  );
  const { rows } = await sql<{ transit: bigint; paid: bigint }>`
    select
      (select coalesce(sum(amount), 0)::bigint from payouts where store_id = ${storeId} and state = any(${[...inTransit]}::text[]) and currency = ${currency}) as transit,
      (select coalesce(sum(amount), 0)::bigint from payouts where store_id = ${storeId} and state = 'paid' and currency = ${currency}) as paid`.execute(
    ctx.db,
  );
  const wire = (amount: bigint | undefined): ReturnType<typeof toWire> => toWire(money(amount ?? 0n, currency));
  return {
    pending: wire(pending?.amount),
    available: wire(available?.amount),
    inEscrow: wire(open.reduce((sum, order) => sum + heldForStore(order), 0n)),
    inTransit: wire(rows[0]?.transit),
    paidOut: wire(rows[0]?.paid),
    debt: wire(debt?.amount),
    currency,
    least: wire(BigInt(withdrawalMin)),
  };
};

interface Line {
  readonly entryId: string;
  readonly kind: SettlementLine;
  readonly reference: string;
  readonly at: Date;
  readonly currency: string;
  readonly net: bigint;
  readonly gross: bigint | null;
  readonly commission: bigint | null;
  readonly freight: bigint | null;
  readonly total: number;
}
const kindOf = (kind: string): SettlementLine => settlementLines.find((known) => known === kind) ?? 'correction';

/** Which lines: so many after some, or, while more are booked, those that come after a line. */
type From = { readonly offset: number } | { readonly after: Pick<Line, 'entryId' | 'currency'> };

/** Movements of the store's accounts, newest first; of an order also what was split off its escrow, off the rest of it, or off cash that came late. */
const selectLines = async (db: Db, storeId: number, number: string | undefined, limit: number, from: From): Promise<readonly Line[]> => {
  const after =
    'after' in from ? sql`and (p.journal_id, p.currency) < (${BigInt(from.after.entryId)}::bigint, ${from.after.currency}::text)` : sql``;
  const named =
    number === undefined
      ? sql``
      : sql`and exists (select 1 from journal j where j.id = p.journal_id and ${holdPart(['j.reference'], number)})`;
  const { rows } = await sql<Omit<Line, 'kind'> & { readonly kind: string }>`
    with own as (
      select p.journal_id as id, p.currency, sum(p.amount)::bigint as net from postings p
      where p.account in (${account.storeAvailable(storeId)}, ${account.storePending(storeId)}) ${after} ${named} group by p.journal_id, p.currency having sum(p.amount) <> 0
    ), shown as (select *, count(*) over ()::int as total from own order by id desc, currency desc limit ${limit} offset ${'offset' in from ? from.offset : 0})
    select s.id::text as "entryId", j.kind, j.reference, j.at, s.currency, s.net, s.total, r.gross, r.commission, r.freight
    from shown s join journal j on j.id = s.id left join lateral (
      -- What of a rest goes back to the buyer was not paid for anything of this.
      select (-sum(p.amount) filter (where p.account like 'escrow:%' or p.account = ${account.bankClearing} or p.account = ${account.risk} or p.account like 'buyer:%'))::bigint as gross,
        coalesce(sum(p.amount) filter (where p.account = ${account.commission}), 0)::bigint as commission,
        coalesce(sum(p.amount) filter (where p.account = ${account.freight}), 0)::bigint as freight
      from postings p where p.journal_id = s.id and p.currency = s.currency
    ) r on j.kind in ('release', 'remainder', 'lateCash')
    order by s.id desc, s.currency desc`.execute(db);
  return rows.map((r) => ({ ...r, kind: kindOf(r.kind) }));
};

const wireOf = ({ entryId, kind, reference, at, currency, net, gross, commission, freight }: Line) => {
  const wire = (amount: bigint): ReturnType<typeof toWire> => toWire(money(amount, currencyOf(currency)));
  return {
    entryId,
    kind,
    reference,
    at: at.toISOString(),
    gross: gross === null ? null : wire(gross),
    commission: commission === null ? null : wire(commission),
    freight: freight === null ? null : wire(freight),
    net: wire(net),
    currency,
  };
};

export const storeStatement = async (
  ctx: CtxFor<'GET /shop/admin/settlement/page'>,
  input: Parsed<'GET /shop/admin/settlement/page'>,
): Promise<Result<'GET /shop/admin/settlement/page'>> => {
  const lines = await selectLines(ctx.db, ctx.actor.storeId, input.number, input.size, { offset: offsetOf(input) });
  return pageOf(lines.map(wireOf), lines[0]?.total ?? 0, input);
};

/** The statement whole, each piece of it going on after the last line of the one before. */
const statementSheet = (): StoreSheet<Parsed<'GET /shop/admin/settlement/export'>, ReturnType<typeof wireOf>> => {
  let from: From = { offset: 0 };
  const read: ReturnType<typeof statementSheet>['read'] = async (ctx, { number }, { size }) => {
    const lines = await selectLines(ctx.db, ctx.actor.storeId, number, size, from);
    const last = lines.at(-1);
    if (last !== undefined) from = { after: last };
    return lines.map((line) => [wireOf(line)]);
  };
  return {
    ...storeSheetOf('statement', read, [
      ['export.time', 18, (r, tell) => tell.at(r.at)],
      ['export.kind', 30, (r, tell) => tell.word('line', r.kind)],
      ['export.reference', 24, (r) => r.reference],
      ['export.gross', 16, (r) => sum(r.gross), 'number'],
      ['export.commission', 14, (r) => sum(r.commission), 'number'],
      ['export.freight', 14, (r) => sum(r.freight), 'number'],
      ['export.net', 16, (r) => sum(r.net), 'number'],
      ['export.currency', 10, (r) => r.currency],
    ]),
    isWhole: true,
  };
};

/** The statement as a spreadsheet. */
export const exportStatement = (
  ctx: CtxFor<'GET /shop/admin/settlement/export'>,
  input: Parsed<'GET /shop/admin/settlement/export'>,
): Promise<Result<'GET /shop/admin/settlement/export'>> => storeFile(statementSheet())(ctx, input);
