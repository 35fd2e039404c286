/** Which backups are kept: all of the last days, of those before one a week, and what was written since the oldest of the former. */
import { Refusal } from '../progress.mjs';
import { removeStored, storedAt, storedFiles } from './files.mjs';

const dayMs = 86_400_000;

/** The rule, from BACKUP_KEEP_DAYS and BACKUP_KEEP_WEEKS. @returns {{days: number, weeks: number}} */
export function keepRule(env = process.env) {
  const whole = (name, otherwise, most) => {
    const text = env[name] || String(otherwise);
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1 || value > most) throw new Refusal(`${name} is "${text}"; give a number from 1 to ${most}.`);
    return value;
  };
  return { days: whole('BACKUP_KEEP_DAYS', 7, 3650), weeks: whole('BACKUP_KEEP_WEEKS', 8, 520) };
}

/**
 * Which of the backups are kept. The newest always is, and so is the last one before the days begin: from it any moment of
 * these days is reached.
 * @param {{id: string, startedAt: string}[]} bases the oldest first
 * @returns {{kept: string[], dropped: string[], reachFrom: string | undefined}} ids; reachFrom: the oldest from which what was
 *   written since is kept
 */
export function chooseKept(bases, { days, weeks }, now) {
  const daysFrom = now - days * dayMs;
  const weeksFrom = daysFrom - weeks * 7 * dayMs;
  const timed = bases.map(({ id, startedAt }) => ({ id, at: Date.parse(startedAt) }));
  const reach = timed.findLast(({ at }) => at <= daysFrom) ?? timed[0];
  const kept = new Set(timed.filter(({ at }) => at > daysFrom).map(({ id }) => id));
  if (reach) kept.add(reach.id);
  const newest = timed.at(-1);
  if (newest) kept.add(newest.id);
  // Weeks of the calendar, and of each its first: what was kept yesterday is kept today.
  const weeksSeen = new Set();
  for (const { id, at } of timed) {
    if (at > daysFrom || at <= weeksFrom) continue;
    const week = Math.floor(at / (7 * dayMs));
    if (weeksSeen.has(week)) continue;
    weeksSeen.add(week);
    kept.add(id);
  }
  const ids = timed.map(({ id }) => id);
  return { kept: ids.filter((id) => kept.has(id)), dropped: ids.filter((id) => !kept.has(id)), reachFrom: reach?.id };
}

const pauseMs = 3 * dayMs;
function isAfterPause(bases) {
  const [before, newest] = bases.slice(-2).map(({ startedAt }) => Date.parse(startedAt));
  return newest !== undefined && Math.abs(newest - before) > pauseMs;
}

/**
 * Removes backups that the rule does not keep, what was written before the oldest moment that can be reached, and files that
 * no kept backup names and that the marketplace no longer has.
 * @param {Set<string>} present the marketplace's files now
 * @returns {Promise<{bases: number, segments: number, files: number}>} how many were removed
 */
export async function removeOld(store, rule, now, present) {
  const bases = store.bases();
  // The newest is long after the one before: the marketplace stood still, or the clock is ahead. The next one tells which.
  if (isAfterPause(bases)) return { bases: 0, segments: 0, files: 0 };
  const { dropped, reachFrom } = chooseKept(bases, rule, now);
  for (const id of [...dropped, ...store.unfinished()]) store.removeBase(id);
  const reach = bases.find(({ id }) => id === reachFrom);
  const from = reach?.startWal;
  // Segments of a later timeline come later in the order of their names, too; histories are small, and stay.
  const old =
    from === undefined ? [] : store.names('wal').filter((name) => /^wal\/[0-9A-F]{24}/.test(name) && name.slice('wal/'.length) < from);
  for (const name of old) store.remove(name);
  if (dropped.length === 0) return { bases: 0, segments: old.length, files: 0 };
  const named = new Set(present);
  for (const { id } of store.bases()) for (const path of JSON.parse(await store.takeWhole(`base/${id}/files`))) named.add(path);
  // One that came and went between two backups is named by neither, and a minute in between may need it.
  const since = reach ? Date.parse(reach.startedAt) : 0;
  const gone = storedFiles(store).filter((path) => !named.has(path) && storedAt(store, path) < since);
  for (const path of gone) removeStored(store, path);
  return { bases: dropped.length, segments: old.length, files: gone.length };
}
