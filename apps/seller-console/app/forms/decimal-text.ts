export type NumberProblem = 'price' | 'stock';

/** The decimal text of an amount as a person types it: spaces dropped, a decimal comma read as a point. Never a float. */
export const readDecimal = (text: string): string => {
  const plain = text.replaceAll(/\s/g, '');
  return /^\d+,\d+$/.test(plain) ? plain.replace(',', '.') : plain;
};

/** Whether the text is an amount above zero with no more digits after the point than the currency has. */
export function priceProblem(text: string, decimals: number): NumberProblem | null {
  const match = /^(\d{1,11})(?:\.(\d+))?$/.exec(readDecimal(text));
  if (!match) return 'price';
  if ((match[2]?.length ?? 0) > decimals) return 'price';
  return /[1-9]/.test(match[0]) ? null : 'price';
}

/** A whole number of pieces, or nothing when the field was left empty. */
export const readCount = (text: string): number | null => {
  const plain = text.replaceAll(/\s/g, '');
  return plain === '' ? null : Number(plain);
};
export const stockProblem = (text: string): NumberProblem | null => (/^\d{0,9}$/.test(text.replaceAll(/\s/g, '')) ? null : 'stock');
