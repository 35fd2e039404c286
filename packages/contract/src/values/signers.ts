import { headerType } from './invoices.ts';

/** Who signs a contract, and whether a typed name is that of its party. */

/** Most characters of who signs for a firm, and of what it is based on. */
export const signatoryChars = { name: 100, basis: 200 } as const;

/** Whether a title is a Russian sole trader's (ИП): an INN of twelve digits is a person's. */
export const isSoleTrader = (title: { readonly country: string; readonly taxNumber: string }): boolean =>
  title.country === 'RU' && title.taxNumber.length === 12;

/** Who buys: a firm, a sole trader, a person. */
export const buyerKinds = ['firm', 'soleTrader', 'person'] as const;
export type BuyerKind = (typeof buyerKinds)[number];
export const buyerKindOf = (title: { readonly headerType: number; readonly country: string; readonly taxNumber: string }): BuyerKind =>
  title.headerType === headerType.personal ? 'person' : isSoleTrader(title) ? 'soleTrader' : 'firm';

/** What stands before a sole trader's own name. */
const form = /^\s*(ИП|Индивидуальный\s+предприниматель|Sole\s+(trader|proprietor)|Individual\s+entrepreneur|IP)(?=[\s«"])/iu;
/** A sole trader's own name: the one that signs. */
export const soleTraderName = (name: string): string => {
  const own = name
    .replace(form, '')
    .replaceAll(/[«»"“”„]/gu, '')
    .trim();
  return own === '' ? name : own;
};

/** Words of a name: case, ё and е, and the signs between them do not matter. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[’ʼ`]/gu, "'")
    .split(/[^\p{L}\p{M}\p{N}'-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/**
 * Whether a typed name is that of the party: each word of it is in the party's name, in any order, or is the first
 * letter of a word there; one word at least is written out, and two words at least where the party has so many.
 */
export const signsFor = (typed: string, party: string): boolean => {
  const [written, left] = [wordsOf(typed), wordsOf(party)];
  // A Chinese name is written with and without a blank.
  if (written.length > 0 && written.join('') === left.join('')) return true;
  if (written.length < Math.min(2, left.length)) return false;
  const initials = written.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  if (initials.length === written.length) return false;
  return initials.every((letter) => {
    const at = left.findIndex((word) => Array.from(letter).length === 1 && word.startsWith(letter));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
};
