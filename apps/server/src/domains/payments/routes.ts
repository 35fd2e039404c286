import { payOrders } from '../../flows/pay-orders.ts';
import { checkPayment } from '../../flows/provider-payment/check-attempt.ts';
import { closeTakenBack, giveUpCase, refundCase, returnCaseByBank } from '../../flows/provider-payment/operator-cases.ts';
import { takeNews } from '../../flows/provider-payment/take-news.ts';
import { payInfo } from '../../reads/pay-info.ts';
import { withTotal } from '../../reads/paging.ts';
import { paymentCases } from '../../reads/payment-cases.ts';
import type { Routes } from '../../runtime/context.ts';

export const paymentRoutes = {
  'POST /p/order/pay': payOrders,
  'POST /p/order/payCheck': checkPayment,
  'GET /p/order/getOrderPayInfoByOrderNumber': payInfo,
  'POST /paypal/webhook': takeNews,
  'GET /platform/payment/cases': withTotal(paymentCases),
  'POST /platform/payment/case/{caseId}/refund': refundCase,
  'POST /platform/payment/case/{caseId}/returnedByBank': returnCaseByBank,
  'POST /platform/payment/case/{caseId}/giveUp': giveUpCase,
  'POST /platform/payment/case/{caseId}/close': closeTakenBack,
} satisfies Partial<Routes>;
