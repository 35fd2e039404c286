import { missingOfStore } from '@kyakhta/contract';
import { missingOfPlatform, type SiteSettings } from '../domains/site/index.ts';
import type { Ctx } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import type { InspectedLine } from './inspect-lines.ts';

/** Whether the platform takes orders: outside of a demo not before it is told who it is before the law. */
export const isOpenForOrders = (ctx: Pick<Ctx, 'demo'>, settings: SiteSettings): boolean =>
  ctx.demo || missingOfPlatform(settings).length === 0;

/** Refuses an order with a party that nobody could name in a contract: the platform, or a store of the order. */
export const refuseUnnamed = (ctx: Ctx, settings: SiteSettings, lines: readonly InspectedLine[]): void => {
  if (ctx.demo) return;
  if (!isOpenForOrders(ctx, settings)) refuse('checkoutClosed');
  for (const { store } of lines) if (missingOfStore(store.identity).length > 0) refuse('storeUnnamed', { name: store.displayName });
};
