import { languageTag, type Locale } from '@kyakhta/contract';

/** A country's name in a language, by its two letters (ISO 3166); other text stands as it is. */
export const countryName = (country: string, locale: Locale): string =>
  /^[A-Z]{2}$/.test(country) ? (new Intl.DisplayNames([languageTag[locale]], { type: 'region' }).of(country) ?? country) : country;
