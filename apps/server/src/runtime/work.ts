import { CompiledQuery, sql } from 'kysely';
import type pg from 'pg';
import type { Work } from './context.ts';
import type { Db } from './database.ts';
import { inTransaction, type Statement } from './transaction.ts';

/**
 * Tries before a piece of work counts as failed and shows as such. It is tried on, once an hour: a timer
 * of the trade must not die of an evening's outage.
 */
const attemptsMax = 8;

export interface DueWork {
  readonly id: bigint;
  readonly kind: string;
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
}

/**
 * The one statement that writes what is to be done later and which cached answers are out of date;
 * null when there is neither. The same kind and key again moves the due time of the first.
 */
export const laterStatement = (works: readonly Work[], tags: readonly string[], requestId: string, at: Date): Statement | null =>
  works.length === 0 && tags.length === 0
    ? null
    : {
        text: `with told as (
            insert into changes (key, at) select unnest($1::text[]), $2::timestamptz
          )
          insert into work (kind, key, due_at, payload, request_id)
          select w.kind, w.key, w.due_at, w.payload, $3::text
          from unnest($4::text[], $5::text[], $6::timestamptz[], $7::jsonb[]) as w (kind, key, due_at, payload)
          on conflict (kind, key) do update set due_at = excluded.due_at, payload = excluded.payload, failed_at = null, attempts = 0`,
        values: [
          [...tags],
          at,
          requestId,
          works.map((w) => w.kind),
          works.map((w) => w.key),
          works.map((w) => w.dueAt),
          works.map((w) => JSON.stringify(w.payload)),
        ],
      };

/** Writes it in the caller's transaction. */
export const writeLater = async (db: Db, works: readonly Work[], tags: readonly string[], requestId: string, at: Date): Promise<void> => {
  const statement = laterStatement(works, tags, requestId, at);
  if (statement !== null) await db.executeQuery(CompiledQuery.raw(statement.text, [...statement.values]));
};

/**
 * Does one due piece of work: handler and removal of its row in one transaction, under the row's
 * lock, so that a second worker passes by and a killed one leaves the row as it was.
 * @returns whether there was anything to do.
 */
export const doOne = async (
  pool: pg.Pool,
  now: () => Date,
  handle: (db: Db, work: DueWork) => Promise<void>,
  failed: (work: DueWork, error: unknown) => void,
): Promise<boolean> => {
  let taken: DueWork | undefined;
  try {
    return await inTransaction(pool, async ({ db }) => {
      // Removed first: a handler that plans the same work again then inserts a fresh row.
      const { rows } = await sql<{ id: bigint; kind: string; key: string; payload: Record<string, unknown>; request_id: string | null }>`
        delete from work where id = (select id from work where due_at <= ${now()} order by due_at, id limit 1 for update skip locked)
        returning id, kind, key, payload, request_id`.execute(db);
      const row = rows[0];
      if (row === undefined) return false;
      taken = { id: row.id, kind: row.kind, key: row.key, payload: row.payload, requestId: row.request_id };
      await handle(db, taken);
      return true;
    });
  } catch (error) {
    if (taken === undefined) throw error;
    failed(taken, error);
    const text = error instanceof Error ? error.message.slice(0, 500) : String(error).slice(0, 500);
    const id = taken.id;
    await inTransaction(pool, async ({ db }) => {
      await sql`
        update work set attempts = attempts + 1, last_error = ${text},
          failed_at = case when attempts + 1 >= ${attemptsMax} then ${now()}::timestamptz end,
          due_at = ${now()}::timestamptz + make_interval(secs => least(3600, 5 * 2 ^ (attempts + 1)))
        where id = ${id}`.execute(db);
    });
    return true;
  }
};

/** How many pieces of work are due, being done by someone or not. */
export const dueCount = async (db: Db, now: Date): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from work where due_at <= ${now}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Plans the first round of work that repeats itself, where none is planned. */
export const plantRepeating = async (db: Db, kinds: readonly string[], dueAt: Date): Promise<void> => {
  await sql`insert into work (kind, key, due_at, payload) select unnest(${[...kinds]}::text[]), 'again', ${dueAt}, '{}'::jsonb on conflict do nothing`.execute(
    db,
  );
};
