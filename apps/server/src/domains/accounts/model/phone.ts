import type { Locale } from '@kyakhta/contract';
import examples from 'libphonenumber-js/mobile/examples';
import { getExampleNumber, isSupportedCountry, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/max';

/** Countries whose numbers are read below by the way people write them. */
const ownWays: ReadonlySet<string> = new Set(['RU', 'KZ', 'CN']);

/** A decimal digit of any script as ours: each script has its ten in a row. */
const digitOf = (digit: string): string => {
  const at = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value += 1;
  return String(value);
};

/**
 * A number as it is meant: figures of any script as ours, every dash as a hyphen, and without the signs nobody sees that
 * contacts and messengers put around it to keep its direction.
 */
const seen = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/(?!\d)\p{Nd}/gu, digitOf)
    .trim();

/**
 * A phone number as E.164, from the way people write it; null when it is none.
 * Chinese mobiles are 11 digits that begin with 1. Russian numbers are ten digits behind +7, 7 or 8 of which the first
 * is 3 or more, whatever the numbering plan says of them: new codes come faster than tables. Others go by the plan of their
 * country.
 * @param country ISO 3166 code that numbers without a country code belong to
 */
export const readPhone = (text: string, country = ''): string | null => {
  const written = seen(text);
  if (!/^\+?[\d\s().\-/]{5,32}$/.test(written)) return null;
  const digits = written.replaceAll(/\D/g, '');
  const isInternational = written.startsWith('+') || digits.startsWith('00');
  const whole = digits.replace(/^00/, '');
  // Where 8 is dialled before a number at home, as in Belarus, the country's own plan is asked before the Russian way of writing.
  const home =
    isInternational || !isSupportedCountry(country) || ownWays.has(country) ? undefined : parsePhoneNumberFromString(written, country);
  if (home?.isValid() === true) return home.number;
  if (isInternational ? /^7[3-9]\d{9}$/.test(whole) : /^[78][3-9]\d{9}$/.test(digits))
    return `+7${(isInternational ? whole : digits).slice(1)}`;
  if (country === 'RU' && /^9\d{9}$/.test(digits)) return `+7${digits}`;
  if (isInternational ? /^861\d{10}$/.test(whole) : /^1\d{10}$/.test(digits) && (country === 'CN' || country === ''))
    return `+86${isInternational ? whole.slice(2) : digits}`;
  if (country === 'CN' && !isInternational && /^1/.test(digits)) return null;
  const parsed = isInternational
    ? parsePhoneNumberFromString(`+${whole}`)
    : isSupportedCountry(country)
      ? parsePhoneNumberFromString(written, country)
      : undefined;
  return parsed?.isValid() === true ? parsed.number : null;
};

/** A mobile number as E.164, from the way people write their own at home: in Russia and China without a country code. */
export const readMobile = (text: string): string | null => readPhone(text) ?? readPhone(text, 'RU');

/** A Russian or Chinese mobile as its eleven digits, 7… or 1…, as refunds tell it on the wire; null when it is none. */
export const elevenDigits = (text: string): string | null => {
  const [, russian, chinese] = /^\+(?:(7\d{10})|86(1\d{10}))$/.exec(readMobile(text) ?? '') ?? [];
  return russian ?? chinese ?? null;
};

/** The country that a number is meant for, where nobody said: that it begins like a mobile of, else the one where the person's language is spoken. */
export const homeOf = (text: string, locale: Locale): 'CN' | 'RU' => {
  const written = seen(text).replaceAll(/[\s().-]/g, '');
  if (/^(?:\+|00)?86|^1[3-9]\d{6}/.test(written)) return 'CN';
  if (/^(?:\+|00)?7|^[89]/.test(written)) return 'RU';
  return locale === 'zh_CN' || locale === 'zh_TW' ? 'CN' : 'RU';
};

/** A number of the country as people there write it abroad, for showing how it is meant, never broken over lines; empty when none is known. */
export const phoneExample = (country: string): string =>
  isSupportedCountry(country) ? (getExampleNumber(country, examples)?.formatInternational().replaceAll(' ', '\u00a0') ?? '') : '';

/** How many digits too many (or, below zero, too few) a Russian or Chinese mobile has; 0 when that is unknown. */
const digitsOff = (written: string, country: string): number => {
  const digits = written.replaceAll(/\D/g, '').replace(/^00/, '');
  if (country === 'RU' && /^(?:\+|00)?[789]/.test(written)) return digits.length - (/^[78]/.test(digits) ? 11 : 10);
  if (country === 'CN' && /^(?:(?:\+|00)86)?\s*1/.test(written)) return digits.replace(/^86/, '').length - 11;
  return 0;
};

/** Why a text is no phone number, as a sentence of the catalogue. */
export const whyNoPhone = (
  text: string,
  country: string,
): {
  readonly word: 'field.phoneLetters' | 'field.phoneShort' | 'field.phoneLong' | 'field.phone';
  readonly values: { example: string };
} => {
  const values = { example: phoneExample(country) };
  const written = seen(text);
  if (!/^[+\d\s().\-/]*$/.test(written)) return { word: 'field.phoneLetters', values };
  const off = digitsOff(written, country);
  if (off !== 0) return { word: off < 0 ? 'field.phoneShort' : 'field.phoneLong', values };
  const length = isSupportedCountry(country) ? validatePhoneNumberLength(written.replace(/^00/, '+'), country) : undefined;
  if (length === 'TOO_SHORT' || written.replaceAll(/\D/g, '').length < 5) return { word: 'field.phoneShort', values };
  return { word: length === 'TOO_LONG' ? 'field.phoneLong' : 'field.phone', values };
};
