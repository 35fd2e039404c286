import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { Audience } from '../store.ts';

/** Whose code it is. */
export interface CodeHolder {
  readonly kind: Audience;
  readonly id: number;
}

export interface MailCode {
  readonly id: number;
  readonly codeHash: Buffer;
  readonly tries: number;
  readonly createdAt: Date;
}
/** The newest code that could still be used, locked. */
export const lockMailCode = async (db: Db, mail: string, purpose: string, now: Date): Promise<MailCode | null> => {
  const { rows } = await sql<MailCode>`
    select id, code_hash as "codeHash", tries, created_at as "createdAt" from mail_codes
    where mail = lower(${mail}) and purpose = ${purpose} and used_at is null and expires_at > ${now} order by created_at desc, id desc limit 1 for update`.execute(
    db,
  );
  return rows[0] ?? null;
};
export const selectLastCodeAt = async (db: Db, mail: string, purpose: string): Promise<Date | null> => {
  const { rows } = await sql<{
    at: Date;
  }>`select created_at as at from mail_codes where mail = lower(${mail}) and purpose = ${purpose} order by created_at desc limit 1`.execute(
    db,
  );
  return rows[0]?.at ?? null;
};
/** When the nth newest code of a purpose, for whatever account, was made for this mailbox or phone; null when there are fewer. */
export const selectCodeAt = async (db: Db, mail: string, purpose: string, nth: number): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from mail_codes where mail = lower(${mail}) and split_part(purpose, ':', 1) = ${purpose}
    order by created_at desc limit 1 offset ${nth - 1}`.execute(db);
  return rows[0]?.at ?? null;
};
export const insertMailCode = async (
  db: Db,
  c: {
    readonly mail: string;
    readonly purpose: string;
    readonly codeHash: Buffer;
    /** Who asked, logged in; null where nobody need be. */
    readonly holder: CodeHolder | null;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> => {
  await sql`
    insert into mail_codes (mail, purpose, code_hash, holder_kind, holder_id, created_at, expires_at)
    values (lower(${c.mail}), ${c.purpose}, ${c.codeHash}, ${c.holder?.kind ?? null}, ${c.holder?.id ?? null}, ${c.createdAt}, ${c.expiresAt})`.execute(
    db,
  );
};
export const countCodeTry = async (db: Db, id: number): Promise<void> => {
  await sql`update mail_codes set tries = tries + 1 where id = ${id}`.execute(db);
};
/** The codes sent to this address for this purpose are used up, those before the last one too. */
export const useMailCodes = async (db: Db, mail: string, purpose: string, at: Date): Promise<void> => {
  await sql`update mail_codes set used_at = ${at} where mail = lower(${mail}) and purpose = ${purpose} and used_at is null`.execute(db);
};

/**
 * Nothing that was sent for an account until now opens anything: codes that its owner asked for, wherever they went, and of
 * a buyer's the codes and flags of her mailbox that anybody can ask for. Mail of a console's account proves nothing, so
 * nothing hangs on its mailbox.
 * @param formerMail a mailbox that was a buyer's until now; null when it has not changed
 */
export const voidCodes = async (db: Db, holder: CodeHolder, formerMail: string | null, at: Date): Promise<void> => {
  await sql`update mail_codes set used_at = ${at} where holder_kind = ${holder.kind} and holder_id = ${holder.id} and used_at is null`.execute(
    db,
  );
  if (holder.kind !== 'buyer') return;
  await sql`
    update mail_codes set used_at = ${at}
    where (mail = lower(${formerMail}) or mail = (select lower(u.mail) from users u where u.id = ${holder.id}))
      and purpose in ('login', 'updatePwd', 'updatePwdTicket') and used_at is null`.execute(db);
};

/** Forgets the codes that were sent to addresses and numbers, and those that somebody asked for. */
export const forgetCodes = async (db: Db, holder: CodeHolder, addresses: readonly string[]): Promise<void> => {
  await sql`
    delete from mail_codes where lower(mail) = any(${addresses.map((one) => one.toLowerCase())}::text[])
      or (holder_kind = ${holder.kind} and holder_id = ${holder.id})`.execute(db);
};
