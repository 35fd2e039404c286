import { isRightToLeft, languageTag, type Locale } from '@kyakhta/contract';

const formats = new Map<string, Intl.NumberFormat>();
const formatOf = (locale: Locale, currency: string): Intl.NumberFormat => {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(languageTag[locale], { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  formats.set(key, format);
  return format;
};
/** What a bank or a provider tells may be of no currency that anybody has heard of. */
const isCurrency = (text: string): boolean => /^[A-Z]{3}$/u.test(text);
const isDecimal = (text: string): text is Intl.StringNumericLiteral => /^-?\d+(?:\.\d+)?$/u.test(text);

/**
 * An amount as a language writes it and as the pages show it: "1 304,00 $". It keeps its own direction in text that runs
 * from right to left. What is no amount, or of no currency, stands as it was told.
 * @param value decimal text, to its last digit
 */
export const writeSum = (locale: Locale, value: string, currency: string): string => {
  const text = isCurrency(currency) && isDecimal(value) ? formatOf(locale, currency).format(value) : `${value} ${currency}`;
  return isRightToLeft(locale) ? `\u2068${text}\u2069` : text;
};
