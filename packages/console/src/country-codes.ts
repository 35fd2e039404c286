/** Regions that have two letters and are no country: unions, reservations, and what stands for none. */
const noCountries = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

const isCountry = (code: string): boolean =>
  // A code that was given up leads to the one in its place.
  !noCountries.has(code) && names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;

/** Codes of all countries as the browser knows them (ISO 3166). */
export const countryCodes: readonly string[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => isCountry(code));
