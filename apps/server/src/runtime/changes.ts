import { sql } from './sql.ts';
import type { AnswerCache } from './cache.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';

const everyMs = 500;
const failuresUntilBypass = 2;
/** A database that hangs tells as little as one that fails. */
const patienceMs = 1000;

/**
 * Follows the `changes` rows of other processes and drops what they name; also brings the demo
 * clock's offset along. What is read is what the snapshot of the last reading did not see: one that
 * commits late is not missed, and what was announced once is not announced again for as long as some old
 * transaction stays open. When following fails the cache is bypassed until it works again.
 */
export const followChanges = (
  db: Db,
  cache: AnswerCache,
  clock: Clock,
  baseOffsetSeconds: number,
  log: (message: string) => void,
  sessions: AnswerCache,
): { stop(): void; read(): Promise<void> } => {
  let seen: string | null = null;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const read = async (): Promise<void> => {
    const { rows } = await sql<{ snapshot: string; offset: bigint | null; keys: string[] | null }>`
      select pg_current_snapshot()::text as snapshot,
        (select clock_offset_seconds from instance) as offset,
        (select array_agg(distinct key) from changes
          where xid >= pg_snapshot_xmin(${seen}::text::pg_snapshot)
            and not pg_visible_in_snapshot(xid, ${seen}::text::pg_snapshot)) as keys`.execute(db);
    const row = rows[0];
    if (row === undefined) return;
    for (const key of row.keys ?? []) {
      cache.drop(key);
      sessions.drop(key);
    }
    seen = row.snapshot;
    if (row.offset !== null) clock.setOffsetSeconds(baseOffsetSeconds + Number(row.offset));
    if (!cache.enabled) {
      log('following changes works again, cache used again');
      cache.clear();
      sessions.clear();
      cache.enabled = true;
      sessions.enabled = true;
    }
    failures = 0;
  };
  const bypass = (reason: string): void => {
    if (!cache.enabled) return;
    cache.enabled = false;
    sessions.enabled = false;
    log(`following changes failed, cache bypassed: ${reason}`);
  };
  const tick = (): void => {
    const late = setTimeout(() => {
      bypass('no answer');
    }, patienceMs);
    read()
      .catch((error: unknown) => {
        failures += 1;
        if (failures >= failuresUntilBypass) bypass(error instanceof Error ? error.message : String(error));
      })
      .finally(() => {
        clearTimeout(late);
        if (!stopped) timer = setTimeout(tick, everyMs);
      });
  };
  timer = setTimeout(tick, 0);
  return {
    read,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
