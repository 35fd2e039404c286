import { currencyOf, isCurrency, type Money, money, parseAmount } from '@kyakhta/money';
import type { ToldAmount } from '../../../outside/payments/provider.ts';

/** What the provider told, as money of ours; null when it is none. */
export const readTold = (told: ToldAmount): Money | null => {
  if (!isCurrency(told.currency)) return null;
  const parsed = parseAmount(told.value, currencyOf(told.currency));
  return parsed.ok && parsed.money.amount > 0n ? parsed.money : null;
};

/** Minor units of a currency that was recorded, as money. */
export const heldMoney = (held: { readonly amount: bigint; readonly currency: string }): Money =>
  money(held.amount, currencyOf(held.currency));
