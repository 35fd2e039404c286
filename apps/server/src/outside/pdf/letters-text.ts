import { lettersOf, paperFaces } from './fonts.ts';

/** Ranges as text: the gap to the range before and, behind `+`, how many more code points follow; base 36. */
const rangesText = (codes: readonly number[]): string => {
  const parts: string[] = [];
  let next = 0;
  for (let i = 0; i < codes.length;) {
    const from = codes[i] ?? 0;
    let to = from;
    while (codes[i + 1 + to - from] === to + 1) to += 1;
    parts.push(`${(from - next).toString(36)}${to > from ? `+${(to - from).toString(36)}` : ''}`);
    next = to + 1;
    i += to - from + 1;
  }
  return parts.join(',');
};

/** `packages/contract/src/printed-letters.ts`, out of the faces themselves. */
export const lettersText = async (): Promise<string> => {
  const { Font } = await import('@react-pdf/renderer');
  const lines = [
    '// Written by node bin/generate.mjs from the faces of apps/server/src/outside/pdf. Not edited by hand.',
    '',
    '/** Faces of our papers, in the order in which a letter is looked for. */',
    `export const printedFaces = [${paperFaces.map((face) => `'${face}'`).join(', ')}] as const;`,
    'export type PrintedFace = (typeof printedFaces)[number];',
    '',
    '/** Letters that each face has; `letters.ts` reads them. */',
    'export const printedLetters: Readonly<Record<PrintedFace, string>> = {',
  ];
  for (const face of paperFaces) {
    const key = /^\w+$/.test(face) ? face : `'${face}'`;
    lines.push(`  ${key}: '${rangesText(await lettersOf(Font, face))}',`);
  }
  return [...lines, '};', ''].join('\n');
};
