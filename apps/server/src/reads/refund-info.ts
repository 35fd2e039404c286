import { payType, type RefundMove, returnMoneyStatus } from '@kyakhta/contract';
import { currencyOf } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import { account, balancesOf } from '../domains/ledger/index.ts';
import { dueReferences, orderByNumber } from '../domains/orders/index.ts';
import { paidParts, waysBack } from '../domains/payments/index.ts';
import {
  editsOf,
  faultFreightBack,
  faultFreightFor,
  holdingStatuses,
  lastReturnAddress,
  noReasonStands,
  notSentOf,
  openStatuses,
  reasonId,
  reasonIn,
} from '../domains/refunds/index.ts';
import { offeredTo } from '../domains/site/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { sentByBank } from './on-its-way.ts';
import { ownInfo } from './own-refunds.ts';
import { offeredAt, offersOf, parcelsOf, wishesOf } from './refund-history.ts';
import { cardsOf, type Paging, type RefundHead, refundsWhere, wireOf } from './refunds.ts';

type Info = Omit<Result<'GET /shop/admin/refund/info'>, 'nickName' | 'lastRefundAddr'>;

/** What of the freight here goes with it, or went, at the cost of its store. */
const faultFreightOf = async (ctx: Ctx, r: RefundHead): Promise<bigint> => {
  if (r.status === returnMoneyStatus.success) return faultFreightBack(ctx.db, r.id);
  const order = openStatuses.includes(r.status) ? await orderByNumber(ctx.db, r.orderNumber) : null;
  return order === null ? 0n : [...(await faultFreightFor(ctx.db, order, r)).values()].reduce((a, b) => a + b, 0n);
};

/** The ways it would take now. */
const plannedOf = async (ctx: Ctx, r: RefundHead, faultFreight: bigint): Promise<Info['moneyPath']> => {
  const order = await orderByNumber(ctx.db, r.orderNumber);
  if (order === null) return [];
  const { ways } = waysBack(await paidParts(ctx.db, dueReferences(order)), r.goods + r.freight + faultFreight);
  return ways.map((way) => ({ payType: way.by, amount: wireOf(r.currency)(way.amount), state: 'planned' as const }));
};

/** What a ruling for the buyer would be paid from: while a refund is open its money is in the escrow of the order. */
const coverOf = async (ctx: Ctx, r: RefundHead): Promise<Result<'GET /platform/intervention/info'>['cover']> => {
  if (!openStatuses.includes(r.status)) return null;
  const wire = wireOf(r.currency);
  const accounts = [account.escrow(r.orderNumber), account.storeAvailable(r.storeId)];
  const [[held, available], borne] = await Promise.all([balancesOf(ctx.db, accounts, currencyOf(r.currency)), faultFreightOf(ctx, r)]);
  const [asked, there] = [r.goods + r.freight + borne, held?.amount ?? 0n];
  const escrow = there < asked ? there : asked;
  const has = available?.amount ?? 0n;
  // Freight here that goes back for a fault the store pays to the platform, which carried the goods.
  const store = has < borne ? has : borne;
  return {
    escrow: wire(escrow),
    store: wire(store),
    platformFirst: wire(asked - escrow + borne - store),
    commission: wire(0n),
    freight: wire(0n),
  };
};

/** Where the money goes, by payment: what is planned while it is not decided, what was sent, what is stuck. A refused refund plans nothing. */
const moneyPathOf = async (ctx: Ctx, r: RefundHead, faultFreight: bigint): Promise<Info['moneyPath']> => {
  const wire = wireOf(r.currency);
  if (holdingStatuses.includes(r.status)) return plannedOf(ctx, r, faultFreight);
  if (r.status !== returnMoneyStatus.success) return [];
  const { rows } = await sql<{ payType: number; amount: bigint; held: bigint }>`
    select case when j.key like '%:balance' or p.pay_type = ${payType.cashOnDelivery} then ${payType.balance} else p.pay_type end as "payType", (-t.amount)::bigint as amount,
      case when j.key like '%:balance' or p.pay_type = ${payType.bankTransfer} and not exists (select from payment_cases c where c.payment_id = p.id and c.kind = 'refundDue' and c.closed_at is null and c.opened_at <= j.at) then 0 else coalesce((select sum(x.amount) from postings x join journal y on y.id = x.journal_id where x.account = 'platform:suspense' and y.reference = p.number), 0) end::bigint as held
    from journal j join postings t on t.journal_id = j.id and t.account = 'escrow:' || ${r.orderNumber}::text
      join payment_parts q on q.reference = split_part(j.key, ':', 3) and q.is_active join payments p on p.id = q.payment_id
    where j.kind = 'refund' and j.key like 'refund:' || ${r.number}::text || ':%' order by j.id`.execute(ctx.db);
  const { rows: stuck } = await sql<{ kind: string }>`
    select distinct c.kind from payment_cases c join payment_parts q on q.payment_id = c.payment_id where c.closed_at is null and c.kind in ('refundFailed', 'refundUnconfirmed')
      and (q.reference = ${r.orderNumber} or q.reference like ${r.orderNumber} || '-%')`.execute(ctx.db);
  return rows.map((w) => ({
    payType: w.payType,
    amount: wire(w.amount),
    state: w.held === 0n ? ('done' as const) : stuck.length > 0 ? ('stuck' as const) : ('underWay' as const),
  }));
};

