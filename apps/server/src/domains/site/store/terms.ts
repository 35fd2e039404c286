import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** A version of a document of terms; one without a day is a draft. */
export interface TermsVersion {
  readonly document: number;
  readonly version: number;
  readonly validFrom: Date | null;
  readonly asksConsent: boolean;
  readonly revision: number;
  /** Languages it is written in. */
  readonly languages: string[];
}
const columns = sql`document, version, valid_from as "validFrom", asks_consent as "asksConsent", revision,
  array(select jsonb_object_keys(texts)) as languages`;

/** All that operators wrote, the newest first. */
export const selectTerms = async (db: Db): Promise<TermsVersion[]> => {
  const { rows } = await sql<TermsVersion>`select ${columns} from terms_versions order by document, version desc`.execute(db);
  return rows;
};

export const selectTermsTexts = async (
  db: Db,
  document: number,
  version: number,
): Promise<{ readonly texts: Record<string, string>; readonly asksConsent: boolean; readonly revision: number } | null> => {
  const { rows } = await sql<{ texts: Record<string, string>; asksConsent: boolean; revision: number }>`
    select texts, asks_consent as "asksConsent", revision from terms_versions where document = ${document} and version = ${version}`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** The version as it is, held until this transaction is over. */
export const lockTerms = async (db: Db, document: number, version: number): Promise<TermsVersion | null> => {
  const { rows } = await sql<TermsVersion>`
    select ${columns} from terms_versions where document = ${document} and version = ${version} for update`.execute(db);
  return rows[0] ?? null;
};

/** Begins a draft with the texts of the last version. @returns its number; null where there is a draft already */
export const insertDraft = async (db: Db, document: number): Promise<number | null> => {
  const { rows } = await sql<{ version: number }>`
    insert into terms_versions (document, version, texts)
    select ${document}::smallint, coalesce(max(version), 1) + 1,
      coalesce((select l.texts from terms_versions l where l.document = ${document} order by l.version desc limit 1), '{}')
    from terms_versions where document = ${document} on conflict do nothing returning version`.execute(db);
  return rows[0]?.version ?? null;
};

/** @param text empty takes the language out */
export const updateDraft = async (
  db: Db,
  draft: TermsVersion,
  change: { readonly locale: string; readonly text: string; readonly asksConsent: boolean },
): Promise<void> => {
  await sql`
    update terms_versions set revision = revision + 1, asks_consent = ${change.asksConsent},
      texts = case when ${change.text}::text = '' then texts - ${change.locale}::text else texts || jsonb_build_object(${change.locale}::text, ${change.text}::text) end
    where document = ${draft.document} and version = ${draft.version} and valid_from is null`.execute(db);
};

export const setValidFrom = async (db: Db, draft: TermsVersion, at: Date): Promise<void> => {
  await sql`
    update terms_versions set valid_from = ${at}, revision = revision + 1
    where document = ${draft.document} and version = ${draft.version} and valid_from is null`.execute(db);
};

export const deleteDraft = async (db: Db, draft: TermsVersion): Promise<void> => {
  await sql`
    delete from terms_versions where document = ${draft.document} and version = ${draft.version} and valid_from is null`.execute(db);
};

/** When the last published version of a document begins; null when there is none. */
export const lastValidFrom = async (db: Db, document: number): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`select max(valid_from) as at from terms_versions where document = ${document}`.execute(
    db,
  );
  return rows[0]?.at ?? null;
};
