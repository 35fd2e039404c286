import type { Ctx } from '../../../runtime/context.ts';
import { exclusivelyHere } from '../../../runtime/exclusive.ts';
import { analyzerVersion } from '../model/search/tokens.ts';
import { isAnyImportRunning } from '../store/imports.ts';
import { refreshPopularity } from '../store/listed.ts';
import { markOutdated, takeUpOldMarks } from '../store/words.ts';
import { indexSomeWords } from './indexing.ts';
import { listTag, popularityTag } from './list-goods.ts';

/** Rounds count the same words: one at a time. */
export const indexLock = 'catalog.indexWords';
const productsPerRound = 250;
/** A round beside a running import: enough that words go on, little enough that the import does. */
const productsBesideImport = 25;
/** When to look again while another worker is at it, or an import is running. */
const pauseMs = 1000;

/** Work: indexes until nothing is behind, one round a transaction. */
export const indexWords = async (ctx: Ctx): Promise<void> => {
  // Rounds count the same words: side by side they wait for each other and keep all other work waiting too.
  if (!(await exclusivelyHere(ctx.db, indexLock))) {
    ctx.later({ kind: 'catalog.indexWords', key: 'on', dueAt: new Date(ctx.now.getTime() + pauseMs), payload: {} });
    return;
  }
  const isImporting = await isAnyImportRunning(ctx.db);
  const most = isImporting ? productsBesideImport : productsPerRound;
  const done = await indexSomeWords(ctx.db, most);
  if (done > 0) ctx.changed(listTag('words', 'goods'));
  const isMore = done === most || (await takeUpOldMarks(ctx.db, most)) > 0;
  if (!isMore) return;
  const dueAt = new Date(ctx.now.getTime() + (isImporting ? pauseMs : 0));
  ctx.later({ kind: 'catalog.indexWords', key: 'on', dueAt, payload: {} });
};

/** How often the worker looks for words of an older analyzer, and how many it takes up at a time. */
const outdatedEveryMs = 5 * 60_000;
const outdatedAtOnce = 100_000;
/** Work that plans itself anew: after an upgrade words of an older analyzer are indexed as if they were behind. */
export const takeUpOutdatedWords = async (ctx: Ctx): Promise<void> => {
  const { count } = await markOutdated(ctx.db, { version: analyzerVersion, after: 0, most: outdatedAtOnce, isRetried: false });
  if (count > 0) ctx.later({ kind: 'catalog.indexWords', key: 'outdated', dueAt: ctx.now, payload: {} });
  ctx.later({ kind: 'catalog.takeUpOutdatedWords', key: 'again', dueAt: new Date(ctx.now.getTime() + outdatedEveryMs), payload: {} });
};

/** How long lists by sales and reviews may be behind. */
const popularityEveryMs = 5 * 60_000;
/** Work that plans itself anew: lists take over how much was sold and how goods were judged. */
export const takeOverPopularity = async (ctx: Ctx): Promise<void> => {
  if ((await refreshPopularity(ctx.db)) > 0) ctx.changed(popularityTag);
  ctx.later({ kind: 'catalog.refreshPopularity', key: 'again', dueAt: new Date(ctx.now.getTime() + popularityEveryMs), payload: {} });
};
