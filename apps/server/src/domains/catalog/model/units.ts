import { type Locale, pickText, type UnitCode, unitCodes } from '@kyakhta/contract';

type UnitWords = Readonly<Record<Locale, string>>;

/** Short words that stand after a number in any count, and what else means them. */
const known: readonly (readonly [words: UnitWords, spellings: readonly string[]])[] = [
  [
    { en: 'pcs', ru: 'шт.', zh_CN: '件', zh_TW: '件', ko: '개', he: 'יח׳', ar: 'قطعة', de: 'Stk.', es: 'uds.', pt: 'un.' },
    ['piece', 'pieces', 'pcs', 'pc', 'шт', 'шт.', 'штука', '件', '个'],
  ],
  [
    { en: 'pairs', ru: 'пар', zh_CN: '双', zh_TW: '雙', ko: '켤레', he: 'זוגות', ar: 'زوج', de: 'Paar', es: 'pares', pt: 'pares' },
    ['pair', 'pairs', 'пара', 'пар', '双'],
  ],
  [
    { en: 'sets', ru: 'компл.', zh_CN: '套', zh_TW: '套', ko: '세트', he: 'ערכות', ar: 'طقم', de: 'Sets', es: 'juegos', pt: 'conjuntos' },
    ['set', 'sets', 'компл', 'компл.', 'комплект', 'набор', '套'],
  ],
  [
    { en: 'rolls', ru: 'рул.', zh_CN: '卷', zh_TW: '卷', ko: '롤', he: 'גלילים', ar: 'لفة', de: 'Rollen', es: 'rollos', pt: 'rolos' },
    ['roll', 'rolls', 'рул', 'рул.', 'рулон', '卷'],
  ],
  [
    { en: 'boxes', ru: 'уп.', zh_CN: '盒', zh_TW: '盒', ko: '상자', he: 'חבילות', ar: 'علبة', de: 'Packg.', es: 'cajas', pt: 'caixas' },
    ['box', 'boxes', 'pack', 'packs', 'уп', 'уп.', 'упаковка', '盒'],
  ],
  [
    { en: 'kg', ru: 'кг', zh_CN: '千克', zh_TW: '公斤', ko: 'kg', he: 'ק״ג', ar: 'كغ', de: 'kg', es: 'kg', pt: 'kg' },
    ['kg', 'kilogram', 'kilograms', 'кг', 'килограмм', '千克', '公斤'],
  ],
  [
    { en: 't', ru: 'т', zh_CN: '吨', zh_TW: '公噸', ko: '톤', he: 'טון', ar: 'طن', de: 't', es: 't', pt: 't' },
    ['t', 'ton', 'tons', 'tonne', 'tonnes', 'т', 'тонна', '吨'],
  ],
  [
    { en: 'm', ru: 'м', zh_CN: '米', zh_TW: '公尺', ko: 'm', he: 'מ׳', ar: 'م', de: 'm', es: 'm', pt: 'm' },
    ['m', 'metre', 'metres', 'meter', 'meters', 'м', 'метр', '米'],
  ],
  [
    { en: 'm²', ru: 'м²', zh_CN: '平方米', zh_TW: '平方公尺', ko: 'm²', he: 'מ״ר', ar: 'م²', de: 'm²', es: 'm²', pt: 'm²' },
    ['m2', 'm²', 'sqm', 'м2', 'м²', '平方米'],
  ],
  [
    { en: 'l', ru: 'л', zh_CN: '升', zh_TW: '公升', ko: 'L', he: 'ליטר', ar: 'لتر', de: 'l', es: 'l', pt: 'l' },
    ['l', 'litre', 'litres', 'liter', 'liters', 'л', 'литр', '升'],
  ],
];
const bySpelling = new Map(
  known.flatMap(([words, spellings]) =>
    [...spellings, ...Object.values(words).map((word) => word.toLowerCase())].map((s) => [s, words] as const),
  ),
);

/** The short words of a unit; one that is not known stands as it was written, in all of them. */
export const unitWords = (unit: string): Pick<UnitWords, 'en' | 'ru' | 'zh_CN'> =>
  bySpelling.get(unit.toLowerCase()) ?? { en: unit, ru: unit, zh_CN: unit };

/** A unit as the person's language writes it, whatever language it was stored in; an unknown one stands as it is. */
export const localUnit = (unit: string, locale: Locale): string => bySpelling.get(unit.toLowerCase())?.[locale] ?? unit;

/** A unit that was kept by language as some languages write it, each word once. */
export const unitsIn = (kept: Readonly<Record<string, string>>, locales: readonly Locale[]): string[] => [
  ...new Set(locales.map((locale) => localUnit(pickText(kept, locale) ?? '', locale)).filter((unit) => unit !== '')),
];

/** The units goods are asked for in, as a person's language writes them. */
export const unitList = (locale: Locale): { unit: UnitCode; unitName: string }[] =>
  unitCodes.map((unit) => ({ unit, unitName: localUnit(unit, locale) }));
