import type { FilePurpose } from '@kyakhta/contract';
import { sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';
import { broughtFor, fileState, type Owner } from './model.ts';

/** A file as its owner may know it. */
export interface OwnFile {
  readonly id: number;
  readonly path: string;
  readonly state: number;
  readonly name: string | null;
}

export const insertFile = async (
  db: Db,
  f: {
    readonly owner: Owner;
    readonly purpose: string;
    readonly path: string;
    readonly bytes: number;
    readonly width: number;
    readonly height: number;
    /** As it was called where it came from. */
    readonly name: string;
    readonly at: Date;
    /** The id that was promised for it; null: the next one. */
    readonly id: number | null;
  },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into files (id, owner_kind, owner_id, purpose, path, bytes, width, height, name, created_at) overriding system value
    values (coalesce(${f.id}::int, nextval(pg_get_serial_sequence('files', 'id'))::int), ${f.owner.kind}, ${f.owner.id}, ${f.purpose}, ${f.path}, ${f.bytes}, ${f.width}, ${f.height}, ${f.name}, ${f.at}) returning id`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a file was not written');
  return row.id;
};

/** An id that no other file will have. */
export const nextFileId = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select nextval('files_id_seq')::int as id`.execute(db);
  return rows[0]?.id ?? 0;
};
/** Whether there is, or was, a file of this id. */
export const isTaken = async (db: Db, id: number): Promise<boolean> =>
  (await sql`select 1 from files where id = ${id}`.execute(db)).rows.length > 0;
/** What addresses to bring pictures to are signed with. */
export const selectSecret = async (db: Db): Promise<Buffer> => {
  const { rows } = await sql<{ secret: Buffer }>`select secret from upload_secret`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('there is no secret of uploads');
  return row.secret;
};

/** How many files somebody has brought since a moment, with those removed again. */
export const countSince = async (db: Db, owner: Owner, since: Date): Promise<number> =>
  (
    await sql<{
      count: number;
    }>`select count(*)::int as count from files where owner_kind = ${owner.kind} and owner_id = ${owner.id} and created_at > ${since}`.execute(
      db,
    )
  ).rows[0]?.count ?? 0;

/** How many bytes somebody has brought since a moment, with those removed again. */
export const sumSince = async (db: Db, owner: Owner, since: Date): Promise<number> => {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(bytes), 0)::text as bytes from files where owner_kind = ${owner.kind} and owner_id = ${owner.id} and created_at > ${since}`.execute(
    db,
  );
  return Number(rows[0]?.bytes);
};

/** A file of the caller's own that is not removed; null when there is none. */
export const selectOwn = async (db: Db, owner: Owner, id: number): Promise<OwnFile | null> =>
  (
    await sql<OwnFile>`
      select id, path, state, name from files where id = ${id} and owner_kind = ${owner.kind} and owner_id = ${owner.id} and state <> ${fileState.removed}`.execute(
      db,
    )
  ).rows[0] ?? null;

/** Paths of the caller's own files that wait to be used for a purpose, by id. */
export const selectWaiting = async (db: Db, owner: Owner, purpose: FilePurpose, ids: readonly number[]): Promise<Map<number, string>> => {
  const { rows } = await sql<{ id: number; path: string }>`
    select id, path from files where id = any(${[...ids]}::int[]) and owner_kind = ${owner.kind} and owner_id = ${owner.id}
      and purpose = any(${[...broughtFor(purpose, owner)]}::text[]) and state = ${fileState.waiting}`.execute(db);
  return new Map(rows.map((r) => [r.id, r.path]));
};

/** Numbers of files, by path. */
export const selectNumbers = async (db: Db, paths: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (paths.length === 0) return new Map();
  const { rows } = await sql<{ id: number; path: string }>`
    select id, path from files where path = any(${[...paths]}::text[]) and state <> ${fileState.removed}`.execute(db);
  return new Map(rows.map((r) => [r.path, r.id]));
};

/** Takes those of the paths into use that wait, are one's own and for this purpose. @returns their paths */
export const setUsed = async (
  db: Db,
  owner: Owner,
  paths: readonly string[],
  use: { readonly purpose: FilePurpose; readonly for: string; readonly public: boolean; readonly at: Date },
): Promise<string[]> => {
  const { rows } = await sql<{ path: string }>`
    update files set state = ${fileState.used}, used_for = ${use.for}, used_at = ${use.at}, is_public = ${use.public}
    where path in (select path from files where path = any(${[...paths]}::text[]) order by path for update)
      and owner_kind = ${owner.kind} and owner_id = ${owner.id} and purpose = any(${[...broughtFor(use.purpose, owner)]}::text[]) and state = ${fileState.waiting} returning path`.execute(
    db,
  );
  return rows.map((r) => r.path);
};

/** Removes a waiting file of the caller's own. @returns its path; null when there is none */
export const setRemoved = async (db: Db, owner: Owner, id: number): Promise<string | null> =>
  (
    await sql<{ path: string }>`
      update files set state = ${fileState.removed} where id = ${id} and owner_kind = ${owner.kind} and owner_id = ${owner.id} and state = ${fileState.waiting} returning path`.execute(
      db,
    )
  ).rows[0]?.path ?? null;

/** Whether the files of a use are seen by everyone. @returns paths of those that changed */
export const setPublic = async (db: Db, usedFor: string, isPublic: boolean): Promise<string[]> => {
  const { rows } = await sql<{ path: string }>`
    update files set is_public = ${isPublic} where used_for = ${usedFor} and state = ${fileState.used} and is_public <> ${isPublic} returning path`.execute(
    db,
  );
  return rows.map((r) => r.path);
};

/** Removes the files of a use. @returns their paths */
export const setRemovedOfUse = async (db: Db, usedFor: string): Promise<string[]> => {
  const { rows } = await sql<{ path: string }>`
    update files set state = ${fileState.removed}, is_public = false, used_for = null where used_for = ${usedFor} returning path`.execute(
    db,
  );
  return rows.map((r) => r.path);
};
export const setRemovedOfOwner = async (db: Db, owner: Owner): Promise<string[]> => {
  const { rows } = await sql<{ path: string }>`
    update files set state = ${fileState.removed}, is_public = false, used_for = null
    where owner_kind = ${owner.kind} and owner_id = ${owner.id} and state <> ${fileState.removed} returning path`.execute(db);
  return rows.map((r) => r.path);
};

/** Forgets rows of files that nothing used since before a moment, some at a time. @returns their paths */
export const deleteUnused = async (db: Db, before: Date, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ path: string }>`
    delete from files where id in (
      select id from files where state <> ${fileState.used} and created_at < ${before} order by created_at limit ${limit} for update skip locked
    ) returning path`.execute(db);
  return rows.map((r) => r.path);
};

/** How a file stands, its row locked for as long as the disk is brought in line with it; null when there is no row. */
export const lockStanding = async (db: Db, path: string): Promise<{ readonly state: number; readonly public: boolean } | null> =>
  (await sql<{ state: number; public: boolean }>`select state, is_public as public from files where path = ${path} for update`.execute(db))
    .rows[0] ?? null;

/** Paths of all pictures that everyone may see. */
export const selectPublic = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{
    path: string;
  }>`select path from files where is_public and state <> ${fileState.removed} and path like 'u/%' order by path`.execute(db);
  return rows.map((r) => r.path);
};

/** Of these paths those whose files are to lie here, and whether in public. */
export const selectStanding = async (
  db: Db,
  paths: readonly string[],
): Promise<Map<string, { readonly public: boolean; readonly purpose: FilePurpose }>> => {
  const { rows } = await sql<{ path: string; public: boolean; purpose: FilePurpose }>`
    select path, is_public as public, purpose from files where path = any(${[...paths]}::text[]) and state <> ${fileState.removed}`.execute(
    db,
  );
  return new Map(rows.map((r) => [r.path, r]));
};
