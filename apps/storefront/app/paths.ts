import { namedLanguage } from './locales.ts';

/** Every address of the storefront. Parameters left empty are left out. */
type Query = Record<string, string | number | null | undefined>;

function at(path: string, query: Query = {}): string {
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
  sort?: number;
  page?: number;
};
export type ReviewsQuery = { evaluate?: number; page?: number };
export type OrdersQuery = { status?: number; time?: number; q?: string; page?: number };
/** `sts` 1: what is reviewed already. */
export type CommentsQuery = { sts?: number; time?: number; page?: number; done?: 1 };
/** Terms of service, privacy policy. */
export type TermsKind = 0 | 1;
export type OrderQuestion = 'receipt' | 'satisfied' | 'cancel';

/** Cartons of variant 12 are the field and the parameter `c12`. */
export const cartonsField = 'c';

export const paths = {
  home: () => '/',
  escrow: () => '/#escrow',
  notFound: () => '/404',
  login: (query: { back?: string | undefined; mode?: 'code' } = {}) => at('/login', query),
  register: (query: { back?: string | undefined } = {}) => at('/register', query),
  forgotPassword: (query: { back?: string | undefined; done?: 1 } = {}) => at('/forget-password', query),
  logout: () => '/logout',
  terms: (sts: TermsKind) => at('/terms-page', { sts }),
  settings: () => '/settings',
  category: ({ page, sid: _sid, ...query }: ListQuery = {}) =>
    at('/category-page', { ...query, pageType: query.pn ? 'search' : '', page: page && page > 1 ? page : '' }),
  shop: (sid: number) => at('/shop-page', { sid }),
  shopGoods: ({ page, ...query }: ListQuery & { sid: number }) => at('/shop-prod-list', { ...query, page: page && page > 1 ? page : '' }),
  /** The same list narrowed otherwise: of a store when it is a store's. */
  list: ({ sid, ...query }: ListQuery): string => (sid ? paths.shopGoods({ ...query, sid }) : paths.category(query)),
  /** `cartons`: how many of each variant are wanted, by its number. */
  product: (prodId: number, cartons: Readonly<Record<number, number>> = {}) =>
    at('/goods-detail', {
      prodId,
      ...Object.fromEntries(Object.entries(cartons).map(([skuId, count]) => [`${cartonsField}${skuId}`, count || ''])),
    }),
  /** The product's reviews; the numbers of the address are kept apart from the product's own. */
  reviews: (prodId: number, { evaluate, page }: ReviewsQuery = {}) =>
    `${at('/goods-detail', { prodId, evaluate, reviews: page && page > 1 ? page : '' })}#reviews`,
  /** `fewer`, `left`: lines of an order bought again that came with fewer pieces, or not at all. */
  cart: (again: { fewer?: number; left?: number } = {}) => at('/cart', { fewer: again.fewer || '', left: again.left || '' }),
  submitOrder: (query: { basketIds?: string; addrId?: number; transportType?: number } = {}) => at('/submit-order', query),
  /** The same order, on its way to an address just written. */
  submitOrderTo: (search: URLSearchParams, addrId: number) => {
    const { address: _open, uuid: _uuid, quoteVersion: _version, ...same } = Object.fromEntries(search);
    return at('/submit-order', { ...same, addrId });
  },
  payment: (orderNumbers: string) => at('/payment', { orderNumbers }),
  /** Where a payment provider sends the payer back to. */
  paymentReturn: (orderNumbers: string) => at('/payment/return', { orderNumbers }),
  order: (orderNumber: string, ask?: OrderQuestion) => at('/order-detail', { orderNumber, ask }),
  buyerCentre: () => '/user-center',
  buyerHome: () => '/user-center/uc-home',
  orders: ({ page, status, time, ...query }: OrdersQuery = {}) =>
    at('/user-center/uc-order', { ...query, status: status || '', time: time || '', page: page && page > 1 ? page : '' }),
  /** `add` and `edit` open the form, `ask` asks before an address is deleted. */
  addresses: (query: { add?: 1; edit?: number; ask?: number; done?: 'saved' | 'deleted' | 'default' } = {}) =>
    at('/user-center/uc-address', query),
  comments: ({ sts, time, page, done }: CommentsQuery = {}) =>
    at('/user-center/uc-comments', { sts: sts || '', time: time || '', page: page && page > 1 ? page : '', done }),
  /** The review of a bought line: to be written, or as it stands. */
  review: (orderItemId: number) => at('/write-comments', { orderItemId }),
  account: (query: { done?: 'saved' } = {}) => at('/user-center/uc-account', query),
  password: () => '/user-center/uc-password',
  binding: (query: { done?: 'mail' | 'mobile' } = {}) => at('/user-center/uc-bind', query),
  sessions: (query: { ended?: number } = {}) => at('/user-center/uc-sessions', query),
  exportData: () => '/user-center/uc-export',
  deleteAccount: () => '/user-center/uc-delete',
  accountDeleted: () => '/account-deleted',
  sellerConsole: () => '/seller',
  /** Mails and short messages of a demo, which never leave it. */
  devMailbox: () => '/dev/mailbox',
} as const;

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

/** The numbers of orders an address names, joined by comma; null when it names none. */
export function orderNumbersOf(url: URL): string | null {
  const numbers = url.searchParams.get('orderNumbers') ?? '';
  return /^\d{16,20}(,\d{16,20}){0,49}$/.test(numbers) ? numbers : null;
}

/** Where a payer may be sent to agree to a payment: an encrypted address of the provider, or the sandbox of this very site. */
export function providerAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text, 'http://local.invalid')) return null;
  const url = new URL(text, 'http://local.invalid');
  if (url.protocol === 'https:') return url.href;
  return url.protocol === 'http:' && url.pathname.startsWith('/dev/gateway') ? url.pathname + url.search : null;
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
export function keepingCartons(url: URL, prodId: number, wanted: readonly { skuId: number; cartons: number }[]): URL {
  const path = paths.product(prodId, Object.fromEntries(wanted.map(({ skuId, cartons }) => [skuId, cartons])));
  return new URL(withLanguage(path, namedLanguage(url)), url.origin);
}
