import { listStoreAccounts } from '../../domains/accounts/index.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { heldOrders } from '../held-orders.ts';
import { importPage } from '../imports.ts';
import { storeInquiries } from '../inquiries.ts';
import { storePayouts } from '../payouts.ts';
import { refundStateWord, storeRefunds } from '../refunds.ts';
import { storeReviews } from '../review-lists.ts';
import { stockMovements, stockPage } from '../stock.ts';
import { orderStateWord } from '../order-state-word.ts';
import { each, storeFile, type StoreSheet, storeSheetOf, sum } from './sheet.ts';

/** Lists of a store as its accounts see them: buyers by the names that their pages tell, of bank accounts the end. */
export const storeRefundSheet = storeSheetOf(
  'refunds',
  (ctx, input: Parsed<'GET /shop/admin/refund/export'>, paging) => each(storeRefunds(ctx, { ...input, ...paging })),
  [
    ['export.refund', 20, (r) => r.refundSn],
    ['export.number', 20, (r) => r.orderNumber],
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

type Movements = 'GET /shop/admin/stock/movements/export';
type Movement = Result<'GET /shop/admin/stock/movements'>['records'][number];
/** All movements of a variant, each piece of them going on after the last one of the piece before. */
const movementSheet = (): StoreSheet<Parsed<Movements>, Movement> => {
  let before: string | undefined;
  const read: StoreSheet<Parsed<Movements>, Movement>['read'] = async (ctx, { skuId }, { size }) => {
    const { records } = await stockMovements(ctx, { skuId, before, size });
    before = records.at(-1)?.movementId ?? before;
    return records.map((record) => [record]);
  };
  return {
    ...storeSheetOf('stock-movements', read, [
      ['export.id', 12, (r) => r.movementId],
      ['export.time', 18, (r, tell) => tell.at(r.at)],
      ['export.kind', 26, (r, tell) => tell.word('movement', r.kind)],
      ['export.note', 36, (r) => r.note],
      ['export.who', 20, (r, tell) => r.userName ?? tell.word('actor', r.by)],
      ['export.number', 20, (r) => r.orderNumber],
      ['export.refund', 20, (r) => r.refundSn],
      ['export.import', 12, (r) => r.importId],
      ['export.onHandChange', 18, (r) => r.onHandChange, 'number'],
      ['export.onHand', 12, (r) => r.onHand, 'number'],
      ['export.reservedChange', 18, (r) => r.reservedChange, 'number'],
      ['export.reserved', 12, (r) => r.reserved, 'number'],
    ]),
    isWhole: true,
  };
};

/** What happened to the pieces of a variant, as a spreadsheet. */
export const exportMovements = (ctx: CtxFor<Movements>, input: Parsed<Movements>): Promise<Result<Movements>> =>
  storeFile(movementSheet())(ctx, input);

export const importSheet = storeSheetOf(
  'imports',
  (ctx, _: Parsed<'GET /shop/admin/import/export'>, paging) => each(importPage(ctx, paging)),
  [
    ['export.id', 10, (r) => r.importId],
    ['export.file', 36, (r) => r.fileName],
    ['export.state', 18, (r, tell) => tell.word('import', r.state)],
    ['export.uploaded', 18, (r, tell) => tell.at(r.createdAt)],
    ['export.rows', 10, (r) => r.rows, 'number'],
    ['export.created', 10, (r) => r.created, 'number'],
    ['export.rewritten', 12, (r) => r.changed, 'number'],
    ['export.refusedRows', 16, (r) => r.refusedRows, 'number'],
    ['export.ended', 18, (r, tell) => tell.at(r.endedAt)],
    ['export.reason', 36, (r) => r.refusal?.msg ?? null],
  ],
);

export const heldSheet = storeSheetOf(
  'held-money',
  (ctx, input: Parsed<'GET /shop/admin/settlement/held/export'>, paging) => each(heldOrders(ctx, { ...input, ...paging })),
  [
    ['export.number', 20, (r) => r.orderNumber],
    ['export.buyer', 20, (r) => r.buyerName],
    ['export.state', 22, (r, tell) => tell.word('state', orderStateWord(r))],
    ['export.reason', 44, (r, tell) => r.reasons.map(({ kind }) => tell.word('hold', kind)).join(', ')],
    ['export.due', 18, (r, tell) => tell.at(r.reasons.find(({ until }) => until !== null)?.until ?? null)],
    ['export.refund', 20, (r) => r.reasons.flatMap(({ refundSn }) => refundSn ?? []).join(', ')],
    ['export.inEscrow', 14, (r) => sum(r.held), 'number'],
    ['export.commission', 14, (r) => sum(r.split.commission), 'number'],
    ['export.freight', 14, (r) => sum(r.split.freight), 'number'],
    ['export.net', 16, (r) => sum(r.split.store), 'number'],
    ['export.currency', 10, (r) => r.currency],
  ],
);

export const storePayoutSheet = storeSheetOf(
  'payouts',
  (ctx, input: Parsed<'GET /shop/admin/settlement/payouts/export'>, paging) => each(storePayouts(ctx, { ...input, ...paging })),
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
