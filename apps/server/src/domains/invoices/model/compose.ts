import { dayWithZone, headerType, languageTag, type Locale, pickText, printedPart, countryName } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import type { Pair, Paper, PaperSection, PaperTable } from '../../../outside/pdf/index.ts';
import { isVirtual, unitsIn, variantName } from '../../catalog/index.ts';
import { type FrozenOrder, incotermLines, lawLines, originLine, type PaperTerms } from '../../orders/index.ts';
import { say } from '../../../words/index.ts';
import { writeDecimal } from '../../../words/sums.ts';
import type { PlatformParty } from '../../site/index.ts';
import type { InvoiceTitle } from '../../accounts/index.ts';
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
  readonly terms: PaperTerms;
}
/** An order as it was frozen, what of it went back before it is invoiced, and what it was settled without. */
type InvoicedOrder = FrozenOrder & { readonly refunded: bigint; readonly uncharged: bigint; readonly supplierCity: string };
type Both = (id: keyof InvoiceWords, values?: Readonly<Record<string, string>>) => Pair;
type Cells = readonly (readonly string[])[];

const goodsOf = (facts: InvoiceFacts, both: Both, locales: readonly [PaperLocale, PaperLocale]): PaperTable => {
  const amount = (minor: bigint): string => writeDecimal(locales[0], toDecimal(money(minor, currencyOf(facts.currency))));
  const whole = (count: number): string => writeDecimal(locales[0], String(count));
  const origins = (origin: string): string[] => locales.map((locale) => originLine(origin, locale));
  const column = (id: keyof InvoiceWords, width: number, numeric: boolean) => ({ heading: both(id), width, numeric });
  const two = (pair: Pair): string[] => [...new Set(pair)];
  let line = 0;
  const rowsOf = (order: InvoicedOrder): Cells[] => {
    const goods = order.lines.map((l): Cells => {
      line += 1;
      const names = [...new Set(locales.map((locale) => printedPart(pickText(l.names, locale) ?? '')))];
      const variants = [...new Set(locales.map((locale) => variantName(pickText(l.properties, locale) ?? [], locale)))];
      const made = isVirtual(order) ? [] : origins(l.origin);
      const name = [...new Set([...names, printedPart(variants.join(' · ')), printedPart(l.article), ...made])].filter(
        (text) => text !== '',
      );
      return [[String(line)], name, [whole(l.count), ...unitsIn(l.units, locales, l.count)], [amount(l.price)], [amount(l.goodsAmount)]];
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

/** The invoice in the buyer's language and English, or Chinese with English: from the frozen orders and nothing else. */
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
  const inBoth = (text: (locale: PaperLocale) => string): Pair => [text(own), text(other)];
  const total = inBoth((locale) => `${writeDecimal(locale, toDecimal(money(facts.total, currencyOf(facts.currency))))} ${facts.currency}`);
  const day = inBoth((locale) => dayWithZone(facts.at, languageTag[locale]));
  const beside = (id: keyof InvoiceWords, [first, second]: Pair): Pair => [
    write(own, id, { text: first }),
    write(other, id, { text: second }),
  ];
  const termsOf = (locale: PaperLocale): string[] => [
    ...facts.orders.flatMap((order) => {
      const lines = incotermLines(order, 'buyer', facts.terms, order.supplierCity, locale);
      return lines.length === 0 ? [] : [say(locale, 'paper.ofOrder', { number: order.number, text: lines.join(' ') })];
    }),
    ...lawLines(facts.terms, locale),
  ];
  const others = termsOf(other);
  const taxName = title.country === 'RU' ? 'inn' : title.country === 'CN' ? 'uscc' : 'taxNumber';
  return {
    number: facts.number,
    at: facts.at.toISOString(),
    languages: [languageTag[own], languageTag[other]],
    issuer: issuer.name,
    title: both('title'),
    sections: [
      section('details', [both('numberText', { text: facts.number }), beside('dateText', day)]),
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
      {
        heading: inBoth((locale) => say(locale, 'paper.terms')),
        paragraphs: termsOf(own).map((text, i): Pair => [text, others[i] ?? '']),
        table: null,
      },
      section('sum', [beside('sumText', total), both('paidText')]),
    ],
    day,
    signatures: [
      {
        side: inBoth((locale) => say(locale, 'paper.issued')),
        name: issuer.name,
        signatory: issuer.signatory,
        how: inBoth((locale) => say(locale, 'paper.issuedAs')),
        stamp: issuer.stamp,
      },
    ],
  };
};
