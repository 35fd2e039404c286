/**
 * What others than the buyer pay of an order, of a line, or of what goes back of either; minor units. Points stand apart.
 * All three are zero where nothing was taken off but by the store off its goods.
 */
export interface PaidByOthers {
  /** What the platform pays of what was taken off the goods, without points. */
  readonly promotionPaid: bigint;
  /** What was taken off the freight, which `freight` is without, by who pays for it. */
  readonly freightPlatform: bigint;
  readonly freightStore: bigint;
}
/** Beside it, what of it has gone back. */
export interface PaidByOthersBack {
  readonly refundedPromotionPaid: bigint;
  readonly refundedFreightPlatform: bigint;
  readonly refundedFreightStore: bigint;
}
export const nothingByOthersBack: PaidByOthersBack = { refundedPromotionPaid: 0n, refundedFreightPlatform: 0n, refundedFreightStore: 0n };
export const nothingByOthers: PaidByOthers = { promotionPaid: 0n, freightPlatform: 0n, freightStore: 0n };

/** What others pay of several lines. */
export const addPaidByOthers = (lines: readonly PaidByOthers[]): PaidByOthers => ({
  promotionPaid: lines.reduce((sum, l) => sum + l.promotionPaid, 0n),
  freightPlatform: lines.reduce((sum, l) => sum + l.freightPlatform, 0n),
  freightStore: lines.reduce((sum, l) => sum + l.freightStore, 0n),
});
type ByPlatform = { readonly pointsAmount: bigint } & Pick<PaidByOthers, 'promotionPaid' | 'freightPlatform'>;
/** What the platform puts into an order's escrow, or gets back of it: points, and its part of what was taken off. */
export const platformPart = (of: ByPlatform): bigint => of.pointsAmount + of.promotionPaid + of.freightPlatform;
/** What of it is still there. */
export const platformPartLeft = (
  of: ByPlatform & { readonly refundedPointsAmount: bigint } & Omit<PaidByOthersBack, 'refundedFreightStore'>,
): bigint => platformPart(of) - of.refundedPointsAmount - of.refundedPromotionPaid - of.refundedFreightPlatform;
