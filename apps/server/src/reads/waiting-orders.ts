import { orderStatus, paymentTerm } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { escrowed } from '../domains/orders/index.ts';
import { openStatuses } from '../domains/refunds/index.ts';

const ofStates = (states: readonly number[]): Sql => sql`o.status in (${sql.raw(states.join(', '))})`;
/** A part of the price of an order `o` that has fallen due and is not paid; cash is taken at the door, and told by others than its buyer. */
const owed = sql`from order_instalments i where i.order_id = o.id and i.paid_at is null and i.due_at is not null`;
const isOwed = sql`(${ofStates(escrowed)} and o.payment_term <> ${sql.lit(paymentTerm.cashOnDelivery)} and exists (select 1 ${owed}))`;
const isReceived = ofStates([orderStatus.pendingEvaluation, orderStatus.evaluated]);
const isAllPaid = sql`not exists (select 1 from order_instalments i where i.order_id = o.id and i.paid_at is null)`;
const openRefund = sql`exists (select 1 from refunds r where r.order_id = o.id and ${sql.raw(`r.status in (${openStatuses.join(', ')})`)})`;

/** Orders `o` that wait for their buyer: to sign, to pay, to receive, to close. */
export const waitsForBuyer = (now: Date): Sql => sql`(
  ${ofStates([orderStatus.waitingBuyerContract, orderStatus.pendingReceipt])}
  or ${ofStates([orderStatus.pendingPayment])} and (o.pay_before is null or o.pay_before > ${now})
  or ${isOwed} or ${isReceived} and ${isAllPaid} and not ${openRefund})`;

/**
 * The most urgent first: what is lost when she does nothing, then what is to be received, then what closes by itself; of
 * each what has the least time left.
 */
export const mostUrgentFirst = sql`
  case when ${ofStates([orderStatus.pendingReceipt])} then 1 when ${isReceived} and not ${isOwed} then 2 else 0 end,
  case when ${ofStates([orderStatus.waitingBuyerContract])} then (select max(a.sign_before) from agreements a where a.order_id = o.id)
    when ${ofStates([orderStatus.pendingPayment])} then o.pay_before when ${ofStates([orderStatus.pendingReceipt])} then o.receipt_due_at
    when ${isOwed} then (select min(i.due_at) ${owed}) else o.claim_until end nulls last, o.id`;
