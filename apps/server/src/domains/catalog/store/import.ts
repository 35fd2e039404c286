import { pricingMode, productStatus } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import { templateColumn } from '../../freight/index.ts';
import type { ImportProduct, ImportVariant } from '../model/import-product.ts';
import type { StoredLook } from '../model/import-variants.ts';

export interface StoredProduct {
  readonly id: number;
  readonly code: string;
  readonly categoryId: number;
  /** What its freight template counts; null where it names none. */
  readonly freightMeasure: number | null;
}
/**
 * Products of a store by code, locked in the order of their ids. Each code is looked up by itself: an import makes a store
 * larger than the planner knows, which would else read all its goods for each piece.
 */
export const lockProducts = async (db: Db, storeId: number, codes: readonly string[]): Promise<StoredProduct[]> => {
  const { rows } = await sql<StoredProduct>`
    select id, code, category_id as "categoryId", (${templateColumn(sql`freight_template_id`)} ->> 'measure')::int as "freightMeasure" from products where id = any(array(
      select p.id from unnest(${[...codes]}::text[]) as w (code) cross join lateral (select id from products where store_id = ${storeId} and code = w.code offset 0) p))
    order by id for no key update`.execute(db);
  return rows;
};

export interface StoredVariant {
  readonly id: number;
  readonly productId: number;
  readonly article: string;
  readonly productCode: string;
}
/** Variants of a store by article number; of a product those that are not deleted come first. */
export const selectByArticle = async (db: Db, storeId: number, articles: readonly string[]): Promise<StoredVariant[]> => {
  const { rows } = await sql<StoredVariant>`
    select s.id, s.product_id as "productId", s.article, p.code as "productCode" from skus s join products p on p.id = s.product_id
    where s.article = any(${[...articles]}::text[]) and not s.is_deleted and p.store_id = ${storeId} order by s.id`.execute(db);
  return rows;
};

/** What the variants of products are that are not deleted, by their English properties. */
export const selectLooks = async (db: Db, productIds: readonly number[]): Promise<(StoredLook & { readonly productId: number })[]> => {
  const { rows } = await sql<StoredLook & { productId: number }>`
    select product_id as "productId", article, coalesce(properties -> 'en', '[]') as properties from skus
    where product_id = any(${[...productIds]}::int[]) and not is_deleted order by product_id, position, id`.execute(db);
  return rows;
};

/** A product to write; without an id it is new. */
export interface ProductToPut {
  readonly id: number | null;
  readonly categoryId: number;
  readonly product: ImportProduct;
}

const head = ({ id, categoryId, product: p }: ProductToPut, n: number): Readonly<Record<string, unknown>> => ({
  n,
  id,
  category_id: categoryId,
  code: p.code,
  pricing_mode: p.pricingMode,
  minimum: p.minimum,
  carton_quantity: p.cartonQuantity,
  carton_weight_grams: p.cartonWeightGrams,
  carton_volume_cm3: p.cartonVolumeCm3,
  pictures: p.pictures,
  certificates: p.certificates,
  origin: p.origin,
  delivery_tiers: p.deliveryTiers,
  min_price: String(p.minPrice),
  max_price: String(p.maxPrice),
  voucher: p.voucher,
});
const headColumns = sql`n int, id int, category_id int, code text, pricing_mode smallint, minimum int, carton_quantity int, carton_weight_grams int, carton_volume_cm3 int, pictures jsonb, certificates jsonb, origin text, delivery_tiers jsonb, min_price bigint, max_price bigint, voucher jsonb`;

/** New products, in the state that is named. */
export const insertProducts = async (
  db: Db,
  storeId: number,
  currency: string,
  products: readonly ProductToPut[],
  status: number,
  at: Date,
): Promise<{ readonly id: number; readonly code: string }[]> => {
  if (products.length === 0) return [];
  const { rows } = await sql<{ id: number; code: string }>`
    insert into products (store_id, category_id, code, status, pricing_mode, currency, minimum, carton_quantity, carton_weight_grams, carton_volume_cm3, pictures, certificates, origin, delivery_tiers, min_price, max_price, mold, voucher, created_at)
    select ${storeId}::int, category_id, code, ${status}::smallint, pricing_mode, ${currency}, minimum, carton_quantity, carton_weight_grams, carton_volume_cm3,
      case when jsonb_typeof(pictures) = 'array' then array(select jsonb_array_elements_text(pictures)) else '{}'::text[] end,
      case when jsonb_typeof(certificates) = 'array' then array(select jsonb_array_elements_text(certificates)) else '{}'::text[] end, coalesce(origin, ''), delivery_tiers, min_price, max_price, case when voucher is null then 0 else 1 end, voucher, ${at}
    from jsonb_to_recordset(${JSON.stringify(products.map(head))}::jsonb) as x (${headColumns}) order by n
    returning id, code`.execute(db);
  return rows;
};

