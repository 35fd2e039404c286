import type { PaymentProvider } from './provider.ts';

let current: PaymentProvider | null = null;
/** The provider of foreign payments; null while none is set up. */
export const paymentProvider = (): PaymentProvider | null => current;
/** Puts a provider in place: at start from the settings, in tests one that misbehaves. */
export const usePaymentProvider = (provider: PaymentProvider | null): void => {
  current = provider;
};
