import type { PayoutState } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { sql } from 'kysely';
import { inTransit, maskedAccount } from '../domains/settlement/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { holdPart, waysOf } from './copied-number.ts';
import { offsetOf, pageOf } from './paging.ts';

interface Row {
  readonly payoutNumber: string;
  readonly state: PayoutState;
  readonly amount: bigint;
  readonly currency: string;
  readonly bank: { holder: string; bank: string; account: string; swift: string; country: string };
  readonly askedAt: Date;
  readonly approvedAt: Date | null;
  readonly endedAt: Date | null;
  readonly bankReference: string | null;
  readonly reason: string;
  readonly total: number;
}
const columns =
  sql.raw(`p.number as "payoutNumber", p.state, p.amount, p.currency, p.bank, p.asked_at as "askedAt", p.approved_at as "approvedAt",
  p.ended_at as "endedAt", p.bank_reference as "bankReference", p.reason, count(*) over ()::int as total`);

const wireOf = ({
  payoutNumber,
  state,
  amount,
  currency,
  bank,
  askedAt,
  approvedAt,
  endedAt,
  bankReference,
  reason,
}: Row): Result<'GET /shop/admin/settlement/payouts'>['records'][number] => ({
  payoutNumber,
  state,
  amount: toWire(money(amount, currencyOf(currency))),
  currency,
  bank,
  askedAt: askedAt.toISOString(),
  approvedAt: approvedAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
  bankReference,
  reason,
});

export const storePayouts = async (
  ctx: CtxFor<'GET /shop/admin/settlement/payouts'>,
  input: Parsed<'GET /shop/admin/settlement/payouts'>,
): Promise<Result<'GET /shop/admin/settlement/payouts'>> => {
  const { rows } = await sql<Row>`
    select ${columns} from payouts p where p.store_id = ${ctx.actor.storeId} and ${holdPart(['p.number', 'p.bank_reference'], input.number)} order by p.id desc limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  return pageOf(
    rows.map((r) => wireOf({ ...r, bank: maskedAccount(r.bank) })),
    rows[0]?.total ?? 0,
    input,
  );
};

/** The operators' queue. The account stands whole in it: it is what they type into the bank. */
export const platformPayouts = async (
  ctx: CtxFor<'GET /platform/settlement/payouts'>,
  input: Parsed<'GET /platform/settlement/payouts'>,
): Promise<Result<'GET /platform/settlement/payouts'>> => {
  const isOpen = input.view === 'open';
  const states = [...inTransit];
  const ways = input.number === undefined ? null : [...waysOf(input.number)];
  const shown =
    ways === null
      ? sql`(p.state = any(${states}::text[])) = ${isOpen}`
      : sql`(p.number = any(${ways}::text[]) or p.bank_reference = any(${ways}::text[]))`;
  const { rows } = await sql<
    Row & {
      readonly shopId: number;
      readonly shopName: string;
      readonly approvedBy: string | null;
      readonly ownApproval: boolean;
      readonly accountChangedAt: Date | null;
    }
  >`
    select ${columns}, s.id as "shopId", s.name as "shopName", o.user_name as "approvedBy", coalesce(p.approved_by = ${ctx.actor.id}, false) as "ownApproval", b.changed_at as "accountChangedAt"
    from payouts p join stores s on s.id = p.store_id left join operators o on o.id = p.approved_by left join store_bank_accounts b on b.store_id = s.id
    where ${shown} and (${input.shopId ?? null}::int is null or p.store_id = ${input.shopId ?? null})
    order by ${isOpen ? sql`p.asked_at, p.id` : sql`p.ended_at desc, p.id desc`} limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  const { rows: counted } = await sql<{
    open: number;
  }>`select count(*)::int as open from payouts where state = any(${states}::text[])`.execute(ctx.db);
  const records = rows.map((r) => ({
    ...wireOf(r),
    shopId: r.shopId,
    shopName: r.shopName,
    approvedBy: r.approvedBy,
    ownApproval: r.ownApproval,
    accountChangedAt: r.accountChangedAt?.toISOString() ?? null,
  }));
  return { ...pageOf(records, rows[0]?.total ?? 0, input), open: counted[0]?.open ?? 0 };
};
