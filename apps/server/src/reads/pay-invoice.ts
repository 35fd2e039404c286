import { languageTag, type Locale, payForm } from '@kyakhta/contract';
import { siteSettings } from '../domains/site/index.ts';
import { drawPaper, type Pair, type Paper } from '../outside/pdf/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { say, type WordId } from '../runtime/words/index.ts';
import { payInfo } from './pay-info.ts';

type Info = Result<'GET /p/order/getOrderPayInfoByOrderNumber'>;
type Word = Extract<WordId, `payInvoice.${string}`> extends `payInvoice.${infer W}` ? W : never;

/** Papers are not drawn from right to left: who reads Arabic or Hebrew gets English, with Chinese beside it. */
const paperLocales = (locale: Locale): readonly [Locale, Locale] => {
  const own = locale === 'ar' || locale === 'he' ? 'en' : locale;
  return [own, own === 'en' ? 'zh_CN' : 'en'];
};

const composeInvoice = (info: Info, locale: Locale, issuer: string): Paper => {
  const { attempt } = info;
  const transfer = attempt?.transfer ?? refuse('transferUnknown');
  const locales = paperLocales(locale);
  const tags: Pair = [languageTag[locales[0]], languageTag[locales[1]]];
  const pairOf = (write: (locale: Locale, tag: string) => string): Pair => [write(locales[0], tags[0]), write(locales[1], tags[1])];
  const word = (name: Word, values: Readonly<Record<string, string>> = {}): Pair => pairOf((l) => say(l, `payInvoice.${name}`, values));
  const money = (amount: number): Pair =>
    pairOf((_, tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: info.currency, currencyDisplay: 'code' }).format(amount));
  const same = (text: string): Pair => [text, text];
  const line = (name: Word, value: Pair): Pair => {
    const [own, other] = word(name);
    return [`${own}: ${value[0]}`, `${other}: ${value[1]}`];
  };
  const maybe = (name: Word, text: string): Pair[] => (text === '' ? [] : [line(name, same(text))]);
  const { until } = transfer;
  const date = (iso: string): Pair =>
    pairOf((_, tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso)));
  const bank = [
    line('beneficiary', same(transfer.beneficiary)),
    line('account', same(transfer.account)),
    line('bank', same(transfer.bankName)),
    ...maybe('bankCode', transfer.bankCode),
    ...maybe('bankAddress', transfer.bankAddress),
  ];
  return {
    number: attempt?.payNumber ?? '',
    at: attempt?.at ?? info.now,
    languages: tags,
    title: word('title'),
    issuer,
    sections: [
      {
        heading: word('toTransfer'),
        paragraphs: [
          money(Number(transfer.missing)),
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
          ...maybe('goods', info.prodNameList.join(', ')),
          ...maybe('recipient', info.receiver),
          ...maybe('address', info.userAddr),
          ...(info.payForm === payForm.topUp ? [] : [word('escrow')]),
        ],
        table: null,
      },
    ],
  };
};

const chunked = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
};

/** The payment invoice of a bank transfer that is waited for, as PDF in the buyer's language and English. */
export const payInvoice = async (
  ctx: CtxFor<'GET /p/order/payInvoice'>,
  input: Parsed<'GET /p/order/payInvoice'>,
): Promise<Result<'GET /p/order/payInvoice'>> => {
  const [info, { companyName }] = [await payInfo(ctx, input), await siteSettings(ctx.db)];
  const paper = composeInvoice(info, ctx.locale, companyName);
  return { name: `${paper.number}.pdf`, type: 'application/pdf', bytes: chunked(await drawPaper(paper)) };
};
