/** What became of a file's products, and of the categories they name. */
export interface ImportCounts {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  /** Rows of the file that have a fault. */
  readonly refusedRows: number;
  readonly categoriesMade: number;
}
export const noCounts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0, refusedRows: 0, categoriesMade: 0 };

export const addCounts = (a: ImportCounts, b: ImportCounts): ImportCounts => ({
  created: a.created + b.created,
  changed: a.changed + b.changed,
  unchanged: a.unchanged + b.unchanged,
  refused: a.refused + b.refused,
  refusedRows: a.refusedRows + b.refusedRows,
  categoriesMade: a.categoriesMade + b.categoriesMade,
});
