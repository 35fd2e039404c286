import { catalogWork } from '../../domains/catalog/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { countReviewsOf } from '../../flows/goods/count-reviews.ts';
import { countSoldOf } from '../../flows/goods/count-sold.ts';
import { tellDecided } from '../../flows/goods/tell-decided.ts';
import { rankAllGoods } from '../../flows/goods/rank-goods.ts';
import { continueImport, readImport } from '../../flows/goods/run-import.ts';
import { addDays, addHours } from '../../runtime/clock.ts';
import { removeUpload } from '../../runtime/uploads.ts';
import { rankingsTag } from '../../domains/catalog/actions/rankings.ts';
import { moveGoods } from '../../domains/catalog/actions/categories.ts';
import { forgetImports } from '../../domains/catalog/actions/imports.ts';
import { listStore } from '../../domains/catalog/actions/list-goods.ts';
import { indexWords, takeOverPopularity, takeUpOutdatedWords } from '../../domains/catalog/actions/index-words.ts';

export const catalogJobs = jobsOf(catalogWork, {
  'catalog.countSold': {
    together: (ctx, payloads) =>
      countSoldOf(
        ctx,
        payloads.map((p) => p.orderId),
      ),
  },
  'catalog.indexWords': { outside: (ctx) => indexWords(ctx) },
  'catalog.takeUpOutdatedWords': (ctx) => takeUpOutdatedWords(ctx),
  'catalog.refreshPopularity': (ctx) => takeOverPopularity(ctx),
  /** Every hour: nothing is counted while a page is made. */
  'catalog.rankGoods': async (ctx) => {
    await rankAllGoods(ctx.db, ctx.now);
    ctx.changed(rankingsTag);
    ctx.later({ kind: 'catalog.rankGoods', key: 'again', dueAt: addHours(ctx.now, 1), payload: {} });
  },
  'catalog.listStore': (ctx, payload) => listStore(ctx, payload.storeId, payload.after),
  'catalog.moveGoods': (ctx, payload) => moveGoods(ctx, payload.categoryIds),
  'catalog.countReview': (ctx, payload) => countReviewsOf(ctx, payload.productId),
  'catalog.mailDecided': (ctx, payload) => tellDecided(ctx, payload.storeId),
  'catalog.readImport': (ctx, payload) => readImport(ctx, payload.importId),
  'catalog.importPiece': (ctx, payload) => continueImport(ctx, payload.importId),
  'catalog.tidyImport': (ctx, payload) => removeUpload(ctx.dataDir, payload.upload),
  'catalog.importRetention': async (ctx) => {
    await forgetImports(ctx);
    ctx.later({ kind: 'catalog.importRetention', key: 'again', dueAt: addDays(ctx.now, 1), payload: {} });
  },
});
