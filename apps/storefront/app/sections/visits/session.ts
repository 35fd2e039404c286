import { systemType, visitSessionMinutes, visitType, type PageId } from '@kyakhta/contract/values';
import type { VisitedPage } from './page-of.ts';

/** What a browser remembers between pages: random names and figures, nothing about the person. */
export type Remembered = {
  uuid: string;
  uuidSession: string;
  step: number;
  /** When the last page was opened, in milliseconds. */
  at: number;
  /** The last page that was logged in this session. */
  last: PageId | null;
};

export type Visit = VisitedPage & {
  step: number;
  systemType: number;
  visitType: number;
  nums: number;
  uuid: string;
  uuidSession: string;
  prevPageId?: PageId;
};

const sessionMs = visitSessionMinutes * 60_000;

/**
 * The next page of a browser. More than thirty minutes after the last one another session begins: its steps are counted
 * from one, and nothing came before.
 * @param page null for a page that is not logged; it keeps the session going all the same
 */
export function next(
  before: Remembered | null,
  page: VisitedPage | null,
  now: number,
  random: () => string,
): { remembered: Remembered; visit: Visit | null } {
  const goesOn = before !== null && now - before.at <= sessionMs;
  const uuid = before?.uuid ?? random();
  const uuidSession = goesOn ? before.uuidSession : random();
  const last = goesOn ? before.last : null;
  const step = (goesOn ? before.step : 0) + (page === null ? 0 : 1);
  const remembered = { uuid, uuidSession, step, at: now, last: page?.pageId ?? last };
  if (page === null) return { remembered, visit: null };
  const visit = { ...page, step, systemType: systemType.pc, visitType: visitType.visit, nums: 1, uuid, uuidSession };
  return { remembered, visit: last === null ? visit : { ...visit, prevPageId: last } };
}

const isText = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{8,64}$/.test(value);

/** What was remembered, if it can still be made out. */
export function readRemembered(text: string | null): Remembered | null {
  try {
    const { uuid, uuidSession, step, at, last } = JSON.parse(text ?? 'null') as Record<string, unknown>;
    if (!isText(uuid) || !isText(uuidSession) || !Number.isSafeInteger(step) || typeof at !== 'number') return null;
    return { uuid, uuidSession, step: Number(step), at, last: Number.isInteger(last) ? (last as PageId) : null };
  } catch {
    return null;
  }
}
