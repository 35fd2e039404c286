import type { Locale } from '@kyakhta/contract';
import { readTable } from './countries.ts';

/** A region to choose from. */
export interface Area {
  readonly areaId: number;
  /** 0 below the country itself. */
  readonly parentId: number;
  readonly level: 1 | 2 | 3;
  /** As addresses are written there. */
  readonly localName: string;
  /** In Latin letters; the local name where none is known. */
  readonly latinName: string;
}

const split = (names: string): Pick<Area, 'localName' | 'latinName'> => {
  const [localName = '', latinName = localName] = names.split('|');
  return { localName, latinName };
};

/** China by the codes of GB/T 2260: two digits each for province, city and district. */
const readChina = (): Area[] => {
  const rows = readTable('china.txt').map((line) => ({ areaId: Number(line.slice(0, 6)), ...split(line.slice(7)) }));
  const codes = new Set(rows.map(({ areaId }) => areaId));
  return rows.map((row) => {
    const province = row.areaId - (row.areaId % 10_000);
    const city = row.areaId - (row.areaId % 100);
    if (row.areaId === province) return { ...row, parentId: 0, level: 1 };
    // A county that no city stands above belongs to its province at once.
    return row.areaId === city || !codes.has(city) ? { ...row, parentId: province, level: 2 } : { ...row, parentId: city, level: 3 };
  });
};

/** Subjects of Russia by the number that the tax service gives them, behind the number of the country (ISO 3166-1). */
const readRussia = (): Area[] =>
  readTable('russia.txt').map((line) => {
    const [number = '', , ...names] = line.split(' ');
    return { areaId: 643_000 + Number(number), parentId: 0, level: 1, ...split(names.join(' ')) };
  });

const readers: Readonly<Record<string, { readonly read: () => Area[]; readonly levels: number }>> = {
  CN: { read: readChina, levels: 3 },
  RU: { read: readRussia, levels: 1 },
};
const below = new Map<string, ReadonlyMap<number, readonly Area[]>>();
const treeOf = (country: string): ReadonlyMap<number, readonly Area[]> => {
  const known = below.get(country);
  if (known !== undefined) return known;
  const made = Map.groupBy(readers[country]?.read() ?? [], ({ parentId }) => parentId);
  below.set(country, made);
  return made;
};

/** How many levels of a country's areas are listed; 0 when none are. */
export const areaLevels = (country: string): number => (Object.hasOwn(readers, country) ? (readers[country]?.levels ?? 0) : 0);
/** The areas within another one, or within the country when that is 0; none when there is no such list. */
export const areasWithin = (country: string, parentId: number): readonly Area[] =>
  areaLevels(country) > 0 ? (treeOf(country).get(parentId) ?? []) : [];

/** Parts of an address whose areas are listed, each within the one before. */
const listedParts = ['province', 'city', 'area'] as const;
/** The parts of a country's addresses that are listed, from the widest to the narrowest. */
export const listedIn = (country: string): readonly (typeof listedParts)[number][] => listedParts.slice(0, areaLevels(country));
/** The listed parts that an address leaves empty although there is something to choose: none where a city has no districts. */
export const missingIn = (address: {
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
}): (typeof listedParts)[number][] => {
  let parentId = 0;
  for (const part of listedIn(address.country)) {
    if (areasWithin(address.country, parentId).length === 0) return [];
    if (address[part] === '') return [part];
    const area = areaNamed(address.country, parentId, address[part]);
    if (area === null) return [];
    parentId = area.areaId;
  }
  return [];
};

