import { randomBytes } from 'node:crypto';
import type { Visit } from '@kyakhta/contract';
import type { Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import { addDays } from '../../runtime/clock.ts';
import { soldOfProducts, soldOfStores } from '../orders/index.ts';
import { refundedOfStores } from '../refunds/index.ts';
import { siteSettings } from '../site/index.ts';
import { daysToCount, type LoggedVisit, monthStart, monthsToMake, tooOld } from './model.ts';
import { clearUser, countDay, dropPartition, insertVisits, lastCountedDay, makePartition, selectPartitions } from './store/visits.ts';
import { allStores, lastSalesDay, putSales } from './store/sales.ts';

type Call = 'POST /flowAnalysisLog' | 'POST /p/flowAnalysisLog';

/** Collects visits to be written a moment later; whose they are says the session. */
export const logVisits = (ctx: CtxFor<Call>, { items, ...single }: Parsed<Call>): Promise<null> => {
  // The contract lets a call without a list pass only with a whole visit.
  const visits = items ?? [single as Visit];
  const userId = ctx.actor.kind === 'buyer' ? ctx.actor.id : null;
  ctx.collect(
    'analytics.visits',
    visits.map((visit): LoggedVisit => ({ ...visit, id: randomBytes(8).readBigInt64BE(), at: ctx.now, userId })),
  );
  return Promise.resolve(null);
};

/** Writes what was collected, into partitions that are made where a moved clock has run ahead of them. */
export const writeVisits = async (db: Db, visits: readonly LoggedVisit[]): Promise<void> => {
  const months = new Set(visits.map(({ at }) => monthStart(at).getTime()));
  for (const month of months) await makePartition(db, new Date(month));
  await insertVisits(db, visits);
};

export const keepPartitions = async (ctx: Ctx): Promise<void> => {
  for (const month of monthsToMake(ctx.now)) await makePartition(ctx.db, month);
  for (const name of tooOld(await selectPartitions(ctx.db), ctx.now)) await dropPartition(ctx.db, name);
};

export const countDays = async (ctx: Ctx): Promise<void> => {
  for (const day of daysToCount(await lastCountedDay(ctx.db), ctx.now)) await countDay(ctx.db, day);
};

/**
 * Counts the sales of a day (UTC). Orders count on the day they were paid, refunds on the day they went back, so a day
 * that is over stays as it is. A day without sales has zeros for all stores: it is known to be counted.
 */
const countSalesOf = async (db: Db, day: string, currency: string): Promise<void> => {
  const from = new Date(day);
  const span = { from, until: addDays(from, 1), currency };
  const [sold, back, products] = [await soldOfStores(db, span), await refundedOfStores(db, span), await soldOfProducts(db, span)];
  const soldOf = new Map(sold.map((s) => [s.storeId, s]));
  const backOf = new Map(back.map((b) => [b.storeId, b.amount]));
  const stores = [...new Set([...soldOf.keys(), ...backOf.keys()])].map((storeId) => ({
    storeId,
    orders: soldOf.get(storeId)?.orders ?? 0,
    amount: soldOf.get(storeId)?.amount ?? 0n,
    refunded: backOf.get(storeId) ?? 0n,
  }));
  const all = {
    storeId: allStores,
    orders: stores.reduce((sum, s) => sum + s.orders, 0),
    amount: stores.reduce((sum, s) => sum + s.amount, 0n),
    refunded: stores.reduce((sum, s) => sum + s.refunded, 0n),
  };
  await putSales(db, day, [all, ...stores], products);
};

/** Counts what was sold today, yesterday and on whatever day was missed. */
export const countSales = async (ctx: Ctx): Promise<void> => {
  const { settlementCurrency } = await siteSettings(ctx.db);
  for (const day of daysToCount(await lastSalesDay(ctx.db), ctx.now)) await countSalesOf(ctx.db, day, settlementCurrency);
};

export const forgetVisitor = (ctx: Ctx, userId: number): Promise<void> => clearUser(ctx.db, userId);
