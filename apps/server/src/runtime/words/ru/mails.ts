import type { WordsOf } from '../types.ts';

export const mails: WordsOf<'mails'> = {
  'mail.loginCode.subject': '{code} — ваш код входа в Кяхту',
  'mail.loginCode.text':
    'Ваш код: {code}. Он действует {minutes} минут и только один раз. Если вы его не запрашивали, не обращайте внимания на это письмо: без кода никто не войдёт.',
  'mail.registerCode.subject': 'Ваш код для Kyakhta: {code}',
  'mail.registerCode.text':
    'Ваш код для регистрации: {code}. Он действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}} и только один раз. Если вы его не запрашивали, не обращайте внимания на это письмо.',
  'mail.alreadyRegistered.subject': 'У вас уже есть учётная запись',
  'mail.alreadyRegistered.text':
    'Кто-то, вероятно вы, хотел зарегистрироваться с этим адресом. У вас уже есть учётная запись с именем {userName}: войдите с ней или выберите новый пароль, если забыли старый.',
  'mail.passwordCode.subject': 'Ваш код для нового пароля: {code}',
  'mail.passwordCode.text':
    'Ваш код для выбора нового пароля: {code}. Он действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}} и только один раз. Если вы его не запрашивали, не обращайте внимания: пароль останется прежним.',
  'mail.accountAdded.subject': 'Учётная запись для вас',
  'mail.accountAdded.text':
    'Для вас открыта учётная запись {userName}. Первый пароль сообщит тот, кто её открыл; смените его после первого входа. Коды и сообщения для этой учётной записи приходят на этот адрес.',
  'mail.passwordChanged.subject': 'Ваш пароль изменён',
  'mail.passwordChanged.text':
    'Пароль вашей учётной записи изменён, другие устройства отключены. Если это были не вы, сразу выберите новый пароль.',
  'mail.mobileBound.subject': 'Этот номер уже привязан',
  'mail.mobileBound.text':
    'Кто-то, скорее всего вы, хотел привязать этот номер к аккаунту. Он уже привязан к другому: войдите в него или сначала привяжите там другой номер.',
  'mail.bindCode.subject': 'Ваш код подтверждения: {code}',
  'mail.bindCode.text':
    'Ваш код для подтверждения адреса или номера: {code}. Он действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}} и только один раз.',
  'mail.mailChanged.subject': 'Адрес вашей почты изменён',
  'mail.mailChanged.text': 'Теперь ваша учётная запись связана с адресом {mail}. Если это были не вы, сразу напишите нам.',
  'mail.mobileChanged.subject': 'Номер вашего телефона изменён',
  'mail.mobileChanged.text': 'Номер мобильного телефона вашей учётной записи изменён. Если это были не вы, сразу выберите новый пароль.',
  'mail.socialBound.subject': 'В вашу учётную запись теперь можно войти через {site}',
  'mail.socialBound.text':
    'К вашей учётной записи привязана учётная запись {site}: теперь с ней можно войти без пароля. Если это были не вы, отвяжите её в своей учётной записи и сразу выберите новый пароль.',
  'mail.socialUnbound.subject': 'Учётная запись {site} отвязана',
  'mail.socialUnbound.text':
    'С учётной записью {site} больше нельзя войти в вашу учётную запись. Если это были не вы, сразу выберите новый пароль.',
  'mail.destroyCode.subject': 'Ваш код для удаления учётной записи: {code}',
  'mail.destroyCode.text':
    'Ваш код для удаления учётной записи: {code}. Он действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}. Если вы не хотите её удалять, не обращайте внимания на письмо и смените пароль.',
  'mail.accountDeleted.subject': 'Ваша учётная запись удалена',
  'mail.accountDeleted.text': 'Ваша учётная запись удалена. Документы прошлых заказов хранятся, как требует закон, без вашего имени.',
  'mail.signCode.subject': '{code} — код для подписания договора {number}',
  'mail.signCode.text':
    'Ваш код для подписания договора {number}: {code}. Он действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}} и только один раз. Если вы его не запрашивали, не обращайте внимания на это письмо: без кода ничего не будет подписано.',
  'mail.contractWaits.subject': 'Договор по заказу {number} ждёт вашей подписи',
  'mail.contractWaits.text':
    'Покупатель подписал. Прочитайте и подпишите в кабинете продавца свой договор с платформой по заказу {number} в течение 72 часов; после этого заказ будет закрыт.',
  'mail.contractReminder.subject':
    'Договор по заказу {number}: осталось {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
  'mail.contractReminder.text':
    'Договор по заказу {number} ещё не подписан. Через {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} заказ будет закрыт. Подпишите или отклоните договор до этого.',
  'mail.contractConcluded.subject': 'Обе стороны подписали: заказ {number}',
  'mail.contractConcluded.text':
    'Вы и поставщик подписали договоры по заказу {number}. Если он оплачивается до доставки, оплатите его сейчас: срок оплаты уже идёт, он указан на странице заказа.',
  'mail.contractEnded.subject': 'Заказ {number} закрыт без договора',
  'mail.contractEnded.text':
    'Договор по заказу {number} отклонён или не подписан вовремя. Заказ закрыт, товары вернулись на склад, деньги не списаны.',
  'mail.orderPaidByPoints.subject': 'Заказ {number} оплачен баллами',
  'mail.orderPaidByPoints.text':
    'Ваши баллы ({points}) полностью покрывают заказ {number}: с вас ничего не списано. Поставщику сообщено об отправке.',
  'mail.groupPaid.subject': 'Заказ {number} оплачен и ожидает группу',
  'mail.groupPaid.text':
    'Мы держим {amount} {currency} по заказу {number}, пока не соберётся группа. Если она не соберётся, деньги вернутся тем же путём.',
  'mail.groupComplete.subject': 'Группа заказа {number} собралась',
  'mail.groupComplete.text':
    'Группа заказа {number} собралась. Поставщику сообщено об отправке; деньги остаются у нас, пока вы не подтвердите товар.',
  'mail.groupFailed.subject': 'Группа заказа {number} не собралась',
  'mail.groupFailed.text':
    'Группа заказа {number} не собралась, заказ закрыт. {hasPaid, plural, =0 {С вас ничего не списано.} other {Уплаченное вернётся тем же путём.}}',
  'mail.orderPaid.subject': 'Заказ {number} оплачен',
  'mail.orderPaid.text': 'Мы держим {amount} {currency} по заказу {number}, пока вы не подтвердите товар. Поставщику сообщено об отправке.',
  'mail.vouchersReady.subject': 'Заказ {number}: ваучеры готовы',
  'mail.vouchersReady.text':
    'Мы храним {amount} {currency} по заказу {number}, ваши ваучеры готовы. Откройте заказ в личном кабинете, чтобы увидеть коды: в письмах мы их не присылаем ради вашей безопасности. Сообщайте код поставщику только тогда, когда получаете услугу.',
  'mail.vouchersEnd.subject': 'Заказ {number}: срок неиспользованных ваучеров скоро истекает',
  'mail.vouchersEnd.text':
    'В заказе {number} {count, plural, one {остался # неиспользованный ваучер} few {осталось # неиспользованных ваучера} other {осталось # неиспользованных ваучеров}}. Первый можно использовать до {until}.',
  'mail.payDue.subject': 'Оплатите {amount} {currency} по заказу {number}',
  'mail.payDue.text': '{amount} {currency} по заказу {number} нужно оплатить до {until}. Для оплаты откройте заказ в кабинете покупателя.',
  'mail.payOverdue.subject': 'Заказ {number}: платёж просрочен',
  'mail.payOverdue.text':
    '{amount} {currency} по заказу {number} не оплачены в срок. Оплатите, пожалуйста, сейчас: до этого поставщик ничего не получит и заказ нельзя завершить.',
  'mail.readyForPickup.subject': 'Заказ {number}: товар можно забрать',
  'mail.readyForPickup.text':
    'Товар по заказу {number} ждёт вас: {place} ({hours}). Покажите там этот код: {code}. Никому не сообщайте его, пока не увидите товар.',
  'mail.storeOverdue.subject': 'Заказ {number}: покупатель задерживает платёж',
  'mail.storeOverdue.text':
    'Платёж {amount} {currency} по заказу {number} просрочен. Покупателю отправлено напоминание. До полной оплаты деньги не перечисляются.',
  'mail.pickupWaits.subject': 'Заказ {number}: товар всё ещё ждёт вас',
  'mail.pickupWaits.text':
    'Товар по заказу {number} всё ещё ждёт вас: {place} ({hours}). Ваш код: {code}. Если его никто не заберёт, Kyakhta решит, что будет с товаром и с деньгами.',
  'mail.cashMissing.subject': 'Заказ {number}: наличные от курьера не пришли',
  'mail.cashMissing.text':
    'Наличные по заказу {number} ({amount} {currency}) не поступили. Если посылка вернулась, отметьте это на странице заказа: заказ закроется, а товар снова будет в наличии.',
  'mail.topUpTakenBack.subject':
    '{state, select, held {Ваше пополнение {number} отозвано} covered {Пополнение {number}: деньги списаны с баланса} other {Пополнение {number}: деньги на балансе снова ваши}}',
  'mail.topUpTakenBack.text':
    '{state, select, held {Ваш банк или платёжный сервис отозвал деньги пополнения {number}. {hasHeld, plural, =0 {На балансе от него ничего не осталось.} other {{amount} {currency} на вашем балансе удержаны, пока мы не разберёмся.}} Если вы об этом не просили, обратитесь в свой банк.} covered {{amount} {currency}, удержанные на балансе, покрыли то, что было отозвано из пополнения {number}.} other {Мы разобрались с пополнением {number}: удержанные {amount} {currency} снова на вашем балансе.}}',
  'mail.orderSettled.subject': 'Заказ {number} урегулирован и закрыт',
  'mail.orderSettled.text':
    'Kyakhta урегулировала и закрыла заказ {number}. {isPaid, plural, =0 {Денег по нему не удерживалось.} other {{toBuyer} {currency} вернутся вам тем же путём, каким были оплачены, {toStore} {currency} получит поставщик.{isCovered, plural, =0 {} other { Из них {covered} {currency} вам уже вернул ваш банк или платёжный сервис.}}}} Причина: {reason}',
  'mail.storeSettled.subject': 'Заказ {number} урегулирован и закрыт',
  'mail.storeSettled.text':
    'Kyakhta урегулировала и закрыла заказ {number}. {isPaid, plural, =0 {Денег по нему не удерживалось.} other {{toStore} {currency} перечисляются вам за вычетом доставки и комиссии; {toBuyer} {currency} возвращаются покупателю.}} Причина: {reason}',
  'mail.proposalDecided.subject':
    'Ваше предложение {isDone, plural, =0 {отклонено} other {принято}}: {kind, select, balance {исправить баланс} points {исправить баллы} grant {вернуть деньги} settle {урегулировать просроченный заказ} cash {записать наличные курьера} transfer {отнести банковский перевод} limit {реже спрашивать второго оператора} level {изменить уровень} bank {изменить счёт, на который переводят покупатели} other {записать поздние наличные}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} отклоняет ваше предложение.} other {{by} соглашается с вашим предложением, оно выполнено.}} {hasNote, plural, =0 {} other {Примечание: {note}.}} Ваше обоснование: {reason}. Предложение есть в разделе «Предложения» кабинета оператора.',
  'mail.lateCashStore.subject': 'Наличные за заказ {number} пришли поздно и причитаются вам',
  'mail.lateCashStore.text':
    'За заказ {number}, который уже был завершён, пришли наличные: {amount} {currency}. Они перечисляются вам за вычетом доставки и комиссии. Причина: {reason}',
  'mail.lateCashBuyer.subject': 'Наличные за заказ {number} пришли поздно и зачислены на ваш баланс',
  'mail.lateCashBuyer.text':
    'За заказ {number}, который уже был завершён, пришли наличные: {amount} {currency}. Они зачислены на ваш баланс. Причина: {reason}',
  'mail.transferUnfit.subject': '{amount} {currency} из вашего перевода за {orders} вернутся вам',
  'mail.transferUnfit.text':
    '{cause, select, second {Ваш перевод {amount} {currency} за {orders} пришёл, но всё уже оплачено.} over {Ваш перевод за {orders} пришёл и зачтён, но он на {amount} {currency} больше, чем нужно.} replaced {Вашим переводом {amount} {currency} за {orders} ничего не оплачено: вы выбрали другой способ оплаты.} other {Вашим переводом {amount} {currency} за {orders} ничего не оплачено: принять эту оплату уже нельзя.}} Деньги хранятся в сохранности и вернутся на счёт, с которого пришли. Когда мы их отправим, вы получите письмо.',
  'mail.paymentUnfit.subject': 'Платёж за {orders} не подходит',
  'mail.paymentUnfit.text':
    'За {orders} поступило {amount} {currency}, а к оплате было {needed} {neededCurrency}. Этими деньгами ничего не оплачено: они хранятся, пока их не проверят в Kyakhta, и вернутся тем же путём. {state, select, open {Заказ можно сразу оплатить ещё раз.} paid {Заказ уже оплачен, больше ничего платить не нужно.} other {Оплатить заказ больше нельзя: пожалуйста, не отправляйте за него деньги.}}',
  'mail.partPaid.subject': 'Получено {amount} {currency} по заказу {number}',
  'mail.partPaid.text': 'Мы получили {amount} {currency} по заказу {number} и храним их на эскроу-счёте.',
  'mail.refusedAtDoor.subject': 'Заказ {number} не принят при доставке',
  'mail.refusedAtDoor.text':
    'Заказ {number} не был принят при доставке, и товар вернулся поставщику. Заказ закрыт, с вас ничего не списано.{hasReason, plural, =0 {} other { Причина: {reason}}}',
  'mail.transferWaits.subject': 'Переведите {amount} {currency} за {orders}',
  'mail.transferWaits.text':
    'Переведите, пожалуйста, {amount} {currency} за {orders}, указав код {reference}. Наши банковские реквизиты и срок указаны на странице оплаты. Без кода мы не узнаем, за что эти деньги.',
  'mail.transferShort.subject': 'За {orders} не хватает {missing} {currency}',
  'mail.transferShort.text':
    'Ваш перевод за {orders} пришёл, но не хватает {missing} {currency}. Переведите их с тем же кодом {reference}; если они не придут вовремя, всё вернётся вам.',
  'mail.booksOff.subject':
    'Книги не сходятся: {count, plural, one {нарушено # правило} few {нарушено # правила} many {нарушено # правил} other {нарушено # правила}}',
  'mail.booksOff.text': 'Ночная проверка книг нашла расхождения: {rules}. Строки показаны на странице проверки книг в кабинете оператора.',
  'mail.invoiceIssued.subject': 'Инвойс {number} на {amount} {currency}',
  'mail.invoiceIssued.text': 'Ваш инвойс {number} на {amount} {currency} выставлен. Его можно скачать в разделе инвойсов.',
  'mail.invoiceFailed.subject': 'Инвойс по {orders} не удалось выставить',
  'mail.invoiceFailed.text':
    'Инвойс по {orders} не удалось выставить: {reason}. Исправьте данные и подайте заявку снова в разделе инвойсов.',
  'mail.toppedUp.subject': '{amount} {currency} зачислены на ваш баланс',
  'mail.toppedUp.text': 'Пополнение {number} поступило: зачислено {amount} {currency}. Теперь на балансе {balance} {currency}.',
  'mail.orderToShip.subject': '{how, select, ready {Подготовьте заказ {number} к выдаче} other {Отправьте заказ {number}}}',
  'mail.orderToShip.text':
    '{paid, select, cash {Заказ {number} оформлен с оплатой при получении: покупатель заплатит {amount} {currency}, когда получит товар.} part {Первая часть заказа {number} оплачена: {amount} {currency} хранятся на эскроу-счёте.} other {Заказ {number} оплачен: {amount} {currency} хранятся на эскроу-счёте.}} {how, select, ready {Подготовьте товар до {until} и отметьте это на странице заказа в кабинете продавца: тогда покупатель получит код для получения.} other {Отправьте товар до {until} и внесите посылки на странице заказа в кабинете продавца.}}',
  'mail.shipLateBuyer.subject': 'Заказ {number} задерживается',
  'mail.shipLateBuyer.text':
    '{how, select, ready {Товар по заказу {number} должен был быть готов до {until}, но ещё не готов.} other {Заказ {number} нужно было отправить до {until}, но отправлено не всё.}} Мы напомнили поставщику. Если не хотите ждать, запросите на странице заказа возврат за то, что ещё не отправлено.',
  'mail.shipLate.subject':
    '{how, select, ready {Заказ {number} уже должен быть готов к выдаче} other {Заказ {number} уже должен быть отправлен}}',
  'mail.shipLate.text':
    '{how, select, ready {Товар по заказу {number} должен был быть готов до {until}. Подготовьте его и отметьте это на странице заказа в кабинете продавца.} other {Заказ {number} нужно было отправить до {until}, но отправлено не всё. Отправьте остальное и внесите посылки на странице заказа в кабинете продавца.}} Покупатель ждёт.',
  'mail.orderExpired.subject':
    '{count, plural, =1 {Заказ {orders} закрыт: он не был оплачен вовремя} one {# заказ закрыт: они не были оплачены вовремя} few {# заказа закрыты: они не были оплачены вовремя} many {# заказов закрыты: они не были оплачены вовремя} other {# заказа закрыты: они не были оплачены вовремя}}',
  'mail.orderExpired.text':
    '{count, plural, =1 {Заказ {orders} не был оплачен вовремя и закрыт.} other {Эти заказы не были оплачены вовремя и закрыты: {orders}.}} {hasCome, plural, =0 {С вас ничего не списано.} other {Деньги, которые всё же поступили, вернутся вам; об этом мы напишем отдельно.}}{hasPoints, plural, =0 {} other { Использованные баллы снова ваши.}} Товар снова доступен другим покупателям. Если он вам ещё нужен, откройте заказ в личном кабинете и нажмите «Купить снова».',
  'mail.payoutApproved.subject': 'Выплата {amount} {currency} одобрена',
  'mail.payoutApproved.text':
    'Ваша выплата {number} на {amount} {currency} одобрена, далее она отправится на счёт {account}. Когда деньги будут отправлены, вы получите письмо.',
  'mail.payoutRefused.subject': 'Выплата {amount} {currency} отклонена',
  'mail.payoutRefused.text':
    'Ваша выплата {number} на {amount} {currency} отклонена. Причина: {reason}. Деньги снова вам доступны; запросить их заново можно в разделе «Деньги» кабинета продавца.',
  'mail.payoutPaid.subject': '{amount} {currency} отправлены в ваш банк',
  'mail.payoutPaid.text':
    'Ваша выплата {number} на {amount} {currency} отправлена на счёт {account}. Номер операции в банке: {reference}. Если деньги не придут за несколько рабочих дней, обратитесь в свой банк с этим номером.',
  'mail.payoutReturned.subject': 'Банк вернул {amount} {currency}',
  'mail.payoutReturned.text':
    'Банк вернул вашу выплату {number} на {amount} {currency}, отправленную на счёт {account}. Причина: {reason}. Деньги снова вам доступны: проверьте банковский счёт в разделе «Деньги» кабинета продавца и запросите выплату заново.',
  'mail.orderShipped.subject': 'Заказ {number} в пути',
  'mail.orderShipped.text':
    'Поставщик отправил заказ {number}.{isFollowed, plural, =0 {} other { За посылками можно следить на странице заказа.}}',
  'mail.waybillCorrected.subject': 'Новая накладная по заказу {number}',
  'mail.waybillCorrected.text': 'Поставщик исправил номер накладной одной из посылок заказа {number}. Теперь это {waybill}.',
  'mail.shipmentUndone.subject': 'Заказ {number} ещё не отправлен',
  'mail.shipmentUndone.text': 'Поставщик отменил отправку по заказу {number}: товар ещё не отправлен. Мы сообщим, когда он будет в пути.',
  'mail.orderCompleted.subject': 'Заказ {number} завершён',
  'mail.orderCompleted.text': 'Заказ {number} завершён, поставщик получил оплату. Спасибо.',
  'mail.storeOrderCancelled.subject': 'Покупатель отменил заказ {number}',
  'mail.storeOrderCancelled.text':
    'Покупатель отменил заказ {number} до упаковки. Возвращено {amount} {currency}. Не отправляйте его: товар снова свободен.',
  'mail.refundOffered.subject': 'Поставщик предлагает {amount} {currency} по заказу {number}',
  'mail.refundOffered.text':
    'Вместо запрошенного поставщик предлагает вернуть {amount} {currency} по заказу {number}, отправлять назад ничего не нужно. Примите или отклоните предложение на странице возврата до {until}; можно также изменить заявление или попросить Kyakhta принять решение. Поставщик пишет: {note}',
  'mail.refundOfferAccepted.subject': 'Ваше предложение принято: {amount} {currency} по заказу {number}',
  'mail.refundOfferAccepted.text': 'Покупатель принял ваше предложение: {amount} {currency} по заказу {number} возвращены.',
  'mail.refundOfferDeclined.subject': 'Ваше предложение по заказу {number} отклонено',
  'mail.refundOfferDeclined.text':
    'Покупатель отклонил ваше предложение по заказу {number}. Вы можете сделать другое; покупатель по-прежнему может попросить Kyakhta принять решение.',
  'mail.refundAsked.subject': 'Покупатель просит вернуть {amount} {currency}: заказ {number}',
  'mail.refundAsked.text':
    'Покупатель просит вернуть {amount} {currency} по заказу {number}. Причина: {note}. Ответьте до {until}, иначе за вас ответит платформа.',
  'mail.refundReturn.subject': 'Отправьте товар по заказу {number} обратно',
  'mail.refundReturn.text':
    'Возврат по заказу {number} согласован: {amount} {currency} вернутся, когда товар придёт. Отправьте его по адресу: {note}. Укажите номер накладной в кабинете покупателя до {until}, иначе возврат закроется.',
  'mail.refundCame.subject': 'Товар по заказу {number} вернулся к вам',
  'mail.refundCame.text':
    'По данным перевозчика, посылка {note} с товаром по заказу {number} вручена под подпись. Примите товар или оспорьте посылку до {until}; после этого {amount} {currency} вернутся покупателю.',
  'mail.refundSigned.subject': 'Посылка у поставщика: заказ {number}',
  'mail.refundSigned.text':
    'По данным перевозчика, ваша посылка {note} по заказу {number} вручена под подпись. Поставщик проверяет товар до {until}; после этого он считается принятым, и {amount} {currency} вернутся вам.',
  'mail.refundRefused.subject': 'Поставщик отказал в возврате по заказу {number}',
  'mail.refundRefused.text':
    'Поставщик отказывается вернуть {amount} {currency} по заказу {number}: {note}. До {until} вы можете изменить заявку или попросить платформу решить спор.',
  'mail.refundDone.subject': '{amount} {currency} по заказу {number} возвращаются вам',
  'mail.refundDone.text':
    'Возврат по заказу {number} одобрен: {amount} {currency} вернутся тем же путём, каким были оплачены.{isCovered, plural, =0 {} other { Из них {covered} {currency} вам уже вернул ваш банк или платёжный сервис.}} {note}',
  'mail.refundHeldUp.subject': '{amount} {currency} за {orders} пока не удалось вернуть',
  'mail.refundHeldUp.text':
    'Ваш возврат {amount} {currency} за {orders} не удалось отправить тем же путём, каким вы платили. Деньги в сохранности, мы разбираемся: отправим их ещё раз или другим способом. Вам ничего делать не нужно; если нам что-то понадобится, например реквизиты банковского счёта, мы вам напишем. Когда деньги будут отправлены, вы получите письмо.',
  'mail.refundSent.subject': '{amount} {currency} за {orders} отправлены вам',
  'mail.refundSent.text':
    '{by, select, bank {Мы отправили вам возврат {amount} {currency} за {orders} банковским переводом: вернуть его тем же путём, каким вы платили, не удалось.} other {Ваш возврат {amount} {currency} за {orders}, который был задержан, теперь отправлен тем же путём, каким вы платили.}} Вам ничего делать не нужно.',
  'mail.refundClosed.subject': 'Возврат по заказу {number} закрыт',
  'mail.refundClosed.text': 'Возврат {amount} {currency} по заказу {number} закрыт без выплаты. {note}',
  'mail.refundGranted.subject': 'Платформа вернула покупателю {amount} {currency} по заказу {number}',
  'mail.refundGranted.text':
    'После окончания срока претензий платформа присудила покупателю {amount} {currency} по заказу {number}. Причина: {note}. Сумма списана с ваших средств; если их не хватило, платформа заплатила первой и удержит это из ваших следующих поступлений. Всё видно в выписке.',
  'mail.refundPlatformAsked.subject': 'Платформу просят решить спор: заказ {number}',
  'mail.refundPlatformAsked.text':
    'Покупатель просит платформу решить спор о возврате {amount} {currency} по заказу {number}. Причина: {note}. Приложите свои доказательства в кабинете продавца, раздел «Возвраты». Решение ожидается до {until}.',
  'mail.refundBuyersEvidence.subject': 'Покупатель добавил доказательство: заказ {number}',
  'mail.refundBuyersEvidence.text':
    'В споре о возврате {amount} {currency} по заказу {number} покупатель представил платформе: {note}. Это видно в кабинете продавца, раздел «Возвраты». До решения, которое ожидается до {until}, вы можете добавить свои доказательства.',
  'mail.refundRuledFor.subject': 'Платформа решила в пользу покупателя: заказ {number}',
  'mail.refundRuledFor.text':
    'Платформа решила в пользу покупателя: {amount} {currency} по заказу {number} возвращаются ему. Обоснование: {note}',
  'mail.refundRuledAgainst.subject': 'Платформа отказала в возврате: заказ {number}',
  'mail.refundRuledAgainst.text':
    'Платформа отказала в возврате {amount} {currency} по заказу {number}. Возврат закрыт, заказ выполняется дальше. Обоснование: {note}',
  'mail.refundSilence.subject': 'Нет ответа в срок: {amount} {currency} по заказу {number} возвращены',
  'mail.refundSilence.text':
    'Вы не ответили в срок, поэтому {amount} {currency} по заказу {number} возвращены покупателю. Возврат виден в кабинете продавца, раздел «Возвраты».',
  'mail.refundStoresEvidence.subject': 'Поставщик добавил доказательство: заказ {number}',
  'mail.refundStoresEvidence.text':
    'В споре о возврате {amount} {currency} по заказу {number} поставщик представил платформе: {note}. Это видно на странице возврата. До решения, которое ожидается до {until}, вы можете добавить свои доказательства.',
  'mail.paymentReturned.subject': '{amount} {currency} возвращаются вам',
  'mail.paymentReturned.text':
    'Ваш платёж {amount} {currency} за {orders} пришёл, когда его уже нельзя было зачесть, поэтому мы вернули его. Вам ничего делать не нужно.',
  'mail.inquiryAsked.subject': 'Покупатель спрашивает цену: «{name}»',
  'mail.inquiryAsked.text':
    'Покупатель спрашивает у вашего магазина цену на «{name}». Весь запрос ждёт вашего ответа в консоли продавца, в разделе запросов.',
  'mail.inquiryAnswered.subject': 'Ответ о «{name}»',
  'mail.inquiryAnswered.text':
    'Магазин предлагает «{name}» по {amount} {currency} за единицу. Полный ответ — в кабинете покупателя, раздел «Запросы цены».',
  'mail.applicationReceived.subject': 'Мы получили заявку на магазин «{name}»',
  'mail.applicationReceived.text':
    'Ваша заявка на магазин «{name}» получена. Мы рассмотрим её в течение трёх рабочих дней и напишем вам в любом случае. Следить за ней можно в кабинете покупателя.',
  'mail.applicationRefused.subject': 'Заявку на магазин «{name}» нужно исправить',
  'mail.applicationRefused.text':
    'Часть заявки на магазин «{name}» не принята. {reasons}. Откройте её в кабинете покупателя, исправьте только эти поля и подайте снова; остальное остаётся без изменений.',
  'mail.applicationApproved.subject': 'Ваш магазин «{name}» одобрен',
  'mail.applicationApproved.text':
    'Заявка на магазин «{name}» одобрена. Задайте в кабинете покупателя учётную запись и пароль магазина: с ними вы войдёте в кабинет продавца, и магазин откроется.',
  'mail.goodsDecided.subject': 'Проверка ваших товаров: одобрено {approved}, отклонено {refused}',
  'mail.goodsDecided.text':
    '{approved, plural, =0 {} one {Одобрен # товар: покупатели видят его таким, как вы его отправили. } few {Одобрено # товара: покупатели видят их такими, как вы их отправили. } many {Одобрено # товаров: покупатели видят их такими, как вы их отправили. } other {Одобрено # товара: покупатели видят их такими, как вы их отправили. }}{refused, plural, =0 {} one {Отклонён # товар: исправьте его в разделе «Товары» и отправьте снова. } few {Отклонено # товара: исправьте их в разделе «Товары» и отправьте снова. } many {Отклонено # товаров: исправьте их в разделе «Товары» и отправьте снова. } other {Отклонено # товара: исправьте их в разделе «Товары» и отправьте снова. }}{reasons}',
};
