import type { WordsOf } from '../types.ts';

/** Sentences of settlement, in German. ICU message format. */
export const settlement: WordsOf<'settlement'> = {
  balanceInsufficient: 'Ihr Guthaben reicht nicht aus: {balance} von {needed}.',
  bankAccountUnknown: 'Dieses Bankkonto gibt es nicht.',
  bankAccountsFull: 'Es lassen sich höchstens {most} Bankkonten speichern. Entfernen Sie zuerst eines.',
  giftStays: '{gift} Ihres Guthabens haben wir hinzugefügt; sie gelten nur für Bestellungen. Ausgezahlt werden können {left}.',
  payoutUnknown: 'Diese Auszahlung gibt es nicht.',
  payoutNotInState: 'Mit dieser Auszahlung geht das nicht mehr. Bitte die Liste neu ansehen.',
  payoutTooSmall: 'Eine Auszahlung beträgt mindestens {least}.',
  storeMoneyInsufficient: 'Zurzeit können nur {left} ausgezahlt werden.',
  bankAccountMissing: 'Bitte zuerst das Bankkonto des Geschäfts angeben.',
  bankAccountTooNew: 'Das Bankkonto wurde vor weniger als einem Tag geändert. Es kann 24 Stunden nach der Änderung benutzt werden.',
  bankReferenceTaken: 'Diese Bankreferenz ist schon für eine andere Auszahlung vermerkt.',
  correctionTooLarge: 'Das Guthaben beträgt nur {balance}; mehr kann nicht abgezogen werden.',
  payoutSameHands:
    'Ihr Konto und das, mit dem diese Auszahlung genehmigt wurde, können in einer Hand sein. Jemand anderes muss sie als bezahlt vermerken.',
  payoutOwnApproval: 'Sie haben diese Auszahlung genehmigt. Jemand anderes muss sie als bezahlt vermerken.',
  'mail.topUpTakenBack.subject':
    '{state, select, held {Ihre Aufladung {number} wurde zurückgeholt} covered {Ihre Aufladung {number}: vom Guthaben abgezogen} other {Ihre Aufladung {number}: Das Guthaben ist wieder frei}}',
  'mail.topUpTakenBack.text':
    '{state, select, held {Ihre Bank oder Ihr Zahlungsdienst hat Geld Ihrer Aufladung {number} zurückgeholt. {hasHeld, plural, =0 {Auf Ihrem Guthaben war nichts mehr davon.} other {{amount} Ihres Guthabens sind gesperrt, bis wir das geklärt haben.}} Wenn Sie das nicht veranlasst haben, fragen Sie Ihre Bank.} covered {{amount}, die auf Ihrem Guthaben gesperrt waren, decken, was von Ihrer Aufladung {number} zurückgeholt wurde.} other {Wir haben Ihre Aufladung {number} geklärt: Die gesperrten {amount} sind wieder Ihr Guthaben.}}',
  'mail.toppedUp.subject': '{amount} sind auf Ihrem Guthaben',
  'mail.toppedUp.text': 'Ihre Aufladung {number} ist eingegangen: {amount} wurden gutgeschrieben. Ihr Guthaben beträgt jetzt {balance}.',
  'mail.payoutApproved.subject': 'Auszahlung von {amount} genehmigt',
  'mail.payoutApproved.text':
    'Ihre Auszahlung {number} über {amount} ist genehmigt und geht als Nächstes auf Ihr Konto {account}. Sobald sie unterwegs ist, bekommen Sie eine Mail.',
  'mail.payoutRefused.subject': 'Auszahlung von {amount} abgelehnt',
  'mail.payoutRefused.text':
    'Ihre Auszahlung {number} über {amount} wurde abgelehnt. Grund: {reason}. Das Geld steht Ihnen wieder zur Verfügung; Sie können es in der Verkäuferkonsole unter „Geld“ neu anfordern.',
  'mail.payoutPaid.subject': '{amount} sind unterwegs zu Ihrer Bank',
  'mail.payoutPaid.text':
    'Ihre Auszahlung {number} über {amount} wurde auf Ihr Konto {account} überwiesen. Referenz der Bank: {reference}. Ist sie nach einigen Werktagen nicht da, fragen Sie Ihre Bank mit dieser Referenz.',
  'mail.payoutReturned.subject': 'Die Bank hat {amount} zurückgeschickt',
  'mail.payoutReturned.text':
    'Die Bank hat Ihre Auszahlung {number} über {amount} auf das Konto {account} zurückgeschickt. Grund: {reason}. Das Geld steht Ihnen wieder zur Verfügung: Prüfen Sie Ihr Bankkonto in der Verkäuferkonsole unter „Geld“ und fordern Sie die Auszahlung dann neu an.',
  'mail.balancePayoutRefused.subject': 'Auszahlung von {amount} abgelehnt',
  'mail.balancePayoutRefused.text':
    'Ihre Auszahlung {number} über {amount} aus Ihrem Guthaben wurde abgelehnt. Grund: {reason}. Das Geld ist wieder in Ihrem Guthaben.',
  'mail.balancePayoutReturned.subject': 'Die Bank hat {amount} zurückgeschickt',
  'mail.balancePayoutReturned.text':
    'Die Bank hat Ihre Auszahlung {number} über {amount} auf das Konto {account} zurückgeschickt. Grund: {reason}. Das Geld ist wieder in Ihrem Guthaben: Prüfen Sie Ihr Bankkonto unter „Guthaben“ im Käuferbereich und fordern Sie die Auszahlung dann neu an.',
  'mail.bankAccountAdded.subject': 'Ein Bankkonto wurde hinzugefügt',
  'mail.bankAccountAdded.text':
    'Ihrem Kyakhta-Konto wurde das Bankkonto {account} hinzugefügt. {hours, plural, =0 {Ihr Guthaben kann darauf ausgezahlt werden.} one {Ihr Guthaben kann in # Stunde darauf ausgezahlt werden.} other {Ihr Guthaben kann in # Stunden darauf ausgezahlt werden.}} Waren Sie das nicht, ändern Sie sofort Ihr Passwort und schreiben Sie uns.',
  'export.overdue.instalment': 'Eine Rate ist nicht bezahlt',
  'export.overdue.pickup': 'Niemand holt die Ware ab',
  'export.overdue.cash': 'Das Geld der Nachnahme ist nicht gekommen',
  'export.payout.asked': 'Angefordert',
  'export.payout.approved': 'Genehmigt',
  'export.payout.paid': 'Ausgezahlt',
  'export.payout.refused': 'Abgelehnt',
  'export.payout.canceled': 'Zurückgezogen',
  'export.payout.returned': 'Von der Bank zurückgekommen',
  'export.line.release': 'Bestellung freigegeben',
  'export.line.remainder': 'Rest einer erstatteten Bestellung',
  'export.line.payout': 'Auszahlung angefordert',
  'export.line.payoutBack': 'Zurückgekommene Auszahlung',
  'export.line.faultFreight': 'Fracht einer Erstattung wegen Mangels',
  'export.line.grant': 'Von der Plattform zugesprochene Erstattung',
  'export.line.debt': 'An die Plattform zurückgezahlt',
  'export.line.correction': 'Korrektur',
  'export.line.lateCash': 'Spät gekommenes Bargeld',
  'export.hold.takenBack': 'Die Bank hat die Zahlung zurückgeholt',
  'export.hold.refund': 'Der Käufer verlangt Geld zurück',
  'export.hold.partOverdue': 'Eine Rate ist überfällig',
  'export.hold.part': 'Eine Rate ist zu zahlen',
  'export.hold.ship': 'Zu versenden',
  'export.hold.ready': 'Bereitzustellen',
  'export.hold.receipt': 'Wartet auf die Empfangsbestätigung',
  'export.hold.collect': 'Wartet auf die Abholung durch den Käufer',
  'export.hold.vouchers': 'Gutscheine sind noch nicht eingelöst',
  'export.hold.claim': 'Reklamationsfrist',
};
