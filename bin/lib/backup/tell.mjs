/** What the database keeps of its backups: its operators and its metrics go by that. */
import { withClient } from '../postgres-client.mjs';

/** How often it is kept though nothing changed; each time is a row that is archived in turn. */
const everyMs = 10 * 60_000;

/** Times are those of the marketplace, whose clock may be ahead. */
const write = (url, { keptUntil, fault, base }) =>
  withClient(url, (client) =>
    client.query(
      `update instance set
         archived_until = coalesce(to_timestamp($1) + make_interval(secs => clock_offset_seconds), archived_until, now() + make_interval(secs => clock_offset_seconds)),
         archive_failed_at = case when $2 then coalesce(archive_failed_at, now() + make_interval(secs => clock_offset_seconds)) end,
         backed_up_at = case when $3 then backed_up_at else $4::timestamptz + make_interval(secs => clock_offset_seconds) end`,
      [keptUntil && keptUntil.getTime() / 1000, fault !== null, base === undefined, base?.consistentAt ?? null],
    ),
  );

/**
 * Tells how it goes, when that changed, and often enough that something is to be archived: what it says is never old.
 * @param {string} url
 * @returns {(result: {keptUntil: Date | null, fault: string | null, base?: object | null}) => Promise<void>} keptUntil: up to when
 *   everything is kept; fault: why that stands still; base: the whole backup from which now can be reached, null where there is
 *   none, undefined where nobody could look
 */
export function tellingOf(url) {
  /** By the machine's running time: its clock may be set. */
  let toldAt = -everyMs;
  let told = '';
  return async (result) => {
    const now = performance.now();
    const state = JSON.stringify([result.fault !== null, result.base === undefined ? undefined : (result.base?.id ?? null)]);
    if (state === told && now - toldAt < everyMs) return;
    await write(url, result);
    toldAt = now;
    told = state;
  };
}

/** Where nothing keeps what the database writes any more, nobody is to miss it. */
export const forgetBackups = (url) =>
  withClient(url, (client) =>
    client.query(
      'update instance set archived_until = null, archive_failed_at = null, backed_up_at = null where archived_until is not null or backed_up_at is not null',
    ),
  );
