import type { StockMovementKind } from '@kyakhta/contract';
import { addDays } from '../../runtime/clock.ts';
import type { Ctx } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import { type Ids, these } from '../../runtime/ids.ts';
import {
  fulfilRows,
  lockReserved,
  type Mover,
  reduceRows,
  releaseRows,
  renameRows,
  foldMovements,
  type ReservationLine,
  setLowAt,
  type StockRow,
  reserveRows,
  returnRows,
  unfulfilRows,
  selectHolding,
  selectOpenPieces,
  selectStock,
  setOnHandRows,
} from './store.ts';

/** Who changes stock, and when: its movements hold both. */
export type StockCtx = Pick<Ctx, 'db' | 'actor' | 'now'>;
const moverOf = (ctx: StockCtx, cause = '', note = ''): Mover => ({ actor: ctx.actor, at: ctx.now, cause, note });

/** Pieces that can be sold now, by variant; a variant without a row has none. */
export const freeStock = async (db: Db, skus: Ids): Promise<ReadonlyMap<number, number>> =>
  new Map((await selectStock(db, skus)).map((r) => [r.skuId, r.onHand - r.reserved]));

/** Pieces on hand, those promised included, by variant; one without a row is not there. */
export const stockOf = async (db: Db, skuIds: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  new Map((await selectStock(db, these(skuIds))).map((r) => [r.skuId, r.onHand]));

/** Result of a reservation: all of it, with what was free before it, or the first variant that is short and what is left of it. */
export type Reserved =
  | { readonly ok: true; readonly free: ReadonlyMap<number, number> }
  | { readonly ok: false; readonly skuId: number; readonly left: number };

/**
 * Reserves all lines or reports the first that is short; the caller refuses, and the transaction
 * undoes what was taken. Rows are locked in the order of variant ids, so two buyers of the same
 * goods wait for each other instead of deadlocking.
 */
export const reserveStock = async (ctx: StockCtx, lines: readonly ReservationLine[]): Promise<Reserved> => {
  const wanted = new Map<number, number>();
  for (const line of lines) wanted.set(line.skuId, (wanted.get(line.skuId) ?? 0) + line.count);
  const taken = await reserveRows(ctx.db, lines, moverOf(ctx));
  const before = new Map(taken.map(({ skuId, onHand, reserved }) => [skuId, onHand - reserved + (wanted.get(skuId) ?? 0)]));
  const missed = [...wanted.keys()].filter((id) => !before.has(id));
  if (missed.length === 0) return { ok: true, free: before };
  const free = await freeStock(ctx.db, these(missed));
  const short = missed.find((id) => (free.get(id) ?? 0) < (wanted.get(id) ?? 0)) ?? missed[0];
  if (short === undefined) throw new Error('something is missed');
  return { ok: false, skuId: short, left: Math.max(0, free.get(short) ?? 0) };
};

/** Puts what is reserved of these variants under another reference. */
export const moveReservation = async (ctx: StockCtx, from: string, to: string, skuIds: readonly number[]): Promise<void> => {
  if ((await renameRows(ctx.db, from, to, skuIds, moverOf(ctx))) !== skuIds.length)
    throw new Error(`reservation ${from} does not hold what is moved`);
};

/**
 * Gives back everything the reference still holds; a second time does nothing.
 * @param cause such as the refund it comes from
 * @returns the variants concerned.
 */
export const releaseStock = (ctx: StockCtx, reference: string, cause = ''): Promise<number[]> =>
  releaseRows(ctx.db, reference, moverOf(ctx, cause));

/** Takes back into the store what left under a reference; a second time does nothing. @returns the variants concerned. */
export const returnStock = (ctx: StockCtx, reference: string): Promise<number[]> => returnRows(ctx.db, reference, moverOf(ctx));

/**
 * Books shipped pieces out of a reservation.
 * @throws Error when the reservation does not cover them: the order and its stock disagree, which is a fault of ours.
 */
export const fulfilStock = async (
  ctx: StockCtx,
  reference: string,
  lines: readonly { readonly skuId: number; readonly count: number }[],
): Promise<void> => {
  const summed = [...Map.groupBy(lines, (l) => l.skuId)].map(([skuId, same]) => ({ skuId, count: same.reduce((n, l) => n + l.count, 0) }));
  const done = await fulfilRows(ctx.db, reference, summed, moverOf(ctx));
  if (done !== summed.length) throw new Error(`reservation ${reference} does not cover what is shipped`);
};

/**
 * Books pieces that had not left after all into their reservation again.
 * @throws Error when they did not leave under it: the order and its stock disagree, which is a fault of ours.
 */
export const unfulfilStock = async (
  ctx: StockCtx,
  reference: string,
  lines: readonly { readonly skuId: number; readonly count: number }[],
): Promise<void> => {
  const summed = [...Map.groupBy(lines, (l) => l.skuId)].map(([skuId, same]) => ({ skuId, count: same.reduce((n, l) => n + l.count, 0) }));
  if ((await unfulfilRows(ctx.db, reference, summed, moverOf(ctx))) !== summed.length)
    throw new Error(`what is taken back did not leave under reservation ${reference}`);
};

/**
 * Gives back some of the pieces that a reservation still holds.
 * @throws Error when it does not hold them: the order and its stock disagree, which is a fault of ours.
 */
export const reduceReservation = async (
  ctx: StockCtx,
  reference: string,
  lines: readonly { readonly skuId: number; readonly count: number }[],
  cause: string,
): Promise<void> => {
  const summed = [...Map.groupBy(lines, (l) => l.skuId)]
    .map(([skuId, same]) => ({ skuId, count: same.reduce((n, l) => n + l.count, 0) }))
    .filter((l) => l.count > 0);
  if (summed.length > 0 && (await reduceRows(ctx.db, reference, summed, moverOf(ctx, cause))) !== summed.length)
    throw new Error(`reservation ${reference} does not hold what is given back`);
};

/** Of these references, those whose pieces are still reserved for them. */
export const holdingReferences = async (db: Db, references: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await selectHolding(db, references));

/** Pieces of the variants that these references hold now. */
export const openPieces = (
  db: Db,
  references: readonly string[],
  skuIds: readonly number[],
): Promise<readonly { readonly reference: string; readonly skuId: number; readonly count: number }[]> =>
  selectOpenPieces(db, references, skuIds);

/** What stands there of variants and what open orders hold of it, locked until the transaction ends: what is set after it cannot fall below. */
export const lockedStock = async (db: Db, skuIds: readonly number[]): Promise<ReadonlyMap<number, StockRow>> =>
  new Map((await lockReserved(db, skuIds)).map((r) => [r.skuId, r]));

/** Why what is on hand is another: the kind of its movement, an import it came from, and a note of the person who did it. */
export interface WhySet {
  readonly kind: StockMovementKind;
  readonly cause?: string;
  readonly note?: string;
}

/**
 * Sets the pieces on hand of several variants.
 * @returns the variants whose stock is another one now
 * @throws the constraint of the table when less would be there than is promised: ask `lockedStock` first.
 */
export const setOnHandOf = (
  ctx: StockCtx,
  lines: readonly { readonly skuId: number; readonly onHand: number }[],
  why: WhySet,
): Promise<number[]> => setOnHandRows(ctx.db, lines, why.kind, moverOf(ctx, why.cause, why.note));

/** Sets the pieces on hand of one variant. @returns false when more are already promised. */
export const setOnHand = async (ctx: StockCtx, skuId: number, onHand: number, why: WhySet): Promise<boolean> => {
  if (((await lockedStock(ctx.db, [skuId])).get(skuId)?.reserved ?? 0) > onHand) return false;
  await setOnHandOf(ctx, [{ skuId, onHand }], why);
  return true;
};

/** From how few free pieces on a variant is shown as low; null: as its store says. */
export const setLow = (db: Db, skuId: number, lowAt: number | null): Promise<void> => setLowAt(db, [skuId], lowAt);

/** Movements are kept for two years; what is older is only its sum. */
const movementDays = 730;
/** Movements that one round removes, so that it is over soon. */
const roundMost = 10_000;
/** Forgets some of the oldest movements. @returns true when there may be more */
export const forgetOldMovements = async (ctx: StockCtx): Promise<boolean> =>
  (await foldMovements(ctx.db, addDays(ctx.now, -movementDays), roundMost)) === roundMost;
