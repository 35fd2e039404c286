/** Providers that take the money when the payer agrees; one model of a trade, three ways to speak of it. */
export type Protocol = 'wechat' | 'alipay' | 'hosted';

/** An amount in the currency's minor units, as a whole number. */
export interface Minor {
  readonly currency: string;
  readonly minor: number;
}
export interface Trade {
  /** Protocol and the merchant's number. */
  readonly id: string;
  readonly protocol: Protocol;
  /** The merchant's number of it. */
  readonly number: string;
  readonly amount: Minor;
  readonly subject: string;
  readonly language: string;
  readonly method: 'card' | 'bank' | 'wallet';
  /** open: the payer may agree · pending: her bank has not made up its mind · paid · declined · closed: nobody may agree any more */
  readonly state: 'open' | 'pending' | 'paid' | 'declined' | 'closed';
  /** Its own number of the payment. */
  readonly transaction: string;
  /** Part of the payer's address, that only she knows. */
  readonly token: string;
  readonly notifyUrl: string;
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
  readonly expiresAt: string | null;
  /** What was taken, when it is not what was agreed. */
  readonly taken: Minor;
  readonly createdAt: string;
  readonly paidAt: string | null;
}
export interface TradeRefund {
  /** Protocol and the merchant's number of it. */
  readonly id: string;
  readonly protocol: Protocol;
  readonly number: string;
  readonly tradeId: string;
  readonly amount: Minor;
  readonly state: 'completed' | 'pending' | 'failed';
  readonly createdAt: string;
}

const without = new Set('JPY KRW'.split(' '));
export const scaleOf = (currency: string): number => (without.has(currency) ? 0 : 2);
/** Decimal text in major units. */
export const decimalOf = ({ currency, minor }: Minor): string => {
  const scale = scaleOf(currency);
  const digits = String(minor).padStart(scale + 1, '0');
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
};
/** @returns null for what is no amount above zero */
export const minorOf = (currency: string, value: string): Minor | null => {
  const scale = scaleOf(currency);
  const found = /^(\d{1,10})(?:\.(\d+))?$/.exec(value);
  if (found === null || !/^[A-Z]{3}$/.test(currency) || (found[2]?.length ?? 0) > scale) return null;
  const minor = Number((found[1] ?? '') + (found[2] ?? '').padEnd(scale, '0'));
  return minor > 0 ? { currency, minor } : null;
};
