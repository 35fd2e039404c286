import type pg from 'pg';
import { categories, type Category, type Product, products as demoProducts, stores } from './goods.ts';
import type { Property, Unit } from './goods/types.ts';
import { buyers, operators, sellers } from './people.ts';

/** Paths of stored pictures: of a product in order with the variant each shows, of icons and logos by art code. */
export interface StoredPictures {
  readonly ofProduct: ReadonlyMap<string, readonly { readonly path: string; readonly variant: string | null }[]>;
  readonly ofArt: ReadonlyMap<string, string>;
}
export const noPictures: StoredPictures = { ofProduct: new Map(), ofArt: new Map() };

/** Short unit words that stand after a number in any count. */
const unitWords: Readonly<Record<Unit, Readonly<Record<string, string>>>> = {
  piece: { en: 'pcs', ru: 'шт.', zh_CN: '件' },
  pair: { en: 'pairs', ru: 'пар', zh_CN: '双' },
  set: { en: 'sets', ru: 'компл.', zh_CN: '套' },
  roll: { en: 'rolls', ru: 'рул.', zh_CN: '卷' },
  box: { en: 'boxes', ru: 'уп.', zh_CN: '盒' },
};

const currencies = [
  ['USD', 'US dollar', '$', '1', true],
  ['CNY', 'Chinese yuan', '¥', '7.12', false],
  ['RUB', 'Russian rouble', '₽', '92.40', false],
  ['EUR', 'Euro', '€', '0.92', false],
  ['KRW', 'South Korean won', '₩', '1392', false],
  ['BRL', 'Brazilian real', 'R$', '5.62', false],
  ['ILS', 'Israeli shekel', '₪', '3.71', false],
  ['AED', 'UAE dirham', 'AED', '3.6725', false],
] as const;

const carriers = [
  ['SF Express', 'https://www.sf-express.com'],
  ['YTO Express', 'https://www.yto.net.cn'],
  ['CDEK', 'https://www.cdek.ru'],
  ['Kyakhta Road Line', null],
  ['EMS', 'https://www.ems.com.cn'],
] as const;

/** Words shown as often searched; each finds something. */
export const hotSearch = {
  en: ['tool box', 'winter boots', 'LED bulb', 'winter gloves', 'headphones', 'padlock', 'trainers', 'screwdriver', 'chair', 'backpack'],
  ru: ['ящик', 'ботинки', 'лампа', 'перчатки', 'наушники', 'замок', 'кроссовки', 'отвёртка', 'стул', 'рюкзак'],
  zh_CN: ['工具箱', '劳保靴', '球泡', '手套', '耳机', '挂锁', '运动鞋', '螺丝刀', '餐椅', '书包'],
};
/** 100,000.00 in the smallest unit. */
const openingBalance = 10_000_000;

const pairs = (properties: readonly Property[], locale: 'en' | 'ru'): [string, string][] =>
  properties.map((p) => [p.name[locale], p.value[locale]]);
const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));

const fillSite = async (client: pg.ClientBase, at: Date): Promise<void> => {
  for (const row of currencies)
    await client.query('insert into currencies (code, name, symbol, exchange_rate, is_default) values ($1, $2, $3, $4, $5)', [...row]);
  for (const row of carriers) await client.query('insert into carriers (name, home_url) values ($1, $2)', [...row]);
  await client.query('insert into settings (name, value, changed_at) values ($1, $2, $3)', ['hotSearch', JSON.stringify(hotSearch), at]);
};

const fillPeople = async (client: pg.ClientBase, passwordHash: string, at: Date, pictures: StoredPictures): Promise<void> => {
  for (const s of stores) {
    await client.query(
      'insert into stores (name, display_name, firm_name, city, intro, logo, type, badge, status, opened_at) values ($1, $1, $2, $3, $4, $5, $6, $6, 1, $7)',
      [
        s.name.en,
        s.firmName,
        s.city.en,
        JSON.stringify(s.intro),
        pictures.ofArt.get(s.logo) ?? null,
        s.type,
        new Date(at.getTime() - 400 * 86_400_000),
      ],
    );
  }
  for (const [i, s] of sellers.entries())
    await client.query('insert into store_accounts (store_id, user_name, password_hash, created_at) values ($1, $2, $3, $4)', [
      i + 1,
      s.userName,
      passwordHash,
      at,
    ]);
  for (const o of operators)
    await client.query('insert into operators (user_name, password_hash, created_at) values ($1, $2, $3)', [o.userName, passwordHash, at]);
  for (const b of buyers) {
    const { rows } = await client.query<{ id: number }>(
      'insert into users (user_name, mail, mobile, nick_name, password_hash, sex, time_zone, locale, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id',
      [b.userName, b.mail, b.mobile, b.nickName, passwordHash, b.sex, b.timeZone, b.locale, at],
    );
    const id = rows[0]?.id ?? 0;
    for (const a of b.addresses) {
      await client.query(
        'insert into addresses (user_id, receiver, mobile, country, province, city, area, addr, post_code, is_default, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
        [id, a.receiver, a.mobile, a.country, a.province, a.city, a.area, a.addr, a.postCode, a.commonAddr === 1, at],
      );
    }
    await client.query(
      `with entry as (insert into journal (key, kind, reference, at) values ($1, 'opening', $1, $2) returning id), lines as (
        insert into postings (journal_id, line, account, currency, amount) select id, 1, 'platform:opening', 'USD', -$4::bigint from entry union all select id, 2, $3::text, 'USD', $4::bigint from entry)
      insert into balances (account, currency, balance) values ($3::text, 'USD', $4::bigint)`,
      [`opening:buyer:${id}`, at, `buyer:${id}:available`, openingBalance],
    );
  }
};

