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
}
