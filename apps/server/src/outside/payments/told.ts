import { isCurrency, money, toDecimal } from '@kyakhta/money';
import type { ToldAmount } from './provider.ts';

/** An amount that a provider reported in minor units. One of a currency that is none of ours stays as reported. */
export const toldMinor = (currency: string, minor: number): ToldAmount => ({
  currency,
  value: isCurrency(currency) && Number.isSafeInteger(minor) ? toDecimal(money(BigInt(minor), currency)) : String(minor),
});
