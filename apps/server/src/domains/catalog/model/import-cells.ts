import { countryName, quantityMax } from '@kyakhta/contract';
import { type Currency, parseAmount } from '@kyakhta/money';
import type { DeliveryTier, PriceTier } from '../model.ts';
import type { ImportReason, ReasonValues } from './import-columns.ts';

/** What a cell says, or why it says nothing. */
export type Cell<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: ImportReason; readonly values: ReasonValues };
const good = <T>(value: T): Cell<T> => ({ ok: true, value });
const bad = (reason: ImportReason, values: ReasonValues = {}): Cell<never> => ({ ok: false, reason, values });

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const stepsMax = 20;
const propertiesMax = 10;
const specificationsMax = 60;
const certificatesMax = 20;
const certificateCharsMax = 32;
const daysMax = 365;
const int4Max = 2_147_483_647;

/** Trimmed text with at least one visible character. What looks like a formula is text like any other. */
export const textCell =
  (max: number) =>
  (cell: string): Cell<string> => {
    if (!cell.isWellFormed() || cell.includes('\u0000')) return bad('unstorable');
    const text = cell.trim();
    if (text === '') return bad('empty');
    if (text.length > max) return bad('long', { max });
    return visible.test(text) ? good(text) : bad('invisible');
  };

/** The same, or null for an empty cell. */
export const textCellOrNone =
  (max: number) =>
  (cell: string): Cell<string | null> =>
    cell.trim() === '' ? good(null) : textCell(max)(cell);

/** An amount in minor units by its decimal text. */
export const amountCell =
  (currency: Currency, least: 0n | 1n) =>
  (cell: string): Cell<bigint> => {
    if (cell.trim() === '') return bad('empty');
    const parsed = parseAmount(cell.trim(), currency);
    if (!parsed.ok) {
      if (parsed.reason === 'too many decimals') return bad('decimals', { currency });
      return bad(parsed.reason === 'too large' ? 'amountTooLarge' : 'amount');
    }
    const { amount } = parsed.money;
    if (amount < least) return bad(least === 0n ? 'negative' : 'notPositive');
    return good(amount);
  };

/** A whole number in plain digits. */
export const wholeCell =
  (min: number, max: number = quantityMax) =>
  (cell: string): Cell<number> => {
    const text = cell.trim();
    if (text === '') return bad('empty');
    if (!/^-?\d{1,15}$/.test(text)) return bad('whole');
    const value = Number(text);
    return value < min || value > max ? bad('range', { min, max }) : good(value);
  };

/** The same, or null for an empty cell. */
export const wholeCellOrNone =
  (min: number, max: number = quantityMax) =>
  (cell: string): Cell<number | null> =>
    cell.trim() === '' ? good(null) : wholeCell(min, max)(cell);

/** A decimal number as a whole count of its smallest unit: with 3 decimals 0.25 kg is 250 g. Never goes through a float. */
export const measureCell =
  (decimals: number) =>
  (cell: string): Cell<number> => {
    const text = cell.trim();
    if (text === '') return bad('empty');
    const match = /^(\d{1,15})(?:\.(\d{1,30}))?$/.exec(text);
    if (match === null) return bad('number');
    const fraction = (match[2] ?? '').replace(/0+$/, '');
    if (fraction.length > decimals) return bad('precision', { decimals });
    const value = BigInt(`${match[1]}${fraction.padEnd(decimals, '0')}`);
    return value > BigInt(int4Max) ? bad('range', { min: 0, max: Math.floor(int4Max / 10 ** decimals) }) : good(Number(value));
  };

const steps = (text: string): (readonly [start: string, value: string])[] | null => {
  const list = text.split(';').map((s) => s.trim());
  if (list.at(-1) === '') list.pop();
  const pairs = list.map((s) => s.split(':').map((p) => p.trim()));
  return pairs.every((p) => p.length === 2) ? pairs.map(([start = '', value = '']) => [start, value]) : null;
};
const isRising = (starts: readonly number[]): boolean => starts.every((s, i) => i === 0 || s > (starts[i - 1] ?? 0));

/** `1:9.50;100:8.00`: from so many pieces of the product, so much a piece. Empty: each variant has its own price. */
export const tiersCell =
  (currency: Currency) =>
  (cell: string): Cell<readonly PriceTier[]> => {
    if (cell.trim() === '') return good([]);
    const pairs = steps(cell);
    if (pairs === null) return bad('tiersShape');
    if (pairs.length > stepsMax) return bad('tiersMany', { max: stepsMax });
    const tiers: PriceTier[] = [];
    for (const [start, price] of pairs) {
      const from = wholeCell(1)(start);
      if (!from.ok) return from.reason === 'range' ? from : bad('tiersShape');
      const amount = amountCell(currency, 1n)(price);
      if (!amount.ok) return amount.reason === 'amount' || amount.reason === 'empty' ? bad('tiersShape') : amount;
      tiers.push({ start: from.value, price: amount.value });
    }
    return isRising(tiers.map((t) => t.start)) ? good(tiers) : bad('tiersOrder');
  };

