import type { WorkKind } from '@kyakhta/contract';
import type pg from 'pg';
import type { PlannedWork } from './later.ts';
import type { Db } from './database.ts';
import { Outside } from './outside.ts';
import { type Sql, sql } from './sql.ts';
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
  /** How often it failed so far. */
  readonly attempts: number;
}

/**
 * The one statement that writes what is to be done later and which cached answers are out of date;
 * null when there is neither. The same kind and key again moves the due time of the first.
 */
export const laterStatement = (works: readonly PlannedWork[], tags: readonly string[], requestId: string, at: Date): Statement | null =>
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
export const writeLater = async (
  db: Db,
  works: readonly PlannedWork[],
  tags: readonly string[],
  requestId: string,
  at: Date,
): Promise<void> => {
  const statement = laterStatement(works, tags, requestId, at);
  if (statement !== null) await db.send(statement.text, statement.values);
};

const togetherMax = 32;

/**
 * Takes what is due first out of the queue; of a kind that is done together some more pieces that are due, in order.
 * @param passing kinds that are passed by
 */
const take = async (db: Db, now: Date, together: readonly string[], passing: readonly string[]): Promise<DueWork[]> => {
  // Removed first: a handler that plans the same work again then inserts a fresh row.
  const { rows } = await sql<DueWork>`
    with head as materialized (
      select id, kind from work where due_at <= ${now} and kind <> all(${[...passing]}::text[]) order by due_at, id limit 1 for update skip locked
    ), more as materialized (
      select w.id from work w where w.kind = (select kind from head where kind = any(${[...together]}::text[])) and w.due_at <= ${now}
      order by w.due_at, w.id limit ${togetherMax} for update skip locked
    )
    delete from work where id in (select id from head union select id from more) returning id, kind, key, payload, request_id as "requestId", attempts`.execute(
    db,
  );
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
};

const takeOne = async (db: Db, id: bigint): Promise<DueWork[]> => {
  const { rows } = await sql<DueWork>`
    delete from work where id = (select id from work where id = ${id} for update skip locked) returning id, kind, key, payload, request_id as "requestId", attempts`.execute(
    db,
  );
  return rows;
};

/**
 * What failed is due again later, and later each time. A piece that has planned itself anew before it asked outside is known
 * by kind and key; what somebody else has planned for now meanwhile stays as it is.
 */
const putOff = (
  pool: pg.Pool,
  { kind, key, attempts }: DueWork,
  now: Date,
  error: unknown,
  which: 'taken' | 'plannedAnew' = 'taken',
): Promise<void> => {
  const text = error instanceof Error ? error.message.slice(0, 500) : String(error).slice(0, 500);
  const tries = attempts + 1;
  return inTransaction(pool, async ({ db }) => {
    await sql`
      update work set attempts = ${tries}::int, last_error = ${text},
        failed_at = case when ${tries}::int >= ${attemptsMax} then ${now}::timestamptz end,
        due_at = ${now}::timestamptz + make_interval(secs => least(3600, 5 * 2 ^ least(${tries}::int, 20)))
      where kind = ${kind} and key = ${key} and (${which === 'taken'} or due_at > ${now})`.execute(db);
  });
};

/** What the queue needs to know of its worker. */
export interface Handling {
  readonly now: () => Date;
  /** Kinds of which several pieces may be handed over at once. */
  readonly together: readonly string[];
  /** Kinds that are left for others, or for later. */
  readonly passing: readonly string[];
  /** Does the pieces, all of one kind. @returns what one of them asks outside once this is committed */
  readonly handle: (db: Db, works: readonly DueWork[]) => Promise<Outside<void> | void>;
  /** Told after each commit of what `handle` did. */
  readonly done: () => void;
  /** Asks outside and goes on, after the commit. */
  readonly goOn: (work: DueWork, step: Outside<void>) => Promise<void>;
  readonly failed: (work: DueWork, error: unknown) => void;
}

