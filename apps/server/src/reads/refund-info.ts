import type { RefundMove } from '@kyakhta/contract';
import { type RawBuilder, sql } from 'kysely';
import { editsOf, lastReturnAddress } from '../domains/refunds/index.ts';
import { shortenName } from '../domains/reviews/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { parcelsWhere } from './deliveries.ts';
import { cardsOf, type Paging, type RefundHead, refundsWhere, wireOf } from './refunds.ts';

type Info = Result<'GET /p/orderRefund/info'>;

/** Where the money goes, by payment: what is planned while it is not decided, what was sent, what is stuck. */
const moneyPathOf = async (ctx: Ctx, r: RefundHead): Promise<Info['moneyPath']> => {
  const wire = wireOf(r.currency);
  if (r.status !== 5) return [];
  const { rows } = await sql<{ payType: number; amount: bigint; held: bigint }>`
    select case when j.key like '%:balance' then 9 else p.pay_type end as "payType", (-t.amount)::bigint as amount,
      case when j.key like '%:balance' then 0 else coalesce((select sum(x.amount) from postings x join journal y on y.id = x.journal_id where x.account = 'platform:suspense' and y.reference = p.number), 0) end::bigint as held
    from journal j join postings t on t.journal_id = j.id and t.account = 'escrow:' || ${r.orderNumber}::text
      join payment_parts q on q.reference = split_part(j.key, ':', 3) and q.is_active join payments p on p.id = q.payment_id
    where j.kind = 'refund' and j.key like 'refund:' || ${r.number}::text || ':%' order by j.id`.execute(ctx.db);
  const { rows: stuck } = await sql<{ kind: string }>`
    select distinct c.kind from payment_cases c join payment_parts q on q.payment_id = c.payment_id where c.closed_at is null and c.kind = 'refundFailed'
      and (q.reference = ${r.orderNumber} or q.reference like ${r.orderNumber} || '-%')`.execute(ctx.db);
  return rows.map((w) => ({
    payType: w.payType,
    amount: wire(w.amount),
    state: w.held === 0n ? ('done' as const) : stuck.length > 0 ? ('stuck' as const) : ('underWay' as const),
  }));
};

/** The parcel with the goods as the buyer told it, and where its carrier has seen it. */
const parcelOf = async (ctx: Ctx, r: RefundHead): Promise<Info['parcel']> => {
  if (r.parcel === null) return null;
  const { expressId, expressName, expressNo, mobile, senderRemarks, pictures, at } = r.parcel;
  const [{ rows: carriers }, [followed]] = await Promise.all([
    sql<{ name: string }>`select name from carriers where id = ${expressId}`.execute(ctx.db),
    r.packageId === null ? [] : parcelsWhere(ctx.db, sql`k.id = ${r.packageId}`, ctx.locale),
  ]);
  return {
    expressId,
    expressName: carriers[0]?.name ?? expressName ?? '',
    expressNo,
    mobile,
    senderRemarks,
    pictures: pictures.length,
    at,
    track: followed?.parcel ?? null,
  };
};

const infoOf = async (ctx: Ctx, r: RefundHead, side: 'buyer' | 'seller' | 'operator'): Promise<Info> => {
  const wire = wireOf(r.currency);
  const [[card], steps, evidence, interventions, parcel, moneyPath] = await Promise.all([
    cardsOf(ctx, [r]),
    sql<{ status: number; why: RefundMove; actor: Info['steps'][number]['actor']; note: string; at: Date }>`
      select to_status as status, why, actor_kind as actor, note, at from refund_moves where refund_id = ${r.id} and not (why = 'applied' and actor_kind = 'operator') order by id`.execute(
      ctx.db,
    ),
    sql<{ id: number; side: 'buyer' | 'seller'; description: string; pictures: number; at: Date }>`
      select id, side, description, cardinality(pictures) as pictures, at from refund_evidence where refund_id = ${r.id} order by id`.execute(
      ctx.db,
    ),
    sql<{
      reason: string;
      description: string;
      askedAt: Date;
      endedAt: Date | null;
      outcome: 'agreed' | 'refused' | 'withdrawn' | null;
      ruling: string;
    }>`
      select reason, description, asked_at as "askedAt", ended_at as "endedAt", outcome, ruling from refund_interventions where refund_id = ${r.id} order by id desc limit 1`.execute(
      ctx.db,
    ),
    parcelOf(ctx, r),
    moneyPathOf(ctx, r),
  ]);
  if (card === undefined) throw new Error('a refund has a card');
  const [last] = interventions.rows;
  return {
    ...card,
    goodsAmount: wire(r.goods),
    freightAmount: wire(r.freight),
    score: r.points,
    scoreAmount: wire(r.pointsAmount),
    buyerReason: r.reason,
    buyerDesc: r.description,
    buyerMobile: side === 'seller' ? '' : r.mobile,
    pictures: r.pictures,
    sellerMsg: r.sellerNote,
    refundAddr: r.returnAddress,
    parcel,
    steps: steps.rows.map((s) => ({ ...s, at: s.at.toISOString() })),
    evidence: evidence.rows.map((e) => ({
      evidenceId: e.id,
      side: e.side,
      voucherDesc: e.description,
      pictures: e.pictures,
      createTime: e.at.toISOString(),
    })),
    intervention:
      last === undefined
        ? null
        : {
            reason: last.reason,
            description: last.description,
            applyTime: last.askedAt.toISOString(),
            endTime: last.endedAt?.toISOString() ?? null,
            outcome: last.outcome,
            ruling: last.ruling,
          },
    moneyPath,
    can: editsOf(side, r.status, typeof parcel?.track?.signedTime === 'string'),
  };
};
const first: Paging = { current: 1, size: 1 };
const oneWhere = async (ctx: Ctx, number: string, condition: RawBuilder<unknown>): Promise<RefundHead> =>
  (await refundsWhere(ctx, [sql`r.number = ${number}`, condition], first))[0] ?? refuse('refundUnknown');

export const myRefund = async (ctx: CtxFor<'GET /p/orderRefund/info'>, input: Parsed<'GET /p/orderRefund/info'>): Promise<Info> =>
  infoOf(ctx, await oneWhere(ctx, input.refundSn, sql`r.user_id = ${ctx.actor.id}`), 'buyer');
export const storeRefund = async (
  ctx: CtxFor<'GET /shop/admin/refund/info'>,
  input: Parsed<'GET /shop/admin/refund/info'>,
): Promise<Result<'GET /shop/admin/refund/info'>> => {
  const row = await oneWhere(ctx, input.refundSn, sql`r.store_id = ${ctx.actor.storeId}`);
  const [info, lastRefundAddr] = await Promise.all([infoOf(ctx, row, 'seller'), lastReturnAddress(ctx.db, ctx.actor.storeId)]);
  return { ...info, nickName: shortenName(row.nickName), lastRefundAddr };
};
export const anyRefund = async (
  ctx: CtxFor<'GET /platform/intervention/info'>,
  input: Parsed<'GET /platform/intervention/info'>,
): Promise<Result<'GET /platform/intervention/info'>> => {
  const row = await oneWhere(ctx, input.refundSn, sql`true`);
  return { ...(await infoOf(ctx, row, 'operator')), nickName: row.nickName, userId: row.userId, lastRefundAddr: null };
};
