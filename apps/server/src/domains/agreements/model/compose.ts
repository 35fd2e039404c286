import {
  type AgreementParty,
  contractHours,
  dayWithZone,
  deliveryType,
  languageTag,
  type Locale,
  paymentTerm,
  pickText,
  soleTraderName,
  transportType,
  countryName,
} from '@kyakhta/contract';
import { add, currencyOf, type Money, money, toDecimal } from '@kyakhta/money';
import type { Pair, Paper, PaperSection, PaperSignature, PaperTable } from '../../../outside/pdf/index.ts';
import { isVirtual } from '../../catalog/index.ts';
import {
  type FrozenOrder,
  incotermLines,
  lawLines,
  nothingByOthersBack,
  type OrderBuyer,
  type PaperTerms,
  platformPart,
  sharesOf,
} from '../../orders/index.ts';
import { say } from '../../../words/index.ts';
import { writeDecimal } from '../../../words/sums.ts';
import { goodsTable } from './goods-table.ts';
import { type AgreementWords, paperLocales, type PaperLocale, write, writeLanguages } from './texts/index.ts';

/** What a party is registered under; what is not known is empty. */
export interface Registration {
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  readonly taxNumber: string;
  /** KPP of a Russian organisation. */
  readonly registrationCode?: string;
  /** Its form before the law, and the number in the register of its country. */
  readonly form?: string;
  readonly registrationNumber?: string;
  readonly address: string;
  readonly phone?: string;
  readonly bank?: string;
  /** Who signs for it and on what basis; both empty for a sole trader, who signs for herself. */
  readonly signatory: string;
  readonly basis: string;
}
type Firm = Registration & { readonly name: string };

/** What a contract is made from. */
export interface Facts {
  readonly number: string;
  readonly party: AgreementParty;
  /** The party's own language. */
  readonly locale: Locale;
  readonly at: Date;
  readonly order: FrozenOrder;
  readonly platform: Firm & { readonly stamp: string | null };
  readonly terms: PaperTerms;
  /** Who was chosen to buy, or null for herself: then the receiver, or how she calls herself where no address names one. */
  readonly buyer: { readonly named: OrderBuyer | null; readonly name: string };
  readonly supplier: Registration & { readonly firmName: string; readonly city: string; readonly creditCode: string };
  /** Parts in which the price is paid, in their order; empty when it is paid at once. */
  readonly parts: readonly { readonly stage: 'beforeShipment' | 'afterShipment' | 'onArrival'; readonly percent: number }[];
}

type Values = Readonly<Record<string, string | number>>;

const addressLine = ({ address: a }: FrozenOrder, locale: PaperLocale): string =>
  a === null
    ? ''
    : [a.postCode, countryName(a.country, locale), a.province, a.city === a.province ? '' : a.city, a.area, a.addr]
        .filter((part) => part !== '')
        .join(', ');

/** The figures and names that the sentences name, in one language. */
const valuesIn = (facts: Facts, locale: PaperLocale): Values => {
  const { order } = facts;
  const currency = currencyOf(order.currency);
  const written = (sum: Money): string => writeDecimal(locale, toDecimal(sum));
  const amount = (minor: bigint): string => written(money(minor, currency));
  const { store, fee, commission } = sharesOf({ ...order, ...nothingByOthersBack, refundedFreight: 0n }, order.total + platformPart(order));
  const goods = add(store, commission);
  const isBuyer = facts.party === 'buyer';
  return {
    number: facts.number,
    order: order.number,
    hours: contractHours,
    supplier: facts.supplier.firmName,
    address: addressLine(order, locale),
    city: facts.supplier.city,
    goods: isBuyer ? amount(order.goodsTotal) : written(goods),
    freight: amount(order.freight),
    reduction: amount(order.reduction),
    total: amount(order.total),
    commission: written(commission),
    percent: writeDecimal(locale, String(order.commissionBasisPoints / 100)),
    payable: written(add(store, fee)),
    fee: amount(order.deliveryFee),
    place: order.pickupPlace === null ? '' : `${order.pickupPlace.name}, ${order.pickupPlace.address}`,
    currency: order.currency,
    transport: write(locale, order.transportType === transportType.express ? 'express' : 'ordinary'),
    shipDays: order.shipDays,
    daysMin: order.daysMin,
    daysMax: order.daysMax,
    claimDays: order.claimDays,
    vouchers: order.lines
      .map((l) =>
        l.voucher === null
          ? ''
          : `${pickText(l.names, locale) ?? ''}: ${write(locale, l.voucher.until === null ? 'voucherDays' : 'voucherUntil', { days: l.voucher.days ?? 0, date: writtenDay(l.voucher.until ?? '', locale) })} ${write(locale, l.voucher.unused === 'refund' ? 'voucherRefund' : 'voucherPay')}`,
      )
      .join(' '),
    parts: facts.parts.map((p) => write(locale, p.stage, { percent: p.percent })).join('; '),
  };
};

