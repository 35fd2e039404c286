import { listOperators } from '../../domains/accounts/index.ts';
import type { Parsed } from '../../runtime/context.ts';
import { applicationPage } from '../application-queue.ts';
import { auditPage } from '../audit-log.ts';
import { listJobs } from '../jobs.ts';
import { allNotices } from '../notices.ts';
import { synonymPage } from '../search/synonyms.ts';
import { storePage } from '../stores.ts';
import { submissionPage } from '../submissions.ts';
import { each, sheetOf, sum } from './sheet.ts';

/** Lists of the operators that are about stores, and about the house itself. */
export const storeSheet = sheetOf(
  'stores',
  (ctx, input: Parsed<'GET /platform/shop/export'>, paging) => each(storePage(ctx, { ...input, ...paging })),
  [
    ['export.id', 10, (r) => r.shopId],
    ['export.store', 28, (r) => r.shopName],
    ['export.firm', 32, (r) => r.firmName],
    ['export.city', 20, (r) => r.city],
    ['export.state', 18, (r, tell) => tell.word('shop', r.shopStatus)],
    ['export.opened', 18, (r, tell) => tell.at(r.openedAt)],
    ['export.products', 10, (r) => r.products, 'number'],
    ['export.orders', 10, (r) => r.orders, 'number'],
    ['export.sold', 14, (r) => sum(r.sold), 'number'],
    ['export.currency', 10, (_, tell) => tell.currency],
    ['export.rating', 8, (r) => r.score, 'number'],
  ],
);

export const applicationSheet = sheetOf(
  'store-applications',
  (ctx, input: Parsed<'GET /platform/shopAudit/export'>, paging) => each(applicationPage(ctx, { ...input, ...paging })),
  [
    ['export.id', 10, (r) => r.applicationId],
    ['export.round', 10, (r) => r.round, 'number'],
    ['export.state', 18, (r, tell) => tell.word('application', r.applicationState)],
    ['export.store', 28, (r) => r.shopName],
    ['export.firm', 32, (r) => r.firmName],
    ['export.country', 9, (r) => r.country],
    ['export.city', 20, (r) => r.city],
    ['export.buyer', 20, (r) => r.nickName],
    ['export.submitted', 18, (r, tell) => tell.at(r.submittedAt)],
    ['export.decided', 18, (r, tell) => tell.at(r.decidedAt)],
    ['export.decidedBy', 18, (r) => r.decidedBy],
  ],
);

export const submissionSheet = sheetOf(
  'goods-submitted',
  (ctx, input: Parsed<'GET /platform/prodAudit/export'>, paging) => each(submissionPage(ctx, { ...input, ...paging })),
  [
    ['export.id', 10, (r) => r.prodId],
    ['export.product', 44, (r) => r.prodName],
    ['export.store', 28, (r) => r.shopName],
    ['export.state', 20, (r, tell) => tell.word('goods', r.state)],
    ['export.round', 10, (r) => r.round, 'number'],
    ['export.submitted', 18, (r, tell) => tell.at(r.submittedAt)],
    ['export.decided', 18, (r, tell) => tell.at(r.decidedAt)],
    ['export.decidedBy', 18, (r) => r.decidedBy],
  ],
);

export const noticeSheet = sheetOf(
  'notices',
  (ctx, input: Parsed<'GET /platform/notice/export'>, paging) => each(allNotices(ctx, { ...input, ...paging })),
  [
    ['export.id', 10, (r) => r.id],
    ['export.title', 50, (r, tell) => tell.pick(Object.fromEntries(Object.entries(r.texts).map(([locale, text]) => [locale, text.title])))],
    ['export.onTop', 10, (r, tell) => tell.yes(r.isTop)],
    ['export.published', 18, (r, tell) => tell.at(r.publishTime)],
    ['export.changed', 18, (r, tell) => tell.at(r.changedAt)],
  ],
);

export const synonymSheet = sheetOf(
  'synonyms',
  (ctx, input: Parsed<'GET /platform/synonym/export'>, paging) => each(synonymPage(ctx, { ...input, ...paging })),
  [
    ['export.id', 10, (r) => r.synonymId],
    ['export.words', 60, (r) => r.words.join(', ')],
    ['export.changed', 18, (r, tell) => tell.at(r.changedAt)],
  ],
);

export const jobSheet = sheetOf(
  'background-work',
  (ctx, input: Parsed<'GET /platform/jobs/export'>, paging) => each(listJobs(ctx, { ...input, ...paging })),
  [
    ['export.id', 12, (r) => r.workId],
    ['export.kind', 30, (r) => r.kind],
    ['export.key', 30, (r) => r.key],
    ['export.state', 14, (r, tell) => tell.word('work', r.state)],
    ['export.due', 18, (r, tell) => tell.at(r.dueAt)],
    ['export.attempts', 10, (r) => r.attempts, 'number'],
    ['export.error', 50, (r) => r.lastError],
  ],
);

export const auditSheet = sheetOf(
  'record-of-changes',
  (ctx, input: Parsed<'GET /platform/audit/export'>, paging) => each(auditPage(ctx, { ...input, ...paging })),
  [
    ['export.id', 12, (r) => r.auditId],
    ['export.time', 18, (r, tell) => tell.at(r.at)],
    ['export.kind', 14, (r, tell) => tell.word('actor', r.actorKind)],
    ['export.who', 20, (r) => r.actorName],
    ['export.action', 28, (r) => r.action],
    ['export.about', 28, (r) => r.subject],
    ['export.before', 50, (r) => r.before],
    ['export.after', 50, (r) => r.after],
  ],
);

export const staffSheet = sheetOf(
  'operators',
  async (ctx, _: Parsed<'GET /platform/staff/export'>, { current }) =>
    current === 1 ? (await listOperators(ctx)).operators.map((one) => [one]) : [],
  [
    ['export.id', 10, (r) => r.operatorId],
    ['export.account', 20, (r) => r.userName],
    ['export.mail', 28, (r) => r.mail],
    ['export.areas', 44, (r, tell) => tell.area(r.areas)],
    ['export.joined', 18, (r, tell) => tell.at(r.createdAt)],
    ['export.locked', 18, (r, tell) => tell.at(r.lockedAt)],
    ['export.reason', 36, (r) => r.lockReason],
  ],
);
