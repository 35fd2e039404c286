import { sql } from 'kysely';
import type { Db } from '../../../runtime/database.ts';
import type { Pair } from '../model/import-cells.ts';
import type { VoucherRule } from '../model/voucher.ts';
import { freightChoice } from './freight.ts';
import type { DeliveryTier } from '../model.ts';

export const productsPerPage = 500;

export interface CellsText {
  readonly name: string;
  readonly unit: string;
  readonly content: string;
  readonly specifications: readonly { readonly name: string; readonly value: string }[];
}
/** A product as it stands in the tables, for being written as cells. */
export interface CellsRow {
  readonly id: number;
  readonly code: string;
  readonly categoryId: number;
  readonly pricingMode: number;
  readonly currency: string;
  readonly minimum: number;
  readonly cartonQuantity: number;
  readonly cartonWeightGrams: number;
  readonly cartonVolumeCm3: number;
  readonly deliveryTiers: readonly DeliveryTier[];
  readonly certificates: readonly string[];
  readonly voucher: VoucherRule | null;
  /** A template's number, or what stands in its place. */
  readonly freightTemplateId: number;
  readonly pictures: readonly string[];
  readonly texts: Readonly<Record<string, CellsText>> | null;
  readonly tiers: readonly { readonly start: number; readonly price: string }[] | null;
  readonly skus:
    | readonly {
        readonly skuId: number;
        readonly article: string;
        readonly price: string;
        readonly ordinaryFreight: string;
        readonly expressFreight: string;
        readonly properties: Readonly<Record<string, readonly Pair[]>>;
        readonly picture: string | null;
      }[]
    | null;
}

/** @param only one product of the store, else a page of all */
export const selectForCells = async (db: Db, storeId: number, after: number, only: number | null): Promise<CellsRow[]> => {
  const { rows } = await sql<CellsRow>`
    with page as (
      select * from products where store_id = ${storeId} and status >= 0 and id > ${after} and (${only}::int is null or id = ${only}) order by id limit ${productsPerPage}
    ), texts as (
      select product_id, jsonb_object_agg(locale, jsonb_build_object('name', name, 'unit', unit, 'content', content, 'specifications', specifications)) as texts
      from product_texts where product_id = any(select id from page) group by product_id
    ), tiers as (
      select product_id, jsonb_agg(jsonb_build_object('start', start_quantity, 'price', price::text) order by start_quantity) as tiers
      from product_tiers where product_id = any(select id from page) group by product_id
    ), variants as (
      select s.product_id, jsonb_agg(jsonb_build_object('article', s.article, 'price', s.price::text, 'ordinaryFreight', s.ordinary_freight::text,
        'expressFreight', s.express_freight::text, 'properties', s.properties, 'picture', s.picture, 'skuId', s.id) order by s.position, s.id) as skus
      from skus s where s.product_id = any(select id from page) and not s.is_deleted group by s.product_id
    )
    select p.id, p.code, p.category_id as "categoryId", p.pricing_mode as "pricingMode", p.currency, p.minimum, p.carton_quantity as "cartonQuantity",
      p.carton_weight_grams as "cartonWeightGrams", p.carton_volume_cm3 as "cartonVolumeCm3", p.delivery_tiers as "deliveryTiers", p.certificates, p.voucher, p.pictures, ${freightChoice} as "freightTemplateId", t.texts, r.tiers, v.skus
    from page p left join texts t on t.product_id = p.id left join tiers r on r.product_id = p.id left join variants v on v.product_id = p.id order by p.id`.execute(
    db,
  );
  return rows;
};
