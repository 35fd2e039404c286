import { type Areas, orderStatus } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import { profileOf } from '../domains/accounts/index.ts';
import { pointsOf } from '../domains/loyalty/index.ts';
import { storeStanding } from './my-application.ts';
import { statusesListedWith } from '../domains/orders/index.ts';
import { openStatuses } from '../domains/refunds/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import type { CtxFor, Result } from '../runtime/context.ts';

/** The person logged in. */
export const userInfo = async (ctx: CtxFor<'GET /p/user/userInfo'>): Promise<Result<'GET /p/user/userInfo'>> => {
  const [profile, score] = await Promise.all([profileOf(ctx), pointsOf(ctx, ctx.actor.id)]);
  return { ...profile, score };
};

/** Counts of the buyer's orders by what they wait for, and of the refunds that are under way. */
export const centerInfo = async (ctx: CtxFor<'GET /p/user/centerInfo'>): Promise<Result<'GET /p/user/centerInfo'>> => {
  const { rows } = await sql<{ status: number; type: number; count: number }>`
    select status, order_type as type, count(*)::int as count from orders where user_id = ${ctx.actor.id} and hidden_at is null group by status, order_type`.execute(
    ctx.db,
  );
  const { rows: refunds } = await sql<{ count: number }>`
    select count(*)::int as count from refunds where user_id = ${ctx.actor.id} and status = any(${[...openStatuses]}::smallint[])`.execute(
    ctx.db,
  );
  const of = (status: number): number => rows.filter((r) => statusesListedWith(status).includes(r.status)).reduce((n, r) => n + r.count, 0);
  const { rows: users } = await sql<{
    set: boolean;
  }>`select password_hash is not null as set from users where id = ${ctx.actor.id}`.execute(ctx.db);
  const s = orderStatus;
  return {
    orderCountData: {
      allCount: rows.reduce((n, r) => n + r.count, 0),
      contract: of(s.waitingBuyerContract),
      unPay: of(s.pendingPayment),
      payed: of(s.pendingDelivery),
      consignment: of(s.pendingReceipt),
      confirm: of(s.pendingEvaluation),
      success: of(s.completed),
      close: of(s.canceled),
      refund: refunds[0]?.count ?? 0,
      grouping: of(s.grouping),
    },
    orderTypes: [...new Set(rows.map((r) => r.type))].toSorted((a, b) => a - b),
    isSetPassword: users[0]?.set ?? false,
    ...(await storeStanding(ctx.db, ctx.actor.id)),
  };
};

const areasOf = <A extends string>(areas: Areas<A>): A[] | null => (areas === null ? null : [...areas]);

export const sellerAccount = async (ctx: CtxFor<'GET /shop/admin/account'>): Promise<Result<'GET /shop/admin/account'>> => {
  const { rows } = await sql<{
    userName: string;
    shopId: number;
    shopName: string;
    suspendReason: string | null;
    shopStatus: number;
    timeZone: string;
  }>`
    select a.user_name as "userName", s.id as "shopId", s.name as "shopName", s.suspend_reason as "suspendReason", s.status as "shopStatus", s.time_zone as "timeZone" from store_accounts a join stores s on s.id = a.store_id where a.id = ${ctx.actor.id}`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('session without a store account');
  return { ...row, areas: areasOf(ctx.actor.areas), settlementCurrency: (await siteSettings(ctx.db)).settlementCurrency, demo: ctx.demo };
};

export const operatorAccount = async (ctx: CtxFor<'GET /platform/account'>): Promise<Result<'GET /platform/account'>> => {
  const { rows } = await sql<{
    userName: string;
    operatorId: number;
  }>`select user_name as "userName", id as "operatorId" from operators where id = ${ctx.actor.id}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw new Error('session without an operator');
  return { ...row, areas: areasOf(ctx.actor.areas), settlementCurrency: (await siteSettings(ctx.db)).settlementCurrency, demo: ctx.demo };
};