const fillCategories = async (client: pg.ClientBase, pictures: StoredPictures): Promise<ReadonlyMap<string, number>> => {
  const ids = new Map<string, number>();
  const put = async (list: readonly Category[], parent: number | null, level: number): Promise<void> => {
    for (const [i, c] of list.entries()) {
      const { rows } = await client.query<{ id: number }>(
        'insert into categories (parent_id, level, position, icon, names) values ($1, $2, $3, $4, $5) returning id',
        [parent, level, i, pictures.ofArt.get(c.icon) ?? null, JSON.stringify(c.name)],
      );
      const id = rows[0]?.id ?? 0;
      ids.set(c.key, id);
      await put(c.children, id, level + 1);
    }
  };
  await put(categories, null, 1);
  return ids;
};

const skuPictureOf = (product: Product, values: readonly string[], pictures: StoredPictures): string | null =>
  (pictures.ofProduct.get(product.key) ?? []).find((p) => p.variant !== null && values.includes(p.variant))?.path ?? null;

/** Writes products with texts, tiers, variants and stock, a few hundred at a time. `storeOf` turns shopId into a row id. */
export const fillProducts = async (
  client: pg.ClientBase,
  list: readonly Product[],
  categoryIds: ReadonlyMap<string, number>,
  pictures: StoredPictures,
  at: Date,
  pictureKey: (p: Product) => string = (p) => p.key,
): Promise<void> => {
  for (const part of chunks(list, 500)) {
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
        pictures: (pictures.ofProduct.get(pictureKey(p)) ?? []).map((x) => x.path),
        delivery_tiers: p.deliveryTiers,
        min_price: Math.min(...prices),
        max_price: Math.max(...prices),
      };
    });
    const { rows } = await client.query<{ id: number; code: string; storeId: number }>(
      `insert into products (store_id, category_id, code, status, pricing_mode, currency, minimum, carton_quantity, carton_weight_grams, carton_volume_cm3, pictures, delivery_tiers, min_price, max_price, created_at)
       select store_id, category_id, code, 1, pricing_mode, 'USD', minimum, carton_quantity, carton_weight_grams, carton_volume_cm3, array(select jsonb_array_elements_text(pictures)), delivery_tiers, min_price, max_price, $2
       from jsonb_to_recordset($1::jsonb) as x (store_id int, category_id int, code text, pricing_mode smallint, minimum int, carton_quantity int, carton_weight_grams int, carton_volume_cm3 int, pictures jsonb, delivery_tiers jsonb, min_price bigint, max_price bigint)
       returning id, code, store_id as "storeId"`,
      [JSON.stringify(heads), at],
    );
    const idOf = new Map(rows.map((r) => [`${r.storeId} ${r.code}`, r.id]));
    const withIds = part.map((p) => ({ p, id: idOf.get(`${p.shopId} ${p.key}`) ?? 0 }));
    const texts = withIds.flatMap(({ p, id }) =>
      (['en', 'ru', 'zh_CN'] as const).map((locale) => ({
        product_id: id,
        locale,
        name: p.name[locale],
        content: locale === 'zh_CN' ? '' : p.description[locale],
        unit: unitWords[p.unit][locale] ?? '',
        specifications: locale === 'zh_CN' ? [] : p.parameters.map((x) => ({ name: x.name[locale], value: x.value[locale] })),
      })),
    );
    // Chinese has names only so far; the rest of such a page falls back to English as one piece.
    await client.query(
      `insert into product_texts (product_id, locale, name, content, unit, specifications) select product_id, locale, name, content, unit, specifications
       from jsonb_to_recordset($1::jsonb) as x (product_id int, locale text, name text, content text, unit text, specifications jsonb)`,
      [JSON.stringify(texts)],
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
        ordinary_freight: s.ordinaryFreight,
        express_freight: s.expressFreight,
        stock: s.stock,
        properties: { en: pairs(s.properties, 'en'), ru: pairs(s.properties, 'ru') },
        picture: skuPictureOf(
          p,
          s.properties.map((x) => x.value.en),
          pictures,
        ),
      })),
    );
    await client.query(
      `with wanted as (
        select * from jsonb_to_recordset($1::jsonb) as x (product_id int, position int, article text, price bigint, ordinary_freight bigint, express_freight bigint, properties jsonb, picture text, stock int)
      ), made as (
        insert into skus (product_id, position, article, price, ordinary_freight, express_freight, properties, picture)
        select product_id, position, article, price, ordinary_freight, express_freight, properties, picture from wanted order by product_id, position returning id, product_id, position
      )
      insert into stock (sku_id, on_hand) select m.id, w.stock from made m join wanted w on w.product_id = m.product_id and w.position = m.position`,
      [JSON.stringify(skus)],
    );
  }
};

/** Fills an empty database with the demo marketplace, in the caller's transaction. */
export const fillDemo = async (
  client: pg.ClientBase,
  options: { readonly passwordHash: string; readonly at: Date; readonly pictures: StoredPictures; readonly more?: readonly Product[] },
): Promise<void> => {
  const { passwordHash, at, pictures } = options;
  await fillSite(client, at);
  await fillPeople(client, passwordHash, at, pictures);
  const categoryIds = await fillCategories(client, pictures);
  await fillProducts(client, demoProducts, categoryIds, pictures, at);
  if (options.more !== undefined) await fillProducts(client, options.more, categoryIds, pictures, at, (p) => p.key.split('~')[0] ?? p.key);
  await client.query('insert into instance (demo, filled_at) values (true, $1)', [at]);
};
