import { bareUnit, byMoscowTime, countedUnit, countryName, unitByRule, commaOf, dayWithZone } from '@kyakhta/contract/values';
import { daySpan } from '@kyakhta/ui/day-span';
import { unbroken } from '@kyakhta/ui/unbroken';
import type { Person } from './context.ts';
import { formatTag, isRightToLeft } from './locales.ts';

/** How an amount is written, as data: the browser counts with it and writes exactly what the server wrote. */
export type MoneyShape = { before: string; after: string; group: string; point: string; decimals: number; groupFrom: number; rate: number };

const settlementDigits = 2;
const isChinese = (locale: Person['locale']): boolean => locale === 'zh_CN' || locale === 'zh_TW';
const dayMs = 86_400_000;

/** Keeps what is dear to make: a format costs more than a hundred uses of it, a range more than a hundred amounts. Bounded, for visitors choose the options. */
const kept = <F, O>(max: number, make: (tag: string, options: O) => F) => {
  const formats = new Map<string, F>();
  return (tag: string, options: O): F => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const known = formats.get(key);
    if (known !== undefined) return known;
    if (formats.size >= max) formats.clear();
    const format = make(tag, options);
    formats.set(key, format);
    return format;
  };
};
const numbers = kept(500, (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
const dates = kept(500, (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options));
/** A clock of twice twelve hours is written without a leading zero, one of 24 hours with it. */
const hours = kept(20, (tag, options: Intl.DateTimeFormatOptions) =>
  dates(tag, options).resolvedOptions().hour12 ? ('numeric' as const) : ('2-digit' as const),
);

const narrow = (currency: string): Intl.NumberFormatOptions => ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
const ranges = kept(5000, (tag, { currency, low, high }: { currency: string; low: number; high: number }) =>
  numbers(tag, narrow(currency)).formatRange(low, high),
);

/** Writes figures, amounts and dates for one person. Only loaders call it: server and browser know different ICU data. */
export function formatFor(person: Person) {
  const tag = formatTag(person.locale);
  const number = numbers(tag, { maximumFractionDigits: 2 });
  const whole = numbers(tag, { maximumFractionDigits: 0 });
  const money = (code: string) => numbers(tag, narrow(code));
  const display = person.currency;
  const rate = Number(display.exchangeRate);
  const displayMoney = numbers(tag, {
    ...narrow(display.code),
    minimumFractionDigits: display.decimals,
    maximumFractionDigits: display.decimals,
  });
  const marked = (parts: readonly Part[]) => withOwnMark(parts, display);
  const date = (options: Intl.DateTimeFormatOptions) => dates(tag, { timeZone: person.timeZone, ...options });
  const amount = (text: string) => (isRightToLeft(person.locale) ? isolated(text) : text);
  const amountShape = (shape: MoneyShape) => {
    const [before = '', after = ''] = amount(`${shape.before}\u0000${shape.after}`).split('\u0000');
    return { ...shape, before, after };
  };
  const thisYear = new Date(person.now).getUTCFullYear();
  const now = Date.parse(person.now);

  const day = (iso: string) => {
    const at = new Date(iso);
    return unbroken(date({ day: 'numeric', month: 'short', ...(at.getUTCFullYear() !== thisYear && { year: 'numeric' }) }).format(at));
  };
  const hour = hours(tag, { hour: 'numeric' });
  const zone = { timeZoneName: 'short' } as const;
  const zoned = (text: string) => byMoscowTime(text, person.locale, person.timeZone);
  const moment = (iso: string, more: Intl.DateTimeFormatOptions = {}) => {
    const at = new Date(iso);
    return unbroken(
      date({
        day: 'numeric',
        month: 'short',
        hour,
        minute: '2-digit',
        ...more,
        ...(at.getUTCFullYear() !== thisYear && { year: 'numeric' }),
      }).format(at),
    );
  };

  return {
    number: (value: number) => number.format(value),
    whole: (value: number) => whole.format(value),
    /** So many with their unit, kept on one line: "60 pairs". */
    quantity: (count: number, unit: string) => `${whole.format(count)}\u00a0${countedUnit(count, unit, person.locale)}`,
    /** The unit that stands beside so many. */
    unit: (count: number, unit: string) => countedUnit(count, unit, person.locale),
    /** The unit beside counts that are made in the browser, and where no count stands. */
    units: (unit: string) => ({ counted: unitByRule(unit, person.locale), ...bareUnit(unit, person.locale) }),
    /** Mean stars with one decimal: "4.7". */
    stars: (value: number) => numbers(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
    percent: (value: number) => numbers(tag, { style: 'percent', maximumFractionDigits: 0 }).format(value),
    /**
     * A discount by what is left to pay, in tenths: 8.5 is "8.5折" to who reads Chinese, and "-15%" to everybody else.
     * Null where nothing of it would be seen.
     */
    discount: (tenths: number) => {
      const percent = Math.round((10 - tenths) * 10);
      if (percent <= 0) return null;
      if (isChinese(person.locale)) return `${numbers(tag, { maximumFractionDigits: 1 }).format(tenths)}折`;
      return amount(numbers(tag, { style: 'percent', maximumFractionDigits: 0 }).format(-percent / 100));
    },
    /** The same of a coupon, whose terms are told exactly: 8.55 is "8.55折" to who reads Chinese, and "14.5%" to everybody else. */
    couponOff: (tenths: number) =>
      isChinese(person.locale)
        ? `${numbers(tag, { maximumFractionDigits: 2 }).format(tenths)}折`
        : amount(numbers(tag, { style: 'percent', maximumFractionDigits: 1 }).format(Math.round((10 - tenths) * 100) / 1000)),
    kilograms: (value: number) => numbers(tag, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 }).format(value),
    /** The size of a file: "1.2 MB". */
    fileSize: (bytes: number) => {
      const isSmall = bytes < 999_500;
      const options = { style: 'unit', unit: isSmall ? 'kilobyte' : 'megabyte', maximumFractionDigits: isSmall ? 0 : 1 } as const;
      return numbers(tag, options).format(Math.max(isSmall ? 1 : 0, bytes / (isSmall ? 1000 : 1_000_000)));
    },
    /** A figure with every digit that is kept of it, down to a gram or a cubic centimetre. */
    exact: (value: number) => numbers(tag, { maximumFractionDigits: 6 }).format(value),
    /** The figure alone; the catalogue has the unit m³. */
    cubicMetres: (value: number) => numbers(tag, { maximumFractionDigits: value < 0.1 ? 3 : 2 }).format(value),
    money: (value: number, currency: string) => amount(money(currency).format(value)),
    moneyRange: (low: number, high: number, currency: string) =>
      amount(low === high ? money(currency).format(low) : ranges(tag, { currency, low, high })),
    /** The same amount in the currency the person reads; null when it is the one charged. */
    about: (value: number, currency: string) =>
      display.code === currency ? null : amount(textOf(marked(displayMoney.formatToParts(value * rate)))),
    aboutRange: (low: number, high: number, currency: string) => {
      if (display.code === currency) return null;
      const [from, to] = [low * rate, high * rate];
      return amount(textOf(marked(low === high ? displayMoney.formatToParts(from) : displayMoney.formatRangeToParts(from, to))));
    },
    day,
    moment: (iso: string) => moment(iso),
    /** The day of a paper as the paper has it, with the zone in which that is the day. */
    paperDay: (iso: string) => dayWithZone(new Date(iso), tag),
    /** A moment by which something is to be done, with the zone of its clock: "21 Nov, 14:46 GMT+5". */
    deadline: (iso: string) => zoned(moment(iso, zone)),
    /** The time of day by which something is to be done, with its zone. */
    clockDeadline: (iso: string) => zoned(unbroken(date({ hour, minute: '2-digit', ...zone }).format(new Date(iso)))),
    /** The zone of the person's clock, for a page with many moments: "Yekaterinburg Time, GMT+5". */
    zone: () => zoneName(tag, person.timeZone, new Date(now), commaOf(person.locale)),
    clock: (iso: string) => date({ hour, minute: '2-digit' }).format(new Date(iso)),
    longDay: (iso: string) => unbroken(date({ day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(iso))),
    isPast: (iso: string) => Date.parse(iso) < now,
    /** "3 – 6 Dec" for a span of days from now. */
    daysFromNow: (from: number, to: number) =>
      daySpan(date({ day: 'numeric', month: 'short' }), new Date(now + from * dayMs), new Date(now + to * dayMs)),
    /** From one day to another, in the form of `day`: "3 – 6 Dec". */
    span: (from: string, to: string) => {
      const [first, last] = [new Date(from), new Date(to)];
      const isNear = first.getUTCFullYear() === thisYear && last.getUTCFullYear() === thisYear;
      return daySpan(date({ day: 'numeric', month: 'short', ...(!isNear && { year: 'numeric' }) }), first, last);
    },
    /** The name of a country by its two letters; other text stands as it is. */
    country: (text: string) => countryName(text, person.locale),
    /** In the order of their names, as the reader's language sorts them. */
    byName: <T extends { readonly label: string }>(rows: readonly T[]): T[] => {
      const { compare } = new Intl.Collator(tag);
      return rows.toSorted((a, b) => compare(a.label, b.label));
    },
    /** Texts in a row, such as the parts of an address: each keeps its own direction where the page runs from right to left. */
    row: (texts: readonly string[]) =>
      texts
        .filter((text) => text !== '')
        .map((text) => (isRightToLeft(person.locale) ? `\u2068${text}\u2069` : text))
        .join(commaOf(person.locale)),
    shape: (currency: string): MoneyShape => amountShape(shapeOf(money(currency), 1)),
    aboutShape: (currency: string): MoneyShape | null =>
      display.code === currency ? null : amountShape(shapeOf(displayMoney, rate, marked)),
    wholeShape: (): MoneyShape => shapeOf(whole, 1),
  };
}

export type Format = ReturnType<typeof formatFor>;

const zoneName = (tag: string, timeZone: string, at: Date, comma: string): string => {
  const part = (name: 'shortGeneric' | 'shortOffset') =>
    dates(tag, { timeZone, timeZoneName: name })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return [...new Set([part('shortGeneric'), part('shortOffset')])].join(comma);
};

/** An amount keeps its own left-to-right order inside a right-to-left sentence. */
const isolated = (text: string): string => `\u2066${text.replaceAll(/[\u200e\u200f\u061c]/g, '')}\u2069`;

type Part = { readonly type: string; readonly value: string };
const textOf = (parts: readonly Part[]): string => parts.map(({ value }) => value).join('');

/**
 * A dollar that is not the American one keeps its mark from the list of currencies. Its own country writes a bare "$",
 * which beside a price in US dollars is a trap: "$55.00, about $1,738.00".
 */
const withOwnMark = (parts: readonly Part[], { code, symbol }: Person['currency']): readonly Part[] =>
  code === 'USD'
    ? parts
    : parts.map((part) => (part.type === 'currency' && part.value === '$' ? { ...part, value: symbol || code } : part));

function shapeOf(
  format: Intl.NumberFormat,
  rate: number,
  marked: (parts: readonly Part[]) => readonly Part[] = (parts) => parts,
): MoneyShape {
  const parts = marked(format.formatToParts(1_234_567.891));
  const isFigure = (part: Part) => part.type === 'integer' || part.type === 'group' || part.type === 'decimal' || part.type === 'fraction';
  const first = parts.findIndex(isFigure);
  const last = parts.findLastIndex(isFigure);
  const text = (from: number, to: number) => textOf(parts.slice(from, to));
  const value = (type: Intl.NumberFormatPartTypes, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  return {
    before: text(0, first),
    after: text(last + 1, parts.length),
    group: value('group', ''),
    point: value('decimal', '.'),
    decimals: format.resolvedOptions().maximumFractionDigits ?? settlementDigits,
    groupFrom: format.formatToParts(1_234).some((part) => part.type === 'group') ? 4 : 5,
    rate,
  };
}
