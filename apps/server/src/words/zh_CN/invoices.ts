import type { WordsOf } from '../types.ts';

/** Sentences of invoices, in simplified Chinese. ICU message format. */
export const invoices: WordsOf<'invoices'> = {
  currenciesDiffer: '所选订单币种不同，请逐笔付款。',
  nameNotPrinted: '单据无法打印名称或地址中的这些字符：{letters}。请改用拉丁字母书写。',
  invoiceUnknown: '没有这张发票。',
  invoiceNotInState: '这张发票已不能这样更改，请重新查看。',
  invoiceNotReady: '发票正在生成，请一分钟后再试。',
  invoiceTitleUnknown: '没有这个已保存的抬头。',
  orderNotInvoiceable: '订单收货并全额付款后才能开票。',
  orderInvoiced: '其中一个订单已开票或已申请开票。',
  'mail.invoiceIssued.subject': '发票 {number}，{amount}',
  'mail.invoiceIssued.text': '您的发票 {number}（{amount}）已开具，可在“发票”中下载。',
  'mail.invoiceFailed.subject': '{orders}的发票未能开具',
  'mail.invoiceFailed.text': '{orders}的发票未能开具：{reason}。您可以在“发票”中更正后重新申请。',
  'export.invoice.1': '待开具',
  'export.invoice.2': '已开具',
  'export.invoice.3': '已驳回',
};
