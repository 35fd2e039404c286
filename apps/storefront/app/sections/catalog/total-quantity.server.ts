import { msg, plural } from '@lingui/core/macro';
import { formatOf, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { byUnit, type Counted } from './by-unit.ts';

const pieces = msg({ message: 'pcs', comment: 'After a number: goods that are counted in several units, all together' });

/** What lines come to: each unit by itself; of many units how many lines they are. */
export const totalQuantity = (context: Asked['context'], lines: readonly Counted[]): string => {
  const many = lines.length;
  return byUnit(formatOf(context), lines) ?? context.get(i18nContext)._(msg`${plural(many, { one: '# line', other: '# lines' })}`);
};

/** So many goods of a store, which counts them in several units. */
export const piecesSold = (context: Asked['context'], count: number): string =>
  formatOf(context).quantity(count, context.get(i18nContext)._(pieces));
