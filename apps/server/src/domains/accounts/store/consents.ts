import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

export interface TermsNamed {
  readonly document: number;
  readonly version: number;
}

/** Keeps when somebody agreed to versions; the first time counts. */
export const insertConsents = async (db: Db, userId: number, terms: readonly TermsNamed[], at: Date): Promise<void> => {
  if (terms.length === 0) return;
  await sql`
    insert into terms_consents (user_id, document, version, agreed_at)
    select ${userId}::int, x.document, x.version, ${at} from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as x (document smallint, version int)
    on conflict do nothing`.execute(db);
};

/** The newest version of each document that somebody has agreed to. */
export const selectConsents = async (db: Db, userId: number): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<TermsNamed>`
    select document, max(version) as version from terms_consents where user_id = ${userId} group by document`.execute(db);
  return new Map(rows.map((r) => [r.document, r.version]));
};
