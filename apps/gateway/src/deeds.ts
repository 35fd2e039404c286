import { type Amount, amountOf, complaintOf, minorUnits } from './amounts.ts';
import { refuse } from './failure.ts';
import { eventId, payerId, resourceId } from './ids.ts';
import { approveUrl, captureBody, orderBody, refundBody, refundedOf } from './representation.ts';
import type { Rule } from './rules.ts';
import type { Capture, CaptureStatus, Experience, Order, Refund, Store, WebhookEvent } from './store.ts';

/** What the gateway's deeds are done with. */
export interface Ground {
  readonly store: Store;
  readonly now: () => Date;
  /** The address of the API, without a slash at its end. */
  readonly base: () => string;
  /** Path of the gateway's pages on the merchant's origin. */
  readonly publicPath: string;
}
/** What was done, and what webhooks have to tell of it. */
export interface Deed<T> {
  readonly thing: T;
  readonly events: readonly WebhookEvent[];
}

/** PayPal counts in whole seconds. */
export const timeText = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

const event = (ground: Ground, type: string, resourceType: string, resource: object, summary: string): WebhookEvent =>
  ground.store.put('event', {
    id: eventId(),
    type,
    summary,
    resource_type: resourceType,
    resource,
    create_time: ground.now().toISOString(),
    state: 'held',
    attempts: 0,
    answered: null,
  });
const words = ({ value, currency_code }: Amount): string => `${value} ${currency_code}`;

const captureEvent = (ground: Ground, capture: Capture): WebhookEvent => {
  const told = { COMPLETED: 'completed', PENDING: 'pending', DECLINED: 'denied', PARTIALLY_REFUNDED: 'completed', REFUNDED: 'completed' }[
    capture.status
  ];
  const resource = {
    ...captureBody(capture, ground.base()),
    supplementary_data: { related_ids: { order_id: capture.order_id } },
  };
  return event(ground, `PAYMENT.CAPTURE.${told.toUpperCase()}`, 'capture', resource, `Payment ${told} for ${words(capture.amount)}`);
};
const refundEvent = (ground: Ground, refund: Refund): WebhookEvent[] => {
  if (refund.status === 'PENDING') return [];
  const type = refund.status === 'COMPLETED' ? 'PAYMENT.CAPTURE.REFUNDED' : 'PAYMENT.REFUND.FAILED';
  const summary =
    refund.status === 'COMPLETED'
      ? `A ${words(refund.amount)} capture payment was refunded`
      : `A refund of ${words(refund.amount)} could not be completed`;
  return [event(ground, type, 'refund', refundBody(refund, ground.store, ground.base()), summary)];
};

export interface OrderRequest {
  readonly amount: Amount;
  readonly description: string | null;
  readonly reference_id: string;
  readonly custom_id: string | null;
  readonly invoice_id: string | null;
  readonly experience: Experience;
  readonly named_source: boolean;
}

/** The payer agrees to an order. @param decline the issue with which her means of payment will be refused */
export const approveOrder = (ground: Ground, order: Order, decline: string | null = null): Deed<Order> => {
  if (order.status === 'COMPLETED' || order.status === 'VOIDED') return { thing: order, events: [] };
  const thing = ground.store.put('order', {
    ...order,
    status: 'APPROVED',
    decline,
    payer_id: order.payer_id ?? payerId(),
    update_time: timeText(ground.now()),
  });
  const resource = orderBody(thing, ground.store, ground.base(), ground.publicPath);
  return { thing, events: [event(ground, 'CHECKOUT.ORDER.APPROVED', 'checkout-order', resource, 'An order has been approved by buyer')] };
};

