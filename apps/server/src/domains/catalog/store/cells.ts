import { productStatus } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { Pair } from '../model/import-cells.ts';
import type { VoucherRule } from '../model/voucher.ts';
import { freightChoice } from './freight.ts';
import type { DeliveryTier } from '../model.ts';

export const productsPerPage = 250;

export interface CellsText {
  readonly name: string;
  readonly unit: string;
  readonly content: string;
  readonly specifications: readonly { readonly name: string; readonly value: string }[];
}
/** A product as the tables hold it, for being written as cells. */
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
  readonly origin: string;
  readonly voucher: VoucherRule | null;
  /** A template's number, or what takes its place. */
  readonly freightTemplateId: number;
  /** It goes back within seven days without a reason. */
  readonly noReasonReturn: boolean;
  readonly pictures: readonly string[];
  readonly texts: Readonly<Record<string, CellsText>> | null;
  readonly tiers: readonly { readonly start: number; readonly price: string }[] | null;
  readonly skus:
    | readonly {
        readonly skuId: number;
        readonly article: string;
        readonly price: string;
        readonly marketPrice: string | null;
        readonly ordinaryFreight: string;
        readonly expressFreight: string;
        readonly properties: Readonly<Record<string, readonly Pair[]>>;
        readonly picture: string | null;
      }[]
    | null;
}

/** A product without what belongs to it. */
export type CellsHead = Omit<CellsRow, 'texts' | 'tiers' | 'skus'>;
const head = sql`p.id, p.code, p.category_id as "categoryId", p.pricing_mode as "pricingMode", p.currency, p.minimum, p.carton_quantity as "cartonQuantity",
  p.carton_weight_grams as "cartonWeightGrams", p.carton_volume_cm3 as "cartonVolumeCm3", p.delivery_tiers as "deliveryTiers", p.certificates, p.origin, p.voucher, p.pictures, p.no_reason as "noReasonReturn", ${freightChoice} as "freightTemplateId"`;

/**
 * What belongs to some products, by product. Each kind is asked by itself and by ids: joined into one statement, whose
 * plan knows none of its values, they would be gathered anew for each product of the page.
 */
export const withParts = async (db: Db, heads: readonly CellsHead[]): Promise<CellsRow[]> => {
  const ids = heads.map((h) => h.id);
  const texts = sql<CellsText & { productId: number; locale: string }>`
    select product_id as "productId", locale, name, unit, content, specifications from product_texts where product_id = any(${ids}::int[])`.execute(
    db,
  );
  const tiers = sql<{ productId: number; start: number; price: string }>`
    select product_id as "productId", start_quantity as start, price::text from product_tiers where product_id = any(${ids}::int[])
    order by product_id, start_quantity`.execute(db);
  const skus = sql<NonNullable<CellsRow['skus']>[number] & { productId: number }>`
    select product_id as "productId", id as "skuId", article, price::text, market_price::text as "marketPrice", ordinary_freight::text as "ordinaryFreight", express_freight::text as "expressFreight", properties, picture
    from skus where product_id = any(${ids}::int[]) and not is_deleted order by product_id, position, id`.execute(db);
  // Side by side where there are connections for it.
  const [t, r, s] = await Promise.all([texts, tiers, skus]);
  const textsOf = Map.groupBy(t.rows, (one) => one.productId);
  const tiersOf = Map.groupBy(r.rows, (one) => one.productId);
  const skusOf = Map.groupBy(s.rows, (one) => one.productId);
  return heads.map((h) => ({
    ...h,
    texts: Object.fromEntries((textsOf.get(h.id) ?? []).map(({ productId: _, locale, ...text }) => [locale, text])),
    tiers: (tiersOf.get(h.id) ?? []).map(({ productId: _, ...tier }) => tier),
    skus: (skusOf.get(h.id) ?? []).map(({ productId: _, ...sku }) => sku),
  }));
};

/** The next products of a store behind an id, for being written as cells. */
export const selectPageForCells = async (db: Db, storeId: number, after: number): Promise<CellsHead[]> => {
  const { rows } = await sql<CellsHead>`
    select ${head} from products p where p.store_id = ${storeId} and p.status <> ${sql.lit(productStatus.deleted)} and p.id > ${after} order by p.id limit ${sql.lit(productsPerPage)}`.execute(
    db,
  );
  return rows;
};
/** One product of a store, for being written as cells; undefined when the store has no such product. */
export const selectOneForCells = async (db: Db, storeId: number, productId: number): Promise<CellsRow | undefined> => {
  const { rows } = await sql<CellsHead>`
    select ${head} from products p where p.store_id = ${storeId} and p.status <> ${sql.lit(productStatus.deleted)} and p.id = ${productId}`.execute(
    db,
  );
  return (await withParts(db, rows))[0];
};
