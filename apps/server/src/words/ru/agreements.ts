import type { WordsOf } from '../types.ts';

/** Sentences of agreements, in Russian. ICU message format. */
export const agreements: WordsOf<'agreements'> = {
  agreementUnknown: 'По этому заказу договора нет.',
  agreementNotReady: 'Договор готовится. Обновите страницу через минуту.',
  agreementOver: 'Этот договор больше нельзя подписать или отклонить. Обновите страницу.',
  signerDiffers: 'Договор подписывает {name}. Напишите это имя: порядок слов любой, имя и отчество можно инициалами.',
  storeMailMissing: 'Для этой учётной записи не указана почта, поэтому код отправить некуда. Сначала укажите её в своей учётной записи.',
  'mail.signCode.subject': '{code} — код для подписания договора {number}',
  'mail.signCode.text':
    'Ваш код для подписания договора {number}: {code}. Он действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}} и только один раз. Если вы его не запрашивали, не обращайте внимания на это письмо: без кода ничего не будет подписано.',
  'mail.contractWaits.subject': 'Договор по заказу № {number} ждёт вашей подписи',
  'mail.contractWaits.text':
    'Покупатель подписал. Прочитайте и подпишите в кабинете продавца свой договор с платформой по заказу № {number} в течение 72 часов; после этого заказ будет закрыт.',
  'mail.contractReminder.subject':
    'Договор по заказу № {number}: осталось {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
  'mail.contractReminder.text':
    'Договор по заказу № {number} ещё не подписан. Через {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} заказ будет закрыт. Подпишите или отклоните договор до этого.',
  'mail.contractConcluded.subject': 'Обе стороны подписали: заказ № {number}',
  'mail.contractConcluded.text':
    'Вы и поставщик подписали договоры по заказу № {number}. Если он оплачивается до доставки, оплатите его сейчас: срок оплаты уже идёт, он указан на странице заказа.',
  'mail.contractEnded.subject': 'Заказ № {number} закрыт без договора',
  'mail.contractEnded.text':
    'Договор по заказу № {number} отклонён или не подписан вовремя. Заказ закрыт, товары вернулись на склад, деньги не списаны.',
  'paper.terms': 'Условия поставки',
  'paper.incoterm': '{term} {place}, Инкотермс 2020',
  'paper.ofOrder': 'Заказ {number}: {text}',
  'paper.dutyBuyer': 'Ввозную пошлину и налоги платит покупатель.',
  'paper.dutyPlatform': 'Ввозную пошлину и налоги платит платформа, без доплаты покупателя.',
  'paper.dutyTaker': 'Вывозные и ввозные пошлины и налоги, если они возникают, платит тот, кто принимает товар.',
  'paper.dutySupplier': 'Вывозные пошлины и налоги платит поставщик. Ввозные поставщик не платит.',
  'paper.dutyNone': 'Товар не пересекает таможенную границу: пошлины не возникают.',
  'paper.law': 'Применимое право: {country}.',
  'paper.court': 'Суд: {court}.',
  'paper.courtAtSeat': 'Суд: по месту нахождения платформы.',
  'paper.origin': 'Страна происхождения: {country}',
  'paper.originUnknown': 'Страна происхождения: не указана',
  'paper.platform': 'Платформа',
  'paper.seller': 'Продавец',
  'paper.buyer': 'Покупатель',
  'paper.inn': 'ИНН: {text}',
  'paper.kpp': 'КПП: {text}',
  'paper.uscc': 'Единый код социального кредита: {text}',
  'paper.taxNumber': 'Налоговый номер: {text}',
  'paper.supplier': 'Поставщик',
  'paper.issued': 'Выставил',
  'paper.signsByCode': 'Подписывает электронно: именем и одноразовым кодом; см. свидетельство о подписи.',
  'paper.offered': 'Предложено платформой электронно, под номером этого договора.',
  'paper.issuedAs': 'Выставлено электронно; действительно без собственноручной подписи.',
  'paper.dated': 'Дата: {day}',
  'terms.title.service': 'Условия использования',
  'terms.title.privacy': 'Политика конфиденциальности',
};
