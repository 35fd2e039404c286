import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import { type LoggedVisit, monthStart, partitionOf } from '../model.ts';

/** Makes a month's partition where it is not there. One process at a time: the others wait and find it made. */
export const makePartition = async (db: Db, month: Date): Promise<void> => {
  const name = partitionOf(month);
  const isThere = async (): Promise<boolean> =>
    (await sql<{ there: boolean }>`select to_regclass(${`partitions.${name}`}) is not null as there`.execute(db)).rows[0]?.there === true;
  if (await isThere()) return;
  await sql`select pg_advisory_xact_lock(hashtext('partitions of visits'))`.execute(db);
  if (await isThere()) return;
  const [from, to] = [monthStart(month), monthStart(month, 1)].map((at) => sql.lit(at.toISOString()));
  await sql`create table ${sql.id('partitions', name)} partition of visits for values from (${from}) to (${to})`.execute(db);
};

export const selectPartitions = async (db: Db): Promise<string[]> =>
  (
    await sql<{ name: string }>`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'visits'::regclass order by 1`.execute(
      db,
    )
  ).rows.map(({ name }) => name);

/** Removes a month with all its visits. */
export const dropPartition = async (db: Db, name: string): Promise<void> => {
  await sql`drop table ${sql.id('partitions', name)}`.execute(db);
};

/** Writes visits together; those that are there already are passed over. */
export const insertVisits = async (db: Db, visits: readonly LoggedVisit[]): Promise<void> => {
  const column = <T>(of: (visit: LoggedVisit) => T): T[] => visits.map((visit) => of(visit));
  await sql`
    insert into visits (visited_at, id, page_id, prev_page_id, biz_type, biz_data, visit_type, system_type, nums, step, uuid, uuid_session, user_id)
    select * from unnest(
      ${column((v) => v.at)}::timestamptz[], ${column((v) => v.id)}::bigint[], ${column((v) => v.pageId)}::smallint[],
      ${column((v) => v.prevPageId ?? null)}::smallint[], ${column((v) => v.bizType ?? null)}::smallint[], ${column((v) => v.bizData ?? null)}::text[],
      ${column((v) => v.visitType)}::smallint[], ${column((v) => v.systemType)}::smallint[], ${column((v) => v.nums)}::int[],
      ${column((v) => v.step)}::int[], ${column((v) => v.uuid)}::text[], ${column((v) => v.uuidSession)}::text[], ${column((v) => v.userId)}::int[])
    on conflict do nothing`.execute(db);
};

export const lastCountedDay = async (db: Db): Promise<string | null> =>
  (await sql<{ day: string | null }>`select max(day) as day from visit_days where page_id = 0`.execute(db)).rows[0]?.day ?? null;

/** Counts a day (UTC) anew. A day without visits has a row of zeros, so that it is known to be counted. */
export const countDay = async (db: Db, day: string): Promise<void> => {
  await sql`
    insert into visit_days (day, page_id, visits, visitors)
    select ${day}::date, coalesce(page_id, 0), coalesce(sum(nums), 0), count(distinct uuid) from visits
    where visited_at >= ${day}::date::timestamp at time zone 'UTC' and visited_at < (${day}::date + 1)::timestamp at time zone 'UTC'
    group by grouping sets ((page_id), ())
    on conflict (day, page_id) do update set visits = excluded.visits, visitors = excluded.visitors`.execute(db);
};

/** Takes a person's name from her visits; that somebody was there stays. */
export const clearUser = async (db: Db, userId: number): Promise<void> => {
  await sql`update visits set user_id = null where user_id = ${userId}`.execute(db);
};
