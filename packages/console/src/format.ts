import { daySpan } from '@kyakhta/ui/day-span';
import { unbroken } from '@kyakhta/ui/unbroken';
import { useLingui } from '@lingui/react';
import { byMoscowTime, countedUnit, countedMost, countryName, dayWithZone, isRightToLeft } from '@kyakhta/contract/values';
import { now } from './clock.ts';
import { formatTag, type Locale } from './locales.ts';
import { zoneName } from './zone-name.ts';

const dayMs = 86_400_000;
const directionMarks = /[\u200e\u200f\u061c]/g;

const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
const daysAway = (iso: string) => Math.round((midnight(Date.parse(iso)) - midnight(now())) / dayMs);

/** Writes figures, amounts and dates in a language, on the clock of the person who reads. */
function formatFor(locale: Locale) {
  const tag = formatTag(locale);
  const isChinese = locale === 'zh_CN' || locale === 'zh_TW';
  const comma = isChinese ? '，' : locale === 'ar' ? '، ' : ', ';
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const exact = new Intl.NumberFormat(tag, { maximumFractionDigits: 6 });
  const stars = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const kilograms = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const currencyNames = new Intl.DisplayNames(tag, { type: 'currency' });
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const currencies = new Map<string, Intl.NumberFormat>();
  const money = (amount: number, currency: string) => {
    let format = currencies.get(currency);
    if (!format)
      currencies.set(currency, (format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })));
    const text = format.format(amount).replaceAll(directionMarks, '');
    // Inside text of the other direction the sign of the currency would be turned round, by its own marks or without any.
    return isRightToLeft(locale) ? `\u2066${text}\u2069` : text;
  };
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, options);
    const withYear = new Intl.DateTimeFormat(tag, { ...options, year: 'numeric' });
    return (iso: string) => {
      const date = new Date(iso);
      return unbroken((date.getFullYear() === new Date(now()).getFullYear() ? format : withYear).format(date));
    };
  };
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock = new Intl.DateTimeFormat(tag, time);
  const day = written({ day: 'numeric', month: 'short' });
  const moment = written({ day: 'numeric', month: 'short', ...time });
  const zone = { timeZoneName: 'short' } as const;
  // The clock of this browser.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const zoned = (write: (iso: string) => string) => (iso: string) => byMoscowTime(write(iso), locale, timeZone);
  const zonedClock = new Intl.DateTimeFormat(tag, { ...time, ...zone });
  const days = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' });
  const months = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' });
  const precise = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', ...time, second: '2-digit' });
  return {
    number: (value: number) => number.format(value),
    /** The unit of goods as it stands beside so many. */
    unit: (count: number, unit: string) => countedUnit(count, unit, locale),
    /** A quantity with every digit that is kept of it, down to a gram or a cubic centimetre. */
    exact: (value: number) => exact.format(value),
    /** Whole per cent: "25%". Of a negative one the sign stands where the language has it. */
    percent: (value: number) => {
      const text = percent.format(value / 100).replaceAll(directionMarks, '');
      return isRightToLeft(locale) ? `\u2066${text}\u2069` : text;
    },
    /** A count that stops at so many, and says then that there may be more. */
    count: (value: number) => (value >= countedMost ? `${number.format(countedMost)}+` : number.format(value)),
    kilograms: (value: number) => kilograms.format(value),
    /** The size of a file: "1.2 MB". */
    fileSize: (bytes: number) => {
      const isSmall = bytes < 999_500;
      const options = { style: 'unit', unit: isSmall ? 'kilobyte' : 'megabyte', maximumFractionDigits: isSmall ? 0 : 1 } as const;
      return new Intl.NumberFormat(tag, options).format(Math.max(isSmall ? 1 : 0, bytes / (isSmall ? 1000 : 1_000_000)));
    },
    /** Mean stars with one decimal: "4.7". */
    stars: (value: number) => stars.format(value),
    money,
    /** Name of a country by its two letters; anything else stands as it is. */
    country: (value: string) => countryName(value, locale),
    /** Name of a currency by its three letters. */
    currency: (value: string) => currencyNames.of(value) ?? value,
    day,
    moment,
    /** A moment by which something is to be done, with the zone of its clock: "21 Nov, 14:46 GMT+5". */
    deadline: zoned(written({ day: 'numeric', month: 'short', ...time, ...zone })),
    /** The time of day by which something is to be done, with its zone. */
    clockDeadline: zoned((iso) => zonedClock.format(new Date(iso))),
    /** The day of a paper as the paper has it, with the zone in which that is the day. */
    paperDay: (iso: string) => dayWithZone(new Date(iso), tag),
    /** The month of an instant, with its year. */
    month: (iso: string) => months.format(new Date(iso)),
    clock: (iso: string) => clock.format(new Date(iso)),
    precise: (iso: string) => unbroken(precise.format(new Date(iso))),
    span: (from: string, to: string) => daySpan(days, new Date(from), new Date(to)),
    /** What stands between two parts of a line. */
    comma,
    /** Texts in a row. */
    list: (texts: readonly string[]) => texts.join(isChinese ? '、' : comma),
    isPast: (iso: string) => Date.parse(iso) < now(),
    /** The moment in this year, the day in others: for lists. */
    brief: (iso: string) => (new Date(iso).getFullYear() === new Date(now()).getFullYear() ? moment(iso) : day(iso)),
    /** "yesterday", "today", "tomorrow", or null for days farther away. */
    nearDay: (iso: string) => {
      const away = daysAway(iso);
      return Math.abs(away) <= 1 ? relative.format(away, 'day') : null;
    },
    /** "5 days ago", "in 3 days". */
    inDays: (iso: string) => relative.format(daysAway(iso), 'day'),
    /** Name of a time zone with how far it is from UTC now: "Yekaterinburg Standard Time, GMT+5". */
    zone: (name: string) => zoneName(tag, name, now(), comma),
    /** Digits after the point that the currency is charged with. */
    decimals: (currency: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
  };
}

export type Format = ReturnType<typeof formatFor>;

const made = new Map<string, Format>();

export function useFormat(): Format {
  const { i18n } = useLingui();
  let format = made.get(i18n.locale);
  if (!format) made.set(i18n.locale, (format = formatFor(i18n.locale as Locale)));
  return format;
}
