/** What is to be packed of a line: pieces that are neither out nor given back, and how many cartons they are. */
export interface ToPack {
  readonly pieces: number;
  readonly cartons: number;
}
export const toPack = (line: {
  readonly prodCount: number;
  readonly cartons: number;
  readonly shippedCount: number;
  readonly refundedCount: number;
}): ToPack => {
  const pieces = Math.max(0, line.prodCount - line.shippedCount - line.refundedCount);
  // A carton holds the same number of pieces throughout; a broken one is a carton all the same.
  const perCarton = line.cartons > 0 ? line.prodCount / line.cartons : line.prodCount;
  return { pieces, cartons: perCarton > 0 ? Math.ceil(pieces / perCarton) : 0 };
};
