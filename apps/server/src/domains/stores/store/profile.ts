import { shopStatus } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** What a store says of itself, and how it is reached. */
export interface Profile {
  readonly intro: Readonly<Record<string, string>>;
  readonly logo: string | null;
  readonly phone: string;
  readonly mail: string | null;
  readonly mailLocale: string;
  /** ISO 3166 codes; none means all. */
  readonly deliversTo: readonly string[];
}

/** Locks a store's profile: two forms saved at once follow each other. */
export const lockProfile = async (db: Db, storeId: number): Promise<Profile | null> =>
  (
    await sql<Profile>`
      select intro, logo, phone, mail, mail_locale as "mailLocale", delivers_to as "deliversTo" from stores where id = ${storeId} and status <> ${sql.lit(shopStatus.deleted)} for update`.execute(
      db,
    )
  ).rows[0] ?? null;
export const updateProfile = async (db: Db, storeId: number, p: Profile): Promise<void> => {
  await sql`
    update stores set intro = ${JSON.stringify(p.intro)}::jsonb, logo = ${p.logo}, phone = ${p.phone}, mail = ${p.mail}, mail_locale = ${p.mailLocale},
      delivers_to = ${[...p.deliversTo]}::text[]
    where id = ${storeId}`.execute(db);
};
