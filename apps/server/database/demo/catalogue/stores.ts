import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store, Text } from '../goods/types.ts';
import { chosen, hashOf } from './hash.ts';
import { marks } from './phrases.ts';
import { type Family, textOf } from './read.ts';

/** A store and the second-level categories it deals in. */
export interface Trader extends Store {
  readonly trades: readonly string[];
}

const cities = new Map<string, Text>();

/** "Since 2009, 140 people." in three languages, together with what the store is known for. */
const introOf = (known: Text, since: string, people: string): Text => ({
  en: `${known.en} In business since ${since}, ${people} people.`,
  ru: `${known.ru} Работаем с ${since} года, ${people} сотрудников.`,
  zh_CN: `${known.zh_CN}${since}年创立，员工${people}人。`,
});

const firmEndings = [
  'Co., Ltd.',
  'Industry & Trade Co., Ltd.',
  'Manufacturing Co., Ltd.',
  'Technology Co., Ltd.',
  'Import & Export Co., Ltd.',
];

const readStores = (text: string, firstId: number): Trader[] => {
  const list: Trader[] = [];
  for (const line of text.split('\n')) {
    const city = /^city (\S+) (.+)$/.exec(line);
    if (city?.[1] !== undefined && city[2] !== undefined) cities.set(city[1], textOf(city[2]));
    if (line === '' || line.startsWith('//') || city !== null) continue;
    const [names = '', cityKey = '', since = '', people = '', logo = '', trades = '', known = ''] = line.split(' ; ');
    const name = textOf(names);
    const where = cities.get(cityKey);
    if (where === undefined || known === '') throw new Error(`stores.txt: ${line}`);
    list.push({
      shopId: firstId + list.length,
      name,
      intro: introOf(textOf(known), since, people),
      firmName: `${name.en} ${chosen(firmEndings, name.en)}`,
      city: where,
      type: hashOf(name.en) % 9 === 0 ? 1 : 0,
      logo,
      trades: trades.split(' '),
    });
  }
  return list;
};

/** The stores after the first five. */
export const traders: readonly Trader[] = readStores(readFileSync(join(import.meta.dirname, 'stores.txt'), 'utf8'), 6);

/** The stores among these that deal in a family. Throws when there are none. */
export const dealersIn = (family: Family, among: readonly Trader[]): number[] => {
  const ids = among.filter(({ trades }) => trades.includes(family.trade)).map(({ shopId }) => shopId);
  if (ids.length === 0) throw new Error(`no store deals in ${family.trade} (${family.key})`);
  return ids;
};

const kinds: readonly Text[] = [
  'Trading|Трейдинг|贸易',
  'Goods|Товары|百货',
  'Factory|Фабрика|制造厂',
  'Export|Экспорт|出口',
  'Supply|Снабжение|供应链',
  'Industry|Индустрия|实业',
  'Wholesale|Опт|批发',
].map((words) => textOf(words.replaceAll('|', ' | ')));

/** Further stores, for benchmarks; each deals in what one of the others deals in. */
export const moreTraders = (count: number, firstId: number): Trader[] => {
  const places = [...cities.values()];
  return Array.from({ length: count }, (_, i): Trader => {
    const like = traders[i % traders.length];
    const place = places[i % places.length];
    const mark = marks[Math.floor(i / places.length) % marks.length];
    const kind = kinds[Math.floor(i / places.length / marks.length) % kinds.length];
    if (like === undefined || place === undefined || mark === undefined || kind === undefined) throw new RangeError('too many stores');
    const name = {
      en: `${place.en} ${mark.en} ${kind.en}`,
      ru: `${place.ru} ${mark.ru} ${kind.ru}`,
      zh_CN: `${place.zh_CN.replace(/[市县]$/, '')}${mark.zh_CN}${kind.zh_CN}`,
    };
    return { ...like, shopId: firstId + i, name, firmName: `${name.en} Co., Ltd.`, city: place };
  });
};
