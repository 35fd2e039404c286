/** What an operator's work can be split into. */
export const operatorAreas = ['trade', 'money', 'people', 'stores', 'goods', 'content', 'settings', 'staff'] as const;
export type OperatorArea = (typeof operatorAreas)[number];

/** What the work in a store can be split into. */
export const storeAreas = ['orders', 'goods', 'money', 'store', 'owner'] as const;
export type StoreArea = (typeof storeAreas)[number];

/** The areas of an account; null is all of them, also those that come later. */
export type Areas<A extends string> = readonly A[] | null;

/** Whether an account that has these areas works in this one. */
export const hasArea = <A extends string>(areas: Areas<A>, area: A): boolean => areas === null || areas.includes(area);

/** The area whose people say who else may do what. */
export const staffArea = { operator: 'staff', seller: 'owner' } as const;

/** Accounts that operators have together, and that a store has, locked ones with them. */
export const operatorsMax = 200;
export const storeAccountsMax = 50;
