import type { WordsOf } from '../types.ts';

/** Sentences of proposals, in Russian. ICU message format. */
export const proposals: WordsOf<'proposals'> = {
  proposalUnknown: 'Такого предложения нет.',
  proposalDecided: 'По этому предложению уже принято решение.',
  proposalOwn: 'Это предложили вы. Согласиться должен другой оператор.',
  proposalSameHands:
    'Одну из двух учётных записей создал, дал ей пароль или раздел «Деньги» владелец другой, и с тех пор никто не подтвердил, чья она. Пусть решит кто-то другой или подтвердит учётную запись в разделе «Сотрудники».',
  proposalAbandoned:
    'Тот, кто это предложил, заблокирован или больше не вправе это предлагать. Возьмите предложение на себя или отклоните его.',
  proposalNotAbandoned: 'Тот, кто это предложил, по-прежнему за него отвечает. Согласитесь или отклоните.',
  proposalOpenAlready: 'Это уже предложено и ждёт второго оператора. Смотрите раздел «Предложения».',
  'mail.proposalDecided.subject':
    'Ваше предложение {isDone, plural, =0 {отклонено} other {принято}}: {kind, select, balance {исправить баланс} points {исправить баллы} grant {вернуть деньги} settle {урегулировать просроченный заказ} cash {записать наличные курьера} transfer {отнести банковский перевод} limit {реже спрашивать второго оператора} level {изменить уровень} bank {изменить счёт, на который переводят покупатели} other {записать поздние наличные}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} отклоняет ваше предложение.} other {{by} соглашается с вашим предложением, оно выполнено.}} {hasNote, plural, =0 {} other {Примечание: {note}.}} Ваше обоснование: {reason}. Предложение есть в разделе «Предложения» кабинета оператора.',
  'export.proposal.balance': 'Поправка баланса',
  'export.proposal.points': 'Поправка баллов',
  'export.proposal.grant': 'Одобрить возврат',
  'export.proposal.settle': 'Урегулировать просроченный заказ',
  'export.proposal.cash': 'Учесть наличные курьера',
  'export.proposal.level': 'Изменить уровень',
  'export.proposal.transfer': 'Привязать банковский перевод',
  'export.proposal.limit': 'Спрашивать второго оператора только от',
  'export.proposal.bank': 'Изменить счёт для переводов покупателей',
  'export.proposal.lateCash': 'Записать поздние наличные',
  'export.proposalState.proposed': 'Ждёт второго оператора',
  'export.proposalState.done': 'Выполнено',
  'export.proposalState.refused': 'Не проведена',
};
