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

/** Scripts that the faces have signs for; others are printed as a question mark. */
const printed =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}(?<![\d#*©®™])/gu;

/** Text as it can be printed: a sign that no face has becomes a question mark. */
export const printable = (text: string): string => text.replaceAll(printed, '?');
export const isPrintable = (text: string): boolean => printable(text) === text;

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
