import {
  CheckoutPaymentIntent,
  PayeePaymentMethodPreference,
  PaypalExperienceLandingPage,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk';
import { type PaymentProvider, type ProviderOrder, ProviderRefused } from '../provider.ts';
import type { PayPalAccount } from './account.ts';
import { PayPalClient } from './client.ts';
import { localeOf, orderOf, refundOf, toPayPal } from './shapes.ts';

const brandName = 'Kyakhta';
const descriptionMost = 127;
/** What a whole answer is asked for with; PayPal's short ones lack amounts. */
const prefer = 'return=representation';
/** Cut to what PayPal takes, without half a character at its end. */
const shortened = (text: string): string => text.slice(0, descriptionMost).replace(/[\ud800-\udbff]$/, '');

/** What is asked of PayPal; what it tells by itself is verified without its SDK. */
export type PayPalCalls = Omit<PaymentProvider, 'name' | 'title' | 'takes' | 'readNews'>;

/** The calls that PayPal takes, made through its official SDK. @param deadline gives each a signal for when it has taken too long */
export const payPalCalls = (account: PayPalAccount, deadline: () => AbortSignal): PayPalCalls => {
  const client = new PayPalClient(account, deadline);
  const findOrder = async (id: string, deadline?: AbortSignal): Promise<ProviderOrder | null> => {
    const found = await client.find(({ orders }, options) => orders.getOrder({ id }, options), deadline);
    return found === null ? null : orderOf(found);
  };
  return {
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
                    landingPage: order.means === 'card' ? PaypalExperienceLandingPage.GuestCheckout : PaypalExperienceLandingPage.Login,
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
    findOrder: (id) => findOrder(id),
    captureOrder: async (id, key) => {
      const deadline = client.deadline();
      try {
        return orderOf(
          await client.ask(({ orders }, options) => orders.captureOrder({ id, paypalRequestId: key, prefer }, options), deadline),
        );
      } catch (error) {
        if (!(error instanceof ProviderRefused) || error.reason !== 'ORDER_ALREADY_CAPTURED') throw error;
        const captured = await findOrder(id, deadline);
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
  };
};
