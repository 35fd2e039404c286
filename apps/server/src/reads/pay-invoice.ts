import { countedUnit, dayWithZone, languageTag, type Locale, payForm, countryName } from '@kyakhta/contract';
import { isVirtual } from '../domains/catalog/index.ts';
import { frozenOrder, incotermLines, lawLines, type OrderBuyer, originLine } from '../domains/orders/index.ts';
import { paperTermsOf, platformParty, type PlatformParty, type SiteSettings, siteSettings } from '../domains/site/index.ts';
import { storesById } from '../domains/stores/index.ts';
import { drawPaper, type Pair, type Paper, type PaperTable, stampOf } from '../outside/pdf/index.ts';
import { readStamp } from '../runtime/stored-documents.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { refuse } from '../runtime/errors.ts';
import { say, type WordId } from '../words/index.ts';
import { payInfo } from './pay-info.ts';

type Info = Result<'GET /p/order/getOrderPayInfoByOrderNumber'>;
type Word = Extract<WordId, `payInvoice.${string}`> extends `payInvoice.${infer W}` ? W : never;

/** The reader's language and English, or Chinese with English. */
const paperLocales = (own: Locale): readonly [Locale, Locale] => [own, own === 'en' ? 'zh_CN' : 'en'];

/** An amount as answers hold it. */
type Sum = Info['totalFee'];
/** What the papers of these orders say besides goods and sums, in a language; `origins` line by line of the goods. */
interface Beside {
  readonly terms: (locale: Locale) => readonly string[];
  readonly origins: (locale: Locale) => readonly string[];
  /** Who buys, as the orders were placed: each once. */
  readonly buyers: readonly OrderBuyer[];
}
type Writing = {
  readonly word: (name: Word) => Pair;
  readonly money: (amount: Sum) => Pair;
  readonly locale: Locale;
  readonly origins: readonly string[];
};

/** Size × quantity × price × amount of each line, in the reader's language, and what the orders come to. */
const goodsOf = ({ lines, sums, totalFee }: Info, { word, money, locale, origins }: Writing): PaperTable => {
  const column = (name: Word, width: number, numeric: boolean) => ({ heading: word(name), width, numeric });
  const whole = new Intl.NumberFormat(languageTag[locale]);
  const more = (name: Word, amount: Sum) => (Number(amount) === 0 ? [] : [[[...new Set(word(name))], [''], [''], [money(amount)[0]]]]);
  return {
    columns: [column('goods', 0.46, false), column('quantity', 0.16, true), column('price', 0.18, true), column('amount', 0.2, true)],
    rows: [
      ...lines.map((l, i) => [
        [l.prodName, l.skuName, origins[i] ?? ''].filter((text) => text !== ''),
        [`${whole.format(l.prodCount)} ${countedUnit(l.prodCount, l.unit, locale)}`],
        [money(l.price)[0]],
        [money(l.amount)[0]],
      ]),
      ...more('freight', sums.freight),
      ...more('reduction', -Number(sums.reduction)),
      ...more('total', sums.total),
      ...(sums.total === totalFee ? [] : more('part', totalFee)),
    ],
  };
};

/** Who is paid: what it is registered under, in a language. */
const partyLines = (p: PlatformParty, locale: Locale): string[] =>
  [
    p.form,
    p.country === '' ? '' : countryName(p.country, locale),
    p.registrationNumber,
    p.taxNumber === p.registrationNumber ? '' : p.taxNumber,
    p.address,
    p.phone,
  ].filter((text) => text !== '');

/** Who pays for it: what its bank and its accountant look for, in a language. */
const buyerLines = (b: OrderBuyer, locale: Locale): string[] => [
  ...(b.taxNumber === ''
    ? []
    : [say(locale, b.country === 'RU' ? 'paper.inn' : b.country === 'CN' ? 'paper.uscc' : 'paper.taxNumber', { text: b.taxNumber })]),
  ...(b.registrationCode === '' ? [] : [say(locale, 'paper.kpp', { text: b.registrationCode })]),
  ...(b.country === '' ? [] : [countryName(b.country, locale)]),
  ...(b.address === '' ? [] : [b.address]),
];

