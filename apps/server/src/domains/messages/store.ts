import { sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';

export interface Mail {
  readonly id: number;
  readonly channel: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: Date;
}

export const insertMail = async (db: Db, mail: Omit<Mail, 'id'>): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into mails (channel, recipient, subject, text, html, at) values (${mail.channel}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.at}) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
};

/** Forgets what was written to addresses, whether it has left or not. */
export const deleteMailsTo = async (db: Db, recipients: readonly string[]): Promise<void> => {
  await sql`delete from mails where recipient = any(${[...recipients]}::text[])`.execute(db);
};
/** Forgets what was written before a moment. */
export const deleteMailsBefore = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from mails where at < ${before}`.execute(db);
};

/** Newest first. @param to to one address or number alone; null for all */
export const selectMails = async (db: Db, to: string | null, limit: number): Promise<Mail[]> => {
  const { rows } =
    await sql<Mail>`select id, channel, recipient as "to", subject, text, html, at from mails where ${to}::text is null or recipient = ${to} order by id desc limit ${limit}`.execute(
      db,
    );
  return rows;
};

export const selectUnsent = async (db: Db, id: number): Promise<Mail | null> => {
  const { rows } =
    await sql<Mail>`select id, channel, recipient as "to", subject, text, html, at from mails where id = ${id} and sent_at is null`.execute(
      db,
    );
  return rows[0] ?? null;
};

export const markSent = async (db: Db, id: number, at: Date): Promise<void> => {
  await sql`update mails set sent_at = ${at} where id = ${id}`.execute(db);
};
