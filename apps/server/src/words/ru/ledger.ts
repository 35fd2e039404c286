import type { WordsOf } from '../types.ts';

/** Sentences of ledger, in Russian. ICU message format. */
export const ledger: WordsOf<'ledger'> = {
  'mail.booksOff.subject':
    'Книги не сходятся: {count, plural, one {нарушено # правило} few {нарушено # правила} many {нарушено # правил} other {нарушено # правила}}',
  'mail.booksOff.text': 'Ночная проверка книг нашла расхождения: {rules}. Строки показаны на странице проверки книг в кабинете оператора.',
  'export.entry.opening': 'Начальный остаток',
  'export.entry.capture': 'Получение денег',
  'export.entry.refund': 'Возврат',
  'export.entry.release': 'Выплата с эскроу-счёта',
  'export.entry.remainder': 'Остаток заказа',
  'export.entry.reversal': 'Сторно',
  'export.entry.payout': 'Выплата',
  'export.entry.payoutBack': 'Возврат выплаты',
  'export.entry.correction': 'Исправление баланса',
  'export.entry.gift': 'Подарок к пополнению',
  'export.entry.points': 'Стоимость баллов',
  'export.entry.hold': 'Удержание баланса',
  'export.entry.adjustment': 'Корректировка',
  'export.entry.faultFreight': 'Доставка за счёт магазина',
  'export.entry.grant': 'Предоставленный возврат',
  'export.entry.debt': 'Долг магазина',
  'export.entry.lateCash': 'Поздно поступившие наличные',
};