/** The parcel that counts, since when it is on its way: none before an application is made anew. */
const parcelOf = (r: RefundHead, parcels: Info['parcels']): Info['parcel'] => {
  const last = parcels.at(-1);
  return r.parcel === null || last === undefined ? null : { ...last, at: r.parcel.at };
};

const rulings: readonly RefundMove[] = ['ruledFor', 'ruledAgainst'];
const asks: readonly RefundMove[] = ['applied', 'changed'];
/** With these its money leaves the escrow. */
const grants: readonly RefundMove[] = [
  'paidBack',
  'ruledFor',
  'granted',
  'settled',
  'groupFailed',
  'cancelledUnpacked',
  'given',
  'offerAccepted',
];

/** The grant of what goes back by bank sends nothing yet: that it was sent is a step of its own. @param sent when, of each transfer; oldest first */
const withSent = (steps: Info['steps'], isOnItsWay: boolean, sent: readonly Date[]): Info['steps'] => {
  if (!isOnItsWay && sent.length === 0) return steps;
  const told = steps.map((step) => ({ ...step, isOnItsWay: grants.includes(step.why) }));
  const [last, grant] = [sent.at(-1), told.at(-1)];
  if (isOnItsWay || last === undefined || grant === undefined) return told;
  const own = { why: 'paidBack', actor: 'operator', note: '', storeNote: null, at: last.toISOString() } as const;
  return [...told, { ...own, status: grant.status, wish: null, amount: null, offer: null, isOnItsWay: false }];
};
/** The store's answers to what was asked for. */
const answers: readonly RefundMove[] = ['agreed', 'agreedByClock', 'refused'];
/** Moves with the application that each asking made, and the sum that was asked for, answered or offered; what went back is told as the books have it. */
const withSums = (
  steps: readonly Omit<Info['steps'][number], 'wish' | 'amount' | 'offer' | 'isOnItsWay'>[],
  { wishes, offers }: Pick<Info, 'wishes' | 'offers'>,
  back: Info['refundAmount'],
): Info['steps'] => {
  let asked = 0;
  const isPaid = steps.some(({ why }) => why === 'paidBack');
  const offered = offeredAt(
    steps.map(({ why }) => why),
    offers,
  );
  return steps.map((step, index) => {
    const number = asks.includes(step.why) ? (asked += 1) : 0;
    const wish = wishes.find((w) => w.number === number);
    const offer = offered[index] ?? null;
    const answered = answers.includes(step.why) ? wishes.find((w) => w.number === asked) : undefined;
    const sum = answered === undefined ? null : isPaid && step.why !== 'refused' && asked === wishes.length ? back : answered.refundAmount;
    return {
      ...step,
      wish: wish?.number ?? null,
      amount: wish?.refundAmount ?? offer?.amount ?? sum,
      offer: offer && { effect: offer.effect, goods: offer.goods },
      isOnItsWay: false,
    };
  });
};

