import { randomBytes } from 'node:crypto';
import type { Visit } from '@kyakhta/contract';
import type { Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import { daysToCount, type LoggedVisit, monthStart, monthsToMake, tooOld } from './model.ts';
import { clearUser, countDay, dropPartition, insertVisits, lastCountedDay, makePartition, selectPartitions } from './store/visits.ts';

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

export const forgetVisitor = (ctx: Ctx, userId: number): Promise<void> => clearUser(ctx.db, userId);
