import { type Locale, trackingState, undoMinutes } from '@kyakhta/contract';
import type { CarrierEvent } from '../../outside/carriers/carrier.ts';
import { addMinutes } from '../../runtime/clock.ts';

/** What is left to ship of each line, and what a package wants of it. */
export interface LineLeft {
  readonly orderItemId: number;
  readonly skuId: number;
  readonly left: number;
}
export interface WantedPackage {
  readonly items?: readonly { readonly orderItemId: number; readonly count: number }[] | undefined;
}
export type Distribution = readonly (readonly { readonly orderItemId: number; readonly count: number }[])[];

/**
 * Which pieces go into which package. A package without items takes everything unshipped, and then
 * it must be the only one.
 * @returns null when the packages do not match what is left: an unknown line, more than is left, an empty package.
 */
export const distribute = (left: readonly LineLeft[], packages: readonly WantedPackage[]): Distribution | null => {
  const open = left.filter((l) => l.left > 0);
  if (open.length === 0) return null;
  if (packages.length === 1 && packages[0]?.items === undefined) return [open.map((l) => ({ orderItemId: l.orderItemId, count: l.left }))];
  const rest = new Map(open.map((l) => [l.orderItemId, l.left]));
  const result: { orderItemId: number; count: number }[][] = [];
  for (const { items } of packages) {
    if (items === undefined || items.length === 0) return null;
    const summed = new Map<number, number>();
    for (const { orderItemId, count } of items) summed.set(orderItemId, (summed.get(orderItemId) ?? 0) + count);
    for (const [orderItemId, count] of summed) {
      const available = rest.get(orderItemId) ?? 0;
      if (count > available) return null;
      rest.set(orderItemId, available - count);
    }
    result.push([...summed].map(([orderItemId, count]) => ({ orderItemId, count })));
  }
  return result;
};

/** What was reported of a parcel, by a carrier at a station or by an operator in words. */
export interface ParcelNews extends CarrierEvent {
  readonly words?: ParcelWords | null;
}
export type ParcelWords = Readonly<Partial<Record<Locale, string>>>;

/**
 * The state that is shown: a parcel past its line's estimate is overdue, wherever it was seen last. A problem is shown as
 * such, with its words; that it is late as well says nothing more.
 */
export const shownState = (seen: number, isLate: boolean): number =>
  isLate && seen !== trackingState.problem ? trackingState.overdue : seen;

const sameNews = (a: CarrierEvent, b: CarrierEvent): boolean =>
  a.state === b.state && a.station === b.station && a.at.getTime() === b.at.getTime();
/** What a carrier tells that it has not told before; it may tell things twice, and late. */
export const newsOf = (known: readonly CarrierEvent[], told: readonly CarrierEvent[]): CarrierEvent[] =>
  told.filter((e, i) => !known.some((k) => sameNews(k, e)) && told.findIndex((t) => sameNews(t, e)) === i);

/**
 * Where a package is by everything that was reported of it, in any order: where it was seen last, and when it was
 * signed for first. Nothing is signed for in time to come, however a carrier's clock goes.
 * @returns `state` null when nothing was reported
 */
export const whereIs = (events: readonly CarrierEvent[], now: Date): { readonly state: number | null; readonly signedAt: Date | null } => {
  const inTime = events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const signed = inTime.find((e) => e.state === trackingState.signed);
  if (signed === undefined) return { state: inTime.at(-1)?.state ?? null, signedAt: null };
  return { state: trackingState.signed, signedAt: signed.at < now ? signed.at : now };
};

/** Until when the store may say that a package did not leave after all. */
export const undoUntil = (shippedAt: Date): Date => addMinutes(shippedAt, undoMinutes);
/** It may still. @param isTold its carrier has told something of it: it is on its way */
export const isUndoable = (shippedAt: Date, isTold: boolean, now: Date): boolean => !isTold && now < undoUntil(shippedAt);
