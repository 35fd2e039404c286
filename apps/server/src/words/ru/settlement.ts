import type { WordsOf } from '../types.ts';

/** Sentences of settlement, in Russian. ICU message format. */
export const settlement: WordsOf<'settlement'> = {
  balanceInsufficient: 'Недостаточно средств на балансе: {balance} из {needed}.',
  bankAccountUnknown: 'Такого банковского счёта нет.',
  bankAccountsFull: 'Можно сохранить не больше {most, plural, one {# счёта} other {# счетов}}. Сначала удалите один из них.',
  giftStays: '{gift} на балансе начислили мы: их можно потратить только на заказы. Вывести можно {left}.',
  payoutUnknown: 'Такой выплаты нет.',
  payoutNotInState: 'С этой выплатой так поступить уже нельзя. Обновите список.',
  payoutTooSmall: 'Наименьшая выплата — {least}.',
  storeMoneyInsufficient: 'Сейчас можно вывести только {left}.',
  bankAccountMissing: 'Сначала укажите банковский счёт магазина.',
  bankAccountTooNew: 'Банковский счёт изменён меньше суток назад. Им можно пользоваться через 24 часа после изменения.',
  bankReferenceTaken: 'Этот банковский номер уже записан за другой выплатой.',
  correctionTooLarge: 'На балансе только {balance}; списать больше нельзя.',
  payoutSameHands:
    'Ваша учётная запись и та, с которой одобрили эту выплату, могут быть в одних руках. Отметить её выплаченной должен другой оператор.',
  payoutOwnApproval: 'Эту выплату одобрили вы. Отметить её выплаченной должен другой оператор.',
  'mail.topUpTakenBack.subject':
    '{state, select, held {Ваше пополнение {number} отозвано} covered {Пополнение {number}: деньги списаны с баланса} other {Пополнение {number}: деньги на балансе снова ваши}}',
  'mail.topUpTakenBack.text':
    '{state, select, held {Ваш банк или платёжный сервис отозвал деньги пополнения {number}. {hasHeld, plural, =0 {На балансе от него ничего не осталось.} other {{amount} на вашем балансе удержаны, пока мы не разберёмся.}} Если вы об этом не просили, обратитесь в свой банк.} covered {{amount}, удержанные на балансе, покрыли то, что было отозвано из пополнения {number}.} other {Мы разобрались с пополнением {number}: удержанные {amount} снова на вашем балансе.}}',
  'mail.toppedUp.subject': '{amount} зачислены на ваш баланс',
  'mail.toppedUp.text': 'Пополнение {number} поступило: зачислено {amount}. Теперь на балансе {balance}.',
  'mail.payoutApproved.subject': 'Выплата {amount} одобрена',
  'mail.payoutApproved.text':
    'Ваша выплата {number} на {amount} одобрена, далее она отправится на счёт {account}. Когда деньги будут отправлены, вы получите письмо.',
  'mail.payoutRefused.subject': 'Выплата {amount} отклонена',
  'mail.payoutRefused.text':
    'Ваша выплата {number} на {amount} отклонена. Причина: {reason}. Деньги снова вам доступны; запросить их заново можно в разделе «Деньги» кабинета продавца.',
  'mail.payoutPaid.subject': '{amount} отправлены в ваш банк',
  'mail.payoutPaid.text':
    'Ваша выплата {number} на {amount} отправлена на счёт {account}. Номер операции в банке: {reference}. Если деньги не придут за несколько рабочих дней, обратитесь в свой банк с этим номером.',
  'mail.payoutReturned.subject': 'Банк вернул {amount}',
  'mail.payoutReturned.text':
    'Банк вернул вашу выплату {number} на {amount}, отправленную на счёт {account}. Причина: {reason}. Деньги снова вам доступны: проверьте банковский счёт в разделе «Деньги» кабинета продавца и запросите выплату заново.',
  'mail.balancePayoutRefused.subject': 'Выплата {amount} отклонена',
  'mail.balancePayoutRefused.text':
    'Ваша выплата {number} на {amount} с баланса отклонена. Причина: {reason}. Деньги снова на вашем балансе.',
  'mail.balancePayoutReturned.subject': 'Банк вернул {amount}',
  'mail.balancePayoutReturned.text':
    'Банк вернул вашу выплату {number} на {amount}, отправленную на счёт {account}. Причина: {reason}. Деньги снова на вашем балансе: проверьте банковский счёт в разделе «Баланс» личного кабинета и запросите выплату заново.',
  'mail.bankAccountAdded.subject': 'Добавлен банковский счёт',
  'mail.bankAccountAdded.text':
    'К вашей учётной записи Kyakhta добавлен банковский счёт {account}. {hours, plural, =0 {На него можно вывести деньги с баланса.} one {Вывести на него деньги с баланса можно через # час.} few {Вывести на него деньги с баланса можно через # часа.} many {Вывести на него деньги с баланса можно через # часов.} other {Вывести на него деньги с баланса можно через # часа.}} Если это были не вы, сразу смените пароль и напишите нам.',
  'export.overdue.instalment': 'Часть цены не оплачена',
  'export.overdue.pickup': 'Товар никто не забирает',
  'export.overdue.cash': 'Наличные от курьера не пришли',
  'export.payout.asked': 'Запрошена',
  'export.payout.approved': 'Одобрена',
  'export.payout.paid': 'Выплачена',
  'export.payout.refused': 'Отклонена',
  'export.payout.canceled': 'Отозвана',
  'export.payout.returned': 'Вернулась из банка',
  'export.line.release': 'Деньги по заказу получены',
  'export.line.remainder': 'Остаток возвращённого заказа',
  'export.line.payout': 'Запрошена выплата',
  'export.line.payoutBack': 'Возврат выплаты',
  'export.line.faultFreight': 'Доставка по возврату из-за вашей вины',
  'export.line.grant': 'Возврат, присуждённый платформой',
  'export.line.debt': 'Возмещено платформе',
  'export.line.correction': 'Поправка',
  'export.line.lateCash': 'Поздние наличные',
  'export.hold.takenBack': 'Банк отозвал платёж',
  'export.hold.refund': 'Покупатель просит вернуть деньги',
  'export.hold.partOverdue': 'Часть цены просрочена',
  'export.hold.part': 'Часть цены нужно оплатить',
  'export.hold.ship': 'Нужно отправить',
  'export.hold.ready': 'Нужно подготовить к выдаче',
  'export.hold.receipt': 'Ждёт подтверждения получения',
  'export.hold.collect': 'Ждёт, пока покупатель заберёт',
  'export.hold.vouchers': 'Ваучеры ещё не использованы',
  'export.hold.claim': 'Срок претензий',
};
