import { scaleOf, toDecimal, type Money } from '@kyakhta/money';
import { CaptureStatus, type Money as PayPalMoney, type Order, OrderStatus, type Refund, RefundStatus } from '@paypal/paypal-server-sdk';
import {
  type ProviderCapture,
  type ProviderOrder,
  type ProviderRefund,
  type ProviderReturn,
  ProviderSilent,
  type ToldAmount,
} from '../provider.ts';
import { captureAbove } from './links.ts';

/** Currencies of which PayPal takes no decimals, though ISO 4217 gives them two. */
const withoutDecimals: ReadonlySet<string> = new Set(['HUF', 'TWD']);

/** An amount as PayPal takes it. One that PayPal cannot take goes as it is, and PayPal refuses it. */
export const toPayPal = (amount: Money): PayPalMoney => {
  const text = toDecimal(amount);
  const isWhole = withoutDecimals.has(amount.currency) && text.endsWith(`.${'0'.repeat(scaleOf(amount.currency))}`);
  return { currencyCode: amount.currency, value: isWhole ? text.slice(0, text.indexOf('.')) : text };
};

/** Answers that lack what PayPal always sends are none: what happened is not known. */
const told = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new ProviderSilent(`PayPal answered without ${what}`);
  return value;
};
const amountOf = (amount: PayPalMoney | undefined): ToldAmount => {
  const { currencyCode, value } = told(amount, 'an amount');
  return { currency: currencyCode, value };
};

const captureStates: Readonly<Record<CaptureStatus, ProviderCapture['state']>> = {
  [CaptureStatus.Completed]: 'completed',
  [CaptureStatus.PartiallyRefunded]: 'completed',
  [CaptureStatus.Refunded]: 'refunded',
  [CaptureStatus.Pending]: 'pending',
  [CaptureStatus.Declined]: 'declined',
  [CaptureStatus.Failed]: 'declined',
};
const orderStates: Readonly<Record<OrderStatus, ProviderOrder['state']>> = {
  [OrderStatus.Created]: 'created',
  [OrderStatus.Saved]: 'created',
  [OrderStatus.PayerActionRequired]: 'created',
  [OrderStatus.Approved]: 'approved',
  [OrderStatus.Completed]: 'completed',
  [OrderStatus.Voided]: 'voided',
};
const refundStates: Readonly<Record<RefundStatus, ProviderRefund['state']>> = {
  [RefundStatus.Completed]: 'completed',
  [RefundStatus.Pending]: 'pending',
  [RefundStatus.Failed]: 'failed',
  [RefundStatus.Cancelled]: 'failed',
};
/** A status that this version does not know says nothing: it is asked again. */
const stateOf = <S extends string, T>(states: Readonly<Record<S, T>>, status: S | undefined): T =>
  told(states[told(status, 'a status')] as T | undefined, 'a status that is known');

const approving: ReadonlySet<string> = new Set(['payer-action', 'approve']);

const returnOf = (refund: Refund): ProviderReturn => ({
  ...refundOf(refund),
  captureId: captureAbove(refund.links ?? []),
  reference: refund.customId ?? null,
});

/** @throws ProviderSilent when the answer cannot be what it should be */
export const orderOf = (order: Order): ProviderOrder => {
  const [unit] = told(order.purchaseUnits, 'purchase units');
  return {
    id: told(order.id, 'an id'),
    state: stateOf(orderStates, order.status),
    approveUrl: order.links?.find(({ rel }) => approving.has(rel))?.href ?? null,
    reference: unit?.customId ?? null,
    captures: (unit?.payments?.captures ?? []).map((capture) => ({
      id: told(capture.id, 'the id of a capture'),
      state: stateOf(captureStates, capture.status),
      amount: amountOf(capture.amount),
    })),
    refunds: (unit?.payments?.refunds ?? []).map(returnOf),
  };
};

/** @throws ProviderSilent when the answer cannot be what it should be */
export const refundOf = (refund: Refund): ProviderRefund => ({
  id: told(refund.id, 'an id'),
  state: stateOf(refundStates, refund.status),
  amount: amountOf(refund.amount),
});

/** A language as PayPal takes it, such as ru or zh-CN; undefined for one that it cannot take. */
export const localeOf = (language: string): string | undefined => {
  try {
    const { language: base, region } = new Intl.Locale(language.replaceAll('_', '-'));
    if (!/^[a-z]{2}$/.test(base)) return undefined;
    return region !== undefined && /^[A-Z]{2}$/.test(region) ? `${base}-${region}` : base;
  } catch {
    return undefined;
  }
};
