import { payType } from '@kyakhta/contract';
import type { tellNews } from '../payments.ts';
import { type ProviderDouble, providerDouble } from '../provider-double.ts';

/** A provider, and how money comes there. */
export interface SimulatedProvider {
  readonly double: ProviderDouble;
  /** Ways to pay that it serves. */
  readonly payTypes: readonly number[];
  /** Where it sends its news. */
  readonly route: Parameters<typeof tellNews>[3];
}

/** A payment as a provider keeps it. */
export type KeptPayment = ProviderDouble['orders'] extends Map<string, infer K> ? K : never;

/** Providers for a run: one that we ask for the money, and two that take it on the payer's word alone. */
export const simulatedProviders = (): SimulatedProvider[] => [
  { double: providerDouble(), payTypes: [payType.payPal, payType.cardViaPayPal], route: 'POST /paypal/webhook' },
  { double: providerDouble('double-code', 'code'), payTypes: [payType.wechat], route: 'POST /wechat/notify' },
  { double: providerDouble('double-page', 'page'), payTypes: [payType.alipay], route: 'POST /alipay/notify' },
];

/** Money that was taken and is in no book yet: since when it was seen so, and how often its provider had failed by then. */
export interface Unbooked {
  readonly since: number;
  readonly troubles: number;
}
