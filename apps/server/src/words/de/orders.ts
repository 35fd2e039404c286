import type { WordsOf } from '../types.ts';

/** Sentences of orders, in German. ICU message format. */
export const orders: WordsOf<'orders'> = {
  ownStore: '„{name}“ ist Ihr eigener Shop. Sie können dort nicht einkaufen und seine Waren nicht bewerten.',
  nothingSelected: 'Bitte wählen Sie mindestens eine Position.',
  tooManyUnpaid:
    'Sie können höchstens {max, plural, one {# unbezahlte Bestellung} other {# unbezahlte Bestellungen}} gleichzeitig haben. Bezahlen oder stornieren Sie zuerst einige davon.',
  heldLimit:
    '„{name}“: Unbezahlte Bestellungen eines Käufers dürfen höchstens {percent} % des freien Bestands belegen. Jetzt bestellbar: {left}. Der Rest kann folgen, sobald Ihre offenen Bestellungen bezahlt sind.',
  waitingLimit:
    '„{name}“: Bestellungen, die nicht sofort bezahlt werden, dürfen zusammen höchstens {percent} % des freien Bestands belegen. So jetzt bestellbar: {left}. Bestellen Sie weniger, oder versuchen Sie es erneut, wenn andere Bestellungen bezahlt sind.',
  deliveryKindNotOffered: '{store} bietet diese Art der Lieferung nicht an.',
  cityNotServed: '{store} bringt Waren nur in diesen Städten selbst: {cities}.',
  pickupPlaceUnknown: '{store} gibt an diesem Ort keine Waren mehr aus. Wählen Sie einen anderen.',
  groupFailed: 'Die Gruppe kam nicht rechtzeitig zustande',
  paymentTermNotOffered: 'Diese Zahlungsbedingung wird für diese Ware nicht angeboten.',
  priceChanged: 'Ein Preis hat sich geändert, seit Sie ihn gesehen haben. Bitte prüfen Sie die neue Summe und bestätigen Sie.',
  instalmentsOpen: 'Es ist noch nicht alles bezahlt. Der Lieferant erhält sein Geld nach dem letzten Teil.',
  orderUnknown: 'Diese Bestellung gibt es nicht.',
  quoteExpired: 'Was Sie bestätigt haben, ist nicht mehr aktuell. Bitte bestätigen Sie die Bestellung erneut.',
  orderNotInState: 'Die Bestellung ist bereits weiter: Dies ist nicht mehr möglich.',
  orderBeingPacked: 'Der Shop packt diese Bestellung schon. Beantragen Sie stattdessen eine Erstattung.',
  orderNotOverdue: 'Diese Bestellung ist nicht überfällig: Sie muss jetzt nicht abgewickelt werden.',
  heldChanged: 'Für die Bestellung werden jetzt {held} gehalten. Bitte vor der Abwicklung noch einmal ansehen.',
  settleTooMuch: 'Von dieser Bestellung können höchstens {most} an den Käufer zurückgehen.',
  pointsStepWrong: 'Punkte werden in Vielfachen von {step} eingesetzt.',
  pointsTooMany: 'Bei dieser Bestellung können jetzt höchstens {most} Punkte eingesetzt werden.',
  pointsNotForTerm: 'Punkte können nur eingesetzt werden, wenn der ganze Preis vor der Lieferung bezahlt wird.',
  consentNeeded: 'Die Bedingungen haben sich geändert. Lesen und akzeptieren Sie sie; Ihre Eingaben bleiben.',
  signatoryMissing:
    'Für „{name}“ ist niemand genannt, der Verträge unterschreibt. Bitte nennen Sie unter „Angaben Ihrer Firma“ Unterzeichner und Grundlage und bestellen Sie dann.',
  checkoutClosed: 'Bestellungen sind noch nicht möglich: Die Angaben der Plattform sind nicht vollständig. Bitte kommen Sie später wieder.',
  storeUnnamed: 'Bei „{name}“ kann noch nichts bestellt werden: Die rechtlichen Angaben sind nicht vollständig.',
  refundStillOpen: 'Zu dieser Bestellung ist noch eine Erstattung offen. Beenden oder ziehen Sie sie zuerst zurück.',
  moneyTakenBack:
    'Eine Zahlung dieser Bestellung wurde von der Bank oder dem Zahlungsdienst zurückgeholt. Kyakhta klärt das; bis dahin wartet die Bestellung.',
  'mail.orderPaidByPoints.subject': 'Bestellung Nr. {number} ist mit Punkten bezahlt',
  'mail.orderPaidByPoints.text':
    'Ihre {points} Punkte bezahlen die Bestellung Nr. {number} ganz: Es wird nichts abgebucht. Der Lieferant wurde zum Versand aufgefordert.',
  'mail.groupPaid.subject': 'Bestellung Nr. {number} ist bezahlt und wartet auf ihre Gruppe',
  'mail.groupPaid.text':
    'Wir verwahren {amount} für die Bestellung Nr. {number}, bis die Gruppe vollständig ist. Kommt sie nicht zustande, geht das Geld auf demselben Weg zurück.',
  'mail.groupComplete.subject': 'Die Gruppe der Bestellung Nr. {number} ist vollständig',
  'mail.groupComplete.text':
    'Die Gruppe der Bestellung Nr. {number} ist vollständig. Der Lieferant wurde zum Versand aufgefordert; Ihr Geld bleibt bei uns, bis Sie die Ware bestätigen.',
  'mail.groupFailed.subject': 'Die Gruppe der Bestellung Nr. {number} kam nicht zustande',
  'mail.groupFailed.text':
    'Die Gruppe der Bestellung Nr. {number} kam nicht zustande, und die Bestellung ist geschlossen. {hasPaid, plural, =0 {Es wurde nichts abgebucht.} other {Was Sie bezahlt haben, geht auf demselben Weg zurück.{isOnItsWay, plural, =0 {} other { Wir senden Ihnen {onItsWay} per Banküberweisung und schreiben Ihnen, sobald sie ausgeführt ist.}}}}',
  'mail.orderPaid.subject': 'Bestellung Nr. {number} ist bezahlt',
  'mail.orderPaid.text':
    'Wir halten {amount} für die Bestellung Nr. {number}, bis Sie die Ware bestätigen. Der Lieferant wurde mit dem Versand beauftragt.',
  'mail.storeOverdue.subject': 'Bestellung Nr. {number}: Der Käufer ist mit einer Zahlung im Verzug',
  'mail.storeOverdue.text':
    'Eine Zahlung von {amount} für die Bestellung Nr. {number} ist überfällig. Der Käufer wurde erinnert. Vor vollständiger Zahlung wird nichts freigegeben.',
  'mail.orderSettled.subject': 'Bestellung Nr. {number} ist abgewickelt und geschlossen',
  'mail.orderSettled.text':
    'Kyakhta hat die Bestellung Nr. {number} abgewickelt und geschlossen. {isPaid, plural, =0 {Für sie wurde kein Geld gehalten.} other {{toBuyer} gehen auf dem Weg an Sie zurück, auf dem sie kamen, {toStore} gehen an den Lieferanten.{isCovered, plural, =0 {} other { Davon haben Sie {covered} schon von Ihrer Bank oder Ihrem Zahlungsdienst.}}{isOnItsWay, plural, =0 {} other { Wir senden Ihnen {onItsWay} per Banküberweisung und schreiben Ihnen, sobald sie ausgeführt ist.}}}} Grund: {reason}',
  'mail.storeSettled.subject': 'Bestellung Nr. {number} ist abgewickelt und geschlossen',
  'mail.storeSettled.text':
    'Kyakhta hat die Bestellung Nr. {number} abgewickelt und geschlossen. {isPaid, plural, =0 {Für sie wurde kein Geld gehalten.} other {{toStore} werden für Sie freigegeben, abzüglich Fracht und Provision; {toBuyer} gehen an den Käufer zurück.}} Grund: {reason}',
  'mail.orderToShip.subject':
    '{how, select, ready {Bestellung Nr. {number} zur Abholung bereitstellen} other {Bestellung Nr. {number} versenden}}',
  'mail.orderToShip.text':
    '{paid, select, cash {Bestellung Nr. {number} wurde mit Zahlung bei Lieferung aufgegeben: Der Käufer zahlt {amount}, wenn er die Ware bekommt.} part {Der erste Teil der Bestellung Nr. {number} ist bezahlt: {amount} liegen auf dem Treuhandkonto.} other {Bestellung Nr. {number} ist bezahlt: {amount} liegen auf dem Treuhandkonto.}} {how, select, ready {Stellen Sie die Ware bis {until} bereit und vermerken Sie es auf der Seite der Bestellung in der Verkäuferkonsole; der Käufer bekommt dann den Code zum Abholen.} other {Versenden Sie die Ware bis {until} und tragen Sie die Pakete auf der Seite der Bestellung in der Verkäuferkonsole ein.}}',
  'mail.orderExpired.subject':
    '{count, plural, one {Bestellung Nr. {orders} ist geschlossen: Sie wurde nicht rechtzeitig bezahlt} other {# Bestellungen sind geschlossen: Sie wurden nicht rechtzeitig bezahlt}}',
  'mail.orderExpired.text':
    '{count, plural, one {Bestellung Nr. {orders} wurde nicht rechtzeitig bezahlt und ist geschlossen.} other {Diese Bestellungen wurden nicht rechtzeitig bezahlt und sind geschlossen: {orders}.}} {hasCome, plural, =0 {Es wurde nichts abgebucht.} other {Das dennoch eingegangene Geld geht an Sie zurück; darüber schreiben wir Ihnen gesondert.}}{hasPoints, plural, =0 {} other { Die eingesetzten Punkte gehören wieder Ihnen.}} Die Ware ist wieder für alle verfügbar. Wenn Sie sie noch möchten, öffnen Sie die Bestellung im Käuferzentrum und wählen Sie „Erneut kaufen“.',
  'mail.orderCompleted.subject': 'Bestellung Nr. {number} ist abgeschlossen',
  'mail.orderCompleted.text': 'Die Bestellung Nr. {number} ist abgeschlossen und der Lieferant wurde bezahlt. Vielen Dank.',
  'mail.ownOrderCancelled.subject': 'Sie haben die Bestellung Nr. {number} storniert',
  'mail.ownOrderCancelled.text':
    'Die Bestellung Nr. {number} ist storniert, wie Sie es wollten. {amount} gehen auf dem Weg zurück, auf dem sie kamen.{isOnItsWay, plural, =0 {} other { Wir senden Ihnen {onItsWay} per Banküberweisung und schreiben Ihnen, sobald sie ausgeführt ist.}}',
  'mail.storeOrderCancelled.subject': 'Bestellung Nr. {number} wurde vom Käufer storniert',
  'mail.storeOrderCancelled.text':
    'Der Käufer hat die Bestellung Nr. {number} storniert, bevor sie gepackt wurde. {amount} gehen an den Käufer zurück. Versenden Sie sie nicht; die Ware ist wieder frei.',
  'packet.title': 'Streitakte',
  'packet.made': 'Erstellt',
  'packet.number': 'Nr.',
  'packet.time': 'Zeit',
  'packet.who': 'Wer',
  'packet.what': 'Was',
  'packet.details': 'Einzelheiten',
  'packet.lastHash': 'Letzter Hash',
  'packet.check':
    'Jede spätere Änderung eines Eintrags ergibt einen anderen letzten Hash. Wie geprüft wird, steht in README.txt des Archivs.',
  'packet.order': 'Bestellung',
  'packet.line': 'Position der Bestellung',
  'packet.orderMove': 'Bestellung ging über',
  'packet.contract': 'Vertrag unterzeichnet',
  'packet.payment': 'Zahlung',
  'packet.parcel': 'Paket gesandt',
  'packet.tracking': 'Scan des Frachtführers',
  'packet.refund': 'Erstattung verlangt',
  'packet.refundMove': 'Erstattung ging über',
  'packet.returnParcel': 'Paket zurückgesandt',
  'packet.evidence': 'Beweis',
  'packet.intervention': 'Plattform angerufen',
  'packet.ruling': 'Entscheidung',
  'packet.journal': 'Buchung',
  'packet.file': 'Datei',
  'packet.voucher': 'Gutschein',
  'packet.buyer': 'Käufer',
  'packet.seller': 'Geschäft',
  'packet.operator': 'Betreiber',
  'packet.platform': 'Plattform',
  'packet.carrier': 'Frachtführer',
  'export.state.1': 'Wartet auf Zahlung',
  'export.state.2': 'In Vorbereitung',
  'export.state.3': 'Unterwegs',
  'export.state.4': 'Erhalten',
  'export.state.5': 'Abgeschlossen',
  'export.state.6': 'Storniert',
  'export.state.7': 'Wartet auf die Gruppe',
  'export.state.8': 'Vertrag wartet auf den Käufer',
  'export.state.9': 'Vertrag wartet auf das Geschäft',
  'export.state.10': 'Teilweise versandt',
  'export.state.11': 'Erhalten, bewertet',
  'export.state.vouchersOut': 'Gutscheine ausgegeben',
  'export.state.readyToCollect': 'Abholbereit',
  'export.state.handedOver': 'Übergeben',
  'export.state.heldByRefund': 'Erstattung beantragt',
  'export.state.onHold': 'Angehalten',
};
