import { deadlineQueues, deskAreas, type DeskQueue, deskQueues, hasArea } from '@kyakhta/contract';
import { currencyOf } from '@kyakhta/money';
import { sql } from '../runtime/sql.ts';
import { allStores } from '../domains/analytics/index.ts';
import { missingForOrders, siteSettings } from '../domains/site/index.ts';
import type { CtxFor, Result } from '../runtime/context.ts';
import { waitingIn } from './desk-queues.ts';
import { salesPointsOf, wirePoint } from './sales.ts';

type Call = 'GET /platform/dashboard';

/** What waits for operators and since when, each of what is among their areas, and the sales of the last days. */
export const dashboard = async (ctx: CtxFor<Call>): Promise<Result<Call>> => {
  const { areas } = ctx.actor;
  const to = ctx.now.toISOString().slice(0, 10);
  const settings = await siteSettings(ctx.db);
  const { settlementCurrency, settleDays } = settings;
  const currency = currencyOf(settlementCurrency);
  const waiting = waitingIn(settleDays, ctx.now);
  const own = deskQueues.filter((queue) => hasArea(areas, deskAreas[queue]));
  const parts = own.map(
    (queue) => sql`select ${queue}::text as queue, count(*)::int as count, min(w.at) as oldest,
      ${deadlineQueues.includes(queue) ? sql`count(*) filter (where w.due < ${ctx.now})::int` : sql`0`} as late from (${waiting[queue]}) w`,
  );
  const { rows } =
    parts.length === 0
      ? { rows: [] }
      : await sql<{ queue: DeskQueue; count: number; oldest: Date | null; late: number }>`${sql.join(parts, sql` union all `)}`.execute(
          ctx.db,
        );
  const counted = new Map(rows.map((r) => [r.queue, r]));
  const isShown = hasArea(areas, 'trade') || hasArea(areas, 'money');
  return {
    currency,
    to,
    queues: own.map((queue) => ({
      queue,
      count: counted.get(queue)?.count ?? 0,
      oldest: counted.get(queue)?.oldest?.toISOString() ?? null,
      late: counted.get(queue)?.late ?? 0,
    })),
    points: isShown ? (await salesPointsOf(ctx.db, allStores, 'day', to)).map(wirePoint(currency)) : null,
    ordersClosedFor: ctx.demo ? [] : await missingForOrders(ctx, settings),
  };
};
