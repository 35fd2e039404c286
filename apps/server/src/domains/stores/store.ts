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

/** Opens a store. @returns its id; null when the name is somebody's */
export const insertStore = async (
  db: Db,
  s: { readonly name: string; readonly firmName: string; readonly city: string; readonly status: number; readonly at: Date },
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into stores (name, display_name, firm_name, city, intro, status, opened_at)
    values (${s.name}, ${s.name}, ${s.firmName}, ${s.city}, '{}'::jsonb, ${s.status}, ${s.at}) on conflict do nothing returning id`.execute(
    db,
  );
  return rows[0]?.id ?? null;
};

export const lockStatus = async (db: Db, id: number): Promise<number | null> =>
  (await sql<{ status: number }>`select status from stores where id = ${id} and status <> -1 for update`.execute(db)).rows[0]?.status ??
  null;

/** Says whether a store sells, and why it does not. */
export const updateStatus = async (db: Db, id: number, status: number, suspendReason: string | null): Promise<void> => {
  await sql`update stores set status = ${status}, suspend_reason = ${suspendReason} where id = ${id}`.execute(db);
};

/** @returns the commission before; undefined when there is no such store */
export const updateCommission = async (db: Db, id: number, basisPoints: number | null): Promise<number | null | undefined> => {
  const { rows } = await sql<{ before: number | null }>`
    update stores s set commission_basis_points = ${basisPoints} from stores b where s.id = ${id} and b.id = s.id and s.status <> -1 returning b.commission_basis_points as before`.execute(
    db,
  );
  return rows[0]?.before;
};
