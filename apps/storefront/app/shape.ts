import type { MoneyShape } from './format.ts';

/** Writes a non-negative figure by its shape; the same text on server and browser. */
export function write(shape: MoneyShape, value: number): string {
  const [integer = '0', fraction = ''] = (value * shape.rate).toFixed(shape.decimals).split('.');
  const grouped = integer.length >= shape.groupFrom ? integer.replaceAll(/\B(?=(\d{3})+(?!\d))/g, shape.group) : integer;
  return `${shape.before}${grouped}${fraction ? shape.point + fraction : ''}${shape.after}`;
}

/** Amounts are summed in hundredths, so that no fraction is lost on the way. */
export const cents = (amount: number): number => Math.round(amount * 100);
