import type { Areas, OperatorArea } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { Handed } from '../model/people.ts';

/** What decides whether an operator may still do something, and whether she is another person. */
export interface OperatorNow extends Handed {
  readonly userName: string;
  readonly mail: string | null;
  readonly areas: Areas<OperatorArea>;
  readonly isLocked: boolean;
}
/** Operators as they are, their rows held until the end: nobody is locked or gets another password meanwhile. */
export const lockOperatorsNow = async (db: Db, ids: readonly number[]): Promise<Map<number, OperatorNow>> => {
  const { rows } = await sql<OperatorNow>`
    select id, user_name as "userName", mail, areas, hands, locked_at is not null as "isLocked" from operators
    where id = any(${[...new Set(ids)]}::int[]) order by id for share`.execute(db);
  return new Map(rows.map((o) => [o.id, o]));
};

/** Notes in whose hands an account is. */
export const updateHands = async (db: Db, id: number, hands: readonly number[]): Promise<void> => {
  await sql`update operators set hands = ${[...hands]} where id = ${id}`.execute(db);
};
/** Notes whether the password of an account is its owner's own: written only by who sets the password. */
export const updateOwnPassword = async (db: Db, id: number, isOwn: boolean): Promise<void> => {
  await sql`update operators set own_password = ${isOwn} where id = ${id}`.execute(db);
};