/** `7`, or by quantity `1:7;500:15`. */
export const deliveryCell = (cell: string): Cell<readonly DeliveryTier[]> => {
  if (cell.trim() === '') return bad('empty');
  const pairs = cell.includes(':') ? steps(cell) : [['1', cell.trim()] as const];
  if (pairs === null || pairs.length > stepsMax) return bad('daysShape');
  const tiers: { start: number; days: number }[] = [];
  for (const [start, days] of pairs) {
    const from = wholeCell(1)(start);
    const number = wholeCell(0, daysMax)(days);
    if (!from.ok) return from.reason === 'range' ? from : bad('daysShape');
    if (!number.ok) return number.reason === 'range' ? number : bad('daysShape');
    tiers.push({ start: from.value, days: number.value });
  }
  if (!isRising(tiers.map((t) => t.start))) return bad('tiersOrder');
  return good(
    tiers.map((t, i) => ({
      start: t.start,
      end: (tiers[i + 1]?.start ?? 0) - 1 > 0 ? (tiers[i + 1]?.start ?? 0) - 1 : null,
      days: t.days,
    })),
  );
};

/** Cuts at a sign, but not where a backslash stands before it. */
const cut = (text: string, sign: string): string[] => {
  const parts = [''];
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i] ?? '';
    if (letter === sign) parts.push('');
    else {
      parts.push(`${parts.pop() ?? ''}${letter}${letter === '\\' ? (text[i + 1] ?? '') : ''}`);
      if (letter === '\\') i += 1;
    }
  }
  return parts;
};
const bare = (text: string): string => text.replaceAll(/\\([;:\\>])/g, '$1');
/** The same way back: separators in a name or a value get a backslash. */
const escaped = (text: string, signs: RegExp): string => (text.search(signs) < 0 ? text : text.replaceAll(signs, '\\$&'));

export type Pair = readonly [name: string, value: string];

/** `name:value;name:value`; what follows the first colon is the value. `\;`, `\:` and `\\` stand for the signs themselves. */
export const pairsCell =
  (most: number, nameMax: number, valueMax: number) =>
  (cell: string): Cell<readonly Pair[]> => {
    if (cell.trim() === '') return good([]);
    if (!cell.isWellFormed() || cell.includes('\u0000')) return bad('unstorable');
    const list = cut(cell, ';').map((s) => s.trim());
    if (list.at(-1) === '') list.pop();
    if (list.length > most) return bad('propertiesMany', { max: most });
    const pairs: Pair[] = [];
    for (const pair of list) {
      const [first = '', ...rest] = cut(pair, ':');
      if (rest.length === 0) return bad('propertiesShape');
      const name = textCell(nameMax)(bare(first));
      const value = textCell(valueMax)(bare(rest.join(':')));
      if (!name.ok) return name.reason === 'long' ? name : bad('propertiesShape');
      if (!value.ok) return value.reason === 'long' ? value : bad('propertiesShape');
      if (pairs.some(([n]) => n === name.value)) return bad('propertyTwice', { name: name.value });
      pairs.push([name.value, value.value]);
    }
    return good(pairs);
  };
export const writePairs = (pairs: readonly Pair[]): string =>
  pairs.map(([name, value]) => `${escaped(name, /[;:\\]/g)}:${escaped(value, /[;\\]/g)}`).join(';');

export const propertiesCell = pairsCell(propertiesMax, 64, 128);
/** Facts about the product for its page: more of them, and longer ones. */
export const specificationsCell = pairsCell(specificationsMax, 100, 500);

/** `CE;EAC`. Empty: what is there stays. */
export const certificatesCell = (cell: string): Cell<readonly string[] | null> => {
  if (cell.trim() === '') return good(null);
  const names = cell
    .split(/[;,]/)
    .map((n) => n.trim())
    .filter((n) => n !== '');
  const read = names.map(textCell(certificateCharsMax));
  const wrong = read.find((n) => !n.ok);
  if (wrong !== undefined && !wrong.ok && wrong.reason === 'unstorable') return wrong;
  if (wrong !== undefined || names.length > certificatesMax || names.length === 0) return bad('certificates', { max: certificateCharsMax });
  return good([...new Set(names)]);
};

const regionNames = ['en', 'ru', 'zh'].map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
/** Every country by how people write it in a file: its two letters, its name in English, Russian or Chinese. */
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const countriesByName = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => regionNames[0]?.of(code) !== undefined)
    .flatMap((code) =>
      // As pages call it, too: a store copies what it reads there.
      [code, countryName(code, 'zh_CN'), ...regionNames.map((names) => names.of(code) ?? code)].map(
        (name) => [name.toLowerCase(), code] as const,
      ),
    ),
);
/** `CN`, `China`, `Китай`, `中国`. Empty: what is there stays. */
export const originCell = (cell: string): Cell<string | null> => {
  const text = cell.normalize('NFC').trim().toLowerCase();
  if (text === '') return good(null);
  const code = countriesByName.get(text);
  return code === undefined ? bad('origin') : good(code);
};

/** The name of a picture that was stored before: anything else would be fetched from who knows where. */
export const pictureCell = (cell: string): Cell<string | null> =>
  cell.trim() === '' ? good(null) : /^[0-9a-f]{24}-\d{2,4}\.webp$/.test(cell.trim()) ? good(cell.trim()) : bad('picture');

/** One to three names, the last one the category itself. */
export const categoryCell = (cell: string): Cell<readonly string[]> => {
  if (cell.trim() === '') return bad('empty');
  const names = cut(cell, '>').map((name) => textCell(100)(bare(name)));
  const wrong = names.find((n) => !n.ok);
  if (wrong !== undefined) return wrong.ok || wrong.reason === 'empty' ? bad('categoryShape') : wrong;
  return names.length > 3 ? bad('categoryShape') : good(names.flatMap((n) => (n.ok ? [n.value] : [])));
};
export const writeCategory = (path: readonly string[]): string => path.map((name) => escaped(name, /[>\\]/g)).join(' > ');
