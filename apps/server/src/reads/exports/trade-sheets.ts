import type { Parsed } from '../../runtime/context.ts';
import { allInquiries } from '../inquiries.ts';
import { orderStateWord } from '../order-state-word.ts';
import { overdueOrders } from '../overdue-orders.ts';
import { anyRefunds, refundStateWord } from '../refunds.ts';
import { allReviews } from '../review-lists.ts';
import { userPage } from '../users.ts';
import { each, sheetOf, sum } from './sheet.ts';

/** Lists of the operators that are about buyers and their orders. */
export const overdueSheet = sheetOf(
  'overdue-orders',
  (ctx, input: Parsed<'GET /platform/order/overdue/export'>, paging) => each(overdueOrders(ctx, { ...input, ...paging })),
  [
    ['export.number', 20, (r) => r.orderNumber],
    ['export.store', 28, (r) => r.shopName],
    ['export.buyer', 20, (r) => r.buyerName],
    ['export.state', 22, (r, tell) => tell.word('state', orderStateWord(r))],
    ['export.reason', 36, (r, tell) => tell.word('overdue', r.overdue.kind)],
    ['export.since', 18, (r, tell) => tell.at(r.overdue.since)],
    ['export.total', 14, (r) => sum(r.actualTotal), 'number'],
    ['export.held', 14, (r) => sum(r.overdue.held), 'number'],
    ['export.currency', 10, (r) => r.currency],
  ],
);

export const refundSheet = sheetOf(
  'refunds',
  (ctx, input: Parsed<'GET /platform/intervention/export'>, paging) => each(anyRefunds(ctx, { ...input, ...paging })),
  [
    ['export.refund', 20, (r) => r.refundSn],
    ['export.number', 20, (r) => r.orderNumber],
    ['export.store', 28, (r) => r.shopName],
    ['export.buyer', 20, (r) => r.nickName],
    ['export.state', 26, (r, tell) => tell.word('refund', refundStateWord(r))],
    ['export.kind', 28, (r, tell) => tell.word('refundKind', r.goodsNum === 0 ? 0 : r.applyType)],
    ['export.amount', 14, (r) => sum(r.refundAmount), 'number'],
    ['export.currency', 10, (r) => r.currency],
    ['export.pieces', 10, (r) => r.goodsNum, 'number'],
    ['export.asked', 18, (r, tell) => tell.at(r.createTime)],
    ['export.changed', 18, (r, tell) => tell.at(r.changeTime)],
    ['export.due', 18, (r, tell) => tell.at(r.ruleBy ?? r.dueTime)],
  ],
);

export const inquirySheet = sheetOf(
  'inquiries',
  (ctx, input: Parsed<'GET /platform/inquiry/export'>, paging) => each(allInquiries(ctx, { ...input, ...paging })),
  [
    ['export.id', 10, (r) => r.inquiryId],
    ['export.asked', 18, (r, tell) => tell.at(r.createTime)],
    ['export.state', 22, (r, tell) => tell.word('inquiry', r.status)],
    ['export.buyer', 20, (r) => r.nickName],
    ['export.store', 28, (r) => r.shopName],
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

/** As in the list, mail address and mobile number stay hidden but for their ends. */
export const userSheet = sheetOf(
  'buyers',
  (ctx, input: Parsed<'GET /platform/user/export'>, paging) => each(userPage(ctx, { ...input, ...paging })),
  [
    ['export.id', 10, (r) => r.userId],
    ['export.account', 20, (r) => r.userName],
    ['export.buyer', 20, (r) => r.nickName],
    ['export.mail', 26, (r) => r.mail],
    ['export.mobile', 18, (r) => r.mobile],
    ['export.level', 8, (r) => r.level, 'number'],
    ['export.joined', 18, (r, tell) => tell.at(r.createdAt)],
    ['export.orders', 10, (r) => r.orders, 'number'],
    ['export.spent', 14, (r) => sum(r.spent), 'number'],
    ['export.currency', 10, (_, tell) => tell.currency],
  ],
);

export const reviewSheet = sheetOf(
  'reviews',
  (ctx, input: Parsed<'GET /platform/comment/export'>, paging) => each(allReviews(ctx, { ...input, ...paging })),
  [
    ['export.id', 10, (r) => r.commId],
    ['export.time', 18, (r, tell) => tell.at(r.createTime)],
    ['export.store', 28, (r) => r.shopName],
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
