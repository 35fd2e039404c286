import type { CountedUnit } from '@kyakhta/contract/values';
import type { MoneyShape } from './format.ts';

/** Writes a non-negative figure by its shape; the same text on server and browser. */
export function write(shape: MoneyShape, value: number): string {
  const [integer = '0', fraction = ''] = (value * shape.rate).toFixed(shape.decimals).split('.');
  const grouped = integer.length >= shape.groupFrom ? integer.replaceAll(/\B(?=(\d{3})+(?!\d))/g, shape.group) : integer;
  return `${shape.before}${grouped}${fraction ? shape.point + fraction : ''}${shape.after}`;
}

/** Amounts are summed in hundredths, so that no fraction is lost on the way. */
export const cents = (amount: number): number => Math.round(amount * 100);

/** The unit beside a count that is made in the browser. @param units its words, and the language that chooses among them, BCP 47 */
export const unitBeside = (count: number, { counted, tag }: { counted: CountedUnit; tag: string }): string =>
  typeof counted === 'string' ? counted : (counted[new Intl.PluralRules(tag).select(count)] ?? counted.other ?? '');
