import type { Paper, PaperSection, PaperSignature, PaperTable } from './paper.ts';
import { facesFor, printableIn } from './fonts.ts';
import type { ReactElement } from 'react';

/** Sizes in points; A4 is 595 by 842. */
const size = { text: 8.5, small: 7, heading: 9.5, title: 14 } as const;
const ink = '#1d2733';
const faint = '#5d6b7a';
const line = '#c9d1da';
/** A word of more letters may be divided, or it would leave its column. */
const wholeMost = 24;

const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{P}]*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,24}/gu;
const divided = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/**
 * Where a line may end inside a word: before and after any Chinese character, and in what is too long. The library sets
 * a hyphen between two pieces, but none where an empty one stands between them.
 */
const piecesOf = (word: string): string[] => {
  if (!divided.test(word) && word.length <= wholeMost) return [word];
  return (word.match(pieces) ?? [word]).flatMap((piece) => ['', piece, '']);
};

const load = async () => {
  const [{ createElement }, pdf] = await Promise.all([import('react'), import('@react-pdf/renderer')]);
  pdf.Font.registerHyphenationCallback(piecesOf);
  const { Document, Font, Image, Page, Text, View, renderToBuffer } = pdf;
  return { createElement, Document, Font, Image, Page, Text, View, renderToBuffer };
};
type Library = Awaited<ReturnType<typeof load>>;
let library: Promise<Library> | undefined;
/** The library, and how a text is printed in the faces of this paper. */
interface Pen extends Library {
  readonly printable: (text: string) => string;
}

const isRightToLeft = (language: string): boolean => /^(ar|he)\b/.test(language);
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Which way a text is written, by its first letter. */
const directionOf = (text: string): 'rtl' | 'ltr' => (rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr');

/**
 * `Label: value` of a language that runs to the left, where the value has no letter of such a script: numbers, accounts and names.
 * The parts of a telephone number would change places in it, and none of our faces has the marks that prevent that.
 */
const labelled = (text: string): readonly [string, string] | null => {
  const at = text.indexOf(': ');
  const value = at < 0 ? '' : text.slice(at + 2);
  return value === '' || rightToLeft.test(value) ? null : [text.slice(0, at + 1), value];
};

/** A paragraph of one column, in a language that runs to the right or to the left. */
const paragraphOf = ({ createElement: h, View, Text, printable }: Pen, text: string, language: string, style: object): ReactElement => {
  if (!isRightToLeft(language)) return h(Text, { style: { ...style, textAlign: 'left' } }, printable(text));
  const parts = labelled(text);
  const leftwards = { ...style, direction: 'rtl', textAlign: 'right' } as const;
  if (parts === null) return h(Text, { style: leftwards }, printable(text));
  const [label, value] = parts;
  return h(
    View,
    { style: { flexDirection: 'row-reverse', gap: 3 } },
    h(Text, { key: 'label', style: { ...leftwards, flexShrink: 0 } }, printable(label)),
    h(Text, { key: 'value', style: { ...style, textAlign: 'right', flexGrow: 1, flexShrink: 1, flexBasis: 0 } }, printable(value)),
  );
};

/** The two columns: the same words side by side. */
const twoColumns = (pen: Pen, pair: readonly [string, string], languages: Paper['languages'], style: object, key: string): ReactElement => {
  const { createElement: h, View } = pen;
  return h(
    View,
    { key, style: { flexDirection: 'row', gap: 16 } },
    ...pair.map((text, i) => h(View, { key: i, style: { width: '50%' } }, paragraphOf(pen, text, languages[i] ?? '', style))),
  );
};

const tableOf = ({ createElement: h, View, Text, printable }: Pen, { columns, rows }: PaperTable, key: string): ReactElement => {
  const cell = (texts: readonly string[], column: PaperTable['columns'][number], style: object, i: number): ReactElement =>
    h(
      View,
      { key: i, style: { width: `${column.width * 100}%`, paddingHorizontal: 3 } },
      ...texts
        .filter((text) => text !== '')
        .map((text, n) =>
          h(
            Text,
            {
              key: n,
              style: {
                ...style,
                ...(n === 0 ? {} : { color: faint }),
                direction: directionOf(text),
                textAlign: column.numeric ? 'right' : 'left',
              },
            },
            printable(text),
          ),
        ),
    );
  const rowStyle = { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: line, paddingVertical: 3 } as const;
  return h(
    View,
    { key, style: { borderTopWidth: 0.5, borderTopColor: line, marginVertical: 4 } },
    h(
      View,
      { key: 'head', style: { ...rowStyle, backgroundColor: '#f1f4f7' }, fixed: true },
      ...columns.map((column, i) => cell(column.heading, column, { fontSize: size.small, fontWeight: 600 }, i)),
    ),
    ...rows.map((row, r) =>
      h(
        View,
        { key: r, style: rowStyle, wrap: false },
        ...columns.map((column, i) => cell(row[i] ?? [], column, { fontSize: size.small }, i)),
      ),
    ),
  );
};

/** One side of the block of signatures, its stamp beside its words. */
const sideOf = (
  { createElement: h, Image, View, Text, printable }: Pen,
  { side, name, signatory, how }: PaperSignature,
  stamp: Buffer | null,
  key: number,
): ReactElement => {
  const words = [
    { text: [...new Set(side)].filter((text) => text !== '').join(' / '), style: { fontWeight: 600 } },
    { text: name, style: { fontWeight: 600 } },
    { text: signatory, style: {} },
    ...[...new Set(how)].map((text) => ({ text, style: { fontSize: size.small, color: faint } })),
  ].filter(({ text }) => text !== '');
  return h(
    View,
    { key, style: { width: '50%', flexDirection: 'row', gap: 6 } },
    h(
      View,
      { key: 'words', style: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } },
      ...words.map(({ text, style }, i) =>
        h(
          Text,
          { key: i, style: { fontSize: size.text, lineHeight: 1.3, textAlign: 'left', direction: directionOf(text), ...style } },
          printable(text),
        ),
      ),
    ),
    stamp === null ? null : h(Image, { key: 'stamp', src: { data: stamp, format: 'png' }, style: stampBox }),
  );
};
/** Stamps are round and some 4 cm wide, or smaller. */
const stampBox = { width: 92, height: 92, objectFit: 'contain' } as const;

