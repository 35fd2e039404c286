import type { Parsed } from '../../runtime/context.ts';
import { bankTransfers } from '../bank-transfers.ts';
import { invoiceQueue } from '../invoices.ts';
import { ledgerEntries } from '../ledger-entries.ts';
import { paymentCases } from '../payment-cases.ts';
import { platformPayouts } from '../payouts.ts';
import { proposals } from '../proposals.ts';
import { each, sheetOf, sum } from './sheet.ts';

/** Lists of the operators that are about money. */
export const ledgerSheet = sheetOf(
  'journal',
  async (ctx, input: Parsed<'GET /platform/ledger/export'>, paging) =>
    (await ledgerEntries(ctx, { ...input, ...paging })).records.map((entry) => entry.postings.map((p) => ({ ...entry, ...p }))),
  [
    ['export.id', 12, (r) => r.entryId],
    ['export.time', 18, (r, tell) => tell.at(r.at)],
    ['export.kind', 26, (r, tell) => tell.word('entry', r.kind)],
    ['export.reference', 24, (r) => r.reference],
    ['export.account', 34, (r) => r.account],
    ['export.amount', 14, (r) => sum(r.amount), 'number'],
    ['export.currency', 10, (r) => r.currency],
  ],
);

export const invoiceSheet = sheetOf(
  'invoices',
  (ctx, input: Parsed<'GET /platform/invoice/export'>, paging) => each(invoiceQueue(ctx, { ...input, ...paging })),
  [
    ['export.id', 16, (r) => r.invoiceNumber],
    ['export.state', 18, (r, tell) => tell.word('invoice', r.status)],
    ['export.toWhom', 36, (r) => r.headerName],
    ['export.country', 9, (r) => r.country],
    ['export.taxNumber', 20, (r) => r.invoiceTaxNumber],
    ['export.buyer', 20, (r) => r.buyer],
    ['export.orders', 40, (r) => r.orderNumbers],
    ['export.amount', 14, (r) => sum(r.invoiceAmount), 'number'],
    ['export.currency', 10, (r) => r.currency],
    ['export.submitted', 18, (r, tell) => tell.at(r.applicationTime)],
    ['export.issued', 18, (r, tell) => tell.at(r.issueTime)],
    ['export.issuedBy', 18, (r) => r.issuedBy],
    ['export.reason', 36, (r) => r.reason],
  ],
);

export const transferSheet = sheetOf(
  'bank-transfers',
  (ctx, input: Parsed<'GET /platform/payment/transfers/export'>, paging) => each(bankTransfers(ctx, { ...input, ...paging })),
  [
    ['export.transaction', 26, (r) => r.transactionId],
    ['export.time', 18, (r, tell) => tell.at(r.recordedAt)],
    ['export.state', 18, (r, tell) => tell.word('transfer', r.state)],
    ['export.payer', 30, (r) => r.payer],
    ['export.reference', 26, (r) => r.reference],
    ['export.amount', 14, (r) => sum(r.amount), 'number'],
    ['export.currency', 10, (r) => r.currency],
    ['export.payment', 20, (r) => r.payNumber],
    ['export.orders', 40, (r) => r.orderNumbers],
    ['export.note', 36, (r) => r.note],
  ],
);

export const caseSheet = sheetOf(
  'payment-cases',
  (ctx, input: Parsed<'GET /platform/payment/cases/export'>, paging) => each(paymentCases(ctx, { ...input, ...paging })),
  [
    ['export.id', 10, (r) => r.caseId],
    ['export.kind', 28, (r, tell) => tell.word('case', r.kind)],
    ['export.payment', 20, (r) => r.payNumber],
    ['export.orders', 40, (r) => r.orderNumbers],
    ['export.buyer', 20, (r) => r.buyer],
    ['export.expected', 14, (r) => sum(r.expected), 'number'],
    ['export.currency', 10, (r) => r.currency],
    ['export.told', 22, (r) => r.takenBack ?? r.told],
    ['export.held', 22, (r) => r.held.map((h) => `${Number(h.amount)} ${h.currency}`).join(', ')],
    ['export.opened', 18, (r, tell) => tell.at(r.openedAt)],
    ['export.closed', 18, (r, tell) => tell.at(r.closedAt)],
    ['export.reason', 30, (r) => r.reason],
    ['export.bankReference', 24, (r) => r.bankReference],
    ['export.note', 36, (r) => r.note],
  ],
);

export const proposalSheet = sheetOf(
  'proposals',
  (ctx, input: Parsed<'GET /platform/proposal/export'>, paging) => each(proposals(ctx, { ...input, ...paging })),
  [
    ['export.id', 10, (r) => r.proposalId],
    ['export.kind', 32, (r, tell) => tell.word('proposal', r.kind)],
    ['export.state', 26, (r, tell) => tell.word('proposalState', r.state)],
    ['export.buyer', 20, (r) => r.nickName],
    ['export.number', 20, (r) => r.orderNumber],
    ['export.store', 24, (r) => r.shopName],
    ['export.amount', 14, (r) => sum(r.amount), 'number'],
    ['export.currency', 10, (r) => r.currency],
    ['export.pointsMoved', 10, (r) => (r.kind === 'points' ? r.points : null), 'number'],
    ['export.level', 10, (r) => (r.kind === 'level' ? r.points : null), 'number'],
    ['export.reason', 40, (r) => r.reason],
    ['export.asked', 18, (r, tell) => tell.at(r.proposedAt)],
    ['export.proposedBy', 18, (r) => r.proposedBy],
    ['export.decided', 18, (r, tell) => tell.at(r.decidedAt)],
    ['export.decidedBy', 18, (r) => r.decidedBy],
    ['export.note', 36, (r) => r.note],
  ],
);

export const payoutSheet = sheetOf(
  'payouts',
  (ctx, input: Parsed<'GET /platform/settlement/payouts/export'>, paging) => each(platformPayouts(ctx, { ...input, ...paging })),
  [
    ['export.id', 20, (r) => r.payoutNumber],
    ['export.store', 28, (r) => r.shopName],
    ['export.buyer', 20, (r) => r.nickName],
    ['export.state', 22, (r, tell) => tell.word('payout', r.state)],
    ['export.amount', 14, (r) => sum(r.amount), 'number'],
    ['export.currency', 10, (r) => r.currency],
    ['export.holder', 28, (r) => r.bank.holder],
    ['export.bank', 28, (r) => r.bank.bank],
    ['export.account', 24, (r) => r.bank.account],
    ['export.asked', 18, (r, tell) => tell.at(r.askedAt)],
    ['export.approved', 18, (r, tell) => tell.at(r.approvedAt)],
    ['export.approvedBy', 18, (r) => r.approvedBy],
    ['export.ended', 18, (r, tell) => tell.at(r.endedAt)],
    ['export.bankReference', 24, (r) => r.bankReference],
    ['export.reason', 36, (r) => r.reason],
  ],
);
