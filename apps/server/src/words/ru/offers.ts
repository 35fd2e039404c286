import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Russian. ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: 'Такой акции нет.',
  offerRunning: 'Эта акция уже идёт. Можно изменить только её название и закончить её раньше.',
  offerOver: 'Эта акция завершена.',
  offersFull: 'Незавершённых акций уже {max}, это предел. Сначала завершите одну из них.',
  'mail.offerAsked.subject': 'Платформа просит вашего согласия: «{title}»',
  'mail.offerAsked.text':
    '{isAgain, select, 1 {Платформа изменила акцию «{title}» на ваши товары и снова просит вашего согласия.} other {Платформа хочет провести акцию «{title}» на ваши товары: {count, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}.}} Срок: с {begins} по {until}. Вы получите свою полную цену, разницу оплачивает платформа. Акция действует на ваши товары, только если вы согласитесь: раздел «Акции», «Запросы платформы».',
};
