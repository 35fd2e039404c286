import { type PrintedFace, printedFaces, printedLetters } from './printed-letters.ts';

type Ranges = readonly (readonly [number, number])[];

/** Ranges of code points out of their text: the gap to the range before and, behind `+`, how many more follow; base 36. */
const rangesOf = (text: string): Ranges => {
  let next = 0;
  return text.split(',').map((part) => {
    const [gap = '', more = '0'] = part.split('+');
    const from = next + parseInt(gap, 36);
    const to = from + parseInt(more, 36);
    next = to + 1;
    return [from, to] as const;
  });
};
const read = new Map<PrintedFace, Ranges>();
const rangesFor = (face: PrintedFace): Ranges => {
  const known = read.get(face);
  if (known !== undefined) return known;
  const ranges = rangesOf(printedLetters[face]);
  read.set(face, ranges);
  return ranges;
};
const holds = (ranges: Ranges, code: number): boolean => {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = ranges[middle] ?? [0, 0];
    if (code < from) high = middle - 1;
    else if (code > to) low = middle + 1;
    else return true;
  }
  return false;
};

/** The face that prints a letter on our papers: the first that has it, or null when none has. @param letter one code point */
export const faceOf = (letter: string): PrintedFace | null =>
  printedFaces.find((face) => holds(rangesFor(face), letter.codePointAt(0) ?? 0)) ?? null;

/** What steers letters and is not seen, as joiners and marks of direction: papers leave it out. */
export const isUnseen = (letter: string): boolean => /^[\p{Default_Ignorable_Code_Point}\p{Cf}]$/u.test(letter);

/** How a text stands on paper before its letters are looked at: the letters of NFC, and no more. */
export const asPrinted = (text: string): string => text.normalize('NFC');

const isPrinted = (sign: string): boolean => isUnseen(sign) || /^[\s\p{Cc}]$/u.test(sign) || faceOf(sign) !== null;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Letters of a text, with their marks, that no face of our papers has, each once, in their order; a blank of any kind is printed. */
export const unprintedLetters = (text: string): string[] => {
  const letters = Array.from(graphemes.segment(asPrinted(text)), ({ segment }) => segment);
  return [...new Set(letters.filter((letter) => !Array.from(letter).every(isPrinted)))];
};

/**
 * A text without the letters that no face of our papers has, for names of goods: stores decorate them with signs, and the
 * article and the name in the other language stand beside. Names of parties are refused instead.
 */
export const printedPart = (text: string): string => {
  const unprinted = new Set(unprintedLetters(text));
  if (unprinted.size === 0) return text;
  const kept = Array.from(graphemes.segment(asPrinted(text)), ({ segment }) => segment).filter((letter) => !unprinted.has(letter));
  return kept.join('').replaceAll(/ {2,}/g, ' ').trim();
};

/** Most letters that a sentence names; of more it names the first. */
const namedMost = 12;
/** The letters as a sentence names them: “ก ข ค”. */
export const namedLetters = (letters: readonly string[]): string =>
  `${letters.slice(0, namedMost).join(' ')}${letters.length > namedMost ? ' …' : ''}`;
