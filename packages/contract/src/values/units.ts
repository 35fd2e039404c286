import type { UnitCode } from './enumerations.ts';
import { type Locale, locales } from './locales.ts';

/** How a language writes a unit: one word for every count, or words by the plural rules of CLDR. */
interface Forms {
  readonly other: string;
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  /** As the heading of a column of counts; `other` where it is not told. */
  readonly heading?: string;
  /** After "price per"; `one`, else `other`, where it is not told. */
  readonly per?: string;
}
type Words = Readonly<Record<Locale, string | Forms>>;

const arabic = (one: string, few: string, many: string): Forms => ({ one, few, many, other: one, heading: few });
const two = (one: string, other: string): Forms => ({ one, other });
const russianPairs: Forms = { one: 'пара', few: 'пары', many: 'пар', other: 'пары', per: 'пару' };

/** The units goods are counted in, and what else means them in files and forms. */
const known: readonly { readonly code: UnitCode; readonly words: Words; readonly spellings: readonly string[] }[] = [
  {
    code: 'pcs',
    words: {
      en: two('pc', 'pcs'),
      ru: 'шт.',
      zh_CN: '件',
      zh_TW: '件',
      ko: '개',
      he: 'יח׳',
      ar: arabic('قطعة', 'قطع', 'قطعة'),
      de: 'Stk.',
      es: two('ud.', 'uds.'),
      pt: 'un.',
    },
    spellings: ['piece', 'pieces', 'шт', 'штука', '个'],
  },
  {
    code: 'pairs',
    words: {
      en: two('pair', 'pairs'),
      ru: russianPairs,
      zh_CN: '双',
      zh_TW: '雙',
      ko: '켤레',
      he: two('זוג', 'זוגות'),
      ar: arabic('زوج', 'أزواج', 'زوجًا'),
      de: two('Paar', 'Paar'),
      es: two('par', 'pares'),
      pt: two('par', 'pares'),
    },
    spellings: [],
  },
  {
    code: 'sets',
    words: {
      en: two('set', 'sets'),
      ru: 'компл.',
      zh_CN: '套',
      zh_TW: '套',
      ko: '세트',
      he: two('ערכה', 'ערכות'),
      ar: arabic('طقم', 'أطقم', 'طقمًا'),
      de: two('Set', 'Sets'),
      es: two('juego', 'juegos'),
      pt: two('conjunto', 'conjuntos'),
    },
    spellings: ['компл', 'комплект', 'набор'],
  },
  {
    code: 'rolls',
    words: {
      en: two('roll', 'rolls'),
      ru: 'рул.',
      zh_CN: '卷',
      zh_TW: '卷',
      ko: '롤',
      he: two('גליל', 'גלילים'),
      ar: arabic('لفة', 'لفات', 'لفة'),
      de: two('Rolle', 'Rollen'),
      es: two('rollo', 'rollos'),
      pt: two('rolo', 'rolos'),
    },
    spellings: ['рул', 'рулон'],
  },
  {
    code: 'boxes',
    words: {
      en: two('box', 'boxes'),
      ru: 'уп.',
      zh_CN: '盒',
      zh_TW: '盒',
      ko: '상자',
      he: two('חבילה', 'חבילות'),
      ar: arabic('علبة', 'علب', 'علبة'),
      de: 'Packg.',
      es: two('caja', 'cajas'),
      pt: two('caixa', 'caixas'),
    },
    spellings: ['pack', 'packs', 'уп', 'упаковка'],
  },
  {
    code: 'kg',
    words: { en: 'kg', ru: 'кг', zh_CN: '千克', zh_TW: '公斤', ko: 'kg', he: 'ק״ג', ar: 'كغ', de: 'kg', es: 'kg', pt: 'kg' },
    spellings: ['kilogram', 'kilograms', 'килограмм'],
  },
  {
    code: 't',
    words: {
      en: 't',
      ru: 'т',
      zh_CN: '吨',
      zh_TW: '公噸',
      ko: '톤',
      he: 'טון',
      ar: arabic('طن', 'أطنان', 'طنًا'),
      de: 't',
      es: 't',
      pt: 't',
    },
    spellings: ['ton', 'tons', 'tonne', 'tonnes', 'тонна'],
  },
  {
    code: 'm',
    words: { en: 'm', ru: 'м', zh_CN: '米', zh_TW: '公尺', ko: 'm', he: 'מ׳', ar: 'م', de: 'm', es: 'm', pt: 'm' },
    spellings: ['metre', 'metres', 'meter', 'meters', 'метр'],
  },
  {
    code: 'm2',
    words: { en: 'm²', ru: 'м²', zh_CN: '平方米', zh_TW: '平方公尺', ko: 'm²', he: 'מ״ר', ar: 'م²', de: 'm²', es: 'm²', pt: 'm²' },
    spellings: ['sqm', 'м2'],
  },
  {
    code: 'l',
    words: {
      en: 'l',
      ru: 'л',
      zh_CN: '升',
      zh_TW: '公升',
      ko: 'L',
      he: 'ליטר',
      ar: arabic('لتر', 'لترات', 'لترًا'),
      de: 'l',
      es: 'l',
      pt: 'l',
    },
    spellings: ['litre', 'litres', 'liter', 'liters', 'литр'],
  },
];
const formsIn = (words: Words, locale: Locale): Forms => {
  const told = words[locale];
  return typeof told === 'string' ? { other: told } : told;
};
/** Where no count stands beside it: the word a Russian price list writes, the singular of Arabic. */
const wordIn = (words: Words, locale: Locale): string => {
  const { many, other } = formsIn(words, locale);
  return locale === 'ru' ? (many ?? other) : other;
};
const bySpelling = new Map(
  known.flatMap(({ code, words, spellings }) =>
    [code, ...spellings, ...locales.flatMap((locale) => Object.values(formsIn(words, locale)))].map(
      (spelling: string) => [spelling.toLowerCase(), words] as const,
    ),
  ),
);
const wordsOf = (unit: string): Words | undefined => bySpelling.get(unit.toLowerCase());

