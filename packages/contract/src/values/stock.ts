/** Why a seller changes what is on hand. */
export const stockReasons = ['received', 'counted', 'damaged', 'returned', 'other'] as const;
export type StockReason = (typeof stockReasons)[number];

/**
 * What happened to the pieces of a variant. `opening`: what there was at first · `set`: in the product's form ·
 * `imported`: by a file · `returned`: to the shelf, by the store or because nobody took them · `unshipped`: said to have left by mistake.
 */
export const stockMovementKinds = ['opening', 'set', 'imported', ...stockReasons, 'reserved', 'released', 'shipped', 'unshipped'] as const;
export type StockMovementKind = (typeof stockMovementKinds)[number];

/** Which variants a list of stock shows; a variant without free pieces is not low but none. */
export const stockViews = ['all', 'none', 'low', 'reserved'] as const;
export type StockView = (typeof stockViews)[number];

/** Variants whose stock one call sets. */
export const stockLinesMax = 500;
/** Pieces of one variant. */
export const stockMax = 1_000_000_000;
/** Free pieces from which on a variant may be shown as low. */
export const lowStockMax = 1_000_000;

/**
 * Why a line of stock was not taken. `unknown`: no variant of the store · `twice`: another line has it · `promised`: open orders
 * hold more · `changed`: another number stands there than was seen, or nothing was seen of what is raised · `tooMany`: above what can be kept.
 */
export const stockFaults = ['unknown', 'twice', 'promised', 'changed', 'tooMany'] as const;
export type StockFault = (typeof stockFaults)[number];
