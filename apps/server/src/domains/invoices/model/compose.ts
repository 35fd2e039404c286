import { headerType, languageTag, type Locale, pickText, printedPart } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import type { Pair, Paper, PaperSection, PaperTable } from '../../../outside/pdf/index.ts';
import { unitsIn, variantName } from '../../catalog/index.ts';
import type { FrozenOrder } from '../../orders/index.ts';
import { countryName } from '../../../runtime/words/country.ts';
import type { PlatformParty } from '../../site/index.ts';
import type { InvoiceTitle } from '../model.ts';
import { type InvoiceWords, paperLocales, type PaperLocale, write } from './texts/index.ts';

/** What an invoice is made from; amounts are minor units of its currency. */
export interface InvoiceFacts {
  readonly number: string;
  readonly at: Date;
  /** The buyer's language. */
  readonly locale: Locale;
  readonly issuer: PlatformParty;
  readonly title: InvoiceTitle;
  readonly currency: string;
  readonly total: bigint;
  readonly orders: readonly InvoicedOrder[];
}
/** An order as it was frozen, what of it went back before it is invoiced, and what it was settled without. */
type InvoicedOrder = FrozenOrder & { readonly refunded: bigint; readonly uncharged: bigint };
type Both = (id: keyof InvoiceWords, values?: Readonly<Record<string, string>>) => Pair;
type Cells = readonly (readonly string[])[];

const goodsOf = (facts: InvoiceFacts, both: Both, locales: readonly [PaperLocale, PaperLocale]): PaperTable => {
  const amount = (minor: bigint): string => toDecimal(money(minor, currencyOf(facts.currency)));
  const column = (id: keyof InvoiceWords, width: number, numeric: boolean) => ({ heading: both(id), width, numeric });
  const two = (pair: Pair): string[] => [...new Set(pair)];
  let line = 0;
  const rowsOf = (order: InvoicedOrder): Cells[] => {
    const goods = order.lines.map((l): Cells => {
      line += 1;
      const names = [...new Set(locales.map((locale) => printedPart(pickText(l.names, locale) ?? '')))];
      const variants = [...new Set(locales.map((locale) => variantName(pickText(l.properties, locale) ?? [], locale)))];
      const name = [...names, printedPart(variants.join(' · ')), printedPart(l.article)].filter((text) => text !== '');
      return [[String(line)], name, [String(l.count), ...unitsIn(l.units, locales)], [amount(l.price)], [amount(l.goodsAmount)]];
    });
    const more = (id: keyof InvoiceWords, minor: bigint): Cells[] =>
      minor === 0n ? [] : [[[''], two(both(id)), [''], [''], [amount(minor)]]];
    return [
      [[''], two(both('order', { number: order.number })), [''], [''], ['']],
      ...goods,
      ...more('freight', order.freight),
      ...more('reduction', -order.reduction),
      ...more('uncharged', -order.uncharged),
      ...more('refunded', -order.refunded),
    ];
  };
  return {
    columns: [
      column('line', 0.06, true),
      column('name', 0.5, false),
      column('quantity', 0.12, true),
      column('price', 0.15, true),
      column('amount', 0.17, true),
    ],
    rows: [...facts.orders.flatMap(rowsOf), [[''], two(both('total')), [''], [''], [`${amount(facts.total)} ${facts.currency}`]]],
  };
};

/** The invoice in the buyer's language and English, or Chinese beside English: from the frozen orders and nothing else. */
export const composeInvoice = (facts: InvoiceFacts): Paper => {
  const { title, issuer } = facts;
  const locales = paperLocales(facts.locale);
  const [own, other] = locales;
  const both: Both = (id, values = {}) => [write(own, id, values), write(other, id, values)];
  const same = (text: string): Pair => [text, text];
  const section = (heading: keyof InvoiceWords, paragraphs: readonly (Pair | null)[], table: PaperTable | null = null): PaperSection => ({
    heading: both(heading),
    paragraphs: paragraphs.filter((pair) => pair !== null),
    table,
  });
  const maybe = (id: keyof InvoiceWords, text: string): Pair | null => (text === '' ? null : both(id, { text }));
  const total = `${toDecimal(money(facts.total, currencyOf(facts.currency)))} ${facts.currency}`;
  const taxName = title.country === 'RU' ? 'inn' : title.country === 'CN' ? 'uscc' : 'taxNumber';
  return {
    number: facts.number,
    at: facts.at.toISOString(),
    languages: [languageTag[own], languageTag[other]],
    issuer: issuer.name,
    title: both('title'),
    sections: [
      section('details', [both('numberText', { text: facts.number }), both('dateText', { text: facts.at.toISOString().slice(0, 10) })]),
      section('seller', [
        same(issuer.name),
        maybe('form', issuer.form),
        issuer.country === ''
          ? null
          : [
              write(own, 'country', { text: countryName(issuer.country, own) }),
              write(other, 'country', { text: countryName(issuer.country, other) }),
            ],
        maybe('registrationNumber', issuer.registrationNumber),
        maybe('taxNumber', issuer.taxNumber),
        maybe('address', issuer.address),
        maybe('phone', issuer.phone),
        maybe('bank', issuer.bank),
      ]),
      section('buyer', [
        title.headerType === headerType.personal ? both('person', { text: title.name }) : same(title.name),
        [countryName(title.country, own), countryName(title.country, other)],
        maybe(taxName, title.taxNumber),
        maybe('kpp', title.registrationCode),
        maybe('address', title.address),
      ]),
      section('goods', [], goodsOf(facts, both, locales)),
      section('sum', [both('sumText', { text: total }), both('paidText')]),
    ],
  };
};
