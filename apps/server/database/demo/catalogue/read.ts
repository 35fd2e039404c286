import { measure } from '../goods/measures.ts';
import type { Art, ColourKey, Text, Unit } from '../goods/types.ts';
import { colours, type ParameterKey, parameterNames, units } from '../goods/words.ts';

/** One value of an axis: what it says under each of the axis's names, and by what it multiplies price and weight. */
export interface Value {
  readonly texts: readonly Text[];
  readonly price: number;
  readonly weight: number;
  readonly colour: ColourKey | null;
  /** The kinds it goes with, counted from 1; null for all. */
  readonly only: readonly number[] | null;
}
export interface Axis {
  /** `kind`: the noun itself. Several names when their values belong together. */
  readonly keys: readonly (ParameterKey | 'kind')[];
  /** Which of them are in the product's name. */
  readonly named: readonly boolean[];
  readonly values: readonly Value[];
}

/** Goods of one sort: everything from which its products follow. */
export interface Family {
  /** Key of its third-level category. */
  readonly key: string;
  /** Key of the second-level category: what stores choose their trade by. */
  readonly trade: string;
  /** Beginning of the article numbers. */
  readonly code: string;
  /** US cents, grams and cm³ a piece, before the factors. */
  readonly cents: number;
  readonly grams: number;
  readonly cm3: number;
  readonly wanted: number;
  readonly unit: Unit;
  readonly packing: string;
  readonly months: number;
  readonly certificates: readonly string[];
  readonly art: Omit<Art, 'colours'>;
  readonly axes: readonly Axis[];
  readonly fixed: readonly { readonly key: ParameterKey; readonly text: Text }[];
  readonly variants: readonly Axis[];
  readonly about: Text;
}

export interface Branch {
  readonly key: string;
  readonly level: 1 | 2 | 3;
  readonly parent: string | null;
  /** Nothing for a category that stands elsewhere already. */
  readonly icon: string | null;
  readonly name: Text | null;
}

/** `English | Russian | Chinese`, or one text that needs no translation. */
export const textOf = (words: string): Text => {
  const [en = '', ru, zh] = words.split('|').map((part) => part.trim());
  if (ru === undefined) return measure(en);
  return { en, ru, zh_CN: zh ?? en };
};

const nothing: Text = { en: '', ru: '', zh_CN: '' };

