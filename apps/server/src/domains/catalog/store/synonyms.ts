import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

export interface SynonymGroup {
  readonly id: number;
  readonly words: readonly string[];
  readonly changedAt: Date;
}
const columns = sql`id, words, changed_at as "changedAt"`;

export const insertSynonyms = async (db: Db, words: readonly string[], at: Date): Promise<SynonymGroup | null> => {
  const { rows } =
    await sql<SynonymGroup>`insert into search_synonyms (words, changed_at) values (${[...words]}::text[], ${at}) returning ${columns}`.execute(
      db,
    );
  return rows[0] ?? null;
};
/** A group as it is, held until this transaction is over. */
export const lockSynonyms = async (db: Db, id: number): Promise<SynonymGroup | null> => {
  const { rows } = await sql<SynonymGroup>`select ${columns} from search_synonyms where id = ${id} for update`.execute(db);
  return rows[0] ?? null;
};
export const updateSynonyms = async (db: Db, id: number, words: readonly string[], at: Date): Promise<SynonymGroup | null> => {
  const { rows } =
    await sql<SynonymGroup>`update search_synonyms set words = ${[...words]}::text[], changed_at = ${at} where id = ${id} returning ${columns}`.execute(
      db,
    );
  return rows[0] ?? null;
};
export const deleteSynonyms = async (db: Db, id: number): Promise<SynonymGroup | null> => {
  const { rows } = await sql<SynonymGroup>`delete from search_synonyms where id = ${id} returning ${columns}`.execute(db);
  return rows[0] ?? null;
};
