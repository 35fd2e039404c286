import type { WordsOf } from '../types.ts';

/** Sentences of vouchers, in Russian. ICU message format. */
export const vouchers: WordsOf<'vouchers'> = {
  voucherCodeWrong: 'У вашего магазина нет ваучера с таким кодом, или покупатель его ещё не открыл. Осталось попыток: {left}.',
  voucherUnknown: 'Такого ваучера, который ещё можно использовать, нет.',
  voucherUsed: 'Этот ваучер уже использован.',
  voucherOver: 'Срок этого ваучера истёк.',
  voucherVoid: 'Этот ваучер недействителен: по нему оформлен возврат.',
  voucherExpired: 'Ваучер не использован в срок',
  'mail.vouchersReady.subject': 'Заказ № {number}: ваучеры готовы',
  'mail.vouchersReady.text':
    'Мы храним {amount} по заказу № {number}, ваши ваучеры готовы. Откройте заказ в личном кабинете, чтобы увидеть коды: в письмах мы их не присылаем ради вашей безопасности. Сообщайте код поставщику только тогда, когда получаете услугу.',
  'mail.vouchersEnd.subject': 'Заказ № {number}: срок неиспользованных ваучеров скоро истекает',
  'mail.vouchersEnd.text':
    'В заказе № {number} {count, plural, one {остался # неиспользованный ваучер} few {осталось # неиспользованных ваучера} other {осталось # неиспользованных ваучеров}}. Первый можно использовать до {until}.',
};
