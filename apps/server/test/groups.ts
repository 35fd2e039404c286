import { completeGroup, failGroup, type GroupOutcome } from '../src/flows/group/group-orders.ts';
import { type App, gathering } from '../src/runtime/app.ts';
import { type Ctx, platformActor } from '../src/runtime/context.ts';
import { inTransaction } from '../src/runtime/transaction.ts';
import type { Marketplace } from './marketplace.ts';

/** Makes orders that are not paid yet orders of a group, as buying one will place them. */
export const asGroup = async (m: Marketplace, numbers: readonly string[]): Promise<void> => {
  await m.query('update orders set order_type = 1 where number = any($1::text[]) and paid_at is null', [[...numbers]]);
};

const source = { locale: 'en', ip: null, userAgent: null, plainPasswordAllowed: false, token: null } as const;
const lockTimeout = '55P03';
/** Work that waits too long for a lock is done again later, as every work is. */
const byPlatform = async <T>(app: App, flow: (ctx: Ctx) => Promise<T>): Promise<T> => {
  for (;;)
    try {
      return await inTransaction(app.pool, async ({ db }) => {
        const gathered = gathering();
        const result = await flow(app.context(db, platformActor, { ...source, requestId: 'group' }, gathered));
        await app.settle(db, gathered, 'group');
        return result;
      });
    } catch (error) {
      if ((error as { code?: string }).code !== lockTimeout) throw error;
    }
};

/** The group of these orders is complete, or has failed, as its promotion will say it. */
export const complete = (app: App, numbers: readonly string[]): Promise<GroupOutcome> =>
  byPlatform(app, (ctx) => completeGroup(ctx, numbers));
export const fail = (app: App, numbers: readonly string[]): Promise<GroupOutcome> => byPlatform(app, (ctx) => failGroup(ctx, numbers));