/** A unit as a language writes it, whatever language it was written in; an unknown one stands as it is. */
export const localUnit = (unit: string, locale: Locale): string => {
  const words = wordsOf(unit);
  return words === undefined ? unit : wordIn(words, locale);
};

const rules = new Map(locales.map((locale) => [locale, new Intl.PluralRules(locale.replace('_', '-'))]));

/** The unit beside a count, as the language's plural rules ask: 24 пары, 25 пар. An unknown unit stands as it is. */
export const countedUnit = (count: number, unit: string, locale: Locale): string => {
  const words = wordsOf(unit);
  if (words === undefined) return unit;
  const forms = formsIn(words, locale);
  const rule = rules.get(locale)?.select(count);
  return (rule === 'one' || rule === 'few' || rule === 'many' ? forms[rule] : undefined) ?? forms.other;
};

/** The unit where it stands without a count: at the head of a column of counts, and after "price per". */
export const bareUnit = (unit: string, locale: Locale): { readonly heading: string; readonly per: string } => {
  const words = wordsOf(unit);
  if (words === undefined) return { heading: unit, per: unit };
  const forms = formsIn(words, locale);
  return { heading: forms.heading ?? forms.other, per: forms.per ?? forms.one ?? forms.other };
};

/** A unit by plural rule, for those who count in the browser; a plain word where every count has the same. */
export type CountedUnit = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
export const unitByRule = (unit: string, locale: Locale): CountedUnit => {
  const words = wordsOf(unit);
  const told = words?.[locale] ?? unit;
  if (typeof told === 'string') return told;
  const { one, few, many, other } = told;
  return { other, ...(one !== undefined && { one }), ...(few !== undefined && { few }), ...(many !== undefined && { many }) };
};
