import type { WordsOf } from '../types.ts';

/** Sentences of inquiries, in Russian. ICU message format. */
export const inquiries: WordsOf<'inquiries'> = {
  inquiryUnknown: 'Такого запроса цены нет.',
  inquiryNotInState: 'На этот запрос уже ответили, или он уже передан.',
  inquiryLimitReached: 'За сутки можно отправить не больше {max} запросов цены. Попробуйте завтра.',
  'inquiryHelp.what.title': 'Что написать?',
  'inquiryHelp.what.text':
    'Назовите товар как можно точнее: артикул, материал, размер, цвет, упаковка. Фотография образца избавит от лишних вопросов.',
  'inquiryHelp.who.title': 'Кто отвечает?',
  'inquiryHelp.who.text':
    'Магазин, который продаёт этот товар. Если вы не назвали магазин, мы найдём его и передадим запрос. Ваша почта и телефон магазину не видны.',
  'inquiryHelp.price.title': 'Что входит в цену?',
  'inquiryHelp.price.text': 'Это цена за единицу без доставки и пошлин, от минимального количества и до дня, которые указал магазин.',
  'inquiryHelp.bind.title': 'Обязывает ли запрос к покупке?',
  'inquiryHelp.bind.text': 'Нет. Ни запрос, ни ответ не являются заказом, и деньги не списываются.',
  'mail.inquiryAsked.subject': 'Покупатель спрашивает цену: «{name}»',
  'mail.inquiryAsked.text':
    'Покупатель спрашивает у вашего магазина цену на «{name}». Весь запрос ждёт вашего ответа в консоли продавца, в разделе запросов.',
  'mail.inquiryAnswered.subject': 'Ответ о «{name}»',
  'mail.inquiryAnswered.text':
    'Магазин предлагает «{name}» по {amount} за единицу. Полный ответ — в кабинете покупателя, раздел «Запросы цены».',
  'export.inquiry.1': 'Без магазина',
  'export.inquiry.2': 'Ждёт магазина',
  'export.inquiry.3': 'Есть ответ',
};
