import { type Locale, offerKind, type OfferKind } from '@kyakhta/contract';
import type pg from 'pg';

type Names = Readonly<Record<Locale, string>>;
interface DemoOffer {
  readonly titles: Names;
  readonly kind: OfferKind;
  /** null: the platform's. */
  readonly shopId: number | null;
  /** Days from the filling. */
  readonly runs: readonly [from: number, until: number];
  /** Of each store so many of its latest products, all variants. */
  readonly goods: Readonly<Record<number, number>>;
  readonly percent: number;
  /** How many of the least orders of each variant there are at the price. */
  readonly cartons?: number;
  /** Whether the stores agreed; of the platform's. */
  readonly agreed?: boolean;
}

const season: Names = {
  en: 'End-of-season prices',
  ru: 'Цены конца сезона',
  zh_CN: '换季特惠',
  zh_TW: '換季特惠',
  de: 'Preise zum Saisonende',
  es: 'Precios de fin de temporada',
  pt: 'Preços de fim de estação',
  ko: '시즌 마감 특가',
  he: 'מחירי סוף עונה',
  ar: 'أسعار نهاية الموسم',
};
const warehouse: Names = {
  en: 'Clearing the warehouse',
  ru: 'Освобождаем склад',
  zh_CN: '清仓特卖',
  zh_TW: '清倉特賣',
  de: 'Lagerräumung',
  es: 'Liquidación de almacén',
  pt: 'Liquidação de estoque',
  ko: '재고 정리',
  he: 'מרוקנים את המחסן',
  ar: 'تصفية المستودع',
};
const house: Names = {
  en: 'Kyakhta’s choice',
  ru: 'Выбор Kyakhta',
  zh_CN: 'Kyakhta 精选',
  zh_TW: 'Kyakhta 精選',
  de: 'Kyakhtas Auswahl',
  es: 'Selección de Kyakhta',
  pt: 'Seleção da Kyakhta',
  ko: 'Kyakhta 추천',
  he: 'הבחירה של Kyakhta',
  ar: 'اختيارات Kyakhta',
};
const winter: Names = {
  en: 'Getting ready for winter',
  ru: 'Готовимся к зиме',
  zh_CN: '备战冬季',
  zh_TW: '備戰冬季',
  de: 'Bereit für den Winter',
  es: 'Preparados para el invierno',
  pt: 'Pronto para o inverno',
  ko: '겨울 준비',
  he: 'מתכוננים לחורף',
  ar: 'استعدادًا للشتاء',
};

/** Running, beginning and ended ones. Stores with published logins have none that runs: what their goods cost is told in the walkthrough. */
export const demoOffers: readonly DemoOffer[] = [
  { titles: season, kind: offerKind.limited, shopId: 12, runs: [-1, 9], goods: { 12: 4 }, percent: 15 },
  { titles: warehouse, kind: offerKind.limited, shopId: 23, runs: [-1, 2], goods: { 23: 3 }, percent: 30, cartons: 4 },
  { titles: house, kind: offerKind.special, shopId: null, runs: [-1, 40], goods: { 17: 2, 31: 2, 8: 1 }, percent: 10, agreed: true },
  { titles: winter, kind: offerKind.limited, shopId: 9, runs: [3, 17], goods: { 9: 3 }, percent: 20 },
  { titles: season, kind: offerKind.special, shopId: 3, runs: [-40, -10], goods: { 3: 2 }, percent: 12 },
];

const day = 86_400_000;

/** Offers of the demo, with what brings their goods in line in lists when they begin and end. */
export const fillOffers = async (client: pg.ClientBase, at: Date): Promise<void> => {
  for (const o of demoOffers) {
    const [from, until] = o.runs.map((days) => new Date(at.getTime() + days * day));
    const { rows } = await client.query<{ id: number }>(
      'insert into offers (offer_kind, store_id, titles, starts_at, ends_at, created_at) values ($1, $2, $3, $4, $5, least($4::timestamptz, $6::timestamptz)) returning id',
      [o.kind, o.shopId, JSON.stringify(o.titles), from, until, at],
    );
    const id = rows[0]?.id ?? 0;
    for (const [storeId, count] of Object.entries(o.goods))
      await client.query(
        `insert into offer_items (offer_id, sku_id, product_id, store_id, percent, quota, agreed, price_limit)
         select $1, s.id, p.id, p.store_id, $4, $5::int * greatest(p.carton_quantity, ceil(p.minimum::numeric / p.carton_quantity)::int * p.carton_quantity), $6,
           case when $7::int is null then greatest(s.price, (select max(r.price) from product_tiers r where r.product_id = p.id)) end from (select * from products where store_id = $2 order by id desc limit $3) p join skus s on s.product_id = p.id order by p.id, s.id`,
        [id, Number(storeId), count, o.percent, o.cartons ?? null, o.shopId !== null || o.agreed === true, o.shopId],
      );
    await client.query(
      `insert into work (kind, key, due_at, payload) select 'offers.listPrices', $1::int || x.part, x.at, jsonb_build_object('offerId', $1::int, 'after', 0)
       from (values (' begins', $2::timestamptz), (' ends', $3::timestamptz)) x (part, at) where x.at > $4`,
      [id, from, until, at],
    );
  }
};