export const createOrder = (ground: Ground, request: OrderRequest, rule: Rule | null): Deed<Order> => {
  if (rule?.behaviour === 'decline') throw refuse(rule.issue ?? 'PAYEE_ACCOUNT_RESTRICTED');
  if (rule?.behaviour === 'again') {
    const same = ground.store.all('order').findLast((order) => order.custom_id === request.custom_id);
    if (same !== undefined) return { thing: same, events: [] };
  }
  const at = timeText(ground.now());
  const order = ground.store.put('order', {
    id: resourceId(),
    status: request.named_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    ...request,
    payer_id: null,
    decline: null,
    create_time: at,
    update_time: at,
  });
  return rule?.behaviour === 'approve' ? approveOrder(ground, order) : { thing: order, events: [] };
};

const takenOf = (order: Order, rule: Rule | null): Amount => {
  if (rule?.behaviour !== 'amount') return order.amount;
  const currency = rule.currency ?? order.amount.currency_code;
  return amountOf(minorUnits({ currency_code: currency, value: rule.value ?? order.amount.value }), currency);
};

/** @throws Failure when the payer has not agreed, her means of payment is refused, or the money was taken before */
export const captureOrder = (ground: Ground, order: Order, rule: Rule | null): Deed<Order> => {
  const { store } = ground;
  if (order.status === 'COMPLETED') {
    if (rule?.behaviour === 'again') return { thing: order, events: [] };
    throw refuse('ORDER_ALREADY_CAPTURED');
  }
  if (order.status !== 'APPROVED') throw refuse('ORDER_NOT_APPROVED');
  const at = timeText(ground.now());
  const decline = rule?.behaviour === 'decline' ? (rule.issue ?? 'INSTRUMENT_DECLINED') : order.decline;
  if (decline !== null) {
    store.put('order', { ...order, decline, update_time: at });
    // The payer may choose another means of payment on the same page.
    const back = { href: approveUrl(order, ground.base(), ground.publicPath), rel: 'redirect', method: 'GET' };
    throw refuse(decline, null, decline === 'INSTRUMENT_DECLINED' ? [back] : []);
  }
  const isTaken = (capture: Capture): boolean => capture.invoice_id === order.invoice_id && capture.status !== 'DECLINED';
  if (order.invoice_id !== null && store.all('capture').some(isTaken)) throw refuse('DUPLICATE_INVOICE_ID');
  const status: CaptureStatus = rule?.behaviour === 'pending' ? 'PENDING' : rule?.behaviour === 'denied' ? 'DECLINED' : 'COMPLETED';
  const capture = store.put('capture', {
    id: resourceId(),
    order_id: order.id,
    status,
    amount: takenOf(order, rule),
    custom_id: order.custom_id,
    invoice_id: order.invoice_id,
    create_time: at,
    update_time: at,
  });
  const thing = store.put('order', { ...order, status: 'COMPLETED', update_time: at });
  return { thing, events: [captureEvent(ground, capture)] };
};

/** A pending capture comes to its end. */
export const settleCapture = (ground: Ground, capture: Capture, status: 'COMPLETED' | 'DECLINED'): Deed<Capture> => {
  if (capture.status !== 'PENDING') return { thing: capture, events: [] };
  const thing = ground.store.put('capture', { ...capture, status, update_time: timeText(ground.now()) });
  return { thing, events: [captureEvent(ground, thing)] };
};

export interface RefundRequest {
  /** Null gives back whatever is left. */
  readonly amount: Amount | null;
  readonly custom_id: string | null;
  readonly invoice_id: string | null;
  readonly note_to_payer: string | null;
}

/** What a capture is called by how much of it has been given back. */
const markRefunded = (ground: Ground, capture: Capture): void => {
  const refunded = refundedOf(ground.store, capture);
  const status = refunded === 0n ? 'COMPLETED' : refunded < minorUnits(capture.amount) ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  if (status !== capture.status) ground.store.put('capture', { ...capture, status, update_time: timeText(ground.now()) });
};

