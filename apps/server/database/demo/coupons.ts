import { couponScope, couponType, couponValidity, type Locale } from '@kyakhta/contract';
import type pg from 'pg';

type Names = Readonly<Record<Locale, string>>;
interface DemoCoupon {
  readonly names: Names;
  readonly scope: number;
  /** Whose it is; null is the platform. */
  readonly shopId: number | null;
  /** US cents off, or basis points with the most that they take off. */
  readonly off: { readonly amount: number } | { readonly basisPoints: number; readonly most: number };
  readonly least: number;
  readonly issueTotal: number | null;
  readonly perBuyer: number;
  /** Days from today in which it can be claimed. */
  readonly claim: readonly [number, number];
  readonly validDays: number;
  readonly budget?: number;
  /** How many of its store’s products it is for. */
  readonly products?: number;
  readonly codes?: readonly string[];
}

const money = (amount: number): Names => ({
  en: `$${amount} off`,
  ru: `Скидка ${amount} $`,
  zh_CN: `立减 ${amount} 美元`,
  zh_TW: `立減 ${amount} 美元`,
  de: `${amount} $ Rabatt`,
  es: `${amount} $ de descuento`,
  pt: `US$ ${amount} de desconto`,
  ko: `${amount}달러 할인`,
  he: `${amount}$ הנחה`,
  ar: `خصم ${amount}$`,
});
const welcome: Names = {
  en: 'Welcome to Kyakhta',
  ru: 'Добро пожаловать в Кяхту',
  zh_CN: '恰克图新客礼',
  zh_TW: '恰克圖新客禮',
  de: 'Willkommen bei Kyakhta',
  es: 'Bienvenido a Kyakhta',
  pt: 'Boas-vindas à Kyakhta',
  ko: '캬흐타 환영 쿠폰',
  he: 'ברוכים הבאים לקיאכטה',
  ar: 'مرحبًا بك في كياختا',
};
const autumn: Names = {
  en: 'Winter stock-up',
  ru: 'Зимний запас',
  zh_CN: '冬季备货',
  zh_TW: '冬季備貨',
  de: 'Wintervorrat',
  es: 'Reserva de invierno',
  pt: 'Estoque de inverno',
  ko: '겨울 재고 준비',
  he: 'מלאי לחורף',
  ar: 'مخزون الشتاء',
};
const regulars: Names = {
  en: 'For our regular buyers',
  ru: 'Нашим постоянным покупателям',
  zh_CN: '老客户专享',
  zh_TW: '老客戶專享',
  de: 'Für unsere Stammkunden',
  es: 'Para nuestros compradores habituales',
  pt: 'Para nossos compradores fiéis',
  ko: '단골 구매자 쿠폰',
  he: 'לקונים הקבועים שלנו',
  ar: 'لمشترينا الدائمين',
};
const fair: Names = {
  en: 'From the trade fair',
  ru: 'С выставки',
  zh_CN: '展会专用',
  zh_TW: '展會專用',
  de: 'Von der Messe',
  es: 'De la feria',
  pt: 'Da feira',
  ko: '박람회 쿠폰',
  he: 'מהתערוכה',
  ar: 'من المعرض التجاري',
};

