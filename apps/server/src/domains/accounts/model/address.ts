import { addrChars, addressPartCharsMax, isEnough, namedLetters, unprintedLetters } from '@kyakhta/contract';
import { lengthOf, oneLine } from '../../../runtime/typed-text.ts';
import type { WordId } from '../../../words/index.ts';
import { areaNamed, areasWithin, listedIn, missingIn } from './areas.ts';
import { type AddressPart, type CountryRules, rulesOf } from './countries.ts';
import { readPhone, whyNoPhone } from './phone.ts';

/** An address as it was typed. */
export interface TypedAddress {
  readonly receiver?: string | undefined;
  readonly mobile?: string | undefined;
  readonly country: string;
  readonly province?: string | undefined;
  readonly city?: string | undefined;
  readonly area?: string | undefined;
  readonly addr?: string | undefined;
  readonly postCode?: string | undefined;
}
/** An address as it is kept: every part there, empty when the country has none; the mobile as E.164. */
export type ReadAddress = Readonly<Record<keyof TypedAddress, string>>;

/** What is wrong with a field: a sentence and what fills it. */
export interface Fault {
  readonly field: keyof TypedAddress;
  readonly word: WordId;
  readonly values: Readonly<Record<string, string | number>>;
}

const isVisible = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const faultOf = (field: keyof TypedAddress, word: WordId, values: Fault['values'] = {}): Fault => ({ field, word, values });

/** Codes of so many figures and nothing else. */
const hasPlainCodes = ({ postCodeShape: shape }: CountryRules): boolean =>
  shape !== null && /^\^\(?(?:\?:)?\\d\{\d\}\)?\$$/.test(shape.source);

/** A postal code as it is written: where codes are figures alone, blanks and hyphens between them mean nothing. */
const postCodeOf = (rules: CountryRules, typed: string): string => {
  const code = typed.normalize('NFKC').toUpperCase();
  return hasPlainCodes(rules) ? code.replaceAll(/[\s\-‐-―]/gu, '') : code;
};

/** Nobody lives at a code of zeros alone. */
const postCodeFault = (rules: CountryRules, postCode: string): Fault | null =>
  postCode === '' ||
  rules.postCodeShape === null ||
  (rules.postCodeShape.test(postCode) && !(hasPlainCodes(rules) && /^0+$/.test(postCode)))
    ? null
    : faultOf('postCode', 'field.postCode', { example: rules.postCodeExample });

/** Contracts print every part: a letter that they cannot print is a fault. */
const unprintedFault = (field: keyof TypedAddress, value: string): Fault | null => {
  const letters = unprintedLetters(value);
  return letters.length === 0 ? null : faultOf(field, 'field.unprinted', { letters: namedLetters(letters) });
};

/** Faults of one part of an address; a part that the country does not ask for may be empty. */
const partFault = (rules: CountryRules, part: AddressPart, value: string): Fault | null => {
  if (value === '') return rules.required.includes(part) ? faultOf(part, 'field.required') : null;
  if (!isVisible(value)) return faultOf(part, 'field.blank');
  if (part === 'postCode') return postCodeFault(rules, value);
  const length = lengthOf(value);
  if (part === 'addr' && !isEnough(value, addrChars.min)) return faultOf(part, 'field.short', { min: addrChars.min });
  const max = part === 'addr' ? addrChars.max : addressPartCharsMax;
  return length > max ? faultOf(part, 'field.long', { max }) : unprintedFault(part, value);
};

/** Names every listed part as its list does; an area that is not of the one above it is a fault, unless it stood there before. */
const listedFaults = (country: string, parts: Record<AddressPart, string>, before: Partial<ReadAddress>): Fault[] => {
  let parentId = 0;
  const listed = listedIn(country);
  for (const [level, part] of listed.entries()) {
    if (parts[part] === '' || areasWithin(country, parentId).length === 0) return [];
    const area = areaNamed(country, parentId, parts[part]);
    if (area === null) {
      const stood = part !== 'province' && listed.slice(0, level + 1).every((p) => parts[p] === before[p]) && country === before.country;
      return stood ? [] : [faultOf(part, part === 'province' ? 'field.listed' : 'field.elsewhere')];
    }
    parts[part] = area.localName;
    parentId = area.areaId;
  }
  return [];
};

/** What must be there: what its country asks for, and what is chosen from a list wherever the list has something to choose. */
export const requiredIn = ({ country, parts, required }: CountryRules): AddressPart[] =>
  parts.filter((part) => required.includes(part) || listedIn(country).some((one) => one === part));

/**
 * Reads an address by the rules of its country. Parts that are not written there are left out; a region of a country
 * with a list becomes the name that is in the list, within the one above it.
 * @param before what the book held: a region that no list has any more can stay
 */
export const readAddress = (
  typed: TypedAddress,
  before: Partial<ReadAddress> = {},
): { readonly address: ReadAddress } | { readonly faults: readonly Fault[] } => {
  const rules = rulesOf(typed.country.toUpperCase());
  if (rules === undefined) return { faults: [faultOf('country', 'field.listed')] };
  const { country } = rules;
  const receiver = oneLine(typed.receiver ?? '');
  const parts: Record<AddressPart, string> = { province: '', city: '', area: '', addr: '', postCode: '' };
  for (const part of rules.parts) parts[part] = oneLine(typed[part] ?? '');
  parts.postCode = postCodeOf(rules, parts.postCode);
  const faults: (Fault | null)[] = [];
  if (receiver === '') faults.push(faultOf('receiver', 'field.required'));
  else if (!isVisible(receiver)) faults.push(faultOf('receiver', 'field.blank'));
  else if (lengthOf(receiver) > addressPartCharsMax) faults.push(faultOf('receiver', 'field.long', { max: addressPartCharsMax }));
  else faults.push(unprintedFault('receiver', receiver));
  const written = typed.mobile?.trim() ?? '';
  const mobile = readPhone(written, country);
  if (written === '') faults.push(faultOf('mobile', 'field.required'));
  else if (mobile === null) faults.push({ field: 'mobile', ...whyNoPhone(written, country) });
  faults.push(...rules.parts.map((part) => partFault(rules, part, parts[part])));
  faults.push(...listedFaults(country, parts, before));
  for (const part of missingIn({ country, ...parts }))
    if (!faults.some((fault) => fault?.field === part)) faults.push(faultOf(part, 'field.required'));
  const found = faults.filter((fault) => fault !== null);
  return found.length > 0 || mobile === null ? { faults: found } : { address: { receiver, mobile, country, ...parts } };
};