/** Pieces that it keeps with its store while it holds. After a refusal some may have left. */
const heldNumOf = async (ctx: Ctx, r: RefundHead): Promise<number> => {
  if (!openStatuses.includes(r.status)) return 0;
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(least(${notSentOf}, i.count - i.shipped - i.canceled)), 0)::int as held
    from refunds r join order_items i on i.order_id = r.order_id where r.id = ${r.id}`.execute(ctx.db);
  return rows[0]?.held ?? 0;
};

const infoOf = async (ctx: Ctx, r: RefundHead, side: 'buyer' | 'seller' | 'operator'): Promise<Info> => {
  const wire = wireOf(r.currency);
  const faultFreight = await faultFreightOf(ctx, r);
  const [[card], steps, evidence, interventions, parcels, wishes, moneyPath, { offers, open }, heldNum, sent] = await Promise.all([
    cardsOf(ctx, [r]),
    sql<{ status: number; why: RefundMove; actor: Info['steps'][number]['actor']; note: string; storeNote: string; at: Date }>`
      select to_status as status, why, actor_kind as actor, note, store_note as "storeNote", at from refund_moves where refund_id = ${r.id} and not (why = 'applied' and (actor_kind in ('operator', 'seller') or exists (select from refund_moves c where c.refund_id = ${r.id} and c.why = 'cancelledUnpacked'))) order by id`.execute(
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
      storeRuling: string;
    }>`
      select reason, description, asked_at as "askedAt", ended_at as "endedAt", outcome, ruling, store_ruling as "storeRuling" from refund_interventions where refund_id = ${r.id} order by id desc limit 1`.execute(
      ctx.db,
    ),
    parcelsOf(ctx, r),
    wishesOf(ctx, r, side !== 'seller'),
    moneyPathOf(ctx, r, faultFreight),
    offersOf(ctx, r),
    heldNumOf(ctx, r),
    sentByBank(ctx.db, sql`r.id = ${r.id}`),
  ]);
  if (card === undefined) throw new Error('a refund has a card');
  const [last] = interventions.rows;
  const parcel = parcelOf(r, parcels);
  const grant = side === 'seller' ? steps.rows.find((s) => s.why === 'granted' && s.storeNote !== '') : undefined;
  const ownRuling = (side === 'seller' && last?.storeRuling ? last.storeRuling : last?.ruling) ?? '';
  return {
    ...card,
    goodsAmount: wire(r.goods),
    freightAmount: wire(r.freight),
    faultFreight: wire(faultFreight),
    score: r.points,
    scoreAmount: wire(r.pointsAmount),
    buyerReason: grant?.storeNote ?? reasonIn(ctx.locale, r.reason),
    buyerReasonId: grant === undefined ? reasonId(r.reason) : null,
    noReasonStands: noReasonStands(r),
    buyerDesc: r.description,
    buyerMobile: side === 'seller' ? '' : r.mobile,
    pictures: r.pictures,
    sellerMsg: r.sellerNote,
    refundAddr: r.returnAddress,
    parcel,
    parcels,
    wishes: grant === undefined ? wishes : wishes.map((w) => ({ ...w, buyerReason: grant.storeNote, buyerReasonId: null })),
    steps: withSent(
      withSums(
        // Each side reads what the platform says in its own words.
        steps.rows.map(({ storeNote, ...s }) => ({
          ...s,
          note: rulings.includes(s.why)
            ? ownRuling
            : (side === 'seller' && storeNote) || (asks.includes(s.why) ? reasonIn(ctx.locale, s.note) : s.note),
          storeNote: side === 'operator' && storeNote !== '' ? storeNote : null,
          at: s.at.toISOString(),
        })),
        { wishes, offers },
        card.refundAmount,
      ),
      r.isOnItsWay,
      sent.map(({ at }) => at),
    ),
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
            ruling: ownRuling,
            storeRuling: side === 'operator' && last.storeRuling !== '' ? last.storeRuling : null,
          },
    offers,
    heldNum,
    moneyPath,
    can: editsOf(side, r.status, typeof parcel?.track?.signedTime === 'string', open).filter(
      (edit) => !(noReasonStands(r) && (edit === 'refuse' || edit === 'offer')),
    ),
  };
};
const first: Paging = { current: 1, size: 1 };
const oneWhere = async (ctx: Ctx, number: string, condition: Sql): Promise<RefundHead> =>
  (await refundsWhere(ctx, [sql`r.number = ${number}`, condition], first))[0] ?? refuse('refundUnknown');

/** A refund as its buyer sees it, by the names of the contract. */
export const buyerRefund = async (ctx: CtxFor<'GET /p/orderRefund/info'>, input: Parsed<'GET /p/orderRefund/info'>): Promise<Info> =>
  infoOf(ctx, await oneWhere(ctx, input.refundSn, sql`r.user_id = ${ctx.actor.id}`), 'buyer');
export const myRefund = async (
  ctx: CtxFor<'GET /p/orderRefund/info'>,
  input: Parsed<'GET /p/orderRefund/info'>,
): Promise<Result<'GET /p/orderRefund/info'>> => ownInfo(await buyerRefund(ctx, input));
export const storeRefund = async (
  ctx: CtxFor<'GET /shop/admin/refund/info'>,
  input: Parsed<'GET /shop/admin/refund/info'>,
): Promise<Result<'GET /shop/admin/refund/info'>> => {
  const row = await oneWhere(ctx, input.refundSn, sql`r.store_id = ${ctx.actor.storeId}`);
  const [info, lastRefundAddr] = await Promise.all([infoOf(ctx, row, 'seller'), lastReturnAddress(ctx.db, ctx.actor.storeId)]);
  return { ...info, nickName: row.nickName, lastRefundAddr };
};
export const anyRefund = async (
  ctx: CtxFor<'GET /platform/intervention/info'>,
  input: Parsed<'GET /platform/intervention/info'>,
): Promise<Result<'GET /platform/intervention/info'>> => {
  const row = await oneWhere(ctx, input.refundSn, sql`true`);
  const [buyer, store] = await Promise.all([offeredTo(ctx, row.userLocale), offeredTo(ctx, row.storeLocale)]);
  return {
    ...(await infoOf(ctx, row, 'operator')),
    nickName: row.nickName,
    userId: row.userId,
    lastRefundAddr: null,
    cover: await coverOf(ctx, row),
    languages: { buyer, store },
  };
};