/** All between two beginnings, both of them too: `05-07` is 05, 06, 07. */
const beginnings = (range: string): string[] => {
  const [from = '', to = from] = range.split('-');
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => String(Number(from) + i).padStart(from.length, '0'));
};
/** Areas of the first level by country and number. */
const postCodes: ReadonlyMap<string, readonly string[]> = new Map(
  readTable('post-codes.txt').map((line) => {
    const [country = '', number = '', ranges = ''] = line.split(' ');
    const areaId = country === 'CN' ? Number(number) * 10_000 : 643_000 + Number(number);
    return [`${country}${areaId}`, ranges.split(',').flatMap(beginnings)];
  }),
);
/** How postal codes of an area begin; nothing where that is not known. */
export const postCodesOf = (country: string, area: Area): readonly string[] | undefined => postCodes.get(`${country}${area.areaId}`);

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s\-–—'’.]+/gu, '');
/** By the areas of one place: each of them by its plain names, the first where two have the same. Every order looks its address up. */
const byName = new WeakMap<readonly Area[], ReadonlyMap<string, Area>>();
const namesOf = (areas: readonly Area[]): ReadonlyMap<string, Area> => {
  const known = byName.get(areas);
  if (known !== undefined) return known;
  const made = new Map(areas.toReversed().flatMap((area) => [area.localName, area.latinName].map((name) => [plain(name), area] as const)));
  byName.set(areas, made);
  return made;
};
/** An area within another one, or within the country when that is 0, by any of its names; null when it is none. Letters' size, blanks and dashes do not matter. */
export const areaNamed = (country: string, parentId: number, name: string): Area | null =>
  namesOf(areasWithin(country, parentId)).get(plain(name)) ?? null;

/** What stands beside the name of a city and does not tell it from another: г. Москва, Kazan city, 金华市, Jinhua Shi. */
const besideCity = /^(?:г(?:ород)?\.?|gorod|city of)\s+|\s+(?:г(?:ород)?\.?|gorod|city|shi)$|市$/giu;
/** The name of a city as it is compared. */
export const plainCity = (name: string): string =>
  plain(name.normalize('NFKC').trim().replaceAll(besideCity, '').toLowerCase().replaceAll('ё', 'е'));
/** All names of an address's city, as they are compared: as it is written, and those of the listed area that it is. */
export const cityNames = ({ country, province, city }: { readonly country: string; readonly province: string; readonly city: string }) => {
  const region = areaNamed(country, 0, province);
  const wanted = plainCity(city);
  const isIt = ({ localName, latinName }: Area): boolean => plainCity(localName) === wanted || plainCity(latinName) === wanted;
  // Moscow is a subject of Russia and a city at once.
  const area = region === null ? undefined : [region, ...areasWithin(country, region.areaId)].find(isIt);
  return new Set([wanted, ...(area === undefined ? [] : [plainCity(area.localName), plainCity(area.latinName)])]);
};

/** A listed area of a country by its number; null when it is none. */
export const areaById = (country: string, areaId: number): Area | null =>
  areaLevels(country) === 0
    ? null
    : ([...treeOf(country).values()].flatMap((areas) => areas).find((area) => area.areaId === areaId) ?? null);
/** The numbers of the listed areas that an address names; 0 where it names none. */
export const areaIdsOf = (address: {
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
}): { provinceId: number; cityId: number; areaId: number } => {
  const within = (parentId: number | undefined, name: string): number =>
    parentId === undefined || name === '' ? 0 : (areaNamed(address.country, parentId, name)?.areaId ?? 0);
  const provinceId = within(0, address.province);
  const cityId = within(provinceId || undefined, address.city);
  return { provinceId, cityId, areaId: within(cityId || undefined, address.area) };
};

const readsLocal: Readonly<Record<string, readonly Locale[]>> = { CN: ['zh_CN', 'zh_TW'], RU: ['ru'] };
/** The name of an area for a reader of a language. */
export const areaName = (country: string, area: Area, locale: Locale): string =>
  readsLocal[country]?.includes(locale) === true ? area.localName : area.latinName;

