/** An amount as PayPal writes it: decimal text in major units. */
export interface Amount {
  readonly currency_code: string;
  readonly value: string;
}

/** Currencies that PayPal takes, by the decimals it takes of them (HUF and TWD have none here, whatever ISO 4217 says). */
const byDecimals: Readonly<Record<number, string>> = {
  0: 'HUF JPY TWD',
  2: 'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD',
};
const decimals: ReadonlyMap<string, number> = new Map(
  Object.entries(byDecimals).flatMap(([count, codes]) => codes.split(' ').map((code) => [code, Number(count)] as const)),
);

/** Decimals of a currency; undefined when PayPal does not take it. */
export const decimalsOf = (currency: string): number | undefined => decimals.get(currency);

/** Minor units of an amount that was checked when it came in. */
export const minorUnits = ({ value, currency_code }: Amount): bigint => {
  const [whole = '', fraction = ''] = value.split('.');
  return BigInt(whole + fraction.padEnd(decimalsOf(currency_code) ?? 2, '0'));
};

export const amountOf = (minor: bigint, currency: string): Amount => {
  const scale = decimalsOf(currency) ?? 2;
  const digits = minor.toString().padStart(scale + 1, '0');
  const point = digits.length - scale;
  return { currency_code: currency, value: scale === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}` };
};

/** What PayPal keeps of a payment: 3.49 % and 49 minor units, never more than the payment. */
export const feeOf = (minor: bigint): bigint => {
  const fee = (minor * 349n) / 10_000n + 49n;
  return fee < minor ? fee : minor;
};

const wellFormed = /^\d{0,15}(\.\d+)?$/;
/** Why an amount is not one; null when it is. Zero and below are refused, as PayPal does for what is paid. */
export const complaintOf = (amount: Amount): string | null => {
  if (!/^-?(\d+|\d*\.\d+)$/.test(amount.value) || amount.value.length > 32) return 'INVALID_PARAMETER_SYNTAX';
  const scale = decimalsOf(amount.currency_code);
  if (scale === undefined) return 'INVALID_CURRENCY_CODE';
  if (amount.value.startsWith('-') || /^[0.]*$/.test(amount.value)) return 'CANNOT_BE_ZERO_OR_NEGATIVE';
  if (!wellFormed.test(amount.value)) return 'MAX_VALUE_EXCEEDED';
  const given = amount.value.split('.')[1]?.length ?? 0;
  if (given > scale) return scale === 0 ? 'DECIMALS_NOT_SUPPORTED' : 'DECIMAL_PRECISION';
  return null;
};
