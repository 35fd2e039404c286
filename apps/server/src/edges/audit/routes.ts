import { noteExport } from '../../flows/goods/note-export.ts';
import { auditPage } from '../../reads/audit-log.ts';
import { exportAllOrders } from '../../reads/export-orders.ts';
import {
  applicationSheet,
  auditSheet,
  jobSheet,
  noticeSheet,
  staffSheet,
  storeSheet,
  submissionSheet,
  synonymSheet,
} from '../../reads/exports/house-sheets.ts';
import { caseSheet, invoiceSheet, ledgerSheet, payoutSheet, proposalSheet, transferSheet } from '../../reads/exports/money-sheets.ts';
import { type MadeSheet, makeSheet, type Sheet } from '../../reads/exports/sheet.ts';
import { inquirySheet, overdueSheet, refundSheet, reviewSheet, userSheet } from '../../reads/exports/trade-sheets.ts';
import type { ActorOf, Ctx, Routes } from '../../runtime/context.ts';

type OperatorCtx = Ctx<ActorOf<'operator'>>;
interface Asked {
  readonly timeZone?: string | undefined;
  readonly lang?: string | undefined;
}

/** A list is given out once it is written down that it is: by whom, with which filters, and how many entries. */
const written =
  <I extends Asked>(name: string, make: (ctx: OperatorCtx, input: I) => Promise<MadeSheet>) =>
  async (ctx: OperatorCtx, input: I): Promise<MadeSheet['file']> => {
    const { file, entries } = await make(ctx, input);
    const { timeZone: _, lang: _l, ...filters } = input;
    await noteExport(ctx, name, { ...filters, entries });
    return file;
  };
const given = <I extends Asked, R>(sheet: Sheet<I, R>) => written<I>(sheet.name, (ctx, input) => makeSheet(ctx, sheet, input));

/** The audit log, and every list of the operators as a spreadsheet: each export is in the audit log. */
export const auditRoutes = {
  'GET /platform/audit/page': auditPage,
  'GET /platform/order/export': written('orders', exportAllOrders),
  'GET /platform/order/overdue/export': given(overdueSheet),
  'GET /platform/intervention/export': given(refundSheet),
  'GET /platform/ledger/export': given(ledgerSheet),
  'GET /platform/invoice/export': given(invoiceSheet),
  'GET /platform/payment/transfers/export': given(transferSheet),
  'GET /platform/payment/cases/export': given(caseSheet),
  'GET /platform/proposal/export': given(proposalSheet),
  'GET /platform/settlement/payouts/export': given(payoutSheet),
  'GET /platform/inquiry/export': given(inquirySheet),
  'GET /platform/user/export': given(userSheet),
  'GET /platform/comment/export': given(reviewSheet),
  'GET /platform/shop/export': given(storeSheet),
  'GET /platform/shopAudit/export': given(applicationSheet),
  'GET /platform/prodAudit/export': given(submissionSheet),
  'GET /platform/notice/export': given(noticeSheet),
  'GET /platform/synonym/export': given(synonymSheet),
  'GET /platform/jobs/export': given(jobSheet),
  'GET /platform/audit/export': given(auditSheet),
  'GET /platform/staff/export': given(staffSheet),
} satisfies Partial<Routes>;
