import type pg from 'pg';
import { hashOf } from './catalogue/hash.ts';
import { demoCertificates } from './goods/certificates.ts';
import type { Product, Property } from './goods/types.ts';
import { shortUnits } from './goods/words.ts';

const locales = ['en', 'ru', 'zh_CN'] as const;
const pairs = (properties: readonly Property[], locale: (typeof locales)[number]): [string, string][] =>
  properties.map((p) => [p.name[locale], p.value[locale]]);

/** Lists of `size`, the last one shorter. */
function* chunks<T>(list: Iterable<T>, size: number): Generator<T[]> {
  let part: T[] = [];
  for (const one of list) {
    part.push(one);
    if (part.length === size) {
      yield part;
      part = [];
    }
  }
  if (part.length > 0) yield part;
}

/** When a store put its product on sale: those with their own pictures now, the others within the year before. */
/** Some goods of the later stores say what they cost elsewhere: about a fifth more than here. */
const marketPrice = (shopId: number, productId: number, price: number | undefined): number | null =>
  price !== undefined && shopId > 5 && productId % 9 === 0 ? Math.ceil((price * 1.2) / 10) * 10 : null;
const listedAt = (p: Product, at: Date): Date =>
  p.shared === undefined ? at : new Date(at.getTime() - (150 + (hashOf(`${p.key} listed`) % 230)) * 86_400_000);

/** Writes products with texts, tiers, variants and stock, a few hundred at a time. `storeOf` turns shopId into a row id. */
export const fillProducts = async (
  client: pg.ClientBase,
  list: Iterable<Product>,
  categoryIds: ReadonlyMap<string, number>,
  at: Date,
): Promise<void> => {
  for (const part of chunks(list, 1000)) {
    const heads = part.map((p) => {
      const prices = p.pricingMode === 1 ? p.tiers.map((t) => t.price) : p.skus.flatMap((s) => (s.price === null ? [] : [s.price]));
      return {
        code: p.key,
        store_id: p.shopId,
        category_id: categoryIds.get(p.category),
        pricing_mode: p.pricingMode,
        minimum: p.minimum,
        carton_quantity: p.cartonQuantity,
        carton_weight_grams: p.cartonWeightGrams,
        carton_volume_cm3: p.cartonVolumeCm3,
        delivery_tiers: p.deliveryTiers,
        min_price: Math.min(...prices),
        max_price: Math.max(...prices),
        certificates: p.certificates,
        created_at: listedAt(p, at),
      };
    });
    const { rows } = await client.query<{ id: number; code: string; storeId: number }>(
      `insert into products (store_id, category_id, code, status, pricing_mode, currency, minimum, carton_quantity, carton_weight_grams, carton_volume_cm3, delivery_tiers, min_price, max_price, certificates, origin, created_at)
       select store_id, category_id, code, 1, pricing_mode, 'USD', minimum, carton_quantity, carton_weight_grams, carton_volume_cm3, delivery_tiers, min_price, max_price, array(select jsonb_array_elements_text(certificates)), 'CN', created_at
       from jsonb_to_recordset($1::jsonb) as x (store_id int, category_id int, code text, pricing_mode smallint, minimum int, carton_quantity int, carton_weight_grams int, carton_volume_cm3 int, delivery_tiers jsonb, min_price bigint, max_price bigint, certificates jsonb, created_at timestamptz)
       returning id, code, store_id as "storeId"`,
      [JSON.stringify(heads)],
    );
    const idOf = new Map(rows.map((r) => [`${r.storeId} ${r.code}`, r.id]));
    const withIds = part.map((p) => ({ p, id: idOf.get(`${p.shopId} ${p.key}`) ?? 0 }));
    const texts = withIds.flatMap(({ p, id }) =>
      locales.map((locale) => ({
        product_id: id,
        locale,
        name: p.name[locale],
        content: p.description[locale],
        unit: shortUnits[p.unit][locale],
        specifications: p.parameters.map((x) => ({ name: x.name[locale], value: x.value[locale] })),
      })),
    );
    await client.query(
      `insert into product_texts (product_id, locale, name, content, unit, specifications) select product_id, locale, name, content, unit, specifications
       from jsonb_to_recordset($1::jsonb) as x (product_id int, locale text, name text, content text, unit text, specifications jsonb)`,
      [JSON.stringify(texts)],
    );
    const proofs = withIds.flatMap(({ p, id }) => demoCertificates(p, at).map((proof) => ({ ...proof, product_id: id })));
    await client.query(
      `insert into product_certificates (product_id, name, number, issued_on, valid_until, body, holder, changed_at)
       select product_id, name, number, issued_on, valid_until, body, holder, $2
       from jsonb_to_recordset($1::jsonb) as x (product_id int, name text, number text, issued_on date, valid_until date, body text, holder text)`,
      [JSON.stringify(proofs), at],
    );
    const tiers = withIds.flatMap(({ p, id }) => p.tiers.map((t) => ({ product_id: id, start_quantity: t.start, price: t.price })));
    await client.query(
      'insert into product_tiers (product_id, start_quantity, price) select product_id, start_quantity, price from jsonb_to_recordset($1::jsonb) as x (product_id int, start_quantity int, price bigint)',
      [JSON.stringify(tiers)],
    );
    const skus = withIds.flatMap(({ p, id }) =>
      p.skus.map((s, position) => ({
        product_id: id,
        position,
        article: s.articleNumber,
        price: s.price ?? p.tiers[0]?.price,
        market_price: marketPrice(p.shopId, id, s.price ?? p.tiers[0]?.price),
        ordinary_freight: s.ordinaryFreight,
        express_freight: s.expressFreight,
        stock: s.stock,
        properties: Object.fromEntries(locales.map((locale) => [locale, pairs(s.properties, locale)])),
      })),
    );
    await client.query(
      `with wanted as (
        select * from jsonb_to_recordset($1::jsonb) as x (product_id int, position int, article text, price bigint, market_price bigint, ordinary_freight bigint, express_freight bigint, properties jsonb, stock int)
      ), made as (
        insert into skus (product_id, position, article, price, market_price, ordinary_freight, express_freight, properties)
        select product_id, position, article, price, market_price, ordinary_freight, express_freight, properties from wanted order by product_id, position returning id, product_id, position
      )
      , filled as (
        insert into stock (sku_id, on_hand) select m.id, w.stock from made m join wanted w on w.product_id = m.product_id and w.position = m.position returning sku_id, on_hand
      )
      insert into stock_movements (sku_id, kind, on_hand_change, reserved_change, on_hand, reserved, actor_kind, at)
      select f.sku_id, 'opening', f.on_hand, 0, f.on_hand, 0, 'platform', p.created_at from filled f join made m on m.id = f.sku_id join products p on p.id = m.product_id order by f.sku_id`,
      [JSON.stringify(skus)],
    );
  }
};
