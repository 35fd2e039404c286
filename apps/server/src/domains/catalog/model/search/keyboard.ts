/** Keys of one keyboard in the two layouts, in the same order. */
const english = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const toRussian = new Map(Array.from(english, (key, i) => [key, Array.from(russian)[i] ?? key]));
const toEnglish = new Map(Array.from(russian, (key, i) => [key, Array.from(english)[i] ?? key]));

const typed = (text: string, keys: ReadonlyMap<string, string>): string => Array.from(text.toLowerCase(), (c) => keys.get(c) ?? c).join('');

/** The same keys in the other layout: 'ghjlfdtw' → 'продавец', 'сфые' → 'cast'. */
export const otherLayout = (text: string): string => (/\p{Script=Cyrillic}/u.test(text) ? typed(text, toEnglish) : typed(text, toRussian));

/** Letters that look the same in both scripts, in the same order. */
const lookOfLatin = 'abcehkmoptxy';
const lookOfCyrillic = 'авсенкмортху';

/**
 * A size or number as it looks the same in the other script: 'м8' → 'm8', 'e27' → 'е27'. Who reads it off a part does
 * not know which letters are printed there. Null when a letter has no such twin, or there is none.
 */
export const lookalike = (word: string): string | null => {
  if (!/\d/.test(word)) return null;
  const [from, to] = /\p{Script=Cyrillic}/u.test(word) ? [lookOfCyrillic, lookOfLatin] : [lookOfLatin, lookOfCyrillic];
  const twin = Array.from(word, (c) => (/\d/.test(c) ? c : (to[from.indexOf(c)] ?? '')));
  return twin.includes('') || twin.join('') === word ? null : twin.join('');
};

const letters: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['yo', 'е'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['ju', 'ю'],
  ['ja', 'я'],
  ['a', 'а'],
  ['b', 'б'],
  ['v', 'в'],
  ['w', 'в'],
  ['g', 'г'],
  ['d', 'д'],
  ['e', 'е'],
  ['z', 'з'],
  ['i', 'и'],
  ['j', 'й'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['f', 'ф'],
  ['h', 'х'],
  ['c', 'к'],
  ['y', 'ы'],
  ["'", 'ь'],
  ['x', 'кс'],
  ['q', 'к'],
];
/** A Russian word spelt in Latin letters, as it would be in Cyrillic: 'perchatki' → 'перчатки'. */
export const inCyrillic = (word: string): string => {
  let rest = word;
  let result = '';
  while (rest !== '') {
    const found = letters.find(([latin]) => rest.startsWith(latin));
    result += found?.[1] ?? rest[0] ?? '';
    rest = rest.slice(found?.[0].length ?? 1);
  }
  return result;
};
