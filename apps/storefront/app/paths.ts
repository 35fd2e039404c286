import { namedLanguage } from './locales.ts';

/** Every address of the storefront. Parameters left empty are left out. */
type Query = Record<string, string | number | null | undefined>;

export function at(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** What a list of goods is asked for: a category, words, a store, and what narrows it. */
export type ListQuery = {
  /** The list of one store. */
  sid?: number;
  pn?: string;
  cpid?: number;
  cid?: number;
  thCid?: number;
  minPrice?: string;
  maxPrice?: string;
  minimumMax?: number;
  deliveryDaysMax?: number;
  /** Ids joined by comma. */
  shopIds?: string;
  /** Names joined by comma. */
  certificates?: string;
  /** Goods of preferred stores only. */
  preferred?: 1;
  sort?: number;
  page?: number;
};
export type ReviewsQuery = { evaluate?: number; page?: number };
/** `type` and `mold` of the contract; absent: any. */
export type OrdersQuery = {
  status?: number;
  time?: number;
  q?: string;
  page?: number;
  type?: number | null;
  mold?: number | null;
  /** The order that is asked about before it leaves the list. */
  ask?: string;
  done?: 'removed';
};
/** `sts` 1: what is reviewed already. */
export type CommentsQuery = { sts?: number; time?: number; page?: number; done?: 1 };
/** Terms of service, privacy policy. */
export type TermsKind = 0 | 1 | 2;
/** What an inquiry begins with: goods and how many of them, a store, or the words that were searched in vain. */
export type InquiryStart = { prodId?: number; quantity?: number; sid?: number; pn?: string };
/** Other sites whose accounts log in here, as addresses name them. */
export type SocialSite = 'google' | 'facebook';
/** Why a sign-in at another site did not begin, or was broken off there. */
export type SocialTrouble = 'off' | 'down' | 'canceled';
/** What became of binding an account of another site. */
export type BoundResult = 'done' | 'taken' | 'other' | 'failed';
export const ordersQuery = ({ page, status, time, type, mold, ...query }: OrdersQuery) => ({
  ...query,
  status: status || '',
  time: time || '',
  type: type ?? '',
  mold: mold ?? '',
  page: page && page > 1 ? page : '',
});

/** What the page of a refund asks before it is done, and `parcel`: the parcel is entered anew. */
export type RefundQuestion = 'withdraw' | 'stop' | 'parcel' | 'accept' | 'decline';
export type OrderQuestion = 'receipt' | 'satisfied' | 'cancel' | 'remove';

/** Steps of an application for a store. */
export type ApplyStep = 'store' | 'contact' | 'firm' | 'check';

/** What a part of the map of the site lists. */
export type SiteMapPart = 'pages' | 'categories' | 'products' | 'stores';

/** What else is chosen on a product's page: where the goods go, and by the express line. */
export type ProductChoice = { to?: string | null; express?: boolean };

/** Cartons of variant 12 are the field and the parameter `c12`. */
export const cartonsField = 'c';

/** So many cartons of each variant as fields of a form, or of an address. */
export const cartonFields = (cartons: Readonly<Record<number, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(cartons).flatMap(([skuId, count]) => (count ? [[`${cartonsField}${skuId}`, count]] : [])));

export const paths = {
  /** `categories`: page of the recommended ones; `rank`: tab of the rankings; `more`: so many loads of inspiration, without scripts. */
  home: ({ categories, rank, more }: { categories?: number; rank?: number; more?: number } = {}) =>
    at('/', { categories: categories && categories > 1 ? categories : '', rank: rank || '', more: more || '' }) +
    (categories ? '#categories' : rank !== undefined ? '#rankings' : more ? '#inspiration' : ''),
  /** Goods for inspiration, as data. */
  inspiration: () => '/inspiration',
  rankings: ({ rankType }: { rankType?: number } = {}) => at('/ranking-page', { rankType: rankType || '' }),
  /** `ask` asks before everything is forgotten. */
  history: (page?: number, ask?: 1) => at('/history-page', { page: page && page > 1 ? page : '', ask }),
  footprint: (page?: number, ask?: 1) => at('/user-center/uc-footprint', { page: page && page > 1 ? page : '', ask }),
  collection: ({ tab, page, removed }: { tab?: 'shop'; page?: number; removed?: number } = {}) =>
    at('/user-center/uc-collection', { tab, page: page && page > 1 ? page : '', removed: removed || '' }),
  notFound: () => '/404',
  /** `popup`: sent from a popup, the page below is loaded anew. `first`: what she asked for is for those who are
   * logged in; `aside`: the fields of the form she sent, to be sent again afterwards. */
  login: (query: { back?: string | undefined; mode?: 'code'; popup?: 1; first?: 1; aside?: string; trouble?: SocialTrouble } = {}) =>
    at('/login', query),
  /** Leads to another site to sign in, or to bind an account there. */
  thirdLogin: (query: { site: SocialSite; bind?: 1; back?: string | undefined }) => at('/third-login', query),
  register: (query: { back?: string | undefined } = {}) => at('/register', query),
  forgotPassword: (query: { back?: string | undefined; done?: 1 } = {}) => at('/forget-password', query),
  logout: () => '/logout',
  terms: (sts: TermsKind, version?: number) => at('/terms-page', { sts, version: version ?? '' }),
  settings: () => '/settings',
  category: ({ page, sid: _sid, ...query }: ListQuery = {}) =>
    at('/category-page', { ...query, pageType: query.pn ? 'search' : '', page: page && page > 1 ? page : '' }),
  shop: (sid: number) => at('/shop-page', { sid }),
  shopGoods: ({ page, ...query }: ListQuery & { sid: number }) => at('/shop-prod-list', { ...query, page: page && page > 1 ? page : '' }),
  /** What was checked about a store. */
  shopQualifications: (sid: number) => at('/shop-qualifications', { sid }),
  tradeControl: () => '/trade-control',
  logistics: () => '/logistics-services',
  messages: () => '/message-box',
  notices: (page = 1) => at('/notice-list', { page: page > 1 ? page : '' }),
  /** A category by the ids from the top down to it. */
  categoryOf: ([cpid, cid, thCid]: readonly number[]) => at('/category-page', { cpid, cid, thCid }),
  /** The same list narrowed otherwise: of a store when it is a store's. */
  list: ({ sid, ...query }: ListQuery): string => (sid ? paths.shopGoods({ ...query, sid }) : paths.category(query)),
  /** `cartons`: how many of each variant are wanted, by its number; `to`: where they go, an address or a country. */
  product: (prodId: number, cartons: Readonly<Record<number, number>> = {}, { to, express }: ProductChoice = {}) =>
    at('/goods-detail', { prodId, ...cartonFields(cartons), to, express: express ? 1 : '' }),
  /** The product's reviews; the numbers of the address are kept apart from the product's own. */
  reviews: (prodId: number, { evaluate, page }: ReviewsQuery = {}) =>
    `${at('/goods-detail', { prodId, evaluate, reviews: page && page > 1 ? page : '' })}#reviews`,
  /** `fewer`, `left`: lines of an order bought again that came with fewer pieces, or not at all. */
  cart: (again: { fewer?: number; left?: number } = {}) => at('/cart', { fewer: again.fewer || '', left: again.left || '' }),
  payment: (orderNumbers: string) => at('/payment', { orderNumbers }),
  /** The contract about an order; `orderNumbers` are those that were placed together. */
  contract: (orderNumber: string, orderNumbers?: string | null) =>
    at('/waiting-sign-contract', { orderNumber, orderNumbers: orderNumbers && orderNumbers !== orderNumber ? orderNumbers : '' }),
  order: (orderNumber: string, ask?: OrderQuestion) => at('/order-detail', { orderNumber, ask }),
  buyerCentre: () => '/user-center',
  buyerHome: () => '/user-center/uc-home',
  orders: (query: OrdersQuery = {}) => at('/user-center/uc-order', ordersQuery(query)),
  /** `add` and `edit` open the form, `ask` asks before an address is deleted. */
  addresses: (query: { add?: 1; edit?: number; ask?: number; done?: 'saved' | 'deleted' | 'default' } = {}) =>
    at('/user-center/uc-address', query),
  /** `kind` and `time` narrow the log. */
  balance: ({ kind, time, page }: { kind?: string; time?: number; page?: number } = {}) =>
    at('/user-center/uc-balance', { kind, time: time || '', page: page && page > 1 ? page : '' }),
  /** `done`: what was just done; `ask` asks before an account is forgotten. */
  payout: ({ page, ...query }: { done?: 'asked' | 'kept' | 'forgotten' | 'canceled'; ask?: number; page?: number } = {}) =>
    at('/user-center/uc-payout', { ...query, page: page && page > 1 ? page : '' }),
  /** `kind` narrows the log. */
  points: ({ kind, page }: { kind?: string; page?: number } = {}) =>
    at('/user-center/uc-integral', { kind, page: page && page > 1 ? page : '' }),
  /** `status` of the contract: 0 unused, 1 used, 2 expired; `added`: the coupon of a code was just added. */
  coupons: ({ status, page, added }: { status?: number; page?: number; added?: 1 } = {}) =>
    at('/user-center/uc-coupons', { status: status || '', page: page && page > 1 ? page : '', added }),
  couponCentre: ({ page }: { page?: number } = {}) => at('/coupons', { page: page && page > 1 ? page : '' }),
  /** `kind` of the contract: 1 for a limited time, 2 special prices. */
  offers: ({ kind, page }: { kind?: number; page?: number } = {}) => at('/special-discount', { kind, page: page && page > 1 ? page : '' }),
  invoices: ({ status, page }: { status?: number; page?: number } = {}) =>
    at('/user-center/uc-invoice', { status: status || '', page: page && page > 1 ? page : '' }),
  /** `done`: something was just kept; `title` a saved one that fills the form. */
  firm: (query: { done?: 1; title?: number } = {}) => at('/user-center/uc-firm', query),
  /** `done`: it was just applied for. */
  invoice: (id: number, query: { done?: 1 } = {}) => at('/invoice-detail', { id, ...query }),
  /** `orderNumbers` are chosen at first; `id` is an application that is changed or made again; `title` a saved title that fills the form. */
  applyInvoice: (query: { orderNumbers?: string; id?: number; title?: number } = {}) => at('/user-center/apply-invoice', query),
  refunds: ({ group, page }: { group?: string | undefined; page?: number } = {}) =>
    at('/user-center/uc-return', { group: group === 'all' ? '' : group, page: page && page > 1 ? page : '' }),
  /** `done`: it was just applied for. */
  refund: (refundSn: string, query: { ask?: RefundQuestion; done?: 1 } = {}) => at('/return-detail', { refundSn, ...query }),
  /** Of an order or one of its lines; `refundSn` is an application that is changed. */
  applyRefund: (query: { orderNumber: string; orderItemId?: number } | { refundSn: string }) => at('/user-center/apply-return', query),
  comments: ({ sts, time, page, done }: CommentsQuery = {}) =>
    at('/user-center/uc-comments', { sts: sts || '', time: time || '', page: page && page > 1 ? page : '', done }),
  /** The review of a bought line: to be written, or as it stands. */
  review: (orderItemId: number) => at('/write-comments', { orderItemId }),
  askPrice: ({ quantity, ...start }: InquiryStart = {}) => at('/user-center/initiate-inquirys', { ...start, quantity: quantity || '' }),
  inquiries: ({ status, page }: { status?: number | undefined; page?: number } = {}) =>
    at('/user-center/my-inquiry', { status, page: page && page > 1 ? page : '' }),
  /** Opening a store: `step` of the application, `kept`: its draft was just kept. */
  applyShop: (query: { step?: ApplyStep; kept?: 1 } = {}) => at('/user-center/apply-shop', query),
  /** The account of one's store; `done`: its password was just changed. */
  storeAccount: (query: { done?: 1 } = {}) => at('/user-center/uc-shop-account', query),
  account: (query: { done?: 'saved' } = {}) => at('/user-center/uc-account', query),
  password: () => '/user-center/uc-password',
  sellerConsole: () => '/seller',
} as const;

/** Where search engines find nothing for anybody but one person. */
export const closedToRobots = [
  '/api/',
  '/seller',
  '/platform',
  '/dev/',
  '/user-center',
  '/submit-order',
  '/payment',
  '/order-detail',
  '/invoice-detail',
  '/return-detail',
  '/waiting-sign-contract',
  '/write-comments',
  '/history-page',
  '/login',
  '/register',
  '/forget-password',
  '/logout',
  '/settings',
  '/inspiration',
  '/coupons/beside',
];

/** Where a form of a list goes; its fields make the query. */
export const listAction = ({ sid }: ListQuery): string => (sid ? '/shop-prod-list' : '/category-page');

/** A place to return to is only ever a path of this site. */
export function localPath(text: string | null | undefined): string | null {
  if (!text || !text.startsWith('/') || text.startsWith('//') || text.includes('\\')) return null;
  for (const char of text) if (char.charCodeAt(0) < 0x20) return null;
  const url = new URL(text, 'http://local.invalid');
  // Dots can leave two slashes in front: a browser would read a host behind them.
  return url.host === 'local.invalid' && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}

const entrances = new Set(['/login', '/register', '/forget-password']);

/** Where somebody who logs in now wants to be: here, or where she was before she came to log in. Nothing when that is home. */
export function backFrom(pathname: string, search: string): { back?: string } {
  const here = entrances.has(pathname) ? localPath(new URLSearchParams(search).get('back')) : pathname + search;
  return here && here !== '/' ? { back: here } : {};
}

/** The same address in a language. */
export function withLanguage(path: string, lang: string | null): string {
  if (!lang || !path.startsWith('/')) return path;
  const url = new URL(path, 'http://local.invalid');
  if (!url.searchParams.has('lang')) url.searchParams.set('lang', lang);
  return url.pathname + url.search + url.hash;
}

/** The product's address with the cartons chosen, to come back to. */
export function keepingCartons(url: URL, prodId: number, wanted: readonly { skuId: number; cartons: number }[], express = false): URL {
  const cartons = Object.fromEntries(wanted.map(({ skuId, cartons: count }) => [skuId, count]));
  const path = paths.product(prodId, cartons, { to: url.searchParams.get('to'), express });
  return new URL(withLanguage(path, namedLanguage(url)), url.origin);
}
