import type { FileAnswer } from '@kyakhta/contract';
import { buffer } from 'node:stream/consumers';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page as a reader of the file sees it. */
export interface PrintedPage {
  /** Lines from top to bottom, what is in one of them from left to right. */
  readonly lines: readonly string[];
  /** What begins in the left half and in the right half, by `squeezed`: the two languages of a paper. */
  readonly left: string;
  readonly right: string;
  /** Signs that no face had: they are printed as boxes. */
  readonly boxes: number;
}
interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Baselines of two scripts in one line differ by so many points at most; the next line is further down. */
const sameLine = 4;

/** Text without the white space by which lines are divided: where it wraps is nothing to test. */
export const squeezed = (text: string): string => text.replaceAll(/\s/gu, '');

const linesOf = (pieces: readonly Piece[]): string[] => {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line?.[0] !== undefined && line[0].y - piece.y <= sameLine) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) =>
    line
      .toSorted((a, b) => a.x - b.x)
      .map((piece) => piece.text)
      .join(' '),
  );
};

/** @param args of one drawing of text: signs, with numbers of spaces between them */
const boxesIn = ([signs]: readonly [readonly ({ originalCharCode?: number } | number)[]]): number =>
  // Sign 0 of a face is the box; its text would be read as if it were there.
  signs.filter((sign) => typeof sign === 'object' && sign.originalCharCode === 0).length;

/** The pages of a PDF, read by a library that is not the one that drew it. */
export const readPdf = async (bytes: Uint8Array): Promise<PrintedPage[]> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    const file = await task.promise;
    const pages: PrintedPage[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const [, , width = 0] = page.view;
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item): Piece[] =>
        'str' in item && item.str.trim() !== '' ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) }] : [],
      );
      const half = (isIn: (x: number) => boolean): string =>
        squeezed(
          pieces
            .filter(({ x }) => isIn(x))
            .map(({ text }) => text)
            .join(''),
        );
      const { fnArray, argsArray } = await page.getOperatorList();
      const boxes = fnArray.map((fn, i) => (fn === OPS.showText ? boxesIn(argsArray[i] as Parameters<typeof boxesIn>[0]) : 0));
      pages.push({
        lines: linesOf(pieces),
        left: half((x) => x < width / 2),
        right: half((x) => x >= width / 2),
        boxes: boxes.reduce((sum, n) => sum + n, 0),
      });
    }
    return pages;
  } finally {
    await task.destroy();
  }
};

/** All pages of a PDF that a call answered, one below the other. */
export const paperIn = async (file: FileAnswer | undefined): Promise<PrintedPage> => {
  if (file === undefined) throw new Error('no file came');
  const pages = await readPdf(await buffer(file.bytes));
  return {
    lines: pages.flatMap((page) => page.lines),
    left: pages.map((page) => page.left).join(''),
    right: pages.map((page) => page.right).join(''),
    boxes: pages.reduce((sum, page) => sum + page.boxes, 0),
  };
};
