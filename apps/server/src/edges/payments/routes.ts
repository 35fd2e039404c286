import { payType } from '@kyakhta/contract';
import { assignTransfer, recordTransfer, returnTransfer } from '../../flows/payment/bank/record-transfer.ts';
import { payOrders } from '../../flows/payment/pay-orders.ts';
import { checkPayment } from '../../flows/payment/provider/check-attempt.ts';
import { closeTakenBack, giveUpCase, refundCase, returnCaseByBank } from '../../flows/payment/provider/operator-cases.ts';
import { newsOf } from '../../flows/payment/provider/take-news.ts';
import { bankTransfers } from '../../reads/bank-transfers.ts';
import { payInfo } from '../../reads/pay-info.ts';
import { payInvoice } from '../../reads/pay-invoice.ts';
import { withTotal } from '../../reads/paging.ts';
import { paymentCases } from '../../reads/payment-cases.ts';
import type { Routes } from '../../runtime/context.ts';

export const paymentRoutes = {
  'POST /p/order/pay': payOrders,
  'POST /p/order/payCheck': checkPayment,
  'GET /p/order/getOrderPayInfoByOrderNumber': payInfo,
  'GET /p/order/payInvoice': payInvoice,
  'POST /paypal/webhook': newsOf(payType.payPal),
  'POST /alipay/notify': newsOf(payType.alipay),
  'POST /wechat/notify': newsOf(payType.wechat),
  'POST /hosted/notify': newsOf(payType.card),
  'POST /platform/payment/transfer': recordTransfer,
  'GET /platform/payment/transfers': withTotal(bankTransfers),
  'POST /platform/payment/transfer/{transferId}/assign': assignTransfer,
  'POST /platform/payment/transfer/{transferId}/returned': returnTransfer,
  'GET /platform/payment/cases': withTotal(paymentCases),
  'POST /platform/payment/case/{caseId}/refund': refundCase,
  'POST /platform/payment/case/{caseId}/returnedByBank': returnCaseByBank,
  'POST /platform/payment/case/{caseId}/giveUp': giveUpCase,
  'POST /platform/payment/case/{caseId}/close': closeTakenBack,
} satisfies Partial<Routes>;
