import type { Db } from '../../runtime/database.ts';
import {
  fulfilRows,
  lockReserved,
  reduceRows,
  releaseRows,
  renameRows,
  type ReservationLine,
  reserveRows,
  returnRows,
  selectHolding,
  selectStock,
  setOnHandRow,
  setOnHandRows,
} from './store.ts';

/** Pieces that can be sold now, by variant; a variant without a row has none. */
export const freeStock = async (db: Db, skuIds: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  new Map((await selectStock(db, skuIds)).map((r) => [r.skuId, r.onHand - r.reserved]));

/** Result of a reservation: all of it, or the first variant that is short and what is left of it. */
export type Reserved = { readonly ok: true } | { readonly ok: false; readonly skuId: number; readonly left: number };

/**
 * Reserves all lines or reports the first that is short; the caller refuses, and the transaction
 * undoes what was taken. Rows are locked in the order of variant ids, so two buyers of the same
 * goods wait for each other instead of deadlocking.
 */
export const reserveStock = async (db: Db, lines: readonly ReservationLine[], at: Date): Promise<Reserved> => {
  const wanted = new Map<number, number>();
  for (const line of lines) wanted.set(line.skuId, (wanted.get(line.skuId) ?? 0) + line.count);
  const taken = await reserveRows(db, lines, at);
  const missed = [...wanted.keys()].filter((id) => !taken.includes(id));
  if (missed.length === 0) return { ok: true };
  const free = await freeStock(db, missed);
  const short = missed.find((id) => (free.get(id) ?? 0) < (wanted.get(id) ?? 0)) ?? missed[0];
  if (short === undefined) throw new Error('something is missed');
  return { ok: false, skuId: short, left: Math.max(0, free.get(short) ?? 0) };
};

/** Puts what is reserved of these variants under another reference. */
export const moveReservation = async (db: Db, from: string, to: string, skuIds: readonly number[]): Promise<void> => {
  if ((await renameRows(db, from, to, skuIds)) !== skuIds.length) throw new Error(`reservation ${from} does not hold what is moved`);
};

/** Gives back everything the reference still holds; a second time does nothing. @returns the variants concerned. */
export const releaseStock = (db: Db, reference: string, at: Date): Promise<number[]> => releaseRows(db, reference, at);

/** Takes back into the store what left under a reference; a second time does nothing. @returns the variants concerned. */
export const returnStock = (db: Db, reference: string): Promise<number[]> => returnRows(db, reference);

/**
 * Books shipped pieces out of a reservation.
 * @throws Error when the reservation does not cover them: the order and its stock disagree, which is a fault of ours.
 */
export const fulfilStock = async (
  db: Db,
  reference: string,
  lines: readonly { readonly skuId: number; readonly count: number }[],
): Promise<void> => {
  const summed = [...Map.groupBy(lines, (l) => l.skuId)].map(([skuId, same]) => ({ skuId, count: same.reduce((n, l) => n + l.count, 0) }));
  const done = await fulfilRows(db, reference, summed);
  if (done !== summed.length) throw new Error(`reservation ${reference} does not cover what is shipped`);
};

/**
 * Gives back some of the pieces that a reservation still holds.
 * @throws Error when it does not hold them: the order and its stock disagree, which is a fault of ours.
 */
export const reduceReservation = async (
  db: Db,
  reference: string,
  lines: readonly { readonly skuId: number; readonly count: number }[],
): Promise<void> => {
  const summed = [...Map.groupBy(lines, (l) => l.skuId)]
    .map(([skuId, same]) => ({ skuId, count: same.reduce((n, l) => n + l.count, 0) }))
    .filter((l) => l.count > 0);
  if (summed.length > 0 && (await reduceRows(db, reference, summed)) !== summed.length)
    throw new Error(`reservation ${reference} does not hold what is given back`);
};

/** Of these references, those whose pieces are still reserved for them. */
export const holdingReferences = async (db: Db, references: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await selectHolding(db, references));

/** Sets the pieces on hand. @returns false when more are already promised. */
export const setOnHand = (db: Db, skuId: number, onHand: number): Promise<boolean> => setOnHandRow(db, skuId, onHand);

/** Pieces that open orders hold, by variant, locked until the transaction ends: what is set after it cannot fall below. */
export const promisedStock = async (db: Db, skuIds: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  new Map((await lockReserved(db, skuIds)).map((r) => [r.skuId, r.reserved]));

/** Pieces on hand by variant, locked until the transaction ends. */
export const heldStock = async (db: Db, skuIds: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  new Map((await lockReserved(db, skuIds)).map((r) => [r.skuId, r.onHand]));

/**
 * Sets the pieces on hand of several variants.
 * @returns the variants whose stock is another one now
 * @throws the constraint of the table when less would be there than is promised: ask `promisedStock` first.
 */
export const setOnHandOf = (db: Db, lines: readonly { readonly skuId: number; readonly onHand: number }[]): Promise<number[]> =>
  setOnHandRows(db, lines);
