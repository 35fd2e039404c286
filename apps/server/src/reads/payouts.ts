import { payoutTopUpDays, type PayoutState, type PayoutVerb } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { sql } from '../runtime/sql.ts';
import { inTransit, maskedAccount, payoutCan } from '../domains/settlement/index.ts';
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

const wireOf = (
  { payoutNumber, state, amount, currency, bank, askedAt, approvedAt, endedAt, bankReference, reason }: Row,
  can: PayoutVerb[],
): Result<'GET /shop/admin/settlement/payouts'>['records'][number] => ({
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
  can,
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
    rows.map((r) => wireOf({ ...r, bank: maskedAccount(r.bank) }, payoutCan(r.state, 'owner'))),
    rows[0]?.total ?? 0,
    input,
  );
};

export const ownPayouts = async (
  ctx: CtxFor<'GET /p/userBalance/payouts'>,
  input: Parsed<'GET /p/userBalance/payouts'>,
): Promise<Result<'GET /p/userBalance/payouts'>> => {
  const { rows } = await sql<Row>`
    select ${columns} from payouts p where p.user_id = ${ctx.actor.id} order by p.id desc limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  const records = rows.map((r) => wireOf({ ...r, bank: maskedAccount(r.bank) }, payoutCan(r.state, 'owner')));
  return pageOf(records, rows[0]?.total ?? 0, input);
};

interface PlatformRow extends Row {
  readonly shopId: number | null;
  readonly shopName: string | null;
  readonly userId: number | null;
  readonly nickName: string | null;
  readonly toppedUp: bigint | null;
  readonly approvedBy: string | null;
  readonly ownApproval: boolean;
  readonly accountChangedAt: Date | null;
}
/** Of a buyer's: what she had topped up shortly before she asked, as cards are charged back later. */
const ofBuyer = sql`left join users u on u.id = p.user_id
  left join lateral (select coalesce(sum(t.amount), 0)::bigint as sum from top_ups t
    where t.user_id = p.user_id and t.currency = p.currency and t.paid_at between p.asked_at - make_interval(days => ${payoutTopUpDays}) and p.asked_at) t on p.user_id is not null`;

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
  const { rows } = await sql<PlatformRow>`
    select ${columns}, s.id as "shopId", s.name as "shopName", p.user_id as "userId", u.nick_name as "nickName", t.sum as "toppedUp", o.user_name as "approvedBy",
      coalesce(p.approved_by = ${ctx.actor.id}, false) as "ownApproval", coalesce(b.changed_at, p.account_since) as "accountChangedAt"
    from payouts p left join stores s on s.id = p.store_id left join operators o on o.id = p.approved_by left join store_bank_accounts b on b.store_id = s.id ${ofBuyer}
    where ${shown} and (${input.shopId ?? null}::int is null or p.store_id = ${input.shopId ?? null})
    order by ${isOpen ? sql`p.asked_at, p.id` : sql`p.ended_at desc, p.id desc`} limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  const { rows: counted } = await sql<{
    open: number;
  }>`select count(*)::int as open from payouts where state = any(${states}::text[])`.execute(ctx.db);
  const records = rows.map((r) => ({
    ...wireOf(r, payoutCan(r.state, 'operator', r.ownApproval)),
    kind: r.userId === null ? ('store' as const) : ('buyer' as const),
    shopId: r.shopId,
    shopName: r.shopName,
    userId: r.userId,
    nickName: r.nickName,
    toppedUp: r.toppedUp === null ? null : toWire(money(r.toppedUp, currencyOf(r.currency))),
    approvedBy: r.approvedBy,
    ownApproval: r.ownApproval,
    accountChangedAt: r.accountChangedAt?.toISOString() ?? null,
  }));
  return { ...pageOf(records, rows[0]?.total ?? 0, input), open: counted[0]?.open ?? 0 };
};
