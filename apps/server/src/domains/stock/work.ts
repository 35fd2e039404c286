import { nothing, type PayloadsOf } from '../../runtime/later.ts';

/** Kinds of later work that this domain answers for, with what each is told. */
export const stockWork = {
  'stock.foldMovements': nothing,
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof stockWork> {}
}
