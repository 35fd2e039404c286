import { type Amount, amountOf, feeOf, minorUnits } from './amounts.ts';
import type { Capture, Order, Refund, Store } from './store.ts';

/** PayPal's JSON of what the store holds. `base` is the address of the API, without a slash at its end. */

interface Link {
  readonly href: string;
  readonly rel: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
}

const present = (fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** Where the payer agrees to an order: on the origin that the merchant's own pages have, when it named one. */
export const approveUrl = (order: Order, base: string, publicPath: string): string => {
  const { return_url: returnUrl } = order.experience;
  const door = returnUrl === null ? base : new URL(returnUrl).origin + publicPath;
  return `${door}/checkoutnow?token=${order.id}`;
};

const orderLinks = (order: Order, base: string, publicPath: string): Link[] => {
  const self = `${base}/v2/checkout/orders/${order.id}`;
  const links: Link[] = [{ href: self, rel: 'self', method: 'GET' }];
  const isOpen = order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED';
  if (isOpen)
    links.push({ href: approveUrl(order, base, publicPath), rel: order.named_source ? 'payer-action' : 'approve', method: 'GET' });
  if (isOpen || order.status === 'APPROVED') {
    links.push({ href: self, rel: 'update', method: 'PATCH' });
    links.push({ href: `${self}/capture`, rel: 'capture', method: 'POST' });
  }
  return links;
};

export const captureBody = (capture: Capture, base: string): object => {
  const self = `${base}/v2/payments/captures/${capture.id}`;
  const gross = minorUnits(capture.amount);
  const currency = capture.amount.currency_code;
  const hasMoney = capture.status !== 'PENDING' && capture.status !== 'DECLINED';
  return present({
    id: capture.id,
    status: capture.status,
    status_details: capture.status === 'PENDING' ? { reason: 'ECHECK' } : null,
    amount: capture.amount,
    final_capture: true,
    seller_protection: { status: 'ELIGIBLE', dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'] },
    seller_receivable_breakdown: hasMoney
      ? {
          gross_amount: capture.amount,
          paypal_fee: amountOf(feeOf(gross), currency),
          net_amount: amountOf(gross - feeOf(gross), currency),
        }
      : null,
    invoice_id: capture.invoice_id,
    custom_id: capture.custom_id,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      { href: `${base}/v2/checkout/orders/${capture.order_id}`, rel: 'up', method: 'GET' },
    ],
    create_time: capture.create_time,
    update_time: capture.update_time,
  });
};

const sum = (amounts: readonly Amount[]): bigint => amounts.reduce((total, amount) => total + minorUnits(amount), 0n);
/** What of a capture has been given back or is on its way. */
export const refundedOf = (store: Store, capture: Capture): bigint =>
  sum(
    store
      .refundsOf(capture.id)
      .filter((refund) => refund.status !== 'FAILED')
      .map((refund) => refund.amount),
  );

const refundLinks = (refund: Refund, base: string): Link[] => [
  { href: `${base}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
  { href: `${base}/v2/payments/captures/${refund.capture_id}`, rel: 'up', method: 'GET' },
];
export const refundBody = (refund: Refund, store: Store, base: string): object => {
  const capture = store.get('capture', refund.capture_id);
  const currency = refund.amount.currency_code;
  const refunded = capture === undefined ? 0n : refundedOf(store, capture);
  return present({
    id: refund.id,
    amount: refund.amount,
    invoice_id: refund.invoice_id,
    custom_id: refund.custom_id,
    note_to_payer: refund.note_to_payer,
    seller_payable_breakdown: {
      gross_amount: refund.amount,
      paypal_fee: amountOf(0n, currency),
      net_amount: refund.amount,
      total_refunded_amount: amountOf(refunded, currency),
    },
    status: refund.status,
    status_details: refund.status === 'PENDING' ? { reason: 'ECHECK' } : null,
    create_time: refund.create_time,
    update_time: refund.update_time,
    links: refundLinks(refund, base),
  });
};
export const refundMinimal = (refund: Refund, base: string): object => ({
  id: refund.id,
  status: refund.status,
  links: refundLinks(refund, base),
});

const payerEmail = 'payer@gateway.test';
const payerName = { given_name: 'Test', surname: 'Payer' };

const sourceOf = (order: Order): object | null => {
  if (order.payer_id === null) return order.named_source ? { paypal: {} } : null;
  return {
    paypal: {
      email_address: payerEmail,
      account_id: order.payer_id,
      account_status: order.experience.landing_page === 'GUEST_CHECKOUT' ? 'UNVERIFIED' : 'VERIFIED',
      name: payerName,
      address: { country_code: 'US' },
    },
  };
};

export const orderBody = (order: Order, store: Store, base: string, publicPath: string): object => {
  const capture = store.captureOf(order.id);
  const refunds = capture === undefined ? [] : store.refundsOf(capture.id);
  return present({
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    payment_source: sourceOf(order),
    purchase_units: [
      present({
        reference_id: order.reference_id,
        amount: order.amount,
        payee: { email_address: 'merchant@gateway.test', merchant_id: 'SANDBOXMERCHT' },
        description: order.description,
        custom_id: order.custom_id,
        invoice_id: order.invoice_id,
        payments:
          capture === undefined
            ? null
            : {
                captures: [captureBody(capture, base)],
                ...(refunds.length === 0 ? {} : { refunds: refunds.map((refund) => refundBody(refund, store, base)) }),
              },
      }),
    ],
    payer:
      order.payer_id === null
        ? null
        : { name: payerName, email_address: payerEmail, payer_id: order.payer_id, address: { country_code: 'US' } },
    create_time: order.create_time,
    update_time: order.update_time,
    links: orderLinks(order, base, publicPath),
  });
};
export const orderMinimal = (order: Order, store: Store, base: string, publicPath: string): object => {
  const capture = store.captureOf(order.id);
  return present({
    id: order.id,
    status: order.status,
    payment_source: sourceOf(order),
    purchase_units:
      capture === undefined ? null : [{ reference_id: order.reference_id, payments: { captures: [captureBody(capture, base)] } }],
    links: orderLinks(order, base, publicPath),
  });
};
