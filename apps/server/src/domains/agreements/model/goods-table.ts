import { pickText, printedPart } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import type { Pair, PaperTable } from '../../../outside/pdf/index.ts';
import { writeDecimal } from '../../../words/sums.ts';
import { isVirtual, unitsIn, variantName } from '../../catalog/index.ts';
import { type FrozenOrder, originLine } from '../../orders/index.ts';
import type { AgreementWords, PaperLocale } from './texts/index.ts';

/** The goods of a contract, each with where it was made; figures as the party's own language writes them. */
export const goodsTable = (
  order: FrozenOrder,
  both: (id: keyof AgreementWords) => Pair,
  locales: readonly [PaperLocale, PaperLocale],
): PaperTable => {
  const [own] = locales;
  const amount = (minor: bigint): string => writeDecimal(own, toDecimal(money(minor, currencyOf(order.currency))));
  const column = (id: keyof AgreementWords, width: number, numeric: boolean) => ({ heading: both(id), width, numeric });
  const origins = (origin: string): string[] => [...new Set(locales.map((locale) => originLine(origin, locale)))];
  const whole = (count: number): string => writeDecimal(own, String(count));
  return {
    columns: [
      column('line', 0.06, true),
      column('article', 0.18, false),
      column('name', 0.36, false),
      column('cartons', 0.09, true),
      column('quantity', 0.09, true),
      column('price', 0.1, true),
      column('amount', 0.12, true),
    ],
    rows: order.lines.map((l, i) => {
      const names = [...new Set(locales.map((locale) => printedPart(pickText(l.names, locale) ?? '')))];
      const variants = [...new Set(locales.map((locale) => variantName(pickText(l.properties, locale) ?? [], locale)))];
      return [
        [String(i + 1)],
        [printedPart(l.article)],
        [...names, printedPart(variants.join(' · ')), ...(isVirtual(order) ? [] : origins(l.origin))].filter((text) => text !== ''),
        isVirtual(order) ? ['–'] : [whole(Math.ceil(l.count / l.cartonQuantity)), `× ${whole(l.cartonQuantity)}`],
        [whole(l.count), ...unitsIn(l.units, locales, l.count)],
        [amount(l.price)],
        [amount(l.goodsAmount)],
      ];
    }),
  };
};
