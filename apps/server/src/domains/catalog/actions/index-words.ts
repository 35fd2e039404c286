import { addSeconds, type Clock } from '../../../runtime/clock.ts';
import type { AsksOutside, Ctx } from '../../../runtime/context.ts';
import { exclusivelyHere } from '../../../runtime/exclusive.ts';
import { outside } from '../../../runtime/outside.ts';
import { analyzerVersion } from '../model/search/tokens.ts';
import { isAnyImportRunning } from '../store/imports.ts';
import { refreshPopularity } from '../store/listed.ts';
import { markOutdated, takeUpOldMarks } from '../store/words.ts';
import { lexemesOf, readBehind, type Vectors, vectorsOf, type Worded, wordsOf, writeVectors } from './indexing.ts';
import { listTag, popularityTag } from './list-goods.ts';

/** Rounds count the same words: one at a time. */
export const indexLock = 'catalog.indexWords';
const productsPerRound = 250;
/** A round while an import runs: enough that words go on, little enough that the import does. */
const productsBesideImport = 25;
/** When to look again while another round is on its way, or an import is running. */
const pauseSeconds = 1;

/** When a round is taken up again whose process died over it. */
const againSeconds = 60;
const plan = (ctx: Ctx, seconds: number): void => {
  ctx.later({ kind: 'catalog.indexWords', key: 'on', dueAt: addSeconds(ctx.now, seconds), payload: {} });
};

/**
 * By process (its clock): until when it is taken to be making words, in milliseconds of its running time. Another round
 * would read the same products and make their words for nothing. It ends by itself, in case a round is lost.
 */
const busyUntil = new WeakMap<Clock, number>();
const isBusy = (clock: Clock): boolean => (busyUntil.get(clock) ?? 0) > performance.now();

/** Plans the next round of words, if there is something left to do. */
const planNext = async (ctx: Ctx, isEnd: boolean, isImporting: boolean): Promise<void> => {
  const isMore = !isEnd || (await takeUpOldMarks(ctx.db, productsPerRound)) > 0;
  if (isMore) plan(ctx, isImporting ? pauseSeconds : 0);
};

/** Work: indexes until nothing is behind, one round at a time, making words with no transaction open. */
export const indexWords = async (ctx: Ctx): Promise<void | AsksOutside<void>> => {
  if (isBusy(ctx.clock)) return plan(ctx, pauseSeconds);
  const isImporting = await isAnyImportRunning(ctx.db);
  const behind = await readBehind(ctx.db, isImporting ? productsBesideImport : productsPerRound);
  if (behind === null) return planNext(ctx, true, isImporting);
  plan(ctx, againSeconds);
  busyUntil.set(ctx.clock, performance.now() + againSeconds * 1000);
  return outside<Worded, void>(
    () => wordsOf(behind),
    async (asking, made) => {
      if (!made.ok) throw made.error;
      const lexemes = await lexemesOf(asking.db, made.value);
      return outside<Vectors, void>(
        () => vectorsOf(made.value, lexemes),
        async (inside, vectors) => {
          busyUntil.delete(inside.clock);
          if (!vectors.ok) throw vectors.error;
          // Rounds count the same words: side by side they wait for each other and keep all other work waiting too.
          if (!(await exclusivelyHere(inside.db, indexLock))) return plan(inside, pauseSeconds);
          if ((await writeVectors(inside.db, vectors.value)) > 0) inside.changed(listTag('words', 'goods'));
          await planNext(inside, behind.isEnd, isImporting);
        },
      );
    },
  );
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
