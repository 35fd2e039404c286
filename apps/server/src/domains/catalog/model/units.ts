import { countedUnit, localUnit, type Locale, pickText, type UnitCode, unitCodes } from '@kyakhta/contract';

/** The short words of a unit in the languages of the house; one that is not known stands as it was written, in all of them. */
export const unitWords = (unit: string): Record<'en' | 'ru' | 'zh_CN', string> => ({
  en: localUnit(unit, 'en'),
  ru: localUnit(unit, 'ru'),
  zh_CN: localUnit(unit, 'zh_CN'),
});

/** A unit that was kept by language beside a count, as some languages write it, each word once. */
export const unitsIn = (kept: Readonly<Record<string, string>>, locales: readonly Locale[], count: number): string[] => [
  ...new Set(locales.map((locale) => countedUnit(count, pickText(kept, locale) ?? '', locale)).filter((unit) => unit !== '')),
];

/** The units goods are asked for in, as a person's language writes them. */
export const unitList = (locale: Locale): { unit: UnitCode; unitName: string }[] =>
  unitCodes.map((unit) => ({ unit, unitName: localUnit(unit, locale) }));
