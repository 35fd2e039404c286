import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Somebody at another site, as the site names her. */
export interface SocialIdentity {
  readonly socialType: number;
  readonly issuer: string;
  readonly subject: string;
  readonly mail: string | null;
}

/** Whose account it is, held: who deletes it waits for the session and ends it, or is waited for; null when nobody's. */
export const selectSocialUser = async (db: Db, one: SocialIdentity): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select s.user_id as id from social_accounts s join users u on u.id = s.user_id
    where s.social_type = ${one.socialType} and s.issuer = ${one.issuer} and s.subject = ${one.subject} and u.deleted_at is null for share of s, u`.execute(
    db,
  );
  return rows[0]?.id ?? null;
};

/** @returns false when this account is somebody's, or she has another of the same site, or is gone */
export const insertSocialAccount = async (db: Db, userId: number, one: SocialIdentity, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into social_accounts (user_id, social_type, issuer, subject, mail, created_at)
    select id, ${one.socialType}, ${one.issuer}, ${one.subject}, ${one.mail}, ${at} from users where id = ${userId} and deleted_at is null for share
    on conflict do nothing returning 1`.execute(db);
  return rows.length === 1;
};

export interface SocialAccount {
  readonly socialType: number;
  readonly mail: string | null;
  readonly createdAt: Date;
}
export const selectSocialAccounts = async (db: Db, userId: number): Promise<SocialAccount[]> => {
  const { rows } = await sql<SocialAccount>`
    select social_type as "socialType", mail, created_at as "createdAt" from social_accounts where user_id = ${userId} order by social_type`.execute(
    db,
  );
  return rows;
};
/** @returns false when there is none */
export const deleteSocialAccount = async (db: Db, userId: number, socialType: number): Promise<boolean> => {
  const { rows } = await sql`delete from social_accounts where user_id = ${userId} and social_type = ${socialType} returning 1`.execute(db);
  return rows.length === 1;
};

export const insertSocialTicket = async (
  db: Db,
  t: SocialIdentity & { readonly tokenHash: Buffer; readonly browserHash: Buffer; readonly createdAt: Date; readonly expiresAt: Date },
): Promise<void> => {
  await sql`insert into social_tickets (token_hash, browser_hash, social_type, issuer, subject, mail, created_at, expires_at)
    values (${t.tokenHash}, ${t.browserHash}, ${t.socialType}, ${t.issuer}, ${t.subject}, ${t.mail}, ${t.createdAt}, ${t.expiresAt})`.execute(
    db,
  );
};
/** A ticket that can still be used in this browser, locked; null when there is none. */
export const lockSocialTicket = async (db: Db, tokenHash: Buffer, browserHash: Buffer, now: Date): Promise<SocialIdentity | null> => {
  const { rows } = await sql<SocialIdentity>`
    select social_type as "socialType", issuer, subject, mail from social_tickets
    where token_hash = ${tokenHash} and browser_hash = ${browserHash} and used_at is null and expires_at > ${now} for update`.execute(db);
  return rows[0] ?? null;
};
/** The person is in her account's row now, or nowhere; the ticket keeps only that it was used. */
export const useSocialTicket = async (db: Db, tokenHash: Buffer, at: Date): Promise<void> => {
  await sql`update social_tickets set used_at = ${at}, mail = null where token_hash = ${tokenHash}`.execute(db);
};
