import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

export interface Banner {
  /** 0 product, 1 store. */
  readonly type: number;
  readonly relation: number;
  /** By language. */
  readonly titles: Readonly<Record<string, string>>;
  readonly locales: readonly string[];
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly isOn: boolean;
}
export interface KeptBanner extends Banner {
  readonly id: number;
  readonly picture: string | null;
  readonly version: number;
}

/** Says that no one else adds, moves or removes banners until this transaction is over. */
export const lockBanners = async (db: Db): Promise<void> => {
  await sql`lock table banners in share row exclusive mode`.execute(db);
};

/** All of them in their order. */
export const selectBanners = async (db: Db): Promise<KeptBanner[]> => {
  const { rows } = await sql<KeptBanner>`
    select id, picture, type, relation, titles, locales, starts_at as "startsAt", ends_at as "endsAt", not is_hidden as "isOn", version
    from banners order by position, id`.execute(db);
  return rows;
};

/** Puts it after the others. */
export const insertBanner = async (db: Db, b: Banner): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into banners (type, relation, titles, locales, starts_at, ends_at, is_hidden, position)
    values (${b.type}, ${b.relation}, ${JSON.stringify(b.titles)}::jsonb, ${[...b.locales]}::text[], ${b.startsAt}, ${b.endsAt}, ${!b.isOn}, (select coalesce(max(position), 0) + 1 from banners))
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
};

export const updateBanner = async (db: Db, id: number, b: Banner): Promise<void> => {
  await sql`
    update banners set type = ${b.type}, relation = ${b.relation}, titles = ${JSON.stringify(b.titles)}::jsonb, locales = ${[...b.locales]}::text[],
      starts_at = ${b.startsAt}, ends_at = ${b.endsAt}, is_hidden = ${!b.isOn}, version = version + 1 where id = ${id}`.execute(db);
};

export const updateBannerPicture = async (db: Db, id: number, picture: string | null): Promise<void> => {
  await sql`update banners set picture = ${picture} where id = ${id}`.execute(db);
};

export const deleteBanner = async (db: Db, id: number): Promise<void> => {
  await sql`delete from banners where id = ${id}`.execute(db);
};

/** The order of the ids is the order of the banners. */
export const updateBannerOrder = async (db: Db, ids: readonly number[]): Promise<void> => {
  await sql`
    update banners b set position = x.place from unnest(${[...ids]}::int[]) with ordinality as x (id, place) where b.id = x.id`.execute(db);
};
