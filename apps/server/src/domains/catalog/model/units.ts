interface UnitWords {
  readonly en: string;
  readonly ru: string;
}

/** Short words that stand after a number in any count. */
const known: readonly (readonly [words: UnitWords, spellings: readonly string[]])[] = [
  [{ en: 'pcs', ru: 'шт.' }, ['piece', 'pieces', 'pcs', 'pc', 'шт', 'шт.', 'штука', '件', '个']],
  [{ en: 'pairs', ru: 'пар' }, ['pair', 'pairs', 'пара', 'пар', '双']],
  [{ en: 'sets', ru: 'компл.' }, ['set', 'sets', 'компл', 'компл.', 'комплект', 'набор', '套']],
  [{ en: 'rolls', ru: 'рул.' }, ['roll', 'rolls', 'рул', 'рул.', 'рулон', '卷']],
  [{ en: 'boxes', ru: 'уп.' }, ['box', 'boxes', 'pack', 'packs', 'уп', 'уп.', 'упаковка', '盒']],
];
const bySpelling = new Map(known.flatMap(([words, spellings]) => spellings.map((s) => [s, words] as const)));

/** The short words of a unit; one that is not known stands as it was written, in both languages. */
export const unitWords = (unit: string): UnitWords => bySpelling.get(unit.toLowerCase()) ?? { en: unit, ru: unit };
