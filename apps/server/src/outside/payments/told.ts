import { isCurrency, money, toDecimal } from '@kyakhta/money';
import type { ToldAmount } from './provider.ts';

/** An amount that a provider told in minor units. One of a currency that is none of ours stays as it was told. */
export const toldMinor = (currency: string, minor: number): ToldAmount => ({
  currency,
  value: isCurrency(currency) && Number.isSafeInteger(minor) ? toDecimal(money(BigInt(minor), currency)) : String(minor),
});
