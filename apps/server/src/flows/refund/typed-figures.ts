import type { Ctx } from '../../runtime/context.ts';
import { refuseField } from '../../runtime/wrong-fields.ts';

// Figures of a form are read here and not by the contract, so that one that is no figure is told together with all else that is wrong.

type Reader = Pick<Ctx, 'locale'>;

/** An amount as it was typed; absent where none was. */
export const typedAmount = (ctx: Reader, field: string, typed: string | undefined): string | undefined =>
  typed === undefined || /^\d{1,11}(\.\d{1,4})?$/.test(typed) ? typed : refuseField(ctx, field, 'field.amount');

/** A number of pieces as it was typed; absent where none was. */
export const typedPieces = (ctx: Reader, field: string, typed: string | undefined): number | undefined => {
  if (typed === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(typed)) return refuseField(ctx, field, 'field.whole');
  const pieces = Number(typed);
  if (pieces < 1) return refuseField(ctx, field, 'field.min', { min: 1 });
  return pieces > 1_000_000 ? refuseField(ctx, field, 'field.max', { max: 1_000_000 }) : pieces;
};

/** Words that have to be there. */
export const neededWords = (ctx: Reader, field: string, typed: string | undefined): string =>
  typed ?? refuseField(ctx, field, 'field.blank');
