/** Statements that are wrong, each in its own way: what the check must find. Nothing runs them. */
import { type Sql, sql } from '../../src/runtime/sql.ts';
import type { Db } from '../../src/runtime/database.ts';

export const rightOnes = [
  (db: Db) => sql<{ id: number; number: string; paidAt: Date | null }>`select id, number, paid_at as "paidAt" from orders`.execute(db),
  // A condition says that it is there.
  (db: Db) => sql<{ at: Date }>`select paid_at as at from orders where paid_at is not null and total > ${1n}`.execute(db),
  (db: Db) => sql<{ n: bigint; all: string[] }>`select count(*) as n, coalesce(array_agg(number), '{}') as all from orders`.execute(db),
  (db: Db, ids: readonly number[]) =>
    sql<{ id: number; what: string }>`select x.id, ${'a'}::text as what from unnest(${[...ids]}::int[]) as x (id)`.execute(db),
];

export const wrongName = (db: Db) => sql<{ id: number; nubmer: string }>`select id, number from orders`.execute(db);
export const wrongType = (db: Db) => sql<{ total: number }>`select total from orders`.execute(db);
export const wrongCount = (db: Db) => sql<{ count: number }>`select count(*) as count from orders`.execute(db);
export const wrongList = (db: Db) =>
  sql<{ numbers: number[] }>`select array_agg(number) as numbers from orders group by user_id`.execute(db);
export const wrongJson = (db: Db) => sql<{ address: { at: Date } }>`select coalesce(address, '{}') as address from orders`.execute(db);
export const wrongNull = (db: Db) => sql<{ paidAt: Date }>`select paid_at as "paidAt" from orders`.execute(db);
export const nullOfJoin = (db: Db) =>
  sql<{ number: string; mail: string }>`select o.number, s.name as mail from orders o left join stores s on s.id = o.store_id`.execute(db);
export const nullOfSum = (db: Db) => sql<{ sum: bigint }>`select sum(total)::bigint as sum from orders`.execute(db);
export const nullGiven = (db: Db, words: string | null) => sql<{ words: string }>`select ${words}::text as words`.execute(db);
export const nullWritten = (db: Db) =>
  sql<{ paidAt: Date }>`update orders set paid_at = null where paid_at is not null returning paid_at as "paidAt"`.execute(db);
export const wrongGiven = (db: Db, at: Date) => sql`select id from orders where user_id = ${at} and total > ${1n}`.execute(db);
export const listForJson = (db: Db) => sql`update orders set address = ${['a']}::jsonb`.execute(db);
export const needlessNull = (db: Db) => sql<{ number: string | null }>`select number from orders`.execute(db);
export const unknownColumn = (db: Db) => sql`update orders set nobody = 1`.execute(db);

/** Numbers that have names. */
export const bare = [
  sql`select id from orders o where o.status = 3 and o.status in (1, 2) and mold <> 0`,
  sql`select case o.status when 4 then ${1} end from orders o where o.count = 3`,
];

/** One of two texts is wrong. */
export const wrongSometimes = (db: Db, isShort: boolean) =>
  sql<{ id: number }>`select ${isShort ? sql`id` : sql`id, number`} from orders`.execute(db);
const select = (db: Db, rest: Sql) => sql<{ id: number }>`select id from orders ${rest}`.execute(db);
export const rightEnd = (db: Db) => select(db, sql`where id = ${1}`);
/** What a caller hands over is wrong. */
export const wrongEnd = (db: Db) => select(db, sql`where nothing = ${1}`);
export const unreadable = (db: Db, order: Sql) => sql`select id from orders order by ${order}`.execute(db);