const valueOf = (line: string, parts: number): Value => {
  const [, words = '', kinds] = /^(.*?)(?: #([\d,]+))?$/.exec(line) ?? [];
  const only = kinds === undefined ? null : kinds.split(',').map(Number);
  const [said = '', factors = ''] = words.split(' @').map((part) => part.trim());
  const [price = '1', weight = '1'] = factors === '' ? [] : factors.split(',');
  if (said === '-')
    return { texts: Array.from({ length: parts }, () => nothing), price: Number(price), weight: Number(weight), colour: null, only };
  const texts = (parts === 1 ? [said] : said.split(' + ')).map(textOf);
  if (texts.length !== parts) throw new Error(`"${words}" has not ${parts} parts`);
  return { texts, price: Number(price), weight: Number(weight), colour: null, only };
};

const axisOf = (head: string, rest: string): Axis => {
  const parts = head.split('+');
  const keys = parts.map((part) => part.replace(/-$/, ''));
  for (const key of keys) if (key !== 'kind' && !(key in parameterNames)) throw new Error(`no parameter ${key}`);
  if (head === 'colour')
    return {
      keys: ['colour'],
      named: [false],
      values: rest.split(' ').map((word) => {
        const [key = '', kinds] = word.split('#');
        const only = kinds === undefined ? null : kinds.split(',').map(Number);
        if (key === '-') return { texts: [nothing], price: 1, weight: 1, colour: null, only };
        if (!(key in colours)) throw new Error(`no colour ${key}`);
        return { texts: [colours[key as ColourKey]], price: 1, weight: 1, colour: key as ColourKey, only };
      }),
    };
  return {
    keys: keys as Axis['keys'],
    named: parts.map((part) => !part.endsWith('-')),
    values: rest.split(' ; ').map((words) => valueOf(words, parts.length)),
  };
};

type Draft = { -readonly [K in keyof Family]?: Family[K] };

const factsInto = (draft: Draft, line: string): void => {
  for (const word of line.split(' ')) {
    const [, number = '', mark = ''] = /^([\d.]+)(c|g|v|x|mo)$/.exec(word) ?? [];
    if (mark === 'c') draft.cents = Number(number);
    else if (mark === 'g') draft.grams = Number(number);
    else if (mark === 'v') draft.cm3 = Number(number);
    else if (mark === 'x') draft.wanted = Number(number);
    else if (mark === 'mo') draft.months = Number(number);
    else if (word in units) draft.unit = word as Unit;
    else if (/^[A-Z]{2,4}$/.test(word) && draft.code === undefined) draft.code = word;
    else if (/^[a-z]+$/.test(word)) draft.packing = word;
    else draft.certificates = word.split(',').map((mark) => mark.replaceAll('_', ' '));
  }
};

const artOf = (icon: string, line: string): Omit<Art, 'colours'> => {
  let art: Omit<Art, 'colours'> = { code: icon, show: 'one', stance: 'standing' };
  for (const word of line.split(' ').filter(Boolean)) {
    const [name = '', value = ''] = word.split('=');
    if (name === 'standing' || name === 'lying') art = { ...art, stance: name };
    else if (['one', 'pair', 'trio', 'fan', 'graduated', 'scatter'].includes(name)) art = { ...art, show: name as Art['show'] };
    else if (name === 'art') art = { ...art, code: value };
    else if (name === 'turn') art = { ...art, turn: Number(value) };
    else if (name === 'largest') art = { ...art, largestPart: true };
    else if (name === 'paint') art = { ...art, paint: value as ColourKey };
    else if (name === 'body') {
      const [from = 0, to = 0] = value.split('-').map(Number);
      // Reds lie on both sides of 0.
      art = { ...art, body: [from, to < from ? to + 360 : to] };
    } else throw new Error(`no such word of a picture: ${word}`);
  }
  return art;
};

const finished = (draft: Draft, icon: string, picture: string): Family => {
  const { key = '', trade = '', code, cents, grams, cm3, about, axes = [] } = draft;
  if (code === undefined || cents === undefined || grams === undefined || cm3 === undefined || about === undefined || axes.length === 0)
    throw new Error(`the family ${key} is not complete`);
  return {
    key,
    trade,
    code,
    cents,
    grams,
    cm3,
    about,
    axes,
    wanted: draft.wanted ?? 9,
    unit: draft.unit ?? 'piece',
    packing: draft.packing ?? 'colourbox',
    months: draft.months ?? 0,
    certificates: draft.certificates ?? [],
    art: artOf(icon, picture),
    fixed: draft.fixed ?? [],
    variants: draft.variants ?? [],
  };
};

/**
 * Reads a file of families (`catalogue/README.md` describes it). `iconOf` answers the icon of a category that
 * stands elsewhere already. Throws with the line for anything it does not understand.
 */
export const readFamilies = (
  text: string,
  iconOf: (key: string) => string | null,
): { readonly branches: Branch[]; readonly families: Family[] } => {
  const branches: Branch[] = [];
  const families: Family[] = [];
  const path: string[] = [];
  let draft: Draft | null = null;
  let icon = '';
  let picture = '';
  const finish = (): void => {
    if (draft !== null) families.push(finished(draft, icon, picture));
    draft = null;
    picture = '';
  };
  for (const [index, line] of text.split('\n').entries()) {
    try {
      const [head = '', ...others] = line.split(' ');
      const rest = others.join(' ');
      if (line === '' || line.startsWith('//')) continue;
      if (/^#{1,3}$/.test(head)) {
        finish();
        const level = head.length as 1 | 2 | 3;
        const [, key = '', code = null, names = null] = /^([a-z0-9-]+)(?: ([0-9a-f-]+) (.+))?$/.exec(rest) ?? [];
        if (key === '') throw new Error('no key');
        path.splice(level - 1, 3, key);
        branches.push({ key, level, parent: path[level - 2] ?? null, icon: code, name: names === null ? null : textOf(names) });
        if (level === 3) {
          draft = { key, trade: path[1] ?? '', axes: [], fixed: [], variants: [] };
          icon = code ?? iconOf(key) ?? '';
        }
        continue;
      }
      if (draft === null) throw new Error('no family here');
      const current: Draft = draft;
      if (head === '=') factsInto(current, rest);
      else if (head === '@') picture = rest;
      else if (head === '>') current.about = textOf(rest);
      else if (head.startsWith('~')) {
        const key = head.slice(1);
        if (!(key in parameterNames)) throw new Error(`no parameter ${key}`);
        current.fixed = [...(current.fixed ?? []), { key: key as ParameterKey, text: textOf(rest) }];
      } else if (head.startsWith('+')) current.variants = [...(current.variants ?? []), axisOf(head.slice(1), rest)];
      else current.axes = [...(current.axes ?? []), axisOf(head, rest)];
    } catch (error) {
      throw new Error(`line ${index + 1}, "${line.slice(0, 60)}": ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  finish();
  return { branches, families };
};
