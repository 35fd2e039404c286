import type { Ctx } from '../../../runtime/context.ts';
import { holdCashReference, insertLateCash, isCashKnown, type LateCash } from '../store/late-cash.ts';

/** Takes a reference of cash for this call alone, until it ends. @returns false when cash was recorded under it before, in time or late */
export const claimCashReference = async (ctx: Ctx, reference: string): Promise<boolean> => {
  await holdCashReference(ctx.db, reference);
  return !(await isCashKnown(ctx.db, reference));
};
/** Records cash that came when its order was over, under a reference that the caller has claimed; the caller books it. */
export const noteLateCash = (ctx: Ctx, cash: Omit<LateCash, 'at'>): Promise<void> => insertLateCash(ctx.db, { ...cash, at: ctx.now });
