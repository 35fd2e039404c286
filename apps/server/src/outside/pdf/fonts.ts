import { createRequire } from 'node:module';
import type { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);

interface Face {
  readonly family: string;
  /** File by weight, as modules name it. */
  readonly files: Readonly<Record<number, string>>;
  /** What it is needed for; null: always. */
  readonly scripts: RegExp | null;
}

/** Latin, Cyrillic, Hebrew and Arabic in one; Chinese in all its characters; Korean. Each is read when a paper needs it. */
const faces: readonly Face[] = [
  {
    family: 'Rubik',
    files: {
      400: '@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf',
      600: '@expo-google-fonts/rubik/600SemiBold/Rubik_600SemiBold.ttf',
    },
    scripts: null,
  },
  {
    family: 'Chocolate Classical Sans',
    files: { 400: '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf' },
    scripts: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  },
  {
    family: 'Gowun Dodum',
    files: { 400: '@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf' },
    scripts: /\p{Script=Hangul}/u,
  },
];

const registered = new Set<string>();

/** Names of the faces that these texts need, in the order in which a sign is looked for. */
export const facesFor = (font: typeof Font, texts: string): string[] => {
  const needed = faces.filter((face) => face.scripts === null || face.scripts.test(texts));
  for (const { family, files } of needed) {
    if (registered.has(family)) continue;
    registered.add(family);
    font.register({
      family,
      fonts: Object.entries(files).map(([weight, file]) => ({ src: require.resolve(file), fontWeight: Number(weight) })),
    });
  }
  return needed.map((face) => face.family);
};

/** What steers letters and is not seen, as joiners and marks of direction. */
const unseen = /^[\p{Default_Ignorable_Code_Point}\p{Cf}]$/u;

/**
 * Text as these faces can print it. A sign that none of them has becomes a question mark: the library would take another
 * sign of a built-in face in its place, and a paper would say what nobody wrote.
 */
export const printableIn = async (font: typeof Font, families: readonly string[]): Promise<(text: string) => string> => {
  const wanted = families.flatMap((fontFamily) => [400, 600].map((fontWeight) => ({ fontFamily, fontWeight })));
  await Promise.all(wanted.map((one) => font.load(one)));
  const drawing = new Set(wanted.map((one) => font.getFont(one).data).filter((face) => face !== null));
  const isDrawn = (sign: string): boolean => {
    const code = sign.codePointAt(0) ?? 0;
    let found = false;
    for (const face of drawing) {
      if (!face.hasGlyphForCodePoint(code)) continue;
      found = true;
      // A letter that was first met as a part of another, as o in ó, is kept without what it stands for: it would be seen,
      // but whoever copies a reference out of the paper, or has it read aloud, would be given something else.
      const { codePoints } = face.glyphForCodePoint(code);
      if (codePoints.length === 0) codePoints.push(code);
    }
    return found;
  };
  const drawnAs = (sign: string): string => {
    if (sign === '\n' || isDrawn(sign)) return sign;
    if (unseen.test(sign)) return '';
    return /\s|\p{Cc}/u.test(sign) ? ' ' : '?';
  };
  return (text) => Array.from(text.normalize('NFC'), drawnAs).join('');
};