/** A date of a voucher, `2026-12-31`, as a language writes it. */
const writtenDay = (day: string, locale: PaperLocale): string =>
  day === '' ? '' : new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Kinds of delivery without a line of the platform are the same for both sides. */
const deliveryOf = ({ order, party }: Facts): keyof AgreementWords =>
  isVirtual(order)
    ? 'voucherDelivery'
    : order.deliveryType === deliveryType.buyerPickup
      ? 'collectedDelivery'
      : order.deliveryType === deliveryType.noExpress
        ? 'directDelivery'
        : order.deliveryType === deliveryType.sameCity
          ? 'cityDelivery'
          : party === 'buyer'
            ? 'buyerDelivery'
            : 'sellerDelivery';

const termOf = (term: number): keyof AgreementWords =>
  term === paymentTerm.cashOnDelivery ? 'cashOnDelivery' : term === paymentTerm.instalments ? 'instalments' : 'beforeDelivery';

/** Whose name a contract is signed with: who signs for the store or the buyer's firm, the sole trader, or she herself as it names her; null: nobody is named. */
export const signatoryOf = ({
  party,
  buyer: { named, name },
  supplier,
  order,
}: Pick<Facts, 'party' | 'buyer' | 'supplier' | 'order'>): string | null => {
  if (party === 'seller') return supplier.signatory || null;
  if (named === null) return order.address?.receiver ?? name;
  return named.kind === 'firm' ? named.signatory : named.kind === 'soleTrader' ? soleTraderName(named.name) : named.name;
};

/** The block at its end: the platform that offers it, and the signer. */
const signaturesOf = (facts: Facts, [own, other]: readonly [PaperLocale, PaperLocale]): PaperSignature[] => {
  const both = (id: 'paper.platform' | 'paper.buyer' | 'paper.supplier' | 'paper.offered' | 'paper.signsByCode'): Pair => [
    say(own, id),
    say(other, id),
  ];
  const { platform, supplier, buyer } = facts;
  const isBuyer = facts.party === 'buyer';
  const name = isBuyer ? (buyer.named?.name ?? facts.order.address?.receiver ?? buyer.name) : supplier.firmName;
  const signatory = signatoryOf(facts) ?? '';
  return [
    { side: both('paper.platform'), name: platform.name, signatory: platform.signatory, how: both('paper.offered'), stamp: platform.stamp },
    {
      side: both(isBuyer ? 'paper.buyer' : 'paper.supplier'),
      name,
      signatory: signatory === name ? '' : signatory,
      how: both('paper.signsByCode'),
      stamp: null,
    },
  ];
};

