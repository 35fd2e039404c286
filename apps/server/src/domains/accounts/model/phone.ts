import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A phone number as E.164, from the way people write it; null when it is none.
 * Chinese mobiles are 11 digits that begin with 1. Russian numbers are ten digits behind +7, 7 or 8, whatever the
 * numbering plan says of them: new codes come faster than tables. Others go by the plan of their country.
 * @param country ISO 3166 code that numbers without a country code belong to
 */
export const readPhone = (text: string, country = ''): string | null => {
  const written = text.normalize('NFKC').trim();
  if (!/^\+?[\d\s().\-/]{5,32}$/.test(written)) return null;
  const digits = written.replaceAll(/\D/g, '');
  const isInternational = written.startsWith('+') || digits.startsWith('00');
  const whole = digits.replace(/^00/, '');
  if (isInternational ? /^7\d{10}$/.test(whole) : /^[78]\d{10}$/.test(digits)) return `+7${(isInternational ? whole : digits).slice(1)}`;
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
