import type { Paper, PaperSection, PaperTable } from './paper.ts';
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
  const { Document, Font, Page, Text, View, renderToBuffer } = pdf;
  return { createElement, Document, Font, Page, Text, View, renderToBuffer };
};
type Library = Awaited<ReturnType<typeof load>>;
let library: Promise<Library> | undefined;
/** The library, and how a text is printed in the faces of this paper. */
interface Pen extends Library {
  readonly printable: (text: string) => string;
}

const isRightToLeft = (language: string): boolean => /^(ar|he)\b/.test(language);

/** The two columns: the same words side by side. */
const twoColumns = (
  { createElement: h, View, Text, printable }: Pen,
  pair: readonly [string, string],
  languages: Paper['languages'],
  style: object,
  key: string,
): ReactElement =>
  h(
    View,
    { key, style: { flexDirection: 'row', gap: 16 } },
    ...pair.map((text, i) =>
      h(
        View,
        { key: i, style: { width: '50%' } },
        h(Text, { style: { ...style, textAlign: isRightToLeft(languages[i] ?? '') ? 'right' : 'left' } }, printable(text)),
      ),
    ),
  );

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
            { key: n, style: { ...style, ...(n === 0 ? {} : { color: faint }), textAlign: column.numeric ? 'right' : 'left' } },
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

const sectionOf = (pen: Pen, section: PaperSection, languages: Paper['languages'], n: number): ReactElement => {
  const { createElement: h, View } = pen;
  return h(
    View,
    { key: n, style: { marginTop: 9 } },
    h(
      View,
      { key: 'heading', minPresenceAhead: 24 },
      twoColumns(pen, section.heading, languages, { fontSize: size.heading, fontWeight: 600, marginBottom: 2 }, 'words'),
    ),
    ...section.paragraphs.map((pair, i) =>
      twoColumns(pen, pair, languages, { fontSize: size.text, lineHeight: 1.3, marginBottom: 2.5 }, `p${i}`),
    ),
    section.table === null ? null : tableOf(pen, section.table, 'table'),
  );
};

/** The page frame: who issued which paper of which day above, the page's number below. */
const frame = ({ createElement: h, View, Text, printable }: Pen, paper: Paper): ReactElement[] => [
  h(
    View,
    {
      key: 'head',
      fixed: true,
      style: { flexDirection: 'row', justifyContent: 'space-between', color: faint, fontSize: size.small, marginBottom: 10 },
    },
    h(Text, { key: 'issuer' }, printable(paper.issuer)),
    h(Text, { key: 'number' }, printable(`№ ${paper.number} · ${paper.at.slice(0, 10)}`)),
  ),
  h(Text, {
    key: 'foot',
    fixed: true,
    style: { position: 'absolute', bottom: 22, left: 0, right: 0, textAlign: 'center', color: faint, fontSize: size.small },
    render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) => printable(`${pageNumber} / ${totalPages}`),
  }),
];

/** The paper as PDF. The same paper gives the same bytes with the same versions of library and fonts. */
export const drawPaper = async (paper: Paper): Promise<Buffer> => {
  library ??= load();
  const lib = await library;
  const { createElement: h, Document, Font, Page, renderToBuffer } = lib;
  const at = new Date(paper.at);
  const fontFamily = facesFor(Font, JSON.stringify(paper));
  const pen: Pen = { ...lib, printable: await printableIn(Font, fontFamily) };
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
    ...paper.sections.map((section, n) => sectionOf(pen, section, paper.languages, n)),
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
