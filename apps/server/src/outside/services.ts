import { type Carriers, silentCarrier } from './carriers/carrier.ts';
import { simulatedCarrier } from './carriers/simulated.ts';
import type { MailTransport } from './mail/transport.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { SignInProvider } from './sign-in/provider.ts';
import type { SmsTransport } from './sms/transport.ts';

/** Everybody outside of the house whom a process can ask. It is handed to `createApp`, so that two marketplaces share nobody. */
export interface Services {
  /** Null while no mail server is set up: mail stays in the database. */
  readonly mail: MailTransport | null;
  /** Null while no way to phones is set up: a message stays in the database. */
  readonly sms: SmsTransport | null;
  readonly carriers: Carriers;
  /** Payment providers by the ways to pay (`payType`) they serve. */
  readonly payments: ReadonlyMap<number, PaymentProvider>;
  /** Other sites by which people sign in, by `socialType`. */
  readonly signIn: ReadonlyMap<number, SignInProvider>;
}

/**
 * Nobody is connected. A road that is made up moves real money, from receipts that nobody gave: only in a demo parcels travel
 * as the simulation says.
 */
export const noServices = (demo: boolean): Services => ({
  mail: null,
  sms: null,
  carriers: { byCompany: new Map(), others: demo ? simulatedCarrier : silentCarrier },
  payments: new Map(),
  signIn: new Map(),
});

/** The provider of a way to pay (`payType`); null where none is set up. */
export const providerFor = ({ services }: { readonly services: Services }, way: number): PaymentProvider | null =>
  services.payments.get(way) ?? null;
/** The provider an attempt was made at, by the name in the books; null while it is not set up. */
export const providerNamed = ({ services }: { readonly services: Services }, name: string | null): PaymentProvider | null =>
  [...services.payments.values()].find((provider) => provider.name === name) ?? null;
