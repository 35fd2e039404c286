import type { Variant } from '../goods.ts';

/** What the calls are made with. */
export interface Known {
  readonly variant: Variant;
  /** A code that was mailed to the buyer for logging in. */
  readonly mailedCode: string;
}

/** One of the calls that clients of this family of shops make, as they make it. */
export interface NamedCall {
  /** Method and path as in the contract; values of the path's names are among what is sent. */
  readonly key: string;
  readonly send?: (known: Known) => Readonly<Record<string, unknown>> | readonly unknown[];
  /** Sent as a form instead of JSON. */
  readonly form?: boolean;
  /** Names of the answer, from the top; `[]` is the first of a list that is not empty, `''` the answer itself. */
  readonly names: readonly string[];
  /** The name of the answer that is in words and so changes with the language. */
  readonly words?: string;
  /** The refusal it is answered with until the service behind it exists. */
  readonly refused?: string;
}

const all = (place: string, names: readonly string[]): string[] => names.map((name) => `${place}.${name}`);
/** The names of a product card below a place. */
export const cardAt = (place: string): string[] =>
  all(place, [
    'prodId',
    'prodName',
    'pic',
    'minPrice',
    'maxPrice',
    'minimum',
    'unit',
    'merchantMallDisplayName',
    'shopName',
    'shopId',
    'shopType',
    'tieredDeliveryTimes',
    'imgs',
  ]);
/** The names of a ranking, with its first card, below a place. */
export const rankingAt = (place: string): string[] => [
  ...all(place, ['categoryId', 'categoryName']),
  ...cardAt(`${place}.prodList.[]`),
  ...all(`${place}.prodList.[]`, ['popularity']),
];
export const namesAt = all;
/** One visit as clients log it. */
export const visit = {
  pageId: 3,
  bizData: '11',
  bizType: 0,
  step: 1,
  systemType: 1,
  uuid: '4f5a1c52-8f0e-4d1c',
  uuidSession: '9b2f6c1e-3a7d-4e5f',
  visitType: 1,
  prevPageId: 1,
  nums: 1,
};
/** Somebody back from another site; what is answered where such a site is set up is in the tests of the accounts. */
export const cameBack = { socialType: 3, callbackUrl: 'http://localhost/google/callback', authCallback: { code: 'c', state: 's' } };