/** A listed area, and whose it is. */
type Listed = { readonly country: string; readonly area: Area };
const isNamedAlike = (one: Area, other: Area): boolean => one.localName === other.localName && one.latinName === other.latinName;
let listed: ReadonlyMap<string, Listed | null> | undefined;
/** Areas of the first two levels by each of their names, as it is compared; null where a name is that of several. */
const citiesByName = (): ReadonlyMap<string, Listed | null> => {
  if (listed !== undefined) return listed;
  const byName = new Map<string, Listed | null>();
  for (const country of Object.keys(readers)) {
    const regions = areasWithin(country, 0);
    for (const area of [...regions, ...regions.flatMap(({ areaId }) => areasWithin(country, areaId))])
      for (const name of new Set([plainCity(area.localName), plainCity(area.latinName)])) {
        const before = byName.get(name);
        // A municipality of China is listed as a province and as its own city.
        if (before === undefined) byName.set(name, { country, area });
        else if (before !== null && !isNamedAlike(before.area, area)) byName.set(name, null);
      }
  }
  listed = byName;
  return byName;
};
let countyCities: ReadonlyMap<string, Area | null> | undefined;
/** Cities of China that are districts of a larger one (义乌市 in 金华市), by each of their names; null where a name is that of several. */
const countyCity = (name: string): Area | null => {
  if (countyCities === undefined) {
    const byName = new Map<string, Area | null>();
    for (const area of [...treeOf('CN').values()].flat().filter(({ level, localName }) => level === 3 && localName.endsWith('市')))
      for (const one of new Set([plainCity(area.localName), plainCity(area.latinName)])) byName.set(one, byName.has(one) ? null : area);
    countyCities = byName;
  }
  return countyCities.get(name) ?? null;
};
/** The listed city of China of this name, in whatever language; null: none, or several. */
const chineseCity = (written: string): Area | null => {
  const name = plainCity(written);
  const found = citiesByName().get(name);
  return found === undefined ? countyCity(name) : found?.country === 'CN' ? found.area : null;
};
/** Where a code of the register of firms (GB 32100) says that it was given: two digits for the province. */
const registeredIn = /(?<![0-9A-Z])[0-9A-Z]{2}(\d{2})\d{4}[0-9A-Z]{10}(?![0-9A-Z])/gu;
/** Whether a text names a province, in Chinese or Latin letters, or has a code that its register gave. */
const speaksOf = (text: string, province: Area): boolean =>
  text.includes(province.localName.replace(/(?:省|市|(?:壮族|回族|维吾尔)?自治区)$/u, '')) ||
  new RegExp(`\\b${province.latinName.split(' ')[0] ?? ''}\\b`, 'iu').test(text) ||
  [...text.matchAll(registeredIn)].some(([, code]) => Number(code) === province.areaId / 10_000);
/** Of several cities of China with one name the one whose province a text speaks of; null: none, or several. */
const cityByProvince = (written: string, about: string): Area | null => {
  const name = plainCity(written);
  const found = areasWithin('CN', 0)
    .filter((province) => speaksOf(about, province))
    .flatMap(({ areaId }) => areasWithin('CN', areaId))
    .filter((area) => plainCity(area.localName) === name || plainCity(area.latinName) === name);
  return found.length === 1 ? (found[0] ?? null) : null;
};
/**
 * The name of a store's city for a reader of a language: in Chinese where a list knows it, else as it is written.
 * @param about what else is known of where the store is, such as its address and registration number: two cities are called Suzhou
 */
export const cityFor = (written: string, locale: Locale, about = ''): string => {
  if (readsLocal['CN']?.includes(locale) !== true) return written;
  return (chineseCity(written) ?? cityByProvince(written, about))?.localName ?? written;
};
/** Other ways to write a city of China, as they are compared: a store's city is found by each of them. */
export const otherCityNames = (written: string): string[] => {
  const area = chineseCity(written);
  return area === null ? [] : [area.localName, area.latinName].map((name) => plainCity(name));
};
/** Cities as a store wrote them, each once though it stands there by several of its names, and for a reader of a language where that is known. */
export const citiesFor = (names: readonly string[], locale: Locale): string[] => {
  const told = new Map<string, string>();
  for (const written of names) {
    const name = plainCity(written);
    const known = citiesByName().get(name) ?? null;
    const city = known === null ? name : `${known.country}${known.area.areaId}`;
    if (!told.has(city)) told.set(city, known === null ? written : areaName(known.country, known.area, locale));
  }
  return [...told.values()];
};
