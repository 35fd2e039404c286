import { payType } from '@kyakhta/contract';
import type { CarrierService } from '../src/outside/carriers/carrier.ts';
import { type MailTransport } from '../src/outside/mail/transport.ts';
import type { PaymentProvider } from '../src/outside/payments/provider.ts';
import { noServices, type Services } from '../src/outside/services.ts';
import type { SignInProvider } from '../src/outside/sign-in/provider.ts';
import type { SmsTransport } from '../src/outside/sms/transport.ts';

const nobody = noServices(true);
/** Whom every app of a test can ask outside. A test puts others in place while its apps run. */
export const services: { -readonly [K in keyof Services]: Services[K] } = { ...nobody };

export const useMail = (transport: MailTransport | null): void => {
  services.mail = transport;
};
export const useSms = (transport: SmsTransport | null): void => {
  services.sms = transport;
};
/** Puts one carrier in place for all companies, null the usual one: late, silent or wrong. */
export const useCarrier = (service: CarrierService | null): void => {
  services.carriers = service === null ? nobody.carriers : { byCompany: new Map(), others: service };
};
export const usePaymentProviders = (providers: ReadonlyMap<number, PaymentProvider>): void => {
  services.payments = providers;
};
/** Puts one provider in place for the ways of PayPal, null none. */
export const usePaymentProvider = (provider: PaymentProvider | null): void => {
  const ways = provider === null ? [] : ([payType.payPal, payType.cardViaPayPal] as const).map((way) => [way, provider] as const);
  usePaymentProviders(new Map(ways));
};
export const useSignIn = (sites: ReadonlyMap<number, SignInProvider>): void => {
  services.signIn = sites;
};
