import {
  type ApplicationField,
  applicationPictures,
  applicationState,
  isEnough,
  isUscc,
  namedLetters,
  plainTaxNumber,
  shopAuditStatus,
  shopStatus,
  storeChars,
  unprintedLetters,
} from '@kyakhta/contract';
import { lengthOf, oneLine } from '../../../runtime/typed-text.ts';
import type { WordId } from '../../../words/index.ts';
import { readPhone, whyNoPhone } from '../../accounts/index.ts';

/** What an application says, as it is kept; what is not filled in is empty. */
export interface ApplicationFields extends Readonly<Record<Exclude<ApplicationField, 'shopLng' | 'shopLat'>, string>> {
  readonly shopLng: number | null;
  readonly shopLat: number | null;
}
/** Fields as they are sent: those that are absent stay as they stand. */
export type TypedFields = Readonly<Partial<Record<ApplicationField, string | number | null | undefined>>>;

/** What is wrong with a field: a sentence and what fills it. */
export interface Fault {
  readonly word: WordId;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Letters, digits, blanks and hyphens: no special characters. */
const plainName = /^[\p{L}\p{M}\p{Nd} -]+$/u;
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined;

const pictures: readonly string[] = applicationPictures;
const tidied = (field: ApplicationField, text: string, country: string): string => {
  if (pictures.includes(field)) return text;
  const line = oneLine(text);
  if (field === 'country') return line.toUpperCase();
  if (field === 'creditCode') return country === 'CN' ? plainTaxNumber(line.normalize('NFKC')) : line;
  if (field === 'receiveMobile' || field === 'tel') return readPhone(line, country) ?? line;
  return field === 'shopName' ? oneLine(line.normalize('NFKC')) : line;
};

/** What stands, with what was sent over it. */
export const merged = (stands: ApplicationFields, sent: TypedFields): ApplicationFields => {
  const country = typeof sent.country === 'string' ? tidied('country', sent.country, '') : stands.country;
  const next: Record<string, string | number | null> = { ...stands };
  for (const [field, value] of Object.entries(sent) as [ApplicationField, string | number | null | undefined][])
    if (value !== undefined) next[field] = typeof value === 'string' ? tidied(field, value, country) : value;
  return next as unknown as ApplicationFields;
};

/** Whether a text has as many characters as it may. */
export const within = (text: string, min: number, max: number): Fault | null => {
  if (text === '') return { word: 'field.required' };
  if (!/[\p{L}\p{N}]/u.test(text)) return { word: 'field.blank' };
  const length = lengthOf(text);
  if (!isEnough(text, min)) return { word: 'field.short', values: { min } };
  return length > max ? { word: 'field.long', values: { max } } : null;
};
const phoneFault = (text: string, country: string, isRequired: boolean): Fault | null => {
  if (text === '') return isRequired ? { word: 'field.required' } : null;
  return readPhone(text, country) === null ? whyNoPhone(text, country) : null;
};
const codeFault = (code: string, country: string): Fault | null => {
  if (code === '') return { word: 'field.required' };
  if (country === 'CN') return isUscc(code) ? null : { word: 'field.uscc' };
  if (!/^[\p{L}\p{N} ./-]+$/u.test(code) || !/\p{N}/u.test(code)) return { word: 'field.wrong' };
  return within(code, 2, storeChars.creditCode);
};

/** Contracts print the firm and where it is: a letter that they cannot print is a fault. */
const unprintedFault = (text: string): Fault | null => {
  const letters = unprintedLetters(text);
  return letters.length === 0 ? null : { word: 'field.unprinted', values: { letters: namedLetters(letters) } };
};

/** What is wrong with each field of an application; nothing for those that are right. */
export const faultsOf = (f: ApplicationFields): ReadonlyMap<ApplicationField, Fault> => {
  const { country } = f;
  const part = (text: string): Fault | null => within(text, 1, storeChars.part) ?? unprintedFault(text);
  const found: readonly [ApplicationField, Fault | null][] = [
    ['shopName', within(f.shopName, 1, storeChars.name) ?? (plainName.test(f.shopName) ? null : { word: 'field.plainName' })],
    ['intro', within(f.intro, storeChars.intro.min, storeChars.intro.max)],
    ['receiveMobile', phoneFault(f.receiveMobile, country, true)],
    ['tel', phoneFault(f.tel, country, false)],
    ['province', part(f.province)],
    ['city', part(f.city)],
    ['area', f.area === '' ? null : part(f.area)],
    ['shopAddress', within(f.shopAddress, storeChars.address.min, storeChars.address.max) ?? unprintedFault(f.shopAddress)],
    ['shopLng', f.shopLng === null && f.shopLat !== null ? { word: 'field.required' } : null],
    ['shopLat', f.shopLat === null && f.shopLng !== null ? { word: 'field.required' } : null],
    ['country', isCountry(country) ? null : { word: 'field.listed' }],
    ['firmName', within(f.firmName, storeChars.firm.min, storeChars.firm.max) ?? unprintedFault(f.firmName)],
    ['creditCode', codeFault(f.creditCode, country) ?? unprintedFault(f.creditCode)],
    ...applicationPictures.map((field): [ApplicationField, Fault | null] => [field, f[field] === '' ? { word: 'field.required' } : null]),
  ];
  return new Map(found.filter((entry): entry is [ApplicationField, Fault] => entry[1] !== null));
};

/** What uses a picture of an application. */
export const useOf = (applicationId: number, field: string): string => `storeApplication:${applicationId}:${field}`;

/** An application, and the store that came of it, in the numbers of the contract; null while there is none but a draft. */
export const standingOf = (
  a: { readonly state: number; readonly round: number },
  storeStatus: number | null,
): { readonly shopStatus: number | null; readonly shopAuditStatus: number | null } => {
  switch (a.state) {
    case applicationState.submitted:
      return {
        shopStatus: a.round > 1 ? shopStatus.openingUnderReview : shopStatus.applying,
        shopAuditStatus: shopAuditStatus.notReviewed,
      };
    case applicationState.refused:
      return { shopStatus: shopStatus.applying, shopAuditStatus: shopAuditStatus.refused };
    case applicationState.approved:
      return { shopStatus: storeStatus, shopAuditStatus: shopAuditStatus.passed };
    default:
      return { shopStatus: null, shopAuditStatus: null };
  }
};