const composeInvoice = (info: Info, locale: Locale, issuer: PlatformParty, { terms: termsOf, origins, buyers }: Beside): Paper => {
  const { attempt } = info;
  const transfer = attempt?.transfer ?? refuse('transferUnknown');
  const locales = paperLocales(locale);
  const tags: Pair = [languageTag[locales[0]], languageTag[locales[1]]];
  const pairOf = (write: (locale: Locale, tag: string) => string): Pair => [write(locales[0], tags[0]), write(locales[1], tags[1])];
  const word = (name: Word, values: Readonly<Record<string, string>> = {}): Pair => pairOf((l) => say(l, `payInvoice.${name}`, values));
  const money = (amount: Sum): Pair =>
    pairOf((_, tag) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency: info.currency, currencyDisplay: 'code' }).format(Number(amount)),
    );
  const same = (text: string): Pair => [text, text];
  const line = (name: Word, value: Pair): Pair => {
    const [own, other] = word(name);
    return [`${own}: ${value[0]}`, `${other}: ${value[1]}`];
  };
  const maybe = (name: Word, text: string): Pair[] => (text === '' ? [] : [line(name, same(text))]);
  const { until } = transfer;
  const date = (iso: string): Pair => pairOf((_, tag) => dayWithZone(new Date(iso), tag));
  const at = attempt?.at ?? info.now;
  const others = termsOf(locales[1]);
  const bank = [
    line('beneficiary', same(transfer.beneficiary)),
    line('account', same(transfer.account)),
    line('bank', same(transfer.bankName)),
    ...maybe('bankCode', transfer.bankCode),
    ...maybe('bankAddress', transfer.bankAddress),
  ];
  return {
    number: attempt?.payNumber ?? '',
    at,
    day: date(at),
    languages: tags,
    title: word('title'),
    issuer: issuer.name,
    signatures: [
      {
        side: pairOf((l) => say(l, 'paper.issued')),
        name: issuer.name,
        signatory: issuer.signatory,
        how: pairOf((l) => say(l, 'paper.issuedAs')),
        stamp: issuer.stamp,
      },
    ],
    sections: [
      {
        heading: pairOf((l) => say(l, 'paper.seller')),
        paragraphs: [same(issuer.name), pairOf((l) => partyLines(issuer, l).join(', '))],
        table: null,
      },
      ...buyers.map((b) => ({
        heading: pairOf((l) => say(l, 'paper.buyer')),
        paragraphs: [same(b.name), pairOf((l) => buyerLines(b, l).join(', '))].filter(([text]) => text !== ''),
        table: null,
      })),
      {
        heading: word('toTransfer'),
        paragraphs: [
          line('sum', money(info.totalFee)),
          line('received', money(transfer.received)),
          ...(Number(transfer.checking) === 0 ? [] : [line('checking', money(transfer.checking))]),
          line('outstanding', money(transfer.missing)),
          line('reference', same(transfer.reference)),
          word('purpose', { reference: transfer.reference }),
          ...(until === null ? [] : [line('until', date(until))]),
        ],
        table: null,
      },
      { heading: word('details'), paragraphs: bank, table: null },
      {
        heading: word('orders'),
        paragraphs: [
          same(info.orderNumbers.split(',').join(', ')),
          ...maybe('recipient', info.receiver),
          ...maybe('address', info.userAddr),
          ...(info.payForm === payForm.topUp ? [] : [word('escrow')]),
        ],
        table: info.lines.length === 0 ? null : goodsOf(info, { word, money, locale: locales[0], origins: origins(locales[0]) }),
      },
      {
        heading: pairOf((l) => say(l, 'paper.terms')),
        paragraphs: termsOf(locales[0]).map((text, i): Pair => [text, others[i] ?? '']),
        table: null,
      },
    ],
  };
};

/** The terms of the orders that are paid, and where each line was made; of a top-up the law alone. */
const besideOf = async (db: Db, info: Info, settings: SiteSettings): Promise<Beside> => {
  const numbers = info.payForm === payForm.topUp ? [] : info.orderNumbers.split(',');
  const orders = (await Promise.all(numbers.map((number) => frozenOrder(db, number)))).filter((order) => order !== null);
  const stores = await storesById(
    db,
    orders.map((order) => order.storeId),
  );
  const terms = paperTermsOf(settings, 'buyer');
  // Each order's lines are in the order in which they were placed, on both sides.
  const made = orders.flatMap((order) => order.lines.map(({ origin }) => (isVirtual(order) ? null : origin)));
  const termsIn = (locale: Locale): string[] => [
    ...orders.flatMap((order) => {
      const lines = incotermLines(order, 'buyer', terms, stores.get(order.storeId)?.city ?? '', locale);
      return lines.length === 0 ? [] : [say(locale, 'paper.ofOrder', { number: order.number, text: lines.join(' ') })];
    }),
    ...lawLines(terms, locale),
  ];
  const buyers = new Map(orders.flatMap(({ buyer }) => (buyer === null || buyer.name === '' ? [] : [[JSON.stringify(buyer), buyer]])));
  return {
    terms: termsIn,
    buyers: [...buyers.values()],
    origins: (locale) => made.map((origin) => (origin === null ? '' : originLine(origin, locale))),
  };
};

const chunked = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
};

/**
 * The payment invoice of a bank transfer that is waited for, as PDF in the reader's language and English. Its number and its
 * sum stay; beside them stands what has come and what is outstanding.
 */
export const payInvoice = async (
  ctx: CtxFor<'GET /p/order/payInvoice'>,
  input: Parsed<'GET /p/order/payInvoice'>,
): Promise<Result<'GET /p/order/payInvoice'>> => {
  const [info, settings] = [await payInfo(ctx, input), await siteSettings(ctx.db)];
  const paper = composeInvoice(info, ctx.locale, platformParty(settings), await besideOf(ctx.db, info, settings));
  const stamp = await readStamp(ctx.dataDir, stampOf(paper));
  return { name: `${paper.number}.pdf`, type: 'application/pdf', bytes: chunked(await drawPaper(paper, stamp)) };
};
