import { createRequire } from 'node:module';
import { asPrinted, faceOf, isUnseen, type PrintedFace } from '@kyakhta/contract';
import type { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);

/**
 * Files of the faces by weight, as modules name them: Latin, Cyrillic, Hebrew and Arabic in one; Armenian; Georgian; Chinese
 * in all its characters; Korean. Each is read when a paper needs it. A script whose letters change by their neighbours comes
 * in only where the library sets it right (docs/decisions/0095-…).
 */
const files: Readonly<Record<PrintedFace, Readonly<Record<number, string>>>> = {
  Rubik: {
    400: '@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf',
    600: '@expo-google-fonts/rubik/600SemiBold/Rubik_600SemiBold.ttf',
  },
  'Noto Sans Armenian': {
    400: '@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf',
    600: '@expo-google-fonts/noto-sans-armenian/600SemiBold/NotoSansArmenian_600SemiBold.ttf',
  },
  'Noto Sans Georgian': {
    400: '@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf',
    600: '@expo-google-fonts/noto-sans-georgian/600SemiBold/NotoSansGeorgian_600SemiBold.ttf',
  },
  'Chocolate Classical Sans': { 400: '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf' },
  'Gowun Dodum': { 400: '@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf' },
};
/** The faces in the order in which a letter is looked for; the first one prints whatever needs no other. */
export const paperFaces = Object.keys(files) as PrintedFace[];
const [first] = paperFaces;

const registered = new Set<PrintedFace>();
const register = (font: typeof Font, family: PrintedFace): void => {
  if (registered.has(family)) return;
  registered.add(family);
  font.register({
    family,
    fonts: Object.entries(files[family]).map(([weight, file]) => ({ src: require.resolve(file), fontWeight: Number(weight) })),
  });
};

/** Names of the faces that these texts need, in the order in which a letter is looked for. */
export const facesFor = (font: typeof Font, texts: string): PrintedFace[] => {
  const wanted = new Set(Array.from(new Set(asPrinted(texts)), faceOf));
  const needed = paperFaces.filter((face) => face === first || wanted.has(face));
  for (const family of needed) register(font, family);
  return needed;
};

/** A face as the library has read it. */
const loaded = async (font: typeof Font, families: readonly PrintedFace[]) => {
  const wanted = families.flatMap((fontFamily) => [400, 600].map((fontWeight) => ({ fontFamily, fontWeight })));
  await Promise.all(wanted.map((one) => font.load(one)));
  return new Set(wanted.map((one) => font.getFont(one).data).filter((face) => face !== null));
};

/** Code points that every weight of a face has, ascending. */
export const lettersOf = async (font: typeof Font, family: PrintedFace): Promise<number[]> => {
  register(font, family);
  const [one, ...others] = await loaded(font, [family]);
  const all = [...new Set<number>(one?.characterSet ?? [])].filter((code) => others.every((face) => face.hasGlyphForCodePoint(code)));
  return all.toSorted((a, b) => a - b);
};

/**
 * Text as these faces can print it. A letter that none of them has becomes a question mark: the library would take another
 * sign of a built-in face in its place, and a paper would say what nobody wrote. Names that reach a paper are refused
 * before (`unprintedLetters`).
 */
export const printableIn = async (font: typeof Font, families: readonly PrintedFace[]): Promise<(text: string) => string> => {
  const drawing = await loaded(font, families);
  const isDrawn = (sign: string): boolean => {
    const code = sign.codePointAt(0) ?? 0;
    let found = false;
    for (const face of drawing) {
      if (!face.hasGlyphForCodePoint(code)) continue;
      found = true;
      // A letter that was first met as a part of another, as o in ó, is kept without what it stands for: it would be seen,
      // but a payer who copies a reference out of the paper, or has it read aloud, would be given something else.
      const { codePoints } = face.glyphForCodePoint(code);
      if (codePoints.length === 0) codePoints.push(code);
    }
    return found;
  };
  const drawnAs = (sign: string): string => {
    if (sign === '\n' || isDrawn(sign)) return sign;
    if (isUnseen(sign)) return '';
    return /\s|\p{Cc}/u.test(sign) ? ' ' : '?';
  };
  return (text) => Array.from(asPrinted(text), drawnAs).join('');
};
