import { freightMeasure } from '@kyakhta/contract';
import type pg from 'pg';
import { inAllLanguages } from './catalogue/names.ts';
import { fillProducts } from './fill-products.ts';
import {
  categories,
  type Category,
  firstCategories,
  firstProducts,
  firstStores,
  type Product,
  products,
  type Store,
  stores,
} from './goods.ts';
import { pastBuyers } from './past/buyers.ts';
import { notices } from './notices.ts';
import { voices } from './voices.ts';
import { hotSearch } from './hot-search.ts';
import { demoCode, identityOf, platformIdentity } from './identities.ts';
import { fillCoupons } from './coupons.ts';
import { fillOffers } from './offers.ts';
import { fillServices } from './services.ts';
import { synonyms } from './synonyms.ts';
import { type Buyer, buyers, operators, sellers } from './people.ts';

const currencies = [
  ['USD', 'US dollar', '$', '1', true],
  ['CNY', 'Chinese yuan', '¥', '7.12', false],
  ['RUB', 'Russian rouble', '₽', '92.40', false],
  ['EUR', 'Euro', '€', '0.92', false],
  ['KRW', 'South Korean won', '₩', '1392', false],
  ['BRL', 'Brazilian real', 'R$', '5.62', false],
  ['ILS', 'Israeli shekel', '₪', '3.71', false],
  ['AED', 'UAE dirham', 'AED', '3.6725', false],
  ['TWD', 'New Taiwan dollar', 'NT$', '31.60', false],
] as const;

const carriers = [
  ['SF Express', 'https://www.sf-express.com'],
  ['YTO Express', 'https://www.yto.net.cn'],
  ['CDEK', 'https://www.cdek.ru'],
  ['Kyakhta Road Line', null],
  ['EMS', 'https://www.ems.com.cn'],
] as const;

/** In the smallest unit: 100,000.00 for buyers with published logins, 500,000.00 for those of the past orders. */
const openingBalance = { known: 10_000_000, past: 50_000_000 };
/** Buyers came before their past orders. */
const registeredDaysAgo = 160;

const fillSite = async (client: pg.ClientBase, at: Date): Promise<void> => {
  for (const row of currencies)
    await client.query('insert into currencies (code, name, symbol, exchange_rate, is_default) values ($1, $2, $3, $4, $5)', [...row]);
  for (const row of carriers) await client.query('insert into carriers (name, home_url) values ($1, $2)', [...row]);
  await client.query('insert into settings (name, value, changed_at) values ($1, $2, $3)', ['hotSearch', JSON.stringify(hotSearch), at]);
  await client.query('insert into settings (name, value, changed_at) values ($1, $2, $3)', ['testimonials', JSON.stringify(voices), at]);
  await client.query('insert into settings (name, value, changed_at) values ($1, $2, $3)', [
    'contact',
    JSON.stringify('help@demo.test'),
    at,
  ]);
  await client.query(
    'insert into search_synonyms (words, changed_at) select array(select jsonb_array_elements_text(g)), $2 from jsonb_array_elements($1::jsonb) as g',
    [JSON.stringify(synonyms), at],
  );
  for (const { texts, isTop, daysAgo } of notices.toReversed()) {
    await client.query('insert into notices (texts, is_top, published_at, created_at, changed_at) values ($1, $2, $3, $3, $3)', [
      JSON.stringify(texts),
      isTop,
      new Date(at.getTime() - daysAgo * 86_400_000),
    ]);
  }
};

/** The platform sells its own goods in one store; the others that it prefers are stores of others, whose mark is seen. */
export const badgeOf = ({ shopId, type }: Pick<Store, 'shopId' | 'type'>): number => (shopId === 1 ? type : 0);

const fillStores = async (client: pg.ClientBase, list: readonly Store[], at: Date): Promise<void> => {
  const rows = list.map((s) => ({
    name: s.name.en,
    firm_name: s.firmName,
    city: s.city.en,
    intro: s.intro,
    type: s.type,
    badge: badgeOf(s),
    identity: identityOf(s),
    mail: `seller${s.shopId}@demo.test`,
    opened_at: new Date(at.getTime() - (400 + (s.shopId > 5 ? (s.shopId * 37) % 900 : 0)) * 86_400_000),
  }));
  await client.query(
    `insert into stores (name, display_name, firm_name, city, intro, type, badge, status, opened_at, mail, identity)
     select name, name, firm_name, city, intro, type, badge, 1, opened_at, mail, identity
     from jsonb_to_recordset($1::jsonb) as x (mail text, identity jsonb, name text, firm_name text, city text, intro jsonb, type smallint, badge smallint, opened_at timestamptz)`,
    [JSON.stringify(rows)],
  );
  await client.query("insert into settings (name, value, changed_at) values ('bankDetails', $1::jsonb, $2) on conflict do nothing", [
    JSON.stringify({
      beneficiary: 'Kyakhta Demo Ltd.',
      account: 'DE36 0000 0000 0000 0000 00',
      bankName: 'Demo Bank',
      bankCode: 'DEMODEM0XXX',
      bankAddress: 'Demo Street 1, Demo City',
    }),
    at,
  ]);
  await client.query("insert into settings (name, value, changed_at) values ('invoiceIssuer', $1::jsonb, $2) on conflict do nothing", [
    JSON.stringify({ ...platformIdentity, registrationNumber: demoCode(0) }),
    at,
  ]);
  await client.query("insert into settings (name, value, changed_at) values ('contractTerms', $1::jsonb, $2) on conflict do nothing", [
    JSON.stringify({ doorTerm: 'DAP', buyerLaw: 'CN', buyerCourt: '', supplierLaw: '', supplierCourt: '' }),
    at,
  ]);
  // Three of them offer more than payment before delivery: the first everything, the second instalments, the third cash.
  await client.query(
    `update stores set payment_terms = x.terms::smallint[] from (values (1, '{1,2,3}'), (2, '{1,3}'), (3, '{1,2}')) as x (id, terms) where stores.id = x.id`,
  );
};

