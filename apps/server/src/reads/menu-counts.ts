import {
  countedMost,
  deskAreas,
  hasArea,
  inquiryState,
  menuQueues,
  orderStatus,
  productStatus,
  type StoreQueue,
  storeQueueAreas,
  storeQueues,
  submissionState,
} from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { moves } from '../domains/orders/index.ts';
import { statusesWaitingFor } from '../domains/refunds/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import type { CtxFor, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { isHeldBack } from './held-back.ts';
import { waitingIn } from './desk-queues.ts';

/** How much waits in several queues, asked as one statement; what waits in none is no question. */
const countedIn = async <Q extends string>(
  db: Db,
  parts: readonly { readonly queue: Q; readonly of: Sql }[],
): Promise<{ queue: Q; count: number }[]> => {
  if (parts.length === 0) return [];
  const each = parts.map(
    ({ queue, of }: { readonly queue: string; readonly of: Sql }) => sql`select ${queue}::text as queue, (${of})::int as count`,
  );
  const { rows } = await sql<{ queue: string; count: number }>`${sql.join(each, sql` union all `)}`.execute(db);
  const counted = new Map(rows.map(({ queue, count }) => [queue, count]));
  return parts.map(({ queue }) => ({ queue, count: counted.get(queue) ?? 0 }));
};

/** The counts of the operators' menu, as the pages of the queues count them, each of what is among the areas. */
export const operatorMenu = async (ctx: CtxFor<'GET /platform/waiting'>): Promise<Result<'GET /platform/waiting'>> => {
  const { settleDays } = await siteSettings(ctx.db);
  const waiting = waitingIn(settleDays, ctx.now);
  const own = menuQueues.filter((queue) => hasArea(ctx.actor.areas, deskAreas[queue]));
  return {
    queues: await countedIn(
      ctx.db,
      own.map((queue) => ({ queue, of: sql`select count(*) from (${waiting[queue]}) w` })),
    ),
  };
};

/** The counts of a store's menu, as its pages count them. Of orders counting stops for each state where their list stops. */
export const storeMenu = async (ctx: CtxFor<'GET /shop/admin/waiting'>): Promise<Result<'GET /shop/admin/waiting'>> => {
  const { storeId, areas } = ctx.actor;
  const own = sql`store_id = ${storeId}`;
  const toShip = moves.shipped.from.map(
    (status) =>
      sql`(select count(*) from (select 1 from orders o where ${own} and o.status = ${status} and not ${isHeldBack} limit ${countedMost}) x)`,
  );
  const counts: Readonly<Record<StoreQueue, Sql>> = {
    orders: sql`select ${sql.join(toShip, sql` + `)}`,
    contracts: sql`select count(*) from (select 1 from orders where ${own} and status = ${orderStatus.waitingSupplierContract} limit ${countedMost}) x`,
    refunds: sql`select count(*) from refunds where ${own} and status = any(${[...statusesWaitingFor('seller')]}::smallint[])`,
    goods: sql`select count(*) filter (where l.state = ${submissionState.refused}) from (
        select distinct on (s.product_id) s.state from product_submissions s join products p on p.id = s.product_id
        where p.store_id = ${storeId} and p.status <> ${sql.lit(productStatus.deleted)} order by s.product_id, s.round desc
      ) l`,
    inquiries: sql`select count(*) from inquiries where ${own} and state = ${inquiryState.store}`,
    reviews: sql`select count(*) from reviews where ${own} and reply is null`,
  };
  const seen = storeQueues.filter((queue) => hasArea(areas, storeQueueAreas[queue]));
  return {
    queues: await countedIn(
      ctx.db,
      seen.map((queue) => ({ queue, of: counts[queue] })),
    ),
  };
};
