import { languageTag, type Locale } from './locales.ts';

export type TimeZone = { id: string; label: string };
export type TimeZoneGroup = { region: string; zones: TimeZone[] };

const hourMs = 3_600_000;
const known = new Map<Locale, { hour: number; groups: TimeZoneGroup[] }>();

/** Zones that most of those who trade here live in, from west to east: they come first. */
export const commonTimeZones: readonly string[] = [
  'Europe/Moscow',
  'Asia/Yekaterinburg',
  'Asia/Almaty',
  'Asia/Novosibirsk',
  'Asia/Urumqi',
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Vladivostok',
];

/** Regions of zones by their codes (UN M.49, ISO 3166), which every language names. */
const regionCodes: Readonly<Record<string, string>> = {
  Africa: '002',
  America: '019',
  Antarctica: 'AQ',
  Asia: '142',
  Australia: 'AU',
  Europe: '150',
};
/** Waters, which have no code: Arctic, Atlantic, Indian, Pacific. */
const waters: Readonly<Record<Locale, readonly [string, string, string, string]>> = {
  en: ['Arctic', 'Atlantic', 'Indian Ocean', 'Pacific'],
  ru: ['Арктика', 'Атлантика', 'Индийский океан', 'Тихий океан'],
  zh_CN: ['北极', '大西洋', '印度洋', '太平洋'],
  zh_TW: ['北極', '大西洋', '印度洋', '太平洋'],
  de: ['Arktis', 'Atlantik', 'Indischer Ozean', 'Pazifik'],
  es: ['Ártico', 'Atlántico', 'Océano Índico', 'Pacífico'],
  pt: ['Ártico', 'Atlântico', 'Oceano Índico', 'Pacífico'],
  ko: ['북극', '대서양', '인도양', '태평양'],
  ar: ['القطب الشمالي', 'المحيط الأطلسي', 'المحيط الهندي', 'المحيط الهادئ'],
  he: ['האזור הארקטי', 'האוקיינוס האטלנטי', 'האוקיינוס ההודי', 'האוקיינוס השקט'],
};
const regionName = (region: string, locale: Locale): string => {
  const code = regionCodes[region];
  if (code !== undefined) return new Intl.DisplayNames(languageTag[locale], { type: 'region' }).of(code) ?? region;
  return waters[locale][['Arctic', 'Atlantic', 'Indian', 'Pacific'].indexOf(region)] ?? region;
};

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
  const collator = new Intl.Collator(languageTag[locale]);
  const groups = [...regions].map(([region, zones]) => ({
    region: regionName(region, locale),
    zones: zones.toSorted((a, b) => a.minutes - b.minutes || collator.compare(a.label, b.label)).map(({ id, label }) => ({ id, label })),
  }));
  known.set(locale, { hour, groups });
  return groups;
}

/** A name within a line that is read in either direction; an option takes no markup. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

const partOf = (tag: string, timeZone: string, now: Date, timeZoneName: 'longOffset' | 'shortGeneric'): string =>
  new Intl.DateTimeFormat(tag, { timeZone, timeZoneName }).formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The common ones of these zones, in the order of `commonTimeZones`. */
export const commonOf = (groups: readonly TimeZoneGroup[]): TimeZone[] =>
  commonTimeZones.flatMap((id) => groups.flatMap(({ zones }) => zones).find((zone) => zone.id === id) ?? []);

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

/** Cities of China: the name of their time is that of the whole country, or of more than the city. */
const cities: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  ru: { 'Asia/Shanghai': 'Шанхай', 'Asia/Hong_Kong': 'Гонконг', 'Asia/Macau': 'Макао', 'Asia/Taipei': 'Тайбэй' },
  zh_CN: { 'Asia/Shanghai': '上海', 'Asia/Hong_Kong': '香港', 'Asia/Macau': '澳门', 'Asia/Taipei': '台北' },
  zh_TW: { 'Asia/Shanghai': '上海', 'Asia/Hong_Kong': '香港', 'Asia/Macau': '澳門', 'Asia/Taipei': '台北' },
  ko: { 'Asia/Shanghai': '상하이', 'Asia/Hong_Kong': '홍콩', 'Asia/Macau': '마카오', 'Asia/Taipei': '타이베이' },
  he: { 'Asia/Shanghai': 'שנגחאי', 'Asia/Hong_Kong': 'הונג קונג', 'Asia/Macau': 'מקאו', 'Asia/Taipei': 'טאיפיי' },
  ar: { 'Asia/Shanghai': 'شنغهاي', 'Asia/Hong_Kong': 'هونغ كونغ', 'Asia/Macau': 'ماكاو', 'Asia/Taipei': 'تايبيه' },
};

/** The place of a zone: in Latin letters the city of its id, else as the language calls it, unless it has only an abbreviation. */
function placeOf(id: string, locale: Locale, now: Date): string {
  const city = id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const frame = around[locale];
  if (!frame) return city;
  const named = cities[locale]?.[id];
  if (named !== undefined) return named;
  const place = partOf(languageTag[locale], id, now, 'shortGeneric').replace(frame, '');
  return place === '' || /^[A-Z]{1,5}$/.test(place) ? city : place;
}