/** Running, beginning and ended ones, of the platform and of stores with published logins; one by code. */
export const demoCoupons: readonly DemoCoupon[] = [
  {
    names: welcome,
    scope: couponScope.platform,
    shopId: null,
    off: { amount: 1000 },
    least: 20_000,
    issueTotal: 1000,
    perBuyer: 1,
    claim: [-20, 120],
    validDays: 30,
    budget: 1_000_000,
  },
  {
    names: autumn,
    scope: couponScope.platform,
    shopId: null,
    off: { basisPoints: 500, most: 4000 },
    least: 40_000,
    issueTotal: null,
    perBuyer: 2,
    claim: [-3, 60],
    validDays: 14,
    budget: 400_000,
  },
  {
    names: money(15),
    scope: couponScope.store,
    shopId: 1,
    off: { amount: 1500 },
    least: 30_000,
    issueTotal: 500,
    perBuyer: 2,
    claim: [-30, 90],
    validDays: 60,
  },
  {
    names: regulars,
    scope: couponScope.store,
    shopId: 2,
    off: { basisPoints: 800, most: 5000 },
    least: 25_000,
    issueTotal: 200,
    perBuyer: 1,
    claim: [-10, 45],
    validDays: 30,
  },
  {
    names: money(8),
    scope: couponScope.selected,
    shopId: 3,
    off: { amount: 800 },
    least: 10_000,
    issueTotal: 300,
    perBuyer: 1,
    claim: [-5, 40],
    validDays: 21,
    products: 3,
  },
  {
    names: money(25),
    scope: couponScope.store,
    shopId: 4,
    off: { amount: 2500 },
    least: 60_000,
    issueTotal: 100,
    perBuyer: 1,
    claim: [6, 36],
    validDays: 30,
  },
  {
    names: money(5),
    scope: couponScope.store,
    shopId: 5,
    off: { amount: 500 },
    least: 8000,
    issueTotal: 50,
    perBuyer: 1,
    claim: [-60, -8],
    validDays: 30,
  },
  {
    names: fair,
    scope: couponScope.platform,
    shopId: null,
    off: { amount: 2000 },
    least: 50_000,
    issueTotal: 3,
    perBuyer: 1,
    claim: [-15, 75],
    validDays: 45,
    codes: ['KHTA26FAAA43', 'KHTA26FAAC79', 'KHTA26FAAD67'],
  },
];

const day = 86_400_000;

/** Coupons of the demo, and two that the last of the published buyers has: one that she can use, one that is over. */
export const fillCoupons = async (client: pg.ClientBase, at: Date): Promise<void> => {
  const from = (days: number): Date => new Date(at.getTime() + days * day);
  for (const c of demoCoupons) {
    const { rows } = await client.query<{ id: number }>(
      `insert into coupons (scope, store_id, names, coupon_type, currency, least, amount, basis_points, max_reduce, issue_total, per_buyer, claim_from, claim_to, validity, valid_days, budget, by_code, created_at)
       values ($1, $2, $3, $4, 'USD', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $11) returning id`,
      [
        c.scope,
        c.shopId,
        JSON.stringify(c.names),
        'amount' in c.off ? couponType.amount : couponType.percent,
        c.least,
        'amount' in c.off ? c.off.amount : null,
        'amount' in c.off ? null : c.off.basisPoints,
        'amount' in c.off ? null : c.off.most,
        c.issueTotal,
        c.perBuyer,
        from(c.claim[0]),
        from(c.claim[1]),
        couponValidity.days,
        c.validDays,
        c.budget ?? null,
        c.codes !== undefined,
      ],
    );
    const id = rows[0]?.id ?? 0;
    await client.query(
      'insert into coupon_products (coupon_id, product_id) select $1, id from products where store_id = $2 order by id limit $3',
      [id, c.shopId, c.products ?? 0],
    );
    await client.query('insert into coupon_codes (code, coupon_id) select c, $2 from unnest($1::text[]) as c', [[...(c.codes ?? [])], id]);
  }
  await client.query(
    `with received as (
       insert into user_coupons (coupon_id, user_id, nth, source, received_at, valid_from, expires_at, worth)
       select c.id, u.id, 1, 'claim', c.claim_from + interval '1 day', c.claim_from + interval '1 day', c.claim_from + make_interval(days => c.valid_days + 1), c.amount
       from coupons c join users u on u.user_name = 'buyer5' where c.amount is not null and c.store_id in (1, 5) returning id, coupon_id, received_at, worth
     ), counted as (
       update coupons c set issued = 1, promised = r.worth from received r where r.coupon_id = c.id
     )
     insert into coupon_moves (user_coupon_id, kind, at) select id, 'received', received_at from received order by id`,
  );
};
