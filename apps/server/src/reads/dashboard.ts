import {
  applicationState,
  deadlineQueues,
  deskAreas,
  type DeskQueue,
  deskQueues,
  hasArea,
  inquiryState,
  invoiceStatus,
  returnMoneyStatus,
  submissionState,
} from '@kyakhta/contract';
import { currencyOf } from '@kyakhta/money';
import { type RawBuilder, sql } from 'kysely';
import { allStores } from '../domains/analytics/index.ts';
import { isShipLate, toShipSince } from '../domains/orders/index.ts';
import { missingForOrders, siteSettings } from '../domains/site/index.ts';
import type { CtxFor, Result } from '../runtime/context.ts';
import { missedBackups, missedProof } from './nightly.ts';
import { overdueSince } from './overdue-orders.ts';
import { salesPointsOf, wirePoint } from './sales.ts';

type Call = 'GET /platform/dashboard';

/** Since when each entry of a queue waits, as the pages of the queues count them. */
const waitingIn = (settleDays: number, now: Date): Readonly<Record<DeskQueue, RawBuilder<unknown>>> => ({
  disputes: sql`select changed_at as at, rule_by as due from refunds where status = ${returnMoneyStatus.platformIntervening}`,
  overdue: sql`select w.since as at from ${overdueSince(settleDays, now)} w`,
  lateShipments: sql`select ${toShipSince} as at from orders o where ${isShipLate(now)}`,
  cases: sql`select opened_at as at from payment_cases where closed_at is null`,
  transfers: sql`select recorded_at as at from bank_transfers where state = 'unmatched'`,
  payouts: sql`select asked_at as at from payouts where state in ('asked', 'approved')`,
  proposals: sql`select proposed_at as at from proposals where state = 'proposed'`,
  invoices: sql`select applied_at as at from invoices where status = ${invoiceStatus.applying}`,
  applications: sql`select submitted_at as at from store_applications where state = ${applicationState.submitted}`,
  goods: sql`select s.submitted_at as at from product_submissions s join products p on p.id = s.product_id where s.state = ${submissionState.submitted} and p.status >= 0`,
  inquiries: sql`select created_at as at from inquiries where state = ${inquiryState.platform}`,
  jobs: sql`select failed_at as at from work where failed_at is not null`,
  // What the last night found, since the first night that found something without a good one in between.
  books: sql`select (select min(at) from proof_runs where id > coalesce((select max(id) from proof_runs where jsonb_array_length(differences) = 0), 0)) as at
    from (select differences from proof_runs order by id desc limit 1) r cross join jsonb_array_elements(r.differences)`,
  proof: missedProof(now),
  backup: missedBackups(now),
});

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
