/**
 * A business paper in two languages side by side, as data: kept with what it is about, shown on pages as text and
 * drawn as PDF from the same words.
 */

/** The same words in the paper's first and second language. */
export type Pair = readonly [string, string];

export interface PaperColumn {
  readonly heading: Pair;
  /** Figures stand at the end of their column. */
  readonly numeric: boolean;
  /** Share of the width. */
  readonly width: number;
}
export interface PaperTable {
  readonly columns: readonly PaperColumn[];
  /** Rows of cells, each of one line or several. */
  readonly rows: readonly (readonly (readonly string[])[])[];
}
export interface PaperSection {
  readonly heading: Pair;
  readonly paragraphs: readonly Pair[];
  readonly table: PaperTable | null;
}
/** One side of the block of signatures at the end of a paper. */
export interface PaperSignature {
  /** Which side, such as «Платформа». */
  readonly side: Pair;
  readonly name: string;
  /** Who signs for it; empty where nobody is named. */
  readonly signatory: string;
  /** How it signs. */
  readonly how: Pair;
  /** Name of the kept picture of its stamp; null: it has none. */
  readonly stamp: string | null;
}
export interface Paper {
  readonly number: string;
  /** ISO 8601 in UTC; the file is dated with it, so that the same paper is the same bytes. */
  readonly at: string;
  /** Language tags (BCP 47) of the columns. */
  readonly languages: Pair;
  readonly title: Pair;
  /** Who issues it: head of each page and author of the file. */
  readonly issuer: string;
  readonly sections: readonly PaperSection[];
  /** Its day and the zone in which that is the day, as its languages write them; papers from before have none and are of UTC. */
  readonly day?: Pair;
  /** Who stands for it, at its end; the papers that are no deal of two sides have none. */
  readonly signatures?: readonly PaperSignature[];
}
