import { payType } from '@kyakhta/contract';
import type { PaymentProvider } from './provider.ts';

let current: ReadonlyMap<number, PaymentProvider> = new Map();

/** The provider of a way to pay (`payType`); null where none is set up. */
export const providerFor = (way: number): PaymentProvider | null => current.get(way) ?? null;
/** The provider an attempt was made at, by the name in the books; null while it is not set up. */
export const providerNamed = (name: string | null): PaymentProvider | null =>
  [...current.values()].find((provider) => provider.name === name) ?? null;
/** Puts providers in place, by the ways they serve: at start from the settings. */
export const usePaymentProviders = (providers: ReadonlyMap<number, PaymentProvider>): void => {
  current = providers;
};
/** Puts one provider in place for the ways of PayPal: in tests one that misbehaves. */
export const usePaymentProvider = (provider: PaymentProvider | null): void => {
  usePaymentProviders(
    new Map(
      provider === null
        ? []
        : [
            [payType.payPal, provider],
            [payType.cardViaPayPal, provider],
          ],
    ),
  );
};
