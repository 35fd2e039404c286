import { noTemplate, productStatus } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** What a product's freight goes by, as the wire says it: a template's number, none at all, or the unit fees. */
export const freightChoice = sql<number>`case when p.is_freight_free then ${noTemplate.free} else coalesce(p.freight_template_id, ${noTemplate.unitFee}) end`;

/** A product as a template sees it. */
export interface FreightGoods {
  readonly mold: number;
  readonly cartonQuantity: number;
  readonly cartonWeightGrams: number;
  readonly cartonVolumeCm3: number;
  readonly freightTemplateId: number;
}
export const selectFreightGoods = async (db: Db, productId: number): Promise<FreightGoods | null> =>
  (
    await sql<FreightGoods>`
      select mold, carton_quantity as "cartonQuantity", carton_weight_grams as "cartonWeightGrams", carton_volume_cm3 as "cartonVolumeCm3", ${freightChoice} as "freightTemplateId"
      from products p where id = ${productId}`.execute(db)
  ).rows[0] ?? null;
export const updateFreight = async (db: Db, productId: number, templateId: number): Promise<void> => {
  await sql`update products set freight_template_id = ${templateId > 0 ? templateId : null}, is_freight_free = ${templateId === noTemplate.free} where id = ${productId}`.execute(
    db,
  );
};
/** Whether a product goes back within seven days without a reason. */
export const updateNoReason = async (db: Db, productId: number, noReason: boolean): Promise<void> => {
  await sql`update products set no_reason = ${noReason} where id = ${productId} and no_reason <> ${noReason}`.execute(db);
};
/** How many products name a template, and may be sold again. */
export const countNaming = async (db: Db, templateId: number): Promise<number> =>
  (
    await sql<{
      n: number;
    }>`select count(*)::int as n from products where freight_template_id = ${templateId} and status <> ${sql.lit(productStatus.deleted)}`.execute(
      db,
    )
  ).rows[0]?.n ?? 0;
/** Deleted products do not hold a template: one that comes back goes by its unit fees. */
export const releaseDeleted = async (db: Db, templateId: number): Promise<void> => {
  await sql`update products set freight_template_id = null where freight_template_id = ${templateId} and status = ${sql.lit(productStatus.deleted)}`.execute(
    db,
  );
};
