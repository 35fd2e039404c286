import type { WordsOf } from '../types.ts';

/** Sentences of invoices, in Russian. ICU message format. */
export const invoices: WordsOf<'invoices'> = {
  currenciesDiffer: 'Заказы в разных валютах; оплатите их по отдельности.',
  nameNotPrinted: 'В документах нельзя напечатать эти знаки имени или адреса: {letters}. Напишите латиницей.',
  invoiceUnknown: 'Такого инвойса нет.',
  invoiceNotInState: 'Этот инвойс уже нельзя так изменить. Откройте его ещё раз.',
  invoiceNotReady: 'Инвойс ещё готовится. Попробуйте через минуту.',
  invoiceTitleUnknown: 'Таких сохранённых реквизитов нет.',
  orderNotInvoiceable: 'Инвойс можно запросить, когда заказ получен и полностью оплачен.',
  orderInvoiced: 'По одному из этих заказов инвойс уже есть или запрошен.',
  'mail.invoiceIssued.subject': 'Инвойс {number} на {amount}',
  'mail.invoiceIssued.text': 'Ваш инвойс {number} на {amount} выставлен. Его можно скачать в разделе инвойсов.',
  'mail.invoiceFailed.subject': 'Инвойс по {orders} не удалось выставить',
  'mail.invoiceFailed.text':
    'Инвойс по {orders} не удалось выставить: {reason}. Исправьте данные и подайте заявку снова в разделе инвойсов.',
  'export.invoice.1': 'Ждёт выставления',
  'export.invoice.2': 'Выставлен',
  'export.invoice.3': 'Отклонён',
};
