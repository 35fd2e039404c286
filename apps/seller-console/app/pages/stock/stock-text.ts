import { stockMax } from '@kyakhta/contract/values';

/** What somebody wrote for the stock of a variant: what is there, or so many more or fewer. */
export type StockEdit = { readonly count: number } | { readonly change: number };

/** Reads `120`, `+5` or `-3`, with spaces as people set them; null when it is nothing of the kind. */
export const readStockEdit = (text: string): StockEdit | null => {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(/^[−–]/, '-');
  const match = /^([+-]?)(\d{1,10})$/.exec(plain);
  const pieces = Number(match?.[2]);
  if (match === null || pieces > stockMax) return null;
  if (match[1] === '') return { count: pieces };
  return pieces === 0 ? null : { change: match[1] === '-' ? -pieces : pieces };
};
