import { sql } from 'kysely';
import type { Db } from '../../runtime/database.ts';

export interface Store {
  readonly id: number;
  readonly name: string;
  readonly displayName: string;
  readonly city: string;
  readonly intro: Readonly<Record<string, string>>;
  readonly logo: string | null;
  readonly type: number;
  readonly badge: number;
  readonly status: number;
  readonly commissionBasisPoints: number | null;
  readonly openedAt: Date;
}

export const selectStores = async (db: Db, ids: readonly number[]): Promise<Store[]> => {
  const { rows } = await sql<Store>`
    select id, name, display_name as "displayName", city, intro, logo, type, badge, status, commission_basis_points as "commissionBasisPoints", opened_at as "openedAt"
    from stores where id = any(${[...ids]}::int[])`.execute(db);
  return rows;
};