/**
 * Does what is due first: handler and removal of its rows in one transaction, under the rows' locks, so that a
 * second worker passes by and a killed one leaves the rows as they were. When pieces that were done together
 * fail, each is done by itself, so that only the one at fault waits.
 * @returns how many pieces were taken; 0 when nothing is due.
 */
export const doDue = async (pool: pg.Pool, handling: Handling): Promise<number> => {
  const { now, together, passing, handle, done, goOn, failed } = handling;
  const attempt = async (choose: (db: Db) => Promise<DueWork[]>): Promise<number> => {
    let taken: DueWork[] = [];
    try {
      const step = await inTransaction(pool, async ({ db }) => {
        taken = await choose(db);
        return taken.length > 0 ? handle(db, taken) : undefined;
      });
      const [first] = taken;
      if (first === undefined) return 0;
      done();
      // What it began is written down and planned anew: a failure from here on puts off that plan.
      if (step instanceof Outside)
        await goOn(first, step).catch(async (error: unknown) => {
          failed(first, error);
          await putOff(pool, first, now(), error, 'plannedAnew');
        });
      return taken.length;
    } catch (error) {
      const [only, ...others] = taken;
      if (only === undefined) throw error;
      if (others.length > 0) for (const { id } of taken) await attempt((db) => takeOne(db, id));
      else {
        failed(only, error);
        await putOff(pool, only, now(), error);
      }
      return taken.length;
    }
  };
  return attempt((db) => take(db, now(), together, passing));
};

/** A piece of work that is done again, and whether it counted as failed. */
type Retried = Pick<DueWork, 'kind' | 'key'> & { readonly hadFailed: boolean };

/** Makes a piece of work due now that failed once or more, as if it had not been tried. @returns what it is; null when there is no such piece */
export const retryWork = async (db: Db, id: string, now: Date): Promise<Retried | null> => {
  const { rows } = await sql<Retried>`
    with tried as (select id, failed_at is not null as failed from work where id = ${id}::bigint and attempts > 0 for update)
    update work w set due_at = ${now}, attempts = 0, failed_at = null from tried where w.id = tried.id
    returning w.kind, w.key, tried.failed as "hadFailed"`.execute(db);
  return rows[0] ?? null;
};

/**
 * Drops timers that have nothing to do any more. One that is due, or that a worker holds just now, is left to find that out itself: waiting for
 * it here could wait for ever.
 * @param keys a query for the keys of these kinds
 */
export const dropTimers = async (db: Db, kinds: readonly WorkKind[], keys: Sql, now: Date): Promise<void> => {
  await sql`
    delete from work where id in (select id from work where kind = any(${[...kinds]}::text[]) and key in (${keys}) and due_at > ${now} for update skip locked)`.execute(
    db,
  );
};

/** How many pieces of work are due, being done by someone or not. */
export const dueCount = async (db: Db, now: Date): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from work where due_at <= ${now}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** How much later than its rhythm a round may be planned: what failed is put off by up to an hour. */
const slackSeconds = 2 * 3600;

/**
 * Plans the first round of work that repeats itself, where none is planned. A round that is planned further ahead than its
 * rhythm allows was planned by a clock that was ahead for a while: it is due now.
 * @param rhythms by kind: seconds from one round to the next, at the most
 * @returns the kinds that were planned or brought back
 */
export const plantRepeating = async (db: Db, rhythms: Readonly<Record<string, number>>, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    insert into work as w (kind, key, due_at, payload)
    select kind, 'again', ${now}::timestamptz, '{}'::jsonb from unnest(${Object.keys(rhythms)}::text[]) as kind
    on conflict (kind, key) do update set due_at = excluded.due_at
    where w.due_at > ${now}::timestamptz + make_interval(secs => (${JSON.stringify(rhythms)}::jsonb ->> w.kind)::float8 + ${slackSeconds})
    returning kind`.execute(db);
  return rows.map((r) => r.kind);
};
