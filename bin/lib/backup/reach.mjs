/**
 * Whether the folder of backups reaches up to now: a whole backup, and every segment since. A folder that was left for a
 * while, or from which something was removed, has a gap, and nothing behind the gap can be brought back from it.
 */
import { withClient } from '../postgres-client.mjs';
import { segmentNumber } from './base.mjs';
import { basesOn, gapOn, lineOf, wayTo } from './lines.mjs';

/** The first segment that cannot have been archived yet. Asked before what waits is moved, so that all before it must lie in the folder then. */
export const firstUnarchived = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `with now as (select pg_walfile_name(pg_current_wal_lsn()) collate "C" as name)
       select least(now.name, (select min(left(s.name, 24) collate "C") from pg_ls_archive_statusdir() s
         where s.name ~ '^[0-9A-F]{24}\\.ready$' and left(s.name, 8) = left(now.name, 8))) as name from now`,
    );
    return rows[0].name;
  });

/**
 * The newest whole backup from which everything before a segment can be reached.
 * @param {string} unarchived the first segment that cannot lie in the folder yet
 * @returns {Promise<{base?: object, gap?: string, newest?: string}>} gap: the first segment that is lacking behind the newest
 *   backup, when one is; newest: the backup that was the last when this was looked at
 */
export async function reaching(store, unarchived) {
  const way = await wayTo(store, lineOf(unarchived));
  const bases = store.bases();
  const newest = bases.at(-1)?.id;
  const base = basesOn(bases, way).at(-1);
  if (!base) return { newest };
  const gap = gapOn(store, way, base, segmentNumber(unarchived) - 1n);
  return gap === undefined ? { base, newest } : { gap, newest };
}

/**
 * The whiles to any minute of which a database can be brought back along a line, the first first: after a gap only the next
 * whole backup reaches further. The end of a line is when the last segment before it was put in.
 * @returns {Promise<{from: string, to: string}[]>} ISO 8601
 */
export async function rangesOf(store, line) {
  const way = await wayTo(store, line);
  const segments = store.names('wal').map((name) => name.slice('wal/'.length));
  const ranges = [];
  for (const base of basesOn(store.bases(), way)) {
    const gap = gapOn(store, way, base);
    const kept = segments.filter((name) => isOn(way, name) && segmentNumber(name) >= segmentNumber(base.stopWal));
    const before = gap === undefined ? kept : kept.filter((name) => segmentNumber(name) < segmentNumber(gap));
    const ends = before.map((name) => store.putAt(`wal/${name}`));
    const to = ends.length > 0 ? new Date(Math.max(...ends)).toISOString() : base.consistentAt;
    const last = ranges.at(-1);
    // One that lies within reach of the one before goes as far as that.
    if (last && last.gap === gap) continue;
    ranges.push({ from: base.consistentAt, to: to > base.consistentAt ? to : base.consistentAt, gap });
  }
  return ranges.map(({ from, to }) => ({ from, to }));
}

const isOn = (way, name) => {
  const part = /^[0-9A-F]{24}$/.test(name) && way.find(({ line }) => line === lineOf(name));
  return Boolean(part) && (part.until === undefined || segmentNumber(name) <= part.until);
};