/** The contract in the party's language and English, or Chinese with English: from what was frozen, and nothing else. */
export const composeContract = (facts: Facts): Paper => {
  const { order, party } = facts;
  const locales = paperLocales(facts.locale);
  const [own, other] = locales;
  const values: readonly [Values, Values] = [valuesIn(facts, own), valuesIn(facts, other)];
  const both = (id: keyof AgreementWords, more: Values = {}): Pair => [
    write(own, id, { ...values[0], ...more }),
    write(other, id, { ...values[1], ...more }),
  ];
  const section = (heading: keyof AgreementWords, paragraphs: readonly Pair[], table: PaperTable | null = null): PaperSection => ({
    heading: both(heading),
    paragraphs,
    table,
  });
  const isBuyer = party === 'buyer';
  const maybe = (id: keyof AgreementWords, text: string): Pair[] => (text === '' ? [] : [both(id, { text })]);
  const country = (code: string): Pair[] =>
    code === ''
      ? []
      : [[write(own, 'country', { text: countryName(code, own) }), write(other, 'country', { text: countryName(code, other) })]];
  const registered = (r: Registration): Pair[] => [
    ...maybe('form', r.form ?? ''),
    ...country(r.country),
    ...maybe('registrationNumber', r.registrationNumber ?? ''),
    ...maybe(r.country === 'RU' ? 'inn' : r.country === 'CN' ? 'uscc' : 'taxNumber', r.taxNumber),
    ...maybe('kpp', r.registrationCode ?? ''),
    ...maybe('registeredAt', r.address),
    ...maybe('phone', r.phone ?? ''),
    ...maybe('bank', r.bank ?? ''),
    ...(r.signatory === '' ? [] : [both('representedBy', { name: r.signatory, basis: r.basis })]),
  ];
  /** Lines that both languages have, one beside the other. */
  const beside = (lines: (locale: PaperLocale) => readonly string[]): Pair[] => {
    const others = lines(other);
    return lines(own).map((line, i): Pair => [line, others[i] ?? '']);
  };
  const { named } = facts.buyer;
  const receiver = order.address?.receiver ?? null;
  const buyer =
    receiver === null
      ? both('buyerPartyAlone', { name: named?.name ?? facts.buyer.name })
      : both('buyerParty', { name: named?.name ?? receiver });
  const asNamed = named === null ? [] : [...registered(named), ...(receiver === null ? [] : [both('receiver', { name: receiver })])];
  const supplier = [
    both('sellerParty', { name: facts.supplier.firmName }),
    ...maybe('uscc', facts.supplier.creditCode),
    ...registered(facts.supplier),
  ];
  return {
    number: facts.number,
    at: facts.at.toISOString(),
    languages: [languageTag[own], languageTag[other]],
    issuer: facts.platform.name,
    day: [dayWithZone(facts.at, languageTag[own]), dayWithZone(facts.at, languageTag[other])],
    signatures: signaturesOf(facts, locales),
    title: both(isBuyer ? 'buyerTitle' : 'sellerTitle'),
    sections: [
      section('parties', [
        both('platformParty', { name: facts.platform.name }),
        ...registered(facts.platform),
        ...(isBuyer ? [buyer, ...asNamed] : supplier),
      ]),
      section('subject', [both(isBuyer ? 'buyerSubject' : 'sellerSubject')]),
      section('goods', [], goodsTable(order, both, locales)),
      section('priceHeading', [
        both(isBuyer ? 'buyerPrice' : 'sellerPrice'),
        ...(!isBuyer && order.deliveryFee > 0n ? [both('cityFee')] : []),
      ]),
      section('delivery', [
        ...beside((locale) => incotermLines(order, party, facts.terms, facts.supplier.city, locale)),
        both(deliveryOf(facts)),
      ]),
      section('payment', [isBuyer ? both(termOf(order.paymentTerm)) : both('sellerPayment')]),
      section('escrow', [both(isBuyer ? 'buyerEscrow' : 'sellerEscrow')]),
      section('disputes', [both(isBuyer ? 'buyerDisputes' : 'sellerDisputes'), ...beside((locale) => lawLines(facts.terms, locale))]),
      section('signing', [both('signingText'), [writeLanguages(own), writeLanguages(other)]]),
    ],
  };
};
