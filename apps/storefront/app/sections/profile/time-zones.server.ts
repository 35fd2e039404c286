import { formatTag, type Locale } from '../../locales.ts';

export type TimeZone = { id: string; label: string };
export type TimeZoneGroup = { region: string; zones: TimeZone[] };

const hourMs = 3_600_000;
const known = new Map<Locale, { hour: number; groups: TimeZoneGroup[] }>();

/** Zones by region, from west to east, each with its distance from UTC at this hour. Made once an hour for each language: it takes a tenth of a second. */
export function timeZones(locale: Locale, now: Date): readonly TimeZoneGroup[] {
  const hour = Math.floor(now.getTime() / hourMs);
  const kept = known.get(locale);
  if (kept?.hour === hour) return kept.groups;
  const regions = new Map<string, (TimeZone & { minutes: number })[]>();
  for (const id of Intl.supportedValuesOf('timeZone')) {
    const [region = ''] = id.split('/');
    if (!id.includes('/')) continue;
    const { minutes, text } = offsetOf(id, now);
    const zone = { id, minutes, label: `${isolated(placeOf(id, locale, now))} (${isolated(text)})` };
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  const collator = new Intl.Collator(formatTag(locale));
  const groups = [...regions].map(([region, zones]) => ({
    region,
    zones: zones.toSorted((a, b) => a.minutes - b.minutes || collator.compare(a.label, b.label)).map(({ id, label }) => ({ id, label })),
  }));
  known.set(locale, { hour, groups });
  return groups;
}

/** A name within a line that is read in either direction; an option takes no markup. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

const partOf = (tag: string, timeZone: string, now: Date, timeZoneName: 'longOffset' | 'shortGeneric'): string =>
  new Intl.DateTimeFormat(tag, { timeZone, timeZoneName }).formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** "UTC+03:00", and the same as minutes. */
function offsetOf(id: string, now: Date): { minutes: number; text: string } {
  const [, sign = '+', hours = '00', minutes = '00'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(partOf('en', id, now, 'longOffset')) ?? [];
  return { minutes: (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)), text: `UTC${sign}${hours}:${minutes}` };
}

/** What stands around a place in the name of its time, in the languages that write places in their own letters. */
const around: Readonly<Partial<Record<Locale, RegExp>>> = {
  // Russian names the place alone.
  ru: /^$/,
  zh_CN: /时间$/,
  zh_TW: /時間$/,
  ko: / 시간$/,
  he: /^שעון /,
  ar: /^توقيت /,
};

/** The place of a zone: in Latin letters the city of its id, else as the language calls it, unless it has only an abbreviation. */
function placeOf(id: string, locale: Locale, now: Date): string {
  const city = id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const frame = around[locale];
  if (!frame) return city;
  const place = partOf(formatTag(locale), id, now, 'shortGeneric').replace(frame, '');
  return place === '' || /^[A-Z]{1,5}$/.test(place) ? city : place;
}