/** Three stores let goods be collected, handed over or brought within a city; all of them send by courier too. */
const fillDelivery = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    `update stores set delivery_types = x.types::smallint[], city_names = x.cities::text[], city_fee = x.fee
     from (values (1, '{1,2,4}', '{Moscow,Москва}', 1500), (3, '{1,2,3}', '{}', 0), (4, '{1,3}', '{}', 0)) as x (id, types, cities, fee) where stores.id = x.id`,
  );
  await client.query(
    `insert into pickup_places (store_id, name, address, hours, phone) values
      (1, 'Склад «Южные ворота»', 'Москва, МКАД, 19-й километр, вл. 20, стр. 1, ворота 14', '9:00–20:00', '+7 495 120-45-10'),
      (1, 'Yiwu, trade city 4', 'Yiwu, Chouzhou North Road 699, gate 71, shop 4-2218', '8:30–17:30', '+86 579 8550 1234'),
      (3, 'Склад в Екатеринбурге', 'Екатеринбург, Сибирский тракт, 12, стр. 5', '9:00–18:00', '+7 343 226-10-33')`,
  );
};

/** A store whose heavy goods go by weight: 20 kg at a first fee, each further kilogram begun at less than a piece would cost. */
const fillFreight = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    `with made as (
      insert into freight_templates (store_id, name, measure, ordinary_first, ordinary_first_fee, ordinary_further, ordinary_further_fee, express_first, express_first_fee, express_further, express_further_fee)
      values (3, 'By weight', $1, 20000, 1800, 1000, 70, 20000, 7600, 1000, 340) returning id, store_id)
    update products p set freight_template_id = made.id from made where p.store_id = made.store_id and p.carton_weight_grams > 15000`,
    [freightMeasure.weight],
  );
};

const fillPeople = async (client: pg.ClientBase, passwordHash: string, list: readonly Buyer[], at: Date): Promise<void> => {
  for (const [i, s] of sellers.entries())
    await client.query('insert into store_accounts (store_id, user_name, mail, password_hash, created_at) values ($1, $2, $3, $4, $5)', [
      i + 1,
      s.userName,
      s.mail,
      passwordHash,
      at,
    ]);
  for (const o of operators)
    await client.query('insert into operators (user_name, password_hash, created_at) values ($1, $2, $3)', [o.userName, passwordHash, at]);
  for (const b of list) {
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
      [
        `opening:buyer:${id}`,
        at,
        `buyer:${id}:available`,
        openingBalance[buyers.includes(b as (typeof buyers)[number]) ? 'known' : 'past'],
      ],
    );
  }
};

const fillCategories = async (client: pg.ClientBase, tree: readonly Category[]): Promise<ReadonlyMap<string, number>> => {
  const ids = new Map<string, number>();
  const put = async (list: readonly Category[], parent: number | null, level: number): Promise<void> => {
    for (const [i, c] of list.entries()) {
      const { rows } = await client.query<{ id: number }>(
        'insert into categories (parent_id, level, position, names) values ($1, $2, $3, $4) returning id',
        [parent, level, i, JSON.stringify(inAllLanguages(c.key, c.name))],
      );
      const id = rows[0]?.id ?? 0;
      ids.set(c.key, id);
      await put(c.children, id, level + 1);
    }
  };
  await put(tree, null, 1);
  return ids;
};

export interface FillOptions {
  readonly passwordHash: string;
  readonly at: Date;
  /** `first`: stores 1 to 5 with their products and categories only, for tests. */
  readonly part?: 'first' | 'all';
  /** Beyond the demo's own, for benchmarks. */
  readonly more?: { readonly stores: readonly Store[]; readonly products: Iterable<Product> };
}

/** Fills an empty database with the demo marketplace, in the caller's transaction. Pictures come later. */
export const fillDemo = async (client: pg.ClientBase, options: FillOptions): Promise<void> => {
  const { passwordHash, at, part = 'all', more } = options;
  await fillSite(client, at);
  await fillStores(client, part === 'first' ? firstStores : [...stores, ...(more?.stores ?? [])], at);
  await fillDelivery(client);
  if (part === 'first') await fillPeople(client, passwordHash, buyers, at);
  else await fillPeople(client, passwordHash, [...buyers, ...pastBuyers], new Date(at.getTime() - registeredDaysAgo * 86_400_000));
  const categoryIds = await fillCategories(client, part === 'first' ? firstCategories : categories);
  await fillProducts(client, part === 'first' ? firstProducts : products, categoryIds, at);
  if (more !== undefined) await fillProducts(client, more.products, categoryIds, at);
  if (part === 'all') {
    await fillServices(client, at);
    await fillFreight(client);
    await fillCoupons(client, at);
    await fillOffers(client, at);
  }
  // Goods of different stores, and one store; each stands with its own picture.
  await client.query(
    `insert into banners (type, relation, position)
     select * from (select 0, min(id), row_number() over (order by store_id)::int from products where store_id <= 3 group by store_id) p (type, relation, position) union all select 1, 4, 9`,
  );
  await client.query('insert into instance (demo, filled_at) values (true, $1)', [at]);
};