/** @throws Failure when there is not so much left to give back */
export const refundCapture = (ground: Ground, capture: Capture, request: RefundRequest, rule: Rule | null): Deed<Refund> => {
  const { store } = ground;
  if (rule?.behaviour === 'decline') throw refuse(rule.issue ?? 'REFUND_FAILED_INSUFFICIENT_FUNDS');
  const before = store.refundsOf(capture.id);
  if (rule?.behaviour === 'again' && before.length > 0) return { thing: before.at(-1)!, events: [] };
  if (capture.status === 'PENDING') throw refuse('PENDING_CAPTURE');
  if (capture.status === 'DECLINED') throw refuse('REFUND_NOT_ALLOWED');
  const left = minorUnits(capture.amount) - refundedOf(store, capture);
  if (left === 0n) throw refuse('CAPTURE_FULLY_REFUNDED');
  const currency = capture.amount.currency_code;
  if (request.amount !== null && request.amount.currency_code !== currency) throw refuse('REFUND_CAPTURE_CURRENCY_MISMATCH');
  const amount = request.amount === null ? left : minorUnits(request.amount);
  if (amount > left) throw refuse('REFUND_AMOUNT_EXCEEDED');
  const isSame = (refund: Refund): boolean => refund.invoice_id === request.invoice_id && refund.status !== 'FAILED';
  if (request.invoice_id !== null && store.all('refund').some(isSame)) throw refuse('DUPLICATE_INVOICE_ID');
  const at = timeText(ground.now());
  const refund = store.put('refund', {
    id: resourceId(),
    capture_id: capture.id,
    status: rule?.behaviour === 'pending' ? 'PENDING' : rule?.behaviour === 'denied' ? 'FAILED' : 'COMPLETED',
    amount: amountOf(amount, currency),
    custom_id: request.custom_id ?? capture.custom_id,
    invoice_id: request.invoice_id,
    note_to_payer: request.note_to_payer,
    create_time: at,
    update_time: at,
  });
  markRefunded(ground, capture);
  return { thing: refund, events: refundEvent(ground, refund) };
};

/** How money of a capture goes back without the shop: refunded in PayPal's dashboard, or charged back by the payer's bank. */
export type TakingBack = 'dashboard' | 'chargeback';

/**
 * Somebody else than the shop gives money of a capture back. It carries nothing of the shop's.
 * @param value decimal text; undefined is all that is left
 * @throws TypeError when there is not so much left
 */
export const takeBack = (ground: Ground, capture: Capture, how: TakingBack, value?: string): Deed<Refund> => {
  const { store } = ground;
  const currency = capture.amount.currency_code;
  if (capture.status === 'PENDING' || capture.status === 'DECLINED') throw new TypeError(`nothing was taken: ${capture.status}`);
  if (value !== undefined && complaintOf({ value, currency_code: currency }) !== null)
    throw new TypeError(`value must be an amount of ${currency}`);
  const left = minorUnits(capture.amount) - refundedOf(store, capture);
  const amount = value === undefined ? left : minorUnits({ value, currency_code: currency });
  if (amount > left || amount === 0n) throw new TypeError(`only ${words(amountOf(left, currency))} are left of it`);
  const at = timeText(ground.now());
  const refund = store.put('refund', {
    id: resourceId(),
    capture_id: capture.id,
    status: 'COMPLETED',
    amount: amountOf(amount, currency),
    custom_id: null,
    invoice_id: null,
    note_to_payer: null,
    create_time: at,
    update_time: at,
  });
  markRefunded(ground, capture);
  if (how === 'dashboard') return { thing: refund, events: refundEvent(ground, refund) };
  const resource = refundBody(refund, store, ground.base());
  return {
    thing: refund,
    events: [event(ground, 'PAYMENT.CAPTURE.REVERSED', 'refund', resource, `A ${words(refund.amount)} capture payment was reversed`)],
  };
};

/** A pending refund comes to its end. */
export const settleRefund = (ground: Ground, refund: Refund, status: 'COMPLETED' | 'FAILED'): Deed<Refund> => {
  if (refund.status !== 'PENDING') return { thing: refund, events: [] };
  const thing = ground.store.put('refund', { ...refund, status, update_time: timeText(ground.now()) });
  const capture = ground.store.get('capture', refund.capture_id);
  if (capture !== undefined) markRefunded(ground, capture);
  return { thing, events: refundEvent(ground, thing) };
};