const signaturesOf = (pen: Pen, signatures: readonly PaperSignature[], stamp: Buffer | null): ReactElement =>
  pen.createElement(
    pen.View,
    {
      key: 'signatures',
      style: { flexDirection: 'row', gap: 16, marginTop: 10, paddingTop: 8, borderTopWidth: 0.5, borderTopColor: line },
    },
    ...signatures.map((one, i) => sideOf(pen, one, one.stamp === null ? null : stamp, i)),
  );

/** @param beside what may not be parted from the end of it: the signatures stand below words that are signed */
const sectionOf = (
  pen: Pen,
  section: PaperSection,
  languages: Paper['languages'],
  n: number,
  beside: ReactElement | null,
): ReactElement => {
  const { createElement: h, View } = pen;
  const words = twoColumns(pen, section.heading, languages, { fontSize: size.heading, fontWeight: 600, marginBottom: 2 }, 'words');
  const paragraphs = section.paragraphs.map((pair, i) =>
    twoColumns(pen, pair, languages, { fontSize: size.text, lineHeight: 1.3, marginBottom: 2.5 }, `p${i}`),
  );
  const table = section.table === null ? null : tableOf(pen, section.table, 'table');
  const style = { marginTop: 9 } as const;
  if (beside !== null && table === null) return h(View, { key: n, style, wrap: false }, words, ...paragraphs, beside);
  const [first, ...rest] = paragraphs;
  // A heading never stands alone at the foot of a page.
  const head =
    first === undefined ? h(View, { key: 'head', minPresenceAhead: 24 }, words) : h(View, { key: 'head', wrap: false }, words, first);
  return h(View, { key: n, style }, head, ...rest, table, beside === null ? null : h(View, { key: 'beside', wrap: false }, beside));
};

/** The page frame: who issued which paper of which day above, the page's number below. */
const frame = (
  { createElement: h, View, Text, printable }: Pen,
  paper: Paper,
  day = paper.day?.[0] ?? paper.at.slice(0, 10),
): ReactElement[] => [
  h(
    View,
    {
      key: 'head',
      fixed: true,
      style: { flexDirection: 'row', justifyContent: 'space-between', color: faint, fontSize: size.small, marginBottom: 10 },
    },
    h(Text, { key: 'issuer' }, printable(paper.issuer)),
    h(
      View,
      { key: 'number', style: { flexDirection: 'row', gap: 3 } },
      h(Text, { key: 'of' }, printable(`№ ${paper.number} ·`)),
      h(Text, { key: 'day', style: { direction: directionOf(day), textAlign: 'left' } }, printable(day)),
    ),
  ),
  h(Text, {
    key: 'foot',
    fixed: true,
    style: { position: 'absolute', bottom: 22, left: 0, right: 0, textAlign: 'center', color: faint, fontSize: size.small },
    render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) => printable(`${pageNumber} / ${totalPages}`),
  }),
];

/**
 * The paper as PDF. The same paper gives the same bytes with the same versions of library and fonts.
 * @param stamp PNG, drawn with each signature that names one
 */
export const drawPaper = async (paper: Paper, stamp: Buffer | null = null): Promise<Buffer> => {
  library ??= load();
  const lib = await library;
  const { createElement: h, Document, Font, Page, renderToBuffer } = lib;
  const at = new Date(paper.at);
  const fontFamily = facesFor(Font, JSON.stringify(paper));
  const pen: Pen = { ...lib, printable: await printableIn(Font, fontFamily) };
  const last = paper.sections.length - 1;
  const block = paper.signatures === undefined ? null : signaturesOf(pen, paper.signatures, stamp);
  const page = h(
    Page,
    {
      size: 'A4',
      style: {
        fontFamily,
        fontSize: size.text,
        color: ink,
        paddingTop: 30,
        paddingBottom: 44,
        paddingHorizontal: 40,
      },
    },
    ...frame(pen, paper),
    twoColumns(pen, paper.title, paper.languages, { fontSize: size.title, fontWeight: 600, marginBottom: 4 }, 'title'),
    ...paper.sections.map((section, n) => sectionOf(pen, section, paper.languages, n, n === last ? block : null)),
  );
  const about = {
    title: `${paper.title[0]} ${paper.number}`,
    author: paper.issuer,
    creator: paper.issuer,
    producer: paper.issuer,
    language: paper.languages[0],
    creationDate: at,
    modificationDate: at,
  };
  return renderToBuffer(h(Document, about, page));
};
