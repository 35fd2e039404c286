import type { FreightRate } from '@kyakhta/contract';
import { type Sql, sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';
import type { FreightTemplate } from './model.ts';

/** A template as it travels in a column: JSON holds no whole numbers as large as fees can be. */
type Stored<T> = { readonly [K in keyof T]: T[K] extends bigint ? string : T[K] extends FreightRate | null ? Stored<T[K]> : T[K] };
export type StoredTemplate = Stored<FreightTemplate>;

const columns = sql`jsonb_build_object('id', f.id, 'measure', f.measure,
  'ordinary', jsonb_build_object('first', f.ordinary_first, 'firstFee', f.ordinary_first_fee::text, 'further', f.ordinary_further, 'furtherFee', f.ordinary_further_fee::text),
  'express', case when f.express_first is not null then jsonb_build_object('first', f.express_first, 'firstFee', f.express_first_fee::text, 'further', f.express_further, 'furtherFee', f.express_further_fee::text) end)`;
/** A template as a column of a query, null where there is none. @param id the expression of its number */
export const templateColumn = (id: Sql): Sql<StoredTemplate | null> =>
  sql<StoredTemplate | null>`(select ${columns} from freight_templates f where f.id = ${id})`;

const readRate = (r: Stored<FreightRate>): FreightRate => ({ ...r, firstFee: BigInt(r.firstFee), furtherFee: BigInt(r.furtherFee) });
export const readTemplate = (t: StoredTemplate): FreightTemplate => ({
  id: t.id,
  measure: t.measure,
  ordinary: readRate(t.ordinary),
  express: t.express === null ? null : readRate(t.express),
});

/** A template as its store keeps it; its version rises with every change. */
export interface KeptTemplate extends FreightTemplate {
  readonly name: string;
  readonly version: number;
}
interface KeptRow {
  readonly template: StoredTemplate;
  readonly name: string;
  readonly version: number;
}
const keptOf = ({ template, name, version }: KeptRow): KeptTemplate => ({ ...readTemplate(template), name, version });

/** A store's templates by name. */
export const selectTemplates = async (db: Db, storeId: number): Promise<KeptTemplate[]> =>
  (
    await sql<KeptRow>`select ${columns} as template, f.name, f.version from freight_templates f where f.store_id = ${storeId} order by lower(f.name), f.id`.execute(
      db,
    )
  ).rows.map(keptOf);
/** Takes a store's template to change or remove it: nobody names it meanwhile. */
export const lockTemplate = async (db: Db, storeId: number, id: number): Promise<KeptTemplate | null> => {
  const { rows } = await sql<KeptRow>`
    select ${columns} as template, f.name, f.version from freight_templates f where f.id = ${id} and f.store_id = ${storeId} for update`.execute(
    db,
  );
  return rows[0] === undefined ? null : keptOf(rows[0]);
};
/** Holds a store's template for a product that is to name it: it is not removed meanwhile. */
export const holdTemplate = async (db: Db, storeId: number, id: number): Promise<FreightTemplate | null> => {
  const { rows } = await sql<{ template: StoredTemplate }>`
    select ${columns} as template from freight_templates f where f.id = ${id} and f.store_id = ${storeId} for key share`.execute(db);
  return rows[0] === undefined ? null : readTemplate(rows[0].template);
};
export const countTemplates = async (db: Db, storeId: number): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from freight_templates where store_id = ${storeId}`.execute(db)).rows[0]?.n ?? 0;

type Written = Pick<KeptTemplate, 'name' | 'ordinary' | 'express'>;
/** @returns its number; null when the store has one of this name */
export const insertTemplate = async (db: Db, storeId: number, t: Written & { readonly measure: number }): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into freight_templates (store_id, name, measure, ordinary_first, ordinary_first_fee, ordinary_further, ordinary_further_fee, express_first, express_first_fee, express_further, express_further_fee)
    values (${storeId}, ${t.name}, ${t.measure}, ${t.ordinary.first}, ${t.ordinary.firstFee}, ${t.ordinary.further}, ${t.ordinary.furtherFee},
      ${t.express?.first ?? null}, ${t.express?.firstFee ?? null}, ${t.express?.further ?? null}, ${t.express?.furtherFee ?? null})
    on conflict (store_id, lower(name)) do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
};
/** Writes a locked template. @returns false when another of the store has this name */
export const updateTemplate = async (db: Db, id: number, t: Written): Promise<boolean> => {
  const { rows } = await sql`
    update freight_templates f set name = ${t.name}, ordinary_first = ${t.ordinary.first}, ordinary_first_fee = ${t.ordinary.firstFee}, ordinary_further = ${t.ordinary.further}, ordinary_further_fee = ${t.ordinary.furtherFee},
      express_first = ${t.express?.first ?? null}, express_first_fee = ${t.express?.firstFee ?? null}, express_further = ${t.express?.further ?? null}, express_further_fee = ${t.express?.furtherFee ?? null}, version = f.version + 1
    where f.id = ${id} and not exists (select 1 from freight_templates o where o.store_id = f.store_id and o.id <> f.id and lower(o.name) = lower(${t.name})) returning 1`.execute(
    db,
  );
  return rows.length === 1;
};
export const deleteTemplate = async (db: Db, id: number): Promise<void> => {
  await sql`delete from freight_templates where id = ${id}`.execute(db);
};
