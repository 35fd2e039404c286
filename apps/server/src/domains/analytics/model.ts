import { dayIn, type Visit } from '@kyakhta/contract';
import { addDays } from '../../runtime/clock.ts';

/** A visit as it is kept. */
export interface LoggedVisit extends Visit {
  readonly id: bigint;
  readonly at: Date;
  /** The buyer of the session that told it. */
  readonly userId: number | null;
}

/** Full months that visits are kept after their own. */
const monthsKept = 13;
/** Months whose partitions are made before they begin. */
const monthsAhead = 2;

/** The first instant of a month (UTC), so many months away from the one of an instant. */
export const monthStart = (at: Date, away = 0): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + away, 1));

/** Name of a month's partition; names sort as months do. */
export const partitionOf = (month: Date): string => `visits_${month.toISOString().slice(0, 7).replace('-', '_')}`;

/** The months that must have a partition now. */
export const monthsToMake = (now: Date): Date[] => Array.from({ length: monthsAhead + 1 }, (_, n) => monthStart(now, n));
/** Of partitions by name, those that are too old to keep. */
export const tooOld = (names: readonly string[], now: Date): string[] => {
  const oldest = partitionOf(monthStart(now, -monthsKept));
  return names.filter((name) => name < oldest);
};

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
/** Days that are counted a first time or again: from the one before the last that was counted, at most so many back. */
export const daysToCount = (lastCounted: string | null, now: Date, most = 400): string[] => {
  const yesterday = addDays(now, -1);
  const from = lastCounted === null ? addDays(now, -most) : new Date(Math.min(Date.parse(lastCounted), yesterday.getTime()));
  const days: string[] = [];
  for (let day = new Date(dayOf(from)); day <= now; day = addDays(day, 1)) days.push(dayOf(day));
  return days.slice(-most);
};

/** The days of a zone from the one of an instant to the one of another. */
export const daysFrom = (from: Date, to: Date, zone: string): string[] => {
  const last = dayIn(to, zone);
  const days: string[] = [];
  for (let day = new Date(dayIn(from, zone)); dayOf(day) <= last; day = addDays(day, 1)) days.push(dayOf(day));
  return days;
};
