import { missingOfStore } from '@kyakhta/contract';
import { missingForOrders, type SiteSettings } from '../../domains/site/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import type { InspectedLine } from './inspect-lines.ts';

/**
 * Refuses an order, outside of a demo, with a party that nobody could name in a contract, the platform or a store of the
 * order, and any order while the terms of the house are but a sample.
 */
export const refuseUnnamed = async (ctx: Ctx, settings: SiteSettings, lines: readonly InspectedLine[]): Promise<void> => {
  if (ctx.demo) return;
  if ((await missingForOrders(ctx, settings)).length > 0) refuse('checkoutClosed');
  for (const { store } of lines) if (missingOfStore(store.identity).length > 0) refuse('storeUnnamed', { name: store.displayName });
};
