import { type PayPalAccount, patienceMs } from './paypal/account.ts';
import type { PayPalCalls } from './paypal/calls.ts';
import { Certificates } from './paypal/certificates.ts';
import { readNews } from './paypal/news.ts';
import { takesCurrency } from './paypal/currencies.ts';
import type { PaymentProvider } from './provider.ts';

export interface PayPalSettings extends PayPalAccount {
  /** Id of the webhook at PayPal: part of what its messages are signed over. */
  readonly webhookId: string;
}
export interface PayPalOptions {
  /** Gives each call a signal for when it has taken too long. */
  readonly deadline?: () => AbortSignal;
  /** The time of the world outside, which certificates and messages go by; the marketplace's own clock may be moved. */
  readonly now?: () => Date;
}

/** PayPal, for its own accounts and, through its card form, for cards: no card data ever comes here. */
export const createPayPal = (settings: PayPalSettings, options: PayPalOptions = {}): PaymentProvider => {
  const now = options.now ?? ((): Date => new Date());
  const deadline = options.deadline ?? ((): AbortSignal => AbortSignal.timeout(patienceMs));
  const certificates = new Certificates(settings, now);
  // The SDK is some hundred files and 37 MB: loaded by the first call, not by every start.
  let opening: Promise<PayPalCalls> | undefined;
  const calls = (): Promise<PayPalCalls> =>
    (opening ??= import('./paypal/calls.ts').then(({ payPalCalls }) => payPalCalls(settings, deadline)));
  return {
    name: 'paypal',
    title: 'PayPal',
    takes: takesCurrency,
    createOrder: async (order) => (await calls()).createOrder(order),
    findOrder: async (id) => (await calls()).findOrder(id),
    captureOrder: async (id, key) => (await calls()).captureOrder(id, key),
    refundCapture: async (captureId, refund) => (await calls()).refundCapture(captureId, refund),
    findRefund: async (id) => (await calls()).findRefund(id),
    readNews: (headers, body) => readNews({ certificates, webhookId: settings.webhookId, now }, headers, body),
  };
};
