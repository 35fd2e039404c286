import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

export interface NoticeWords {
  /** By language. */
  readonly texts: Readonly<Record<string, { readonly title: string; readonly content: string }>>;
  readonly isTop: boolean;
}
export interface Notice extends NoticeWords {
  readonly publishedAt: Date | null;
  readonly version: number;
}

/** The notice as it is, held until this transaction is over. */
export const lockNotice = async (db: Db, id: number): Promise<Notice | null> => {
  const { rows } = await sql<Notice>`
    select texts, is_top as "isTop", published_at as "publishedAt", version from notices where id = ${id} for update`.execute(db);
  return rows[0] ?? null;
};

export const insertNotice = async (db: Db, { texts, isTop }: NoticeWords, at: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into notices (texts, is_top, created_at, changed_at) values (${JSON.stringify(texts)}::jsonb, ${isTop}, ${at}, ${at}) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
};

export const updateNotice = async (db: Db, id: number, { texts, isTop }: NoticeWords, at: Date): Promise<void> => {
  await sql`
    update notices set texts = ${JSON.stringify(texts)}::jsonb, is_top = ${isTop}, changed_at = ${at}, version = version + 1
    where id = ${id}`.execute(db);
};

export const setNoticePublished = async (db: Db, id: number, publishedAt: Date | null, at: Date): Promise<void> => {
  await sql`update notices set published_at = ${publishedAt}, changed_at = ${at}, version = version + 1 where id = ${id}`.execute(db);
};
