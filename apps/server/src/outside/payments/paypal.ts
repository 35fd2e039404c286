import {
  CheckoutPaymentIntent,
  PayeePaymentMethodPreference,
  PaypalExperienceLandingPage,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk';
import { type PayPalAccount, PayPalClient } from './paypal/client.ts';
import { Certificates } from './paypal/certificates.ts';
import { readNews } from './paypal/news.ts';
import { localeOf, orderOf, refundOf, toPayPal } from './paypal/shapes.ts';
import { type PaymentProvider, ProviderRefused } from './provider.ts';

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

const brandName = 'Kyakhta';
const descriptionMost = 127;
/** What a whole answer is asked for with; PayPal's short ones lack amounts. */
const prefer = 'return=representation';
/** Cut to what PayPal takes, without half a character at its end. */
const shortened = (text: string): string => text.slice(0, descriptionMost).replace(/[\ud800-\udbff]$/, '');

/** PayPal, for its own accounts and, through its card form, for cards: no card data ever comes here. */
export const createPayPal = (settings: PayPalSettings, options: PayPalOptions = {}): PaymentProvider => {
  const client = new PayPalClient(settings, options.deadline);
  const now = options.now ?? ((): Date => new Date());
  const certificates = new Certificates(settings, now);

  const provider: PaymentProvider = {
    name: 'paypal',
    createOrder: async (order) => {
      const locale = localeOf(order.language);
      const description = shortened(order.description);
      const made = await client.ask(({ orders }, options) =>
        orders.createOrder(
          {
            paypalRequestId: order.key,
            prefer,
            body: {
              intent: CheckoutPaymentIntent.Capture,
              purchaseUnits: [
                {
                  customId: order.reference,
                  // PayPal takes no second payment for the same invoice.
                  invoiceId: order.reference,
                  ...(description === '' ? {} : { description }),
                  amount: toPayPal(order.amount),
                },
              ],
              paymentSource: {
                paypal: {
                  experienceContext: {
                    brandName,
                    ...(locale === undefined ? {} : { locale }),
                    landingPage: order.byCard ? PaypalExperienceLandingPage.GuestCheckout : PaypalExperienceLandingPage.Login,
                    shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
                    userAction: PaypalExperienceUserAction.PayNow,
                    paymentMethodPreference: PayeePaymentMethodPreference.ImmediatePaymentRequired,
                    returnUrl: order.returnUrl,
                    cancelUrl: order.cancelUrl,
                  },
                },
              },
            },
          },
          options,
        ),
      );
      return orderOf(made);
    },
    findOrder: async (id) => {
      const found = await client.find(({ orders }, options) => orders.getOrder({ id }, options));
      return found === null ? null : orderOf(found);
    },
    captureOrder: async (id, key) => {
      try {
        return orderOf(await client.ask(({ orders }, options) => orders.captureOrder({ id, paypalRequestId: key, prefer }, options)));
      } catch (error) {
        if (!(error instanceof ProviderRefused) || error.reason !== 'ORDER_ALREADY_CAPTURED') throw error;
        const captured = await provider.findOrder(id);
        if (captured === null) throw error;
        return captured;
      }
    },
    refundCapture: async (captureId, { key, reference, amount }) =>
      refundOf(
        await client.ask(({ payments }, options) =>
          payments.refundCapturedPayment(
            {
              captureId,
              paypalRequestId: key,
              prefer,
              // No invoice id: PayPal gives back once for each, and a payment may be given back in parts.
              body: { amount: toPayPal(amount), customId: reference },
            },
            options,
          ),
        ),
      ),
    findRefund: async (id) => {
      const found = await client.find(({ payments }, options) => payments.getRefund({ refundId: id }, options));
      return found === null ? null : refundOf(found);
    },
    readNews: (headers, body) => readNews({ certificates, webhookId: settings.webhookId, now }, headers, body),
  };
  return provider;
};
