import { countReviewsOf } from '../../flows/count-reviews.ts';
import { countSoldOf } from '../../flows/count-sold.ts';
import { tellDecided } from '../../flows/tell-decided.ts';
import { rankAllGoods } from '../../flows/rank-goods.ts';
import { continueImport, readImport } from '../../flows/run-import.ts';
import { addDays } from '../../runtime/clock.ts';
import type { Jobs } from '../../runtime/context.ts';
import { removeUpload } from '../../runtime/uploads.ts';
import { rankingsTag } from './actions/rankings.ts';
import { moveGoods } from './actions/categories.ts';
import { forgetImports } from './actions/imports.ts';
import { listStore } from './actions/list-goods.ts';
import { indexWords, takeOverPopularity, takeUpOutdatedWords } from './actions/index-words.ts';

export const catalogJobs = {
  'catalog.countSold': {
    together: (ctx, payloads) =>
      countSoldOf(
        ctx,
        payloads.map((p) => Number(p['orderId'])),
      ),
  },
  'catalog.indexWords': { outside: (ctx) => indexWords(ctx) },
  'catalog.takeUpOutdatedWords': (ctx) => takeUpOutdatedWords(ctx),
  'catalog.refreshPopularity': (ctx) => takeOverPopularity(ctx),
  /** Every hour: nothing is counted while a page is made. */
  'catalog.rankGoods': async (ctx) => {
    await rankAllGoods(ctx.db, ctx.now);
    ctx.changed(rankingsTag);
    ctx.later({ kind: 'catalog.rankGoods', key: 'again', dueAt: new Date(ctx.now.getTime() + 3_600_000), payload: {} });
  },
  'catalog.listStore': (ctx, payload) => listStore(ctx, Number(payload['storeId']), Number(payload['after'])),
  'catalog.moveGoods': (ctx, payload) => moveGoods(ctx, (payload['categoryIds'] as readonly number[]).map(Number)),
  'catalog.countReview': (ctx, payload) => countReviewsOf(ctx, Number(payload['productId'])),
  'catalog.mailDecided': (ctx, payload) => tellDecided(ctx, Number(payload['storeId'])),
  'catalog.readImport': (ctx, payload) => readImport(ctx, Number(payload['importId'])),
  'catalog.importPiece': (ctx, payload) => continueImport(ctx, Number(payload['importId'])),
  'catalog.tidyImport': (ctx, payload) => removeUpload(ctx.dataDir, String(payload['upload'])),
  'catalog.importRetention': async (ctx) => {
    await forgetImports(ctx);
    ctx.later({ kind: 'catalog.importRetention', key: 'again', dueAt: addDays(ctx.now, 1), payload: {} });
  },
} satisfies Jobs;
