import {
  applicationState,
  type DeskQueue,
  inquiryState,
  invoiceStatus,
  productStatus,
  returnMoneyStatus,
  submissionState,
} from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { shipBySince } from '../domains/orders/index.ts';
import { isLateToShip } from './held-back.ts';
import { missedBackups, missedProof } from './nightly.ts';
import { overdueSince } from './overdue-orders.ts';

/** Since when each entry of a queue waits, as the pages of the queues count them. */
export const waitingIn = (settleDays: number, now: Date): Readonly<Record<DeskQueue, Sql>> => ({
  disputes: sql`select changed_at as at, rule_by as due from refunds where status = ${returnMoneyStatus.platformIntervening}`,
  overdue: sql`select w.since as at from ${overdueSince(settleDays, now)} w`,
  lateShipments: sql`select ${shipBySince} as at from orders o where ${isLateToShip(now)}`,
  cases: sql`select opened_at as at from payment_cases where closed_at is null`,
  transfers: sql`select recorded_at as at from bank_transfers where state = 'unmatched'`,
  payouts: sql`select asked_at as at from payouts where state in ('asked', 'approved')`,
  proposals: sql`select proposed_at as at from proposals where state = 'proposed'`,
  invoices: sql`select applied_at as at from invoices where status = ${invoiceStatus.applying}`,
  applications: sql`select submitted_at as at from store_applications where state = ${applicationState.submitted}`,
  goods: sql`select s.submitted_at as at from product_submissions s join products p on p.id = s.product_id where s.state = ${submissionState.submitted} and p.status <> ${sql.lit(productStatus.deleted)}`,
  inquiries: sql`select created_at as at from inquiries where state = ${inquiryState.platform}`,
  jobs: sql`select failed_at as at from work where failed_at is not null`,
  // What the last night found, since the first night that found something without a good one in between.
  books: sql`select (select min(at) from proof_runs where id > coalesce((select max(id) from proof_runs where jsonb_array_length(differences) = 0), 0)) as at
    from (select differences from proof_runs order by id desc limit 1) r cross join jsonb_array_elements(r.differences)`,
  proof: missedProof(now),
  backup: missedBackups(now),
});
