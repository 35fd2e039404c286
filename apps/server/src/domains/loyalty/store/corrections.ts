import { sql } from 'kysely';
import type { Db } from '../../../runtime/database.ts';

export interface PointCorrection {
  readonly id: number;
  readonly userId: number;
  readonly points: number;
  readonly state: 'proposed' | 'done' | 'refused';
  readonly proposedBy: number;
}
export const insertPointCorrection = async (
  db: Db,
  c: { readonly userId: number; readonly points: number; readonly reason: string; readonly at: Date; readonly by: number },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into point_corrections (user_id, amount, reason, state, proposed_at, proposed_by)
    values (${c.userId}, ${c.points}, ${c.reason}, 'proposed', ${c.at}, ${c.by}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
};
export const lockPointCorrection = async (db: Db, id: number): Promise<PointCorrection | null> => {
  const { rows } = await sql<PointCorrection>`
    select id, user_id as "userId", amount as points, state, proposed_by as "proposedBy" from point_corrections where id = ${id} for update`.execute(
    db,
  );
  return rows[0] ?? null;
};
export const decidePointCorrection = async (
  db: Db,
  id: number,
  decision: { readonly state: 'done' | 'refused'; readonly by: number; readonly at: Date; readonly note: string },
): Promise<void> => {
  await sql`
    update point_corrections set state = ${decision.state}, decided_at = ${decision.at}, decided_by = ${decision.by}, note = ${decision.note}
    where id = ${id} and state = 'proposed'`.execute(db);
};