/** Known products as the file has them; pictures are added, never taken away; one that was deleted comes back in the state of new ones, one that was taken off sale stays off. @returns ids of those that changed. */
export const updateProducts = async (db: Db, currency: string, products: readonly ProductToPut[], status: number): Promise<number[]> => {
  if (products.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    with told as (
      select x.*, case when jsonb_typeof(x.pictures) = 'array' then array(select jsonb_array_elements_text(x.pictures)) else '{}' end as paths,
        case when jsonb_typeof(x.certificates) = 'array' then array(select jsonb_array_elements_text(x.certificates)) end as proofs, coalesce(x.voucher, k.voucher) as rule
      from jsonb_to_recordset(${JSON.stringify(products.map(head))}::jsonb) as x (${headColumns}) join products k on k.id = x.id
    ), wanted as (
      -- A file that does not speak of vouchers leaves goods of vouchers what they are: pieces without carton or weight.
      select *, case when rule is null then carton_quantity else 1 end as pieces, case when rule is null then carton_weight_grams else 0 end as grams, case when rule is null then carton_volume_cm3 else 0 end as cm3,
        case when rule is null then 0 else 1 end::smallint as kind from told
    )
    update products p set category_id = w.category_id, mold = w.kind, voucher = w.rule, status = case when p.status = ${sql.lit(productStatus.deleted)} then ${status}::smallint else p.status end, pricing_mode = w.pricing_mode, currency = ${currency}, minimum = w.minimum,
      carton_quantity = w.pieces, carton_weight_grams = w.grams, carton_volume_cm3 = w.cm3, pictures = p.pictures || array(select n from unnest(w.paths) n where n <> all(p.pictures)), certificates = coalesce(w.proofs, p.certificates), origin = coalesce(w.origin, p.origin), delivery_tiers = w.delivery_tiers
    from wanted w where p.id = w.id
      and (p.status = ${sql.lit(productStatus.deleted)} or (p.category_id, p.pricing_mode, p.currency, p.minimum, p.carton_quantity, p.carton_weight_grams, p.carton_volume_cm3, p.pictures @> w.paths, p.certificates, p.origin, p.delivery_tiers, p.voucher)
        is distinct from (w.category_id, w.pricing_mode, ${currency}::text, w.minimum, w.pieces, w.grams, w.cm3, true, coalesce(w.proofs, p.certificates), coalesce(w.origin, p.origin), w.delivery_tiers, w.rule))
    returning p.id`.execute(db);
  return rows.map((r) => r.id);
};

export interface WrittenProduct {
  readonly id: number;
  readonly product: ImportProduct;
}

/** Texts by language: what the file does not say stays, and a new language without a name gets the English one. @returns ids of products whose texts changed. */
export const putTexts = async (db: Db, products: readonly WrittenProduct[]): Promise<number[]> => {
  const texts = products.flatMap(({ id, product }) => {
    const english = product.texts.find((t) => t.locale === 'en')?.name ?? '';
    return product.texts.map((t) => ({ product_id: id, ...t, english }));
  });
  const { rows } = await sql<{ id: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as x (product_id int, locale text, name text, english text, unit text, content text, specifications jsonb)
    ), changed as (
      update product_texts t set name = coalesce(w.name, t.name), unit = w.unit, content = coalesce(w.content, t.content), specifications = coalesce(w.specifications, t.specifications)
      from wanted w where t.product_id = w.product_id and t.locale = w.locale
        and (t.name, t.unit, t.content, t.specifications) is distinct from (coalesce(w.name, t.name), w.unit, coalesce(w.content, t.content), coalesce(w.specifications, t.specifications))
      returning t.product_id
    ), made as (
      insert into product_texts (product_id, locale, name, unit, content, specifications)
      select product_id, locale, coalesce(name, english), unit, coalesce(content, ''), coalesce(specifications, '[]') from wanted w
      where not exists (select 1 from product_texts t where t.product_id = w.product_id and t.locale = w.locale) order by product_id, locale
      returning product_id
    )
    select product_id as id from changed union select product_id from made`.execute(db);
  return rows.map((r) => r.id);
};

/** The price lists, whole: tiers that are no longer named go. @returns ids of products whose tiers changed. */
export const putTiers = async (db: Db, products: readonly WrittenProduct[]): Promise<number[]> => {
  const tiers = products.flatMap(({ id, product }) =>
    product.tiers.map((t) => ({ product_id: id, start: t.start, price: String(t.price) })),
  );
  const { rows } = await sql<{ id: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(tiers)}::jsonb) as x (product_id int, start int, price bigint)
    ), gone as (
      delete from product_tiers t where t.product_id = any(${products.map((p) => p.id)}::int[])
        and not exists (select 1 from wanted w where w.product_id = t.product_id and w.start = t.start_quantity) returning t.product_id
    ), put as (
      insert into product_tiers (product_id, start_quantity, price) select product_id, start, price from wanted order by product_id, start
      on conflict (product_id, start_quantity) do update set price = excluded.price where product_tiers.price <> excluded.price returning product_id
    )
    select product_id as id from gone union select product_id from put`.execute(db);
  return rows.map((r) => r.id);
};

/** A variant to write; without an id it is new. */
export interface VariantToPut {
  readonly id: number | null;
  readonly productId: number;
  readonly variant: ImportVariant;
}
const variantRow = ({ id, productId, variant: v }: VariantToPut, n: number): Readonly<Record<string, unknown>> => ({
  n,
  id,
  product_id: productId,
  article: v.article,
  price: String(v.price),
  market_price: v.marketPrice === null ? null : String(v.marketPrice),
  ordinary_freight: String(v.ordinaryFreight),
  express_freight: String(v.expressFreight),
  properties: { en: v.properties, ...v.translated },
  picture: v.picture,
});
const variantColumns = sql`n int, id int, product_id int, article text, price bigint, market_price bigint, ordinary_freight bigint, express_freight bigint, properties jsonb, picture text`;
/** A row that tells none leaves the market price there is, as long as the price does not reach above it. */
const marketPrice = sql`case when w.market_price is not null then nullif(w.market_price, 0) when s.market_price >= w.price then s.market_price end`;

/** New variants, behind those the product has. */
export const insertVariants = async (
  db: Db,
  variants: readonly VariantToPut[],
): Promise<{ readonly id: number; readonly productId: number; readonly article: string }[]> => {
  if (variants.length === 0) return [];
  const { rows } = await sql<{ id: number; productId: number; article: string }>`
    insert into skus (product_id, position, article, price, market_price, ordinary_freight, express_freight, properties, picture)
    select product_id, coalesce((select max(s.position) + 1 from skus s where s.product_id = x.product_id), 0) + row_number() over (partition by product_id order by n) - 1,
      article, price, nullif(market_price, 0), ordinary_freight, express_freight, properties, picture
    from jsonb_to_recordset(${JSON.stringify(variants.map(variantRow))}::jsonb) as x (${variantColumns}) order by n
    returning id, product_id as "productId", article`.execute(db);
  return rows;
};

/** Known variants as the file has them. Properties that read the same keep their other languages. @returns ids of products with a change. */
export const updateVariants = async (db: Db, variants: readonly VariantToPut[]): Promise<number[]> => {
  if (variants.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(variants.map(variantRow))}::jsonb) as x (${variantColumns})
    )
    update skus s set price = w.price, market_price = ${marketPrice}, ordinary_freight = w.ordinary_freight, express_freight = w.express_freight, picture = coalesce(w.picture, s.picture),
      properties = case when s.properties -> 'en' = w.properties -> 'en' then s.properties || w.properties else w.properties end
    from wanted w where s.id = w.id
      and (s.price, s.market_price, s.ordinary_freight, s.express_freight, s.picture, s.properties)
        is distinct from (w.price, ${marketPrice}, w.ordinary_freight, w.express_freight, coalesce(w.picture, s.picture),
          case when s.properties -> 'en' = w.properties -> 'en' then s.properties || w.properties else w.properties end)
    returning s.product_id as id`.execute(db);
  return rows.map((r) => r.id);
};

/** Brings the shown price ranges of several products in line with their tiers or variants. */
export const refreshPriceRanges = async (db: Db, productIds: readonly number[]): Promise<void> => {
  const ids = [...productIds];
  await sql`
    with prices as (
      select p.id, t.price from products p join product_tiers t on t.product_id = p.id where p.id = any(${ids}::int[]) and p.pricing_mode = ${sql.lit(pricingMode.tiered)}
      union all
      select p.id, s.price from products p join skus s on s.product_id = p.id where p.id = any(${ids}::int[]) and p.pricing_mode = ${sql.lit(pricingMode.range)} and not s.is_deleted
    ), ranges as (
      select id, min(price) as low, max(price) as high from prices group by id
    )
    update products p set min_price = r.low, max_price = r.high from ranges r where p.id = r.id and (p.min_price, p.max_price) is distinct from (r.low, r.high)`.execute(
    db,
  );
};

/** The states of products by id. */
export const selectStates = async (db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; status: number }>`
    select id, status from products where id = any(${[...productIds]}::int[])`.execute(db);
  return new Map(rows.map((r) => [r.id, r.status]));
};
