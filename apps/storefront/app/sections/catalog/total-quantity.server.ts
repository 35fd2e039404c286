import { msg } from '@lingui/core/macro';
import { formatOf, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';

const pieces = msg({ message: 'pcs', comment: 'After a number: goods that are counted in several units, all together' });

/** What lines come to, in the unit they have in common; of several units in pieces. */
export const totalQuantity = (context: Asked['context'], count: number, units: readonly string[]): string => {
  const [unit, ...others] = new Set(units);
  return formatOf(context).quantity(count, unit === undefined || others.length > 0 ? context.get(i18nContext)._(pieces) : unit);
};
