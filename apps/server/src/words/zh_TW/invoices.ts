import type { WordsOf } from '../types.ts';

/** Sentences of invoices, in traditional Chinese. ICU message format. */
export const invoices: WordsOf<'invoices'> = {
  currenciesDiffer: '所選訂單幣別不同，請逐筆付款。',
  nameNotPrinted: '單據無法列印名稱或地址中的這些字元：{letters}。請改用拉丁字母書寫。',
  invoiceUnknown: '沒有這張發票。',
  invoiceNotInState: '這張發票已不能這樣更改，請重新查看。',
  invoiceNotReady: '發票正在產生，請一分鐘後再試。',
  invoiceTitleUnknown: '沒有這個已儲存的抬頭。',
  orderNotInvoiceable: '訂單收貨並全額付款後才能開立發票。',
  orderInvoiced: '其中一筆訂單已開立發票或已申請。',
  'mail.invoiceIssued.subject': '發票 {number}，{amount}',
  'mail.invoiceIssued.text': '您的發票 {number}（{amount}）已開立，可在「發票」中下載。',
  'mail.invoiceFailed.subject': '{orders}的發票未能開立',
  'mail.invoiceFailed.text': '{orders}的發票未能開立：{reason}。您可以在「發票」中更正後重新申請。',
  'export.invoice.1': '待開立',
  'export.invoice.2': '已開立',
  'export.invoice.3': '已駁回',
};
