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

/** Values of a sentence with their sums written as the pages write them: what is decimal text beside a `currency` is one; counts are numbers. */
export const sumsWritten = <V>(locale: Locale, values: Readonly<Record<string, V>>): Readonly<Record<string, V | string>> => {
  const { currency } = values;
  if (typeof currency !== 'string') return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && isDecimal(value) ? writeSum(locale, value, currency) : value,
    ]),
  );
};

const plainFormats = new Map<string, Intl.NumberFormat>();
/**
 * A number as a language writes it: `4 864,00`. It stands on papers, whose columns name the currency.
 * @param value decimal text; as many digits stand behind its sign as it has
 */
export const writeDecimal = (locale: Locale, value: string): string => {
  if (!isDecimal(value)) return value;
  const digits = value.split('.')[1]?.length ?? 0;
  const key = `${locale} ${digits}`;
  const format =
    plainFormats.get(key) ?? new Intl.NumberFormat(languageTag[locale], { minimumFractionDigits: digits, maximumFractionDigits: digits });
  plainFormats.set(key, format);
  return format.format(value);
};
