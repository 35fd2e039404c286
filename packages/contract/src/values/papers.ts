import { timeZoneDefault } from './limits.ts';
import { languageTag, type Locale, locales } from './locales.ts';

/** What papers say of a trade besides its goods and its price. */

/** The zone in which papers are dated and numbered; each paper names it, and so do the pages that show its day. */
export const paperZone = timeZoneDefault;

/** Whether a zone is known by this name (IANA). */
export const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** The first instant of a calendar day, `2026-11-26`, in a zone. */
export const dayStart = (day: string, zone: string): Date => {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const offsetAt = (at: number): number => {
    const parts = Object.fromEntries(
      new Intl.DateTimeFormat('en', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      })
        .formatToParts(at)
        .map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, date, hour, minute, second) - at;
  };
  // The offset of the guess may be another than that of the day's first hour, where clocks are changed in between.
  const guess = utc - offsetAt(utc);
  return new Date(utc - offsetAt(guess));
};

/** The calendar day of an instant in a zone (IANA), as `2026-11-26`. */
export const dayIn = (at: Date, zone: string = paperZone): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(at);

const paperDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: paperZone });
/** The day of papers as their numbers hold it: `261126`. */
export const dayDigits = (at: Date): string => paperDay.format(at).slice(2).replaceAll('-', '');

/** The zone of papers as its readers say it; formats of dates say "Москва, стандартное время". */
const paperZoneNames: Readonly<Record<Locale, string>> = {
  en: 'Moscow time',
  ru: 'по московскому времени',
  zh_CN: '莫斯科时间',
  zh_TW: '莫斯科時間',
  de: 'Moskauer Zeit',
  es: 'hora de Moscú',
  pt: 'horário de Moscou',
  ko: '모스크바 시간',
  ar: 'بتوقيت موسكو',
  he: 'שעון מוסקבה',
};
/** What a language calls a zone at an instant: `по московскому времени`. */
export const zoneName = (at: Date, tag: string, zone: string = paperZone): string => {
  const locale = zone === paperZone ? locales.find((one) => languageTag[one] === tag) : undefined;
  if (locale !== undefined) return paperZoneNames[locale];
  const parts = new Intl.DateTimeFormat(tag, { timeZoneName: 'shortGeneric', timeZone: zone }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
};
/** A day as a language writes it, with its zone: `26 ноября 2026 г., по московскому времени`. @param tag BCP 47 */
export const dayWithZone = (at: Date, tag: string, zone: string = paperZone): string =>
  `${new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: zone }).format(at)}, ${zoneName(at, tag, zone)}`;
/** The same to the second. */
export const momentWithZone = (at: Date, tag: string, zone: string = paperZone): string =>
  `${new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'medium', timeZone: zone }).format(at)}, ${zoneName(at, tag, zone)}`;

/** Terms of Incoterms 2020 that papers name: by the platform's lines to the door (who pays the duty is its choice), and where no line carries. */
export const doorIncoterms = ['DDP', 'DAP'] as const;
export type DoorIncoterm = (typeof doorIncoterms)[number];
export type Incoterm = DoorIncoterm | 'FCA' | 'EXW';

/** Most characters of a court, as papers name it. */
export const courtChars = 200;
