import type { WordsOf } from '../types.ts';

/** Sentences of shipping, in Russian. ICU message format. */
export const shipping: WordsOf<'shipping'> = {
  deliveryKindOther: 'В этом заказе выбран другой способ доставки.',
  pickupCodeWrong: 'Этот код не подходит к заказу. Осталось попыток: {left}.',
  packageLimitReached: 'Заказ можно отправить не более чем в {max} посылках.',
  packageItemsWrong: 'Содержимое посылок не совпадает с остатком к отправке. Обновите заказ.',
  waybillRequired: 'Укажите службу доставки и номер накладной.',
  carrierUnknown: 'Такой службы доставки нет.',
  waybillOfOrder: 'Это номер накладной посылки, которую отправил вам поставщик. Укажите номер той, что едет обратно.',
  deliveryUnknown: 'Такой посылки нет.',
  shipmentStands: 'Отправку уже не отменить: прошло полчаса, перевозчик её уже принял или по заказу запрошен возврат денег.',
  'mail.readyForPickup.subject': 'Заказ № {number}: товар можно забрать',
  'mail.readyForPickup.text':
    'Товар по заказу № {number} ждёт вас: {place} ({hours}). Покажите там этот код: {code}. Никому не сообщайте его, пока не увидите товар.',
  'mail.pickupWaits.subject': 'Заказ № {number}: товар всё ещё ждёт вас',
  'mail.pickupWaits.text':
    'Товар по заказу № {number} всё ещё ждёт вас: {place} ({hours}). Ваш код: {code}. Если его никто не заберёт, Kyakhta решит, что будет с товаром и с деньгами.',
  'mail.refusedAtDoor.subject': 'Заказ № {number} не принят при доставке',
  'mail.refusedAtDoor.text':
    'Заказ № {number} не был принят при доставке, и товар вернулся поставщику. Заказ закрыт, с вас ничего не списано.{hasReason, plural, =0 {} other { Причина: {reason}}}',
  'mail.shipLateBuyer.subject': 'Заказ № {number} задерживается',
  'mail.shipLateBuyer.text':
    '{how, select, ready {Товар по заказу № {number} должен был быть готов до {until}, но ещё не готов.} other {Заказ № {number} нужно было отправить до {until}, но отправлено не всё.}} Мы напомнили поставщику. Если не хотите ждать, запросите на странице заказа возврат за то, что ещё не отправлено.',
  'mail.shipLate.subject':
    '{how, select, ready {Заказ № {number} уже должен быть готов к выдаче} other {Заказ № {number} уже должен быть отправлен}}',
  'mail.shipLate.text':
    '{how, select, ready {Товар по заказу № {number} должен был быть готов до {until}. Подготовьте его и отметьте это на странице заказа в кабинете продавца.} other {Заказ № {number} нужно было отправить до {until}, но отправлено не всё. Отправьте остальное и внесите посылки на странице заказа в кабинете продавца.}} Покупатель ждёт.',
  'mail.orderShipped.subject': '{isPart, plural, =0 {Заказ № {number} в пути} other {Часть заказа № {number} в пути}}',
  'mail.orderShipped.text':
    '{isPart, plural, =0 {Поставщик отправил заказ № {number}.} other {Поставщик отправил часть заказа № {number}, остальное отправит позже.}}{isFollowed, plural, =0 {} other { За посылками можно следить на странице заказа.}}',
  'mail.waybillCorrected.subject': 'Новая накладная по заказу № {number}',
  'mail.waybillCorrected.text': 'Поставщик исправил номер накладной одной из посылок заказа № {number}. Теперь это {waybill}.',
  'mail.parcelProblem.subject': 'Проблема с посылкой по заказу № {number}',
  'mail.parcelProblem.text':
    'Посылка по заказу № {number}, накладная {waybill}, задержана в пути: {words} Где она сейчас, видно на странице заказа. Пока от вас ничего не требуется.',
  'mail.parcelOverdue.subject': 'Посылка по заказу № {number} опаздывает',
  'mail.parcelOverdue.text':
    'Посылка с накладной {waybill} по заказу № {number} уже должна была прийти, но ещё не пришла. {to, select, cash {Мы выясняем, где она. До получения товара вы ничего не платите.} buyer {Мы выясняем, где она. Ваши деньги остаются у нас, пока вы не получите товар; если не хотите ждать, запросите возврат на странице заказа.} other {Пожалуйста, узнайте у перевозчика, где она. Покупатель предупреждён.}}',
  'mail.shipmentUndone.subject': 'Заказ № {number} ещё не отправлен',
  'mail.shipmentUndone.text': 'Поставщик отменил отправку по заказу № {number}: товар ещё не отправлен. Мы сообщим, когда он будет в пути.',
  'track.accepted': 'Сортировочный центр в Иу: посылка принята',
  'track.departed': 'Иу: отправлена автотранспортом',
  'track.exported': 'Маньчжурия: экспортная декларация принята',
  'track.cleared': 'Забайкальск: документы проверены, таможенное оформление завершено',
  'track.onward': 'Чита: отправлена в город назначения',
  'track.returned': 'Посылка принята к отправке обратно',
  'track.returnExported': 'Забайкальск: экспортная декларация на возврат принята',
  'track.returnCleared': 'Маньчжурия: документы на возврат проверены',
  'track.arrived': 'Прибыла в город назначения',
  'track.withCdek': 'Передана в СДЭК для доставки получателю',
  'track.delivered': 'Вручена под подпись',
};
