import { listStoreAccounts } from '../../domains/accounts/index.ts';
import type { Parsed } from '../../runtime/context.ts';
import { heldOrders } from '../held-orders.ts';
import { storeInquiries } from '../inquiries.ts';
import { storePayouts } from '../payouts.ts';
import { storeRefunds } from '../refunds.ts';
import { storeReviews } from '../review-lists.ts';
import { stockPage } from '../stock.ts';
import { each, storeSheetOf, sum } from './sheet.ts';

/** Lists of a store as its accounts see them: buyers by their shortened names, of bank accounts the end. */
export const storeRefundSheet = storeSheetOf(
  'refunds',
  (ctx, input: Parsed<'GET /shop/admin/refund/export'>, paging) => each(storeRefunds(ctx, { ...input, ...paging })),
  [
    ['export.refund', 20, (r) => r.refundSn],
    ['export.number', 20, (r) => r.orderNumber],
    ['export.buyer', 20, (r) => r.nickName],
    ['export.state', 26, (r, tell) => tell.word('refund', r.returnMoneySts)],
    ['export.kind', 28, (r, tell) => tell.word('refundKind', r.applyType)],
    ['export.amount', 14, (r) => sum(r.refundAmount), 'number'],
    ['export.currency', 10, (r) => r.currency],
    ['export.pieces', 10, (r) => r.goodsNum, 'number'],
    ['export.asked', 18, (r, tell) => tell.at(r.createTime)],
    ['export.changed', 18, (r, tell) => tell.at(r.changeTime)],
    ['export.due', 18, (r, tell) => tell.at(r.ruleBy ?? r.dueTime)],
  ],
);

export const storeReviewSheet = storeSheetOf(
  'reviews',
  (ctx, input: Parsed<'GET /shop/admin/comment/export'>, paging) => each(storeReviews(ctx, { ...input, ...paging })),
  [
    ['export.id', 10, (r) => r.commId],
    ['export.time', 18, (r, tell) => tell.at(r.createTime)],
    ['export.product', 36, (r) => r.prodName],
    ['export.variant', 24, (r) => r.skuName],
    ['export.buyer', 20, (r) => r.nickName],
    ['export.number', 20, (r) => r.orderNumber],
    ['export.stars', 8, (r) => r.score, 'number'],
    ['export.review', 50, (r) => r.content],
    ['export.reply', 50, (r) => r.replyContent],
    ['export.hideReason', 36, (r) => r.hideReason],
  ],
);

export const storeInquirySheet = storeSheetOf(
  'inquiries',
  (ctx, input: Parsed<'GET /shop/admin/inquiry/export'>, paging) => each(storeInquiries(ctx, { ...input, ...paging })),
  [
    ['export.id', 10, (r) => r.inquiryId],
    ['export.asked', 18, (r, tell) => tell.at(r.createTime)],
    ['export.state', 22, (r, tell) => tell.word('inquiry', r.status)],
    ['export.buyer', 20, (r) => r.nickName],
    ['export.product', 36, (r) => r.prodName],
    ['export.variant', 24, (r) => r.skuName],
    ['export.question', 50, (r) => r.content],
    ['export.quantity', 10, (r) => r.quantity, 'number'],
    ['export.unit', 10, (r) => r.unitName],
    ['export.wished', 14, (r) => sum(r.targetPrice), 'number'],
    ['export.offered', 14, (r) => sum(r.answer?.price), 'number'],
    ['export.currency', 10, (r) => r.currency],
    ['export.country', 9, (r) => r.country],
    ['export.city', 20, (r) => r.city],
    ['export.answer', 50, (r) => r.answer?.content ?? null],
    ['export.answered', 18, (r, tell) => tell.at(r.answer?.createTime ?? null)],
  ],
);

export const stockSheet = storeSheetOf(
  'stock',
  (ctx, input: Parsed<'GET /shop/admin/stock/export'>, paging) => each(stockPage(ctx, { ...input, ...paging })),
  [
    ['export.article', 24, (r) => r.partyCode],
    ['export.product', 44, (r) => r.prodName],
    ['export.variant', 28, (r) => r.skuName],
    ['export.onHand', 12, (r) => r.onHand, 'number'],
    ['export.reserved', 12, (r) => r.reserved, 'number'],
    ['export.free', 12, (r) => r.onHand - r.reserved, 'number'],
    ['export.lowAt', 14, (r) => r.lowAt, 'number'],
  ],
);

export const heldSheet = storeSheetOf(
  'held-money',
  (ctx, _: Parsed<'GET /shop/admin/settlement/held/export'>, paging) => each(heldOrders(ctx, paging)),
  [
    ['export.number', 20, (r) => r.orderNumber],
    ['export.buyer', 20, (r) => r.buyerName],
    ['export.state', 22, (r, tell) => tell.word('state', r.status)],
    ['export.reason', 44, (r, tell) => r.reasons.map(({ kind }) => tell.word('hold', kind)).join(', ')],
    ['export.due', 18, (r, tell) => tell.at(r.reasons.find(({ until }) => until !== null)?.until ?? null)],
    ['export.refund', 20, (r) => r.reasons.flatMap(({ refundSn }) => refundSn ?? []).join(', ')],
    ['export.inEscrow', 14, (r) => sum(r.held), 'number'],
    ['export.currency', 10, (r) => r.currency],
  ],
);

export const storePayoutSheet = storeSheetOf(
  'payouts',
  (ctx, _: Parsed<'GET /shop/admin/settlement/payouts/export'>, paging) => each(storePayouts(ctx, paging)),
  [
    ['export.id', 20, (r) => r.payoutNumber],
    ['export.state', 22, (r, tell) => tell.word('payout', r.state)],
    ['export.amount', 14, (r) => sum(r.amount), 'number'],
    ['export.currency', 10, (r) => r.currency],
    ['export.holder', 28, (r) => r.bank.holder],
    ['export.bank', 28, (r) => r.bank.bank],
    ['export.account', 24, (r) => r.bank.account],
    ['export.asked', 18, (r, tell) => tell.at(r.askedAt)],
    ['export.approved', 18, (r, tell) => tell.at(r.approvedAt)],
    ['export.ended', 18, (r, tell) => tell.at(r.endedAt)],
    ['export.bankReference', 24, (r) => r.bankReference],
    ['export.reason', 36, (r) => r.reason],
  ],
);

export const storeAccountSheet = storeSheetOf(
  'accounts',
  async (ctx, _: Parsed<'GET /shop/admin/staff/export'>, { current }) =>
    current === 1 ? (await listStoreAccounts(ctx)).accounts.map((one) => [one]) : [],
  [
    ['export.id', 10, (r) => r.accountId],
    ['export.account', 20, (r) => r.userName],
    ['export.mail', 28, (r) => r.mail],
    ['export.areas', 44, (r, tell) => tell.area(r.areas)],
    ['export.joined', 18, (r, tell) => tell.at(r.createdAt)],
    ['export.locked', 18, (r, tell) => tell.at(r.lockedAt)],
    ['export.reason', 36, (r) => r.lockReason],
  ],
);
