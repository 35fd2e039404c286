import type { WordsOf } from '../types.ts';

/** Sentences of payments, in German. ICU message format. */
export const payments: WordsOf<'payments'> = {
  transferHeldLimit:
    '„{name}“: Der Shop lässt nur einen Teil seines Bestands auf Überweisungen warten. Jetzt per Überweisung zahlbar: {left}. Wählen Sie eine andere Zahlungsart, oder stornieren Sie und bestellen Sie weniger.',
  amountDiffers: 'Der Betrag muss genau {needed} sein.',
  transferKnown: 'Geld mit dieser Referenz wurde schon erfasst.',
  transferUnknown: 'Diese Überweisung gibt es nicht.',
  transferNotOpen: 'Diese Überweisung ist schon erledigt.',
  payReferenceUnknown: 'Keine Zahlung hat diese Referenz.',
  orderExpired: 'Die Zahlungsfrist ist abgelaufen und die Bestellung wurde storniert. Bitte geben Sie sie erneut auf.',
  orderNotPayable: 'Diese Bestellung wartet nicht auf Zahlung.',
  orderAlreadyPaid: 'Diese Bestellung ist bereits bezahlt.',
  payMethodOff: 'Diese Zahlungsart ist nicht verfügbar.',
  paymentBeingChecked: 'Die Zahlung wird gerade beim Anbieter geprüft. Nichts ist verloren; bitte warten Sie einen Moment.',
  providerDown:
    'Der Zahlungsanbieter antwortet gerade nicht. Es wurde nichts abgebucht; bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
  newsNotGenuine: 'Diese Nachricht stammt nicht vom Zahlungsanbieter.',
  paymentCaseUnknown: 'Diesen Zahlungsfall gibt es nicht.',
  caseChanged:
    'Das Geld dieses Falls hat sich geändert: Jetzt werden {held} gehalten. Es wurde nichts vermerkt. Prüfen Sie, was überwiesen wurde, und vermerken Sie es noch einmal.',
  paymentCaseNotOpen: 'In diesem Fall ist nichts mehr zu entscheiden.',
  balancePartNotPossible:
    'Ein Teil kann nur dann vom Guthaben bezahlt werden, wenn der Rest online bezahlt wird, und er muss kleiner als das Ganze sein.',
  'mail.payDue.subject': '{amount} für Bestellung Nr. {number} zahlen',
  'mail.payDue.text': '{amount} für Bestellung Nr. {number} sind bis {until} zu zahlen. Öffnen Sie dazu die Bestellung im Käuferzentrum.',
  'mail.payOverdue.subject': 'Bestellung Nr. {number}: eine Zahlung ist überfällig',
  'mail.payOverdue.text':
    '{amount} für Bestellung Nr. {number} wurden nicht rechtzeitig bezahlt. Bitte zahlen Sie jetzt: Bis dahin erhält der Lieferant nichts, und die Bestellung kann nicht abgeschlossen werden.',
  'mail.cashMissing.subject': 'Bestellung Nr. {number}: Das Geld der Nachnahme ist nicht gekommen',
  'mail.cashMissing.text':
    'Für Bestellung Nr. {number} ist kein Bargeld gekommen ({amount}). Wenn das Paket zurück ist, vermerken Sie es auf der Seite der Bestellung: Sie wird geschlossen, und die Waren sind wieder auf Lager.',
  'mail.lateCashStore.subject': 'Bargeld für Bestellung Nr. {number} kam spät und gehört Ihnen',
  'mail.lateCashStore.text':
    'Für Bestellung Nr. {number}, die schon beendet war, kamen {amount} in bar. Sie werden Ihnen abzüglich Fracht und Provision gutgeschrieben. Grund: {reason}',
  'mail.lateCashBuyer.subject': 'Bargeld für Bestellung Nr. {number} kam spät und ist auf Ihrem Guthaben',
  'mail.lateCashBuyer.text':
    'Für Bestellung Nr. {number}, die schon beendet war, kamen {amount} in bar. Sie sind auf Ihrem Guthaben. Grund: {reason}',
  'mail.transferUnfit.subject': '{amount} Ihrer Überweisung für {orders} gehen an Sie zurück',
  'mail.transferUnfit.text':
    '{cause, select, second {Ihre Überweisung von {amount} für {orders} ist gekommen, aber es war schon bezahlt.} over {Ihre Überweisung für {orders} ist gekommen und verbucht, aber es waren {amount} zu viel.} replaced {Mit Ihrer Überweisung von {amount} für {orders} ist nichts bezahlt, weil Sie eine andere Zahlungsart gewählt haben.} other {Mit Ihrer Überweisung von {amount} für {orders} ist nichts bezahlt, weil dafür nicht mehr gezahlt werden kann.}} Das Geld wird verwahrt und geht auf das Konto zurück, von dem es kam. Sobald es unterwegs ist, bekommen Sie eine Mail.',
  'mail.paymentUnfit.subject': 'Eine Zahlung für {orders} passt nicht',
  'mail.paymentUnfit.text':
    'Für {orders} sind {amount} gekommen, fällig waren {needed}. Mit dem Geld ist nichts bezahlt: Es wird verwahrt, bis es bei Kyakhta geprüft ist, und geht dann auf dem Weg zurück, auf dem es kam. {state, select, open {Sie können die Bestellung sofort noch einmal bezahlen.} paid {Die Bestellung ist inzwischen bezahlt: Es ist nichts mehr fällig.} other {Die Bestellung kann nicht mehr bezahlt werden: Bitte schicken Sie kein Geld mehr dafür.}}',
  'mail.partPaid.subject': '{amount} für Bestellung Nr. {number} erhalten',
  'mail.partPaid.text': 'Wir haben {amount} für Bestellung Nr. {number} erhalten und verwahren sie treuhänderisch.',
  'mail.paidFor':
    '{kind, select, topUp {Aufladung Nr. {numbers}} other {{count, plural, one {Bestellung Nr. {numbers}} other {Bestellungen Nr. {numbers}}}}}',
  'mail.transferWaits.subject': '{amount} für {orders} überweisen',
  'mail.transferWaits.text':
    'Bitte überweisen Sie {amount} für {orders} mit der Referenz {reference}. Unsere Bankverbindung und der letzte Tag stehen auf der Zahlungsseite. Ohne die Referenz wissen wir nicht, wofür das Geld ist.',
  'mail.transferShort.subject': 'Für {orders} fehlen noch {missing}',
  'mail.transferShort.text':
    'Ihre Überweisung für {orders} ist da, aber es fehlen noch {missing}. Bitte überweisen Sie sie mit derselben Referenz {reference}; kommen sie nicht rechtzeitig, geht alles an Sie zurück.',
  'mail.transferRefused.subject': 'Überweisung von {received} für {orders} nicht angenommen',
  'mail.transferRefused.text':
    'Wir haben eine Überweisung von {received} für {orders} geprüft und konnten sie nicht als Ihre Zahlung annehmen.{isOpen, plural, =0 {} other { Es fehlen {missing}: Ist das Geld von Ihnen, überweisen Sie es nicht noch einmal, sondern schreiben Sie uns mit dem Beleg Ihrer Bank; sonst überweisen Sie es mit der Referenz {reference}.}} Geld, das zu keiner Zahlung gehört, geht an den Absender zurück.',
  'mail.transferChecking.subject': '{received} für {orders} eingegangen, wird geprüft',
  'mail.transferChecking.text':
    'Für {orders} sind {received} eingegangen. Große Überweisungen prüft bei Kyakhta eine zweite Person, bevor sie zählen; Sie brauchen nicht noch einmal zu überweisen.{isShort, plural, =0 {} other { Es fehlen noch {missing}: Bitte überweisen Sie nur diesen Betrag mit derselben Referenz {reference}.}}',
  'mail.paymentReturned.subject': '{amount} gehen an Sie zurück',
  'mail.paymentReturned.text':
    'Ihre Zahlung von {amount} für {orders} kam an, als sie nicht mehr verwendet werden konnte. Wir haben sie zurückgeschickt. Sie müssen nichts tun.',
  'payInvoice.title': 'Zahlungsrechnung',
  'payInvoice.toTransfer': 'Zu überweisen',
  'payInvoice.reference': 'Referenz (Verwendungszweck)',
  'payInvoice.beneficiary': 'Empfänger',
  'payInvoice.account': 'Kontonummer',
  'payInvoice.bank': 'Bank',
  'payInvoice.bankCode': 'BIC / SWIFT',
  'payInvoice.bankAddress': 'Adresse der Bank',
  'payInvoice.orders': 'Bestellungen',
  'payInvoice.goods': 'Ware',
  'payInvoice.recipient': 'Empfänger',
  'payInvoice.address': 'Adresse',
  'payInvoice.until': 'Eingang bis',
  'payInvoice.escrow': 'Das Geld geht ins Treuhandkonto. Der Lieferant wird erst bezahlt, wenn Sie die Ware haben.',
  'payInvoice.sum': 'Rechnungsbetrag',
  'payInvoice.received': 'Eingegangen',
  'payInvoice.checking': 'Davon in Prüfung',
  'payInvoice.outstanding': 'Noch zu überweisen',
  'payInvoice.quantity': 'Menge',
  'payInvoice.price': 'Preis',
  'payInvoice.amount': 'Betrag',
  'payInvoice.freight': 'Fracht',
  'payInvoice.reduction': 'Nachlässe',
  'payInvoice.total': 'Gesamt',
  'payInvoice.part': 'Jetzt fälliger Teil des Preises',
  'payInvoice.details': 'Bankverbindung',
  'payInvoice.purpose': 'Schreiben Sie {reference} als Verwendungszweck und sonst nichts: Ohne sie wissen wir nicht, wofür das Geld ist.',
  'export.transfer.matched': 'Zugeordnet',
  'export.transfer.unmatched': 'Nicht zugeordnet',
  'export.transfer.returned': 'Zurückgesandt',
  'export.case.wrongAmount': 'Falscher Betrag',
  'export.case.wrongCurrency': 'Falsche Währung',
  'export.case.short': 'Teil der Summe',
  'export.case.over': 'Zu viel',
  'export.case.late': 'Zu spät eingegangen',
  'export.case.second': 'Ein zweites Mal bezahlt',
  'export.case.stockGone': 'Ware nicht mehr verfügbar',
  'export.case.unknownLong': 'Lange keine Antwort',
  'export.case.refundDue': 'Per Bank zurückzusenden',
  'export.case.refundFailed': 'Rücksendung abgelehnt',
  'export.case.refundUnconfirmed': 'Rücksendung nicht bestätigt',
  'export.case.wrongAnswer': 'Antwort zu etwas anderem',
  'export.case.takenBack': 'Außerhalb zurückgeholt',
};
