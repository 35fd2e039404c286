import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { sql } from 'kysely';
import { pricingMode } from '@kyakhta/contract';
import {
  categoryPaths,
  type DeliveryTier,
  type ImportColumn,
  importColumns,
  type Pair,
  writeCategory,
  writePairs,
} from '../domains/catalog/index.ts';
import type { Db } from '../runtime/database.ts';

const productsPerPage = 500;

interface Text {
  readonly name: string;
  readonly unit: string;
  readonly content: string;
  readonly specifications: readonly { readonly name: string; readonly value: string }[];
}
interface Row {
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
  readonly texts: Readonly<Record<string, Text>> | null;
  readonly tiers: readonly { readonly start: number; readonly price: string }[] | null;
  readonly skus:
    | readonly {
        readonly article: string;
        readonly price: string;
        readonly ordinaryFreight: string;
        readonly expressFreight: string;
        readonly properties: Readonly<Record<string, readonly Pair[]>>;
        readonly picture: string | null;
        readonly onHand: number | null;
      }[]
    | null;
}

const pageOf = async (db: Db, storeId: number, after: number): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    with page as (
      select * from products where store_id = ${storeId} and status >= 0 and id > ${after} order by id limit ${productsPerPage}
    ), texts as (
      select product_id, jsonb_object_agg(locale, jsonb_build_object('name', name, 'unit', unit, 'content', content, 'specifications', specifications)) as texts
      from product_texts where product_id = any(select id from page) group by product_id
    ), tiers as (
      select product_id, jsonb_agg(jsonb_build_object('start', start_quantity, 'price', price::text) order by start_quantity) as tiers
      from product_tiers where product_id = any(select id from page) group by product_id
    ), variants as (
      select s.product_id, jsonb_agg(jsonb_build_object('article', s.article, 'price', s.price::text, 'ordinaryFreight', s.ordinary_freight::text,
        'expressFreight', s.express_freight::text, 'properties', s.properties, 'picture', s.picture, 'onHand', k.on_hand) order by s.position, s.id) as skus
      from skus s left join stock k on k.sku_id = s.id where s.product_id = any(select id from page) and not s.is_deleted group by s.product_id
    )
    select p.id, p.code, p.category_id as "categoryId", p.pricing_mode as "pricingMode", p.currency, p.minimum, p.carton_quantity as "cartonQuantity",
      p.carton_weight_grams as "cartonWeightGrams", p.carton_volume_cm3 as "cartonVolumeCm3", p.delivery_tiers as "deliveryTiers", p.certificates, t.texts, r.tiers, v.skus
    from page p left join texts t on t.product_id = p.id left join tiers r on r.product_id = p.id left join variants v on v.product_id = p.id order by p.id`.execute(
    db,
  );
  return rows;
};

/** A whole count of the smallest unit as decimal text: 4250 g with 3 decimals is 4.25 kg. */
const decimal = (count: number, decimals: number): string => {
  const digits = String(count).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
};
const specificationsOf = (text: Text | undefined): string => writePairs((text?.specifications ?? []).map((s) => [s.name, s.value]));
const deliveryOf = (tiers: readonly DeliveryTier[]): string => {
  const [first] = tiers;
  return tiers.length === 1 && first?.start === 1 ? String(first.days) : tiers.map((t) => `${t.start}:${t.days}`).join(';');
};

type Cells = Partial<Record<ImportColumn, string>>;
const rowsOf = (p: Row, path: readonly string[]): Cells[] => {
  const currency = currencyOf(p.currency);
  const amount = (minor: string): string => toDecimal(money(BigInt(minor), currency));
  const { en, ru, zh_CN: zh } = p.texts ?? {};
  const tiered = p.pricingMode === pricingMode.tiered;
  const once: Cells = {
    name_en: en?.name ?? '',
    name_ru: ru?.name ?? '',
    name_zh: zh?.name ?? '',
    category: writeCategory(path),
    unit: (en ?? ru ?? zh)?.unit ?? '',
    tiers: tiered ? (p.tiers ?? []).map((t) => `${t.start}:${amount(t.price)}`).join(';') : '',
    minimum: String(p.minimum),
    carton_quantity: String(p.cartonQuantity),
    carton_weight_kg: decimal(p.cartonWeightGrams, 3),
    carton_volume_m3: decimal(p.cartonVolumeCm3, 6),
    delivery_days: deliveryOf(p.deliveryTiers),
    description_en: en?.content ?? '',
    description_ru: ru?.content ?? '',
    description_zh: zh?.content ?? '',
    specifications_en: specificationsOf(en),
    specifications_ru: specificationsOf(ru),
    specifications_zh: specificationsOf(zh),
    certificates: p.certificates.join(';'),
  };
  return (p.skus ?? []).map((s, i): Cells => ({
    ...(i === 0 ? once : {}),
    product: p.code,
    article: s.article,
    price: tiered ? '' : amount(s.price),
    ordinary_freight: amount(s.ordinaryFreight),
    express_freight: amount(s.expressFreight),
    stock: String(s.onHand ?? 0),
    properties: writePairs(s.properties['en'] ?? []),
    properties_ru: writePairs(s.properties['ru'] ?? []),
    properties_zh: writePairs(s.properties['zh_CN'] ?? []),
    picture: s.picture ?? '',
  }));
};

/**
 * A store's products in the columns of the import, a row a variant; what a product has once stands in
 * its first row. Read page by page on any connection: a long download holds nothing.
 */
export async function* exportedRows(db: Db, storeId: number): AsyncGenerator<string[]> {
  const paths = await categoryPaths(db);
  for (let after = 0; ;) {
    const page = await pageOf(db, storeId, after);
    for (const product of page)
      for (const row of rowsOf(product, paths.get(product.categoryId) ?? [])) yield importColumns.map((c) => row[c] ?? '');
    const last = page.at(-1);
    if (last === undefined || page.length < productsPerPage) return;
    after = last.id;
  }
}
