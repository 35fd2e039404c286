import type { WordsOf } from '../types.ts';

export const mails: WordsOf<'mails'> = {
  'mail.loginCode.subject': '{code} ist Ihr Anmeldecode für Kyakhta',
  'mail.loginCode.text':
    'Ihr Code lautet {code}. Er gilt {minutes} Minuten und kann einmal verwendet werden. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht; ohne den Code kann sich niemand anmelden.',
  'mail.registerCode.subject': 'Ihr Code für Kyakhta: {code}',
  'mail.registerCode.text':
    'Ihr Code für die Anmeldung lautet {code}. Er gilt {minutes} Minuten und nur einmal. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht.',
  'mail.alreadyRegistered.subject': 'Sie haben bereits ein Konto',
  'mail.alreadyRegistered.text':
    'Jemand, vermutlich Sie, wollte sich mit dieser Adresse registrieren. Sie haben bereits ein Konto mit dem Namen {userName}: Melden Sie sich damit an oder wählen Sie ein neues Passwort, falls Sie das alte vergessen haben.',
  'mail.passwordCode.subject': 'Ihr Code für ein neues Passwort: {code}',
  'mail.passwordCode.text':
    'Ihr Code zur Wahl eines neuen Passworts lautet {code}. Er gilt {minutes} Minuten und nur einmal. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht; Ihr Passwort bleibt unverändert.',
  'mail.accountAdded.subject': 'Ein Konto für Sie',
  'mail.accountAdded.text':
    'Für Sie wurde das Konto {userName} eröffnet. Das erste Passwort bekommen Sie von dem, der es eröffnet hat; ändern Sie es nach der ersten Anmeldung. Codes und Nachrichten für dieses Konto gehen an diese Adresse.',
  'mail.passwordChanged.subject': 'Ihr Passwort wurde geändert',
  'mail.passwordChanged.text':
    'Das Passwort Ihres Kontos wurde geändert, andere Geräte wurden abgemeldet. Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
  'mail.mobileBound.subject': 'Diese Nummer ist schon verknüpft',
  'mail.mobileBound.text':
    'Jemand, vermutlich Sie, wollte diese Nummer mit einem Konto verknüpfen. Sie gehört schon zu einem anderen Konto: Melden Sie sich dort an, oder verknüpfen Sie dort zuerst eine andere Nummer.',
  'mail.bindCode.subject': 'Ihr Bestätigungscode: {code}',
  'mail.bindCode.text': 'Ihr Code zur Bestätigung dieser Adresse oder Nummer lautet {code}. Er gilt {minutes} Minuten und nur einmal.',
  'mail.mailChanged.subject': 'Ihre E-Mail-Adresse wurde geändert',
  'mail.mailChanged.text': 'Ihr Konto verwendet jetzt die Adresse {mail}. Wenn Sie das nicht waren, wenden Sie sich sofort an uns.',
  'mail.mobileChanged.subject': 'Ihre Mobilnummer wurde geändert',
  'mail.mobileChanged.text': 'Die Mobilnummer Ihres Kontos wurde geändert. Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
  'mail.socialBound.subject': 'Ein {site}-Konto meldet sich jetzt bei Ihrem Konto an',
  'mail.socialBound.text':
    'Ein {site}-Konto wurde mit Ihrem Konto verbunden: Damit meldet man sich jetzt ohne Passwort an. Wenn Sie das nicht waren, lösen Sie die Verbindung in Ihrem Konto und wählen Sie sofort ein neues Passwort.',
  'mail.socialUnbound.subject': 'Ein {site}-Konto wurde getrennt',
  'mail.socialUnbound.text':
    'Mit dem {site}-Konto meldet man sich nicht mehr bei Ihrem Konto an. Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
  'mail.destroyCode.subject': 'Ihr Code zum Löschen des Kontos: {code}',
  'mail.destroyCode.text':
    'Ihr Code zum Löschen Ihres Kontos lautet {code}. Er gilt {minutes} Minuten. Wenn Sie es nicht löschen möchten, ignorieren Sie diese Nachricht und ändern Sie Ihr Passwort.',
  'mail.accountDeleted.subject': 'Ihr Konto ist gelöscht',
  'mail.accountDeleted.text':
    'Ihr Konto ist gelöscht. Unterlagen früherer Bestellungen werden wie gesetzlich verlangt ohne Ihren Namen aufbewahrt.',
  'mail.signCode.subject': '{code} unterschreibt den Vertrag {number}',
  'mail.signCode.text':
    'Ihr Code zum Unterschreiben des Vertrags {number} ist {code}. Er gilt {minutes, plural, one {# Minute} other {# Minuten}} und nur einmal. Wenn Sie ihn nicht angefordert haben, beachten Sie diese Mail nicht: Ohne den Code wird nichts unterschrieben.',
  'mail.contractWaits.subject': 'Ein Vertrag zur Bestellung Nr. {number} wartet auf Ihre Unterschrift',
  'mail.contractWaits.text':
    'Der Käufer hat unterschrieben. Bitte lesen und unterschreiben Sie Ihren Vertrag mit der Plattform zur Bestellung Nr. {number} innerhalb von 72 Stunden in der Verkäuferkonsole; danach wird die Bestellung geschlossen.',
  'mail.contractReminder.subject': 'Vertrag zur Bestellung Nr. {number}: noch {hours, plural, one {# Stunde} other {# Stunden}}',
  'mail.contractReminder.text':
    'Der Vertrag zur Bestellung Nr. {number} ist noch nicht unterschrieben. In {hours, plural, one {# Stunde} other {# Stunden}} wird die Bestellung geschlossen. Bitte unterschreiben Sie ihn vorher oder lehnen Sie ihn ab.',
  'mail.contractConcluded.subject': 'Beide Seiten haben unterschrieben: Bestellung Nr. {number}',
  'mail.contractConcluded.text':
    'Sie und der Lieferant haben die Verträge zur Bestellung Nr. {number} unterschrieben. Wird sie vor der Lieferung bezahlt, bezahlen Sie sie bitte jetzt: Die Zahlungsfrist läuft und steht auf der Seite der Bestellung.',
  'mail.contractEnded.subject': 'Bestellung Nr. {number} wurde ohne Vertrag geschlossen',
  'mail.contractEnded.text':
    'Ein Vertrag zur Bestellung Nr. {number} wurde abgelehnt oder nicht rechtzeitig unterschrieben. Die Bestellung ist geschlossen, die Waren sind wieder im Bestand, und nichts wird berechnet.',
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
    'Die Gruppe der Bestellung Nr. {number} kam nicht zustande, und die Bestellung ist geschlossen. {hasPaid, plural, =0 {Es wurde nichts abgebucht.} other {Was Sie bezahlt haben, geht auf demselben Weg zurück.}}',
  'mail.orderPaid.subject': 'Bestellung Nr. {number} ist bezahlt',
  'mail.orderPaid.text':
    'Wir halten {amount} für die Bestellung Nr. {number}, bis Sie die Ware bestätigen. Der Lieferant wurde mit dem Versand beauftragt.',
  'mail.vouchersReady.subject': 'Bestellung Nr. {number}: Ihre Gutscheine sind da',
  'mail.vouchersReady.text':
    'Wir verwahren {amount} für die Bestellung Nr. {number}, und Ihre Gutscheine sind da. Öffnen Sie die Bestellung in der Käuferzentrale, um die Codes zu sehen; zu Ihrer Sicherheit stehen sie in keiner E-Mail. Nennen Sie dem Lieferanten einen Code erst, wenn Sie die Leistung bekommen.',
  'mail.vouchersEnd.subject': 'Bestellung Nr. {number}: Gutscheine laufen bald ab',
  'mail.vouchersEnd.text':
    'Bestellung Nr. {number} hat noch {count, plural, one {# nicht eingelösten Gutschein} other {# nicht eingelöste Gutscheine}}. Der erste gilt bis {until}.',
  'mail.payDue.subject': '{amount} für Bestellung Nr. {number} zahlen',
  'mail.payDue.text': '{amount} für Bestellung Nr. {number} sind bis {until} zu zahlen. Öffnen Sie dazu die Bestellung im Käuferzentrum.',
  'mail.payOverdue.subject': 'Bestellung Nr. {number}: eine Zahlung ist überfällig',
  'mail.payOverdue.text':
    '{amount} für Bestellung Nr. {number} wurden nicht rechtzeitig bezahlt. Bitte zahlen Sie jetzt: Bis dahin erhält der Lieferant nichts, und die Bestellung kann nicht abgeschlossen werden.',
  'mail.readyForPickup.subject': 'Bestellung Nr. {number}: Ihre Waren können abgeholt werden',
  'mail.readyForPickup.text':
    'Die Waren der Bestellung Nr. {number} warten auf Sie: {place} ({hours}). Zeigen Sie dort diesen Code: {code}. Geben Sie ihn niemandem, bevor Sie die Waren gesehen haben.',
  'mail.storeOverdue.subject': 'Bestellung Nr. {number}: Der Käufer ist mit einer Zahlung im Verzug',
  'mail.storeOverdue.text':
    'Eine Zahlung von {amount} für die Bestellung Nr. {number} ist überfällig. Der Käufer wurde erinnert. Vor vollständiger Zahlung wird nichts freigegeben.',
  'mail.pickupWaits.subject': 'Bestellung Nr. {number}: Ihre Waren warten noch auf Sie',
  'mail.pickupWaits.text':
    'Die Waren der Bestellung Nr. {number} warten noch auf Sie: {place} ({hours}). Ihr Code ist {code}. Holt sie niemand ab, entscheidet Kyakhta, was aus ihnen und aus dem Geld wird.',
  'mail.cashMissing.subject': 'Bestellung Nr. {number}: Das Geld der Nachnahme ist nicht gekommen',
  'mail.cashMissing.text':
    'Für Bestellung Nr. {number} ist kein Bargeld gekommen ({amount}). Wenn das Paket zurück ist, vermerken Sie es auf der Seite der Bestellung: Sie wird geschlossen, und die Waren sind wieder auf Lager.',
  'mail.topUpTakenBack.subject':
    '{state, select, held {Ihre Aufladung {number} wurde zurückgeholt} covered {Ihre Aufladung {number}: vom Guthaben abgezogen} other {Ihre Aufladung {number}: Das Guthaben ist wieder frei}}',
  'mail.topUpTakenBack.text':
    '{state, select, held {Ihre Bank oder Ihr Zahlungsdienst hat Geld Ihrer Aufladung {number} zurückgeholt. {hasHeld, plural, =0 {Auf Ihrem Guthaben war nichts mehr davon.} other {{amount} Ihres Guthabens sind gesperrt, bis wir das geklärt haben.}} Wenn Sie das nicht veranlasst haben, fragen Sie Ihre Bank.} covered {{amount}, die auf Ihrem Guthaben gesperrt waren, decken, was von Ihrer Aufladung {number} zurückgeholt wurde.} other {Wir haben Ihre Aufladung {number} geklärt: Die gesperrten {amount} sind wieder Ihr Guthaben.}}',
  'mail.orderSettled.subject': 'Bestellung Nr. {number} ist abgewickelt und geschlossen',
  'mail.orderSettled.text':
    'Kyakhta hat die Bestellung Nr. {number} abgewickelt und geschlossen. {isPaid, plural, =0 {Für sie wurde kein Geld gehalten.} other {{toBuyer} gehen auf dem Weg an Sie zurück, auf dem sie kamen, {toStore} gehen an den Lieferanten.{isCovered, plural, =0 {} other { Davon haben Sie {covered} schon von Ihrer Bank oder Ihrem Zahlungsdienst.}}}} Grund: {reason}',
  'mail.storeSettled.subject': 'Bestellung Nr. {number} ist abgewickelt und geschlossen',
  'mail.storeSettled.text':
    'Kyakhta hat die Bestellung Nr. {number} abgewickelt und geschlossen. {isPaid, plural, =0 {Für sie wurde kein Geld gehalten.} other {{toStore} werden für Sie freigegeben, abzüglich Fracht und Provision; {toBuyer} gehen an den Käufer zurück.}} Grund: {reason}',
  'mail.proposalDecided.subject':
    '{isDone, plural, =0 {Ihr Vorschlag wurde abgelehnt} other {Ihrem Vorschlag wurde zugestimmt}}: {kind, select, balance {Guthaben korrigieren} points {Punkte korrigieren} grant {Erstattung gewähren} settle {überfällige Bestellung abwickeln} cash {Bargeld eines Kuriers verbuchen} transfer {Überweisung zuordnen} limit {seltener eine zweite Person fragen} level {Stufe ändern} bank {das Konto ändern, auf das Käufer überweisen} other {spätes Bargeld verbuchen}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} hat Ihren Vorschlag abgelehnt.} other {{by} hat Ihrem Vorschlag zugestimmt, und er wurde ausgeführt.}} {hasNote, plural, =0 {} other {Anmerkung: {note}.}} Ihre Begründung: {reason}. Er steht unter „Vorschläge“ in der Betreiberkonsole.',
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
  'mail.refusedAtDoor.subject': 'Bestellung Nr. {number} wurde an der Tür abgelehnt',
  'mail.refusedAtDoor.text':
    'Bestellung Nr. {number} wurde nicht angenommen, und die Ware ist zum Lieferanten zurückgegangen. Die Bestellung ist geschlossen; es wurde nichts berechnet.{hasReason, plural, =0 {} other { Grund: {reason}}}',
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
  'mail.booksOff.subject': 'Die Bücher stimmen nicht: {count, plural, one {# Regel verletzt} other {# Regeln verletzt}}',
  'mail.booksOff.text':
    'Die nächtliche Prüfung der Bücher hat etwas gefunden: {rules}. Die Zeilen stehen auf der Prüfseite der Betreiberkonsole.',
  'mail.invoiceIssued.subject': 'Rechnung {number} über {amount}',
  'mail.invoiceIssued.text': 'Ihre Rechnung {number} über {amount} ist ausgestellt. Sie können sie unter Ihren Rechnungen herunterladen.',
  'mail.invoiceFailed.subject': 'Ihre Rechnung für {orders} konnte nicht ausgestellt werden',
  'mail.invoiceFailed.text':
    'Ihre Rechnung für {orders} konnte nicht ausgestellt werden: {reason}. Sie können sie unter Ihren Rechnungen berichtigen und neu beantragen.',
  'mail.toppedUp.subject': '{amount} sind auf Ihrem Guthaben',
  'mail.toppedUp.text': 'Ihre Aufladung {number} ist eingegangen: {amount} wurden gutgeschrieben. Ihr Guthaben beträgt jetzt {balance}.',
  'mail.orderToShip.subject':
    '{how, select, ready {Bestellung Nr. {number} zur Abholung bereitstellen} other {Bestellung Nr. {number} versenden}}',
  'mail.orderToShip.text':
    '{paid, select, cash {Bestellung Nr. {number} wurde mit Zahlung bei Lieferung aufgegeben: Der Käufer zahlt {amount}, wenn er die Ware bekommt.} part {Der erste Teil der Bestellung Nr. {number} ist bezahlt: {amount} liegen auf dem Treuhandkonto.} other {Bestellung Nr. {number} ist bezahlt: {amount} liegen auf dem Treuhandkonto.}} {how, select, ready {Stellen Sie die Ware bis {until} bereit und vermerken Sie es auf der Seite der Bestellung in der Verkäuferkonsole; der Käufer bekommt dann den Code zum Abholen.} other {Versenden Sie die Ware bis {until} und tragen Sie die Pakete auf der Seite der Bestellung in der Verkäuferkonsole ein.}}',
  'mail.shipLateBuyer.subject': 'Bestellung Nr. {number} verspätet sich',
  'mail.shipLateBuyer.text':
    '{how, select, ready {Die Ware der Bestellung Nr. {number} sollte bis {until} bereitstehen und ist noch nicht bereit.} other {Bestellung Nr. {number} war bis {until} zu versenden und ist noch nicht vollständig unterwegs.}} Wir haben den Lieferanten erinnert. Wenn Sie nicht warten möchten, verlangen Sie auf der Seite der Bestellung Ihr Geld für das zurück, was noch nicht versandt ist.',
  'mail.shipLate.subject':
    '{how, select, ready {Bestellung Nr. {number} sollte schon bereitstehen} other {Bestellung Nr. {number} sollte schon versandt sein}}',
  'mail.shipLate.text':
    '{how, select, ready {Die Ware der Bestellung Nr. {number} sollte bis {until} bereitstehen. Stellen Sie sie bereit und vermerken Sie es auf der Seite der Bestellung in der Verkäuferkonsole.} other {Bestellung Nr. {number} war bis {until} zu versenden und ist noch nicht vollständig unterwegs. Versenden Sie den Rest und tragen Sie ihn auf der Seite der Bestellung in der Verkäuferkonsole ein.}} Der Käufer wartet.',
  'mail.orderExpired.subject':
    '{count, plural, one {Bestellung Nr. {orders} ist geschlossen: Sie wurde nicht rechtzeitig bezahlt} other {# Bestellungen sind geschlossen: Sie wurden nicht rechtzeitig bezahlt}}',
  'mail.orderExpired.text':
    '{count, plural, one {Bestellung Nr. {orders} wurde nicht rechtzeitig bezahlt und ist geschlossen.} other {Diese Bestellungen wurden nicht rechtzeitig bezahlt und sind geschlossen: {orders}.}} {hasCome, plural, =0 {Es wurde nichts abgebucht.} other {Das dennoch eingegangene Geld geht an Sie zurück; darüber schreiben wir Ihnen gesondert.}}{hasPoints, plural, =0 {} other { Die eingesetzten Punkte gehören wieder Ihnen.}} Die Ware ist wieder für alle verfügbar. Wenn Sie sie noch möchten, öffnen Sie die Bestellung im Käuferzentrum und wählen Sie „Erneut kaufen“.',
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
  'mail.orderShipped.subject': 'Bestellung Nr. {number} ist unterwegs',
  'mail.orderShipped.text':
    'Der Lieferant hat die Bestellung Nr. {number} versendet.{isFollowed, plural, =0 {} other { Sie können die Pakete in Ihrer Bestellung verfolgen.}}',
  'mail.waybillCorrected.subject': 'Neue Sendungsnummer für Bestellung Nr. {number}',
  'mail.waybillCorrected.text':
    'Der Lieferant hat die Sendungsnummer eines Pakets der Bestellung Nr. {number} berichtigt. Sie lautet jetzt {waybill}.',
  'mail.parcelProblem.subject': 'Problem mit einem Paket der Bestellung Nr. {number}',
  'mail.parcelProblem.text':
    'Ein Paket der Bestellung Nr. {number}, Sendungsnummer {waybill}, wird unterwegs aufgehalten: {words} Wo es ist, sehen Sie auf der Seite der Bestellung. Sie müssen vorerst nichts tun.',
  'mail.parcelOverdue.subject': 'Ein Paket der Bestellung Nr. {number} ist überfällig',
  'mail.parcelOverdue.text':
    'Das Paket mit der Sendungsnummer {waybill} der Bestellung Nr. {number} sollte schon da sein und ist es nicht. {to, select, cash {Wir fragen nach, wo es ist. Sie zahlen nichts, bevor Sie die Ware haben.} buyer {Wir fragen nach, wo es ist. Ihr Geld bleibt bei uns, bis Sie die Ware haben; wenn Sie nicht warten möchten, beantragen Sie auf der Seite der Bestellung eine Erstattung.} other {Bitte fragen Sie beim Paketdienst nach, wo es ist. Der Käufer weiß Bescheid.}}',
  'mail.shipmentUndone.subject': 'Bestellung Nr. {number} ist noch nicht versandt',
  'mail.shipmentUndone.text':
    'Der Lieferant hat einen Versand der Bestellung Nr. {number} zurückgenommen: Die Ware ist noch nicht unterwegs. Sie erhalten Nachricht, sobald sie es ist.',
  'mail.orderCompleted.subject': 'Bestellung Nr. {number} ist abgeschlossen',
  'mail.orderCompleted.text': 'Die Bestellung Nr. {number} ist abgeschlossen und der Lieferant wurde bezahlt. Vielen Dank.',
  'mail.storeOrderCancelled.subject': 'Bestellung Nr. {number} wurde vom Käufer storniert',
  'mail.storeOrderCancelled.text':
    'Der Käufer hat die Bestellung Nr. {number} storniert, bevor sie gepackt wurde. {amount} wurden erstattet. Versenden Sie sie nicht; die Ware ist wieder frei.',
  'mail.refundOffered.subject': 'Der Lieferant bietet {amount} für Bestellung Nr. {number}',
  'mail.refundOffered.text':
    'Statt der beantragten Erstattung bietet der Lieferant {amount} der Bestellung Nr. {number} für {goods}. {effect, select, reduction {Der Preis dieser Ware sinkt: Sie behalten sie, und noch nicht Versandtes wird weiterhin versandt.} notSent {Diese Stücke werden nicht mehr versandt.} partNotSent {Versandte Stücke behalten Sie; die übrigen werden nicht mehr versandt.} other {Sie behalten diese Stücke.}} Sie müssen nichts zurückschicken. Nehmen Sie auf der Seite der Erstattung bis {until} an oder lehnen Sie ab; Sie können auch Ihren Antrag ändern oder Kyakhta entscheiden lassen. Der Lieferant schreibt: {note}',
  'mail.refundOfferAccepted.subject': 'Ihr Angebot wurde angenommen: {amount} der Bestellung Nr. {number}',
  'mail.refundOfferAccepted.text':
    'Der Käufer hat Ihr Angebot angenommen: {amount} der Bestellung Nr. {number} wurden für {goods} erstattet. {effect, select, reduction {Der Preis dieser Ware ist gemindert, die Bestellung läuft weiter.} notSent {Versenden Sie diese Stücke bitte nicht.} partNotSent {Versandte Stücke behält der Käufer; versenden Sie die übrigen bitte nicht.} other {Der Käufer behält diese Stücke.}}',
  'mail.refundOfferDeclined.subject': 'Ihr Angebot über {amount} zu Bestellung Nr. {number} wurde abgelehnt',
  'mail.refundOfferDeclined.text':
    'Der Käufer hat Ihr Angebot über {amount} zu Bestellung Nr. {number} für {goods} abgelehnt. Sie können ein anderes machen; der Käufer kann weiterhin Kyakhta entscheiden lassen.',
  'mail.refundOfferWithdrawn.subject': 'Der Lieferant hat sein Angebot über {amount} zu Bestellung Nr. {number} zurückgezogen',
  'mail.refundOfferWithdrawn.text':
    'Der Lieferant hat sein Angebot über {amount} zu Bestellung Nr. {number} für {goods} zurückgezogen. {isAsked, plural, =0 {Die Ablehnung gilt weiter: Bis {until} können Sie den Antrag ändern oder Kyakhta entscheiden lassen.} other {Ihr Antrag gilt unverändert weiter. Der Lieferant antwortet bis {until}; ohne Antwort gilt er als angenommen.}}',
  'mail.ownOfferWithdrawn.subject': 'Sie haben Ihr Angebot über {amount} zu Bestellung Nr. {number} zurückgezogen',
  'mail.ownOfferWithdrawn.text':
    'Ihr Shop hat sein Angebot über {amount} zu Bestellung Nr. {number} für {goods} zurückgezogen. Der Käufer wurde benachrichtigt. {isAsked, plural, =0 {Die Erstattung bleibt wie zuvor abgelehnt.} other {Beantworten Sie den Antrag bis {until}; ohne Antwort gilt er als angenommen.}}',
  'mail.refundAsked.subject': 'Ein Käufer verlangt {amount} zurück: Bestellung Nr. {number}',
  'mail.refundAsked.text':
    'Ein Käufer bittet um Erstattung von {amount} für Bestellung Nr. {number}. Grund: {note}. Antworten Sie bis {until}; ohne Antwort gilt die Erstattung als akzeptiert.',
  'mail.refundReturn.subject': 'Senden Sie die Ware der Bestellung Nr. {number} zurück',
  'mail.refundReturn.text':
    'Die Rücksendung zu Bestellung Nr. {number} ist angenommen: {amount} gehen zurück, sobald die Ware da ist. Senden Sie sie an: {note}. Tragen Sie die Sendungsnummer bis {until} im Käuferbereich ein, sonst wird die Erstattung geschlossen.',
  'mail.refundCame.subject': 'Die Ware der Bestellung Nr. {number} ist bei Ihnen zurück',
  'mail.refundCame.text':
    'Laut Versanddienst ist das Paket {note} mit der Ware der Bestellung Nr. {number} zugestellt und unterschrieben. Nehmen Sie die Ware bis {until} an oder beanstanden Sie das Paket; danach gehen {amount} an den Käufer zurück.',
  'mail.refundSigned.subject': 'Der Lieferant hat Ihr Paket: Bestellung Nr. {number}',
  'mail.refundSigned.text':
    'Laut Versanddienst ist Ihr Paket {note} zu Bestellung Nr. {number} zugestellt und unterschrieben. Der Lieferant prüft die Ware bis {until}; danach gilt sie als angenommen und {amount} gehen an Sie zurück.',
  'mail.refundRefused.subject': 'Der Lieferant lehnt die Erstattung zu Bestellung Nr. {number} ab',
  'mail.refundRefused.text':
    'Der Lieferant will {amount} der Bestellung Nr. {number} nicht zurückgeben: {note}. Bis {until} können Sie den Antrag ändern oder die Plattform entscheiden lassen.',
  'mail.refundDone.subject': '{amount} der Bestellung Nr. {number} gehen an Sie zurück',
  'mail.refundDone.text':
    'Die Erstattung zu Bestellung Nr. {number} ist bewilligt: {amount} gehen auf dem Weg zurück, auf dem sie kamen.{isCovered, plural, =0 {} other { Davon haben Sie {covered} schon von Ihrer Bank oder Ihrem Zahlungsdienst.}} {note}',
  'mail.refundHeldUp.subject': '{amount} für {orders} konnten noch nicht zurückgesandt werden',
  'mail.refundHeldUp.text':
    'Ihre Erstattung von {amount} für {orders} konnte nicht auf dem Weg zurückgehen, auf dem Sie bezahlt haben. Das Geld ist sicher verwahrt, und wir kümmern uns darum: Wir senden es noch einmal oder auf einem anderen Weg. Sie müssen nichts tun; wenn wir etwas von Ihnen brauchen, etwa eine Bankverbindung, fragen wir Sie. Sobald das Geld gesendet ist, bekommen Sie eine Mail.',
  'mail.refundSent.subject': '{amount} für {orders} wurden an Sie gesendet',
  'mail.refundSent.text':
    '{by, select, bank {Wir haben Ihnen Ihre Erstattung von {amount} für {orders} per Banküberweisung gesendet, weil sie nicht auf dem Weg zurückgehen konnte, auf dem Sie bezahlt haben.} other {Ihre Erstattung von {amount} für {orders}, die sich verzögert hatte, ist jetzt auf dem Weg zurückgegangen, auf dem Sie bezahlt haben.}} Sie müssen nichts tun.',
  'mail.refundClosed.subject': 'Die Erstattung zu Bestellung Nr. {number} ist geschlossen',
  'mail.refundClosed.text': 'Die Erstattung von {amount} zu Bestellung Nr. {number} ist ohne Zahlung geschlossen. {note}',
  'mail.refundGranted.subject': 'Die Plattform hat dem Käufer {amount} der Bestellung Nr. {number} zugesprochen',
  'mail.refundGranted.text':
    'Nach Ablauf der Reklamationsfrist hat die Plattform dem Käufer {amount} der Bestellung Nr. {number} zugesprochen. Grund: {note}. Der Betrag kommt aus Ihrem Guthaben; was fehlte, hat die Plattform vorgestreckt und behält es von Ihren nächsten Einnahmen ein. Ihr Kontoauszug zeigt beides.',
  'mail.refundPlatformAsked.subject': 'Die Plattform soll entscheiden: Bestellung Nr. {number}',
  'mail.refundPlatformAsked.text':
    'Der Käufer lässt die Plattform über {amount} der Bestellung Nr. {number} entscheiden. Grund: {note}. Legen Sie in der Verkäuferkonsole unter „Erstattungen“ vor, was für Sie spricht. Eine Entscheidung wird bis {until} erwartet.',
  'mail.refundBuyersEvidence.subject': 'Der Käufer hat einen Nachweis vorgelegt: Bestellung Nr. {number}',
  'mail.refundBuyersEvidence.text':
    'Im Streit um {amount} der Bestellung Nr. {number} hat der Käufer der Plattform vorgelegt: {note}. Sie sehen es in der Verkäuferkonsole unter „Erstattungen“ und können bis zur Entscheidung, die bis {until} erwartet wird, Nachweise ergänzen.',
  'mail.refundRuledFor.subject': 'Die Plattform hat für den Käufer entschieden: Bestellung Nr. {number}',
  'mail.refundRuledFor.text':
    'Die Plattform hat für den Käufer entschieden: {amount} der Bestellung Nr. {number} gehen zurück. Begründung: {note}',
  'mail.refundRuledAgainst.subject': 'Die Plattform hat gegen die Erstattung entschieden: Bestellung Nr. {number}',
  'mail.refundRuledAgainst.text':
    'Die Plattform hat gegen die Erstattung von {amount} zu Bestellung Nr. {number} entschieden. Sie ist geschlossen, die Bestellung läuft weiter. Begründung: {note}',
  'mail.refundSilence.subject': 'Keine Antwort bis zur Frist: {amount} der Bestellung Nr. {number} gingen zurück',
  'mail.refundSilence.text':
    'Sie haben nicht rechtzeitig geantwortet, daher sind {amount} der Bestellung Nr. {number} an den Käufer zurückgegangen. Die Erstattung steht in der Verkäuferkonsole unter „Erstattungen“.',
  'mail.refundStoresEvidence.subject': 'Der Lieferant hat einen Nachweis vorgelegt: Bestellung Nr. {number}',
  'mail.refundStoresEvidence.text':
    'Im Streit um {amount} der Bestellung Nr. {number} hat der Lieferant der Plattform vorgelegt: {note}. Sie sehen es auf der Seite der Erstattung und können bis zur Entscheidung, die bis {until} erwartet wird, Nachweise ergänzen.',
  'mail.paymentReturned.subject': '{amount} gehen an Sie zurück',
  'mail.paymentReturned.text':
    'Ihre Zahlung von {amount} für {orders} kam an, als sie nicht mehr verwendet werden konnte. Wir haben sie zurückgeschickt. Sie müssen nichts tun.',
  'mail.inquiryAsked.subject': 'Ein Käufer fragt nach einem Preis: „{name}“',
  'mail.inquiryAsked.text':
    'Ein Käufer fragt Ihren Laden nach einem Preis für „{name}“. Die ganze Anfrage wartet in der Verkäuferkonsole unter Anfragen auf Ihre Antwort.',
  'mail.inquiryAnswered.subject': 'Eine Antwort zu „{name}“',
  'mail.inquiryAnswered.text':
    'Ein Shop bietet „{name}“ für {amount} je Einheit an. Die ganze Antwort steht in Ihrem Käuferbereich unter Preisanfragen.',
  'mail.applicationReceived.subject': 'Wir haben Ihren Antrag für das Geschäft „{name}“',
  'mail.applicationReceived.text':
    'Ihr Antrag für das Geschäft „{name}“ ist eingegangen. Wir prüfen ihn innerhalb von drei Werktagen und schreiben Ihnen in jedem Fall. Im Käuferbereich können Sie ihn verfolgen.',
  'mail.applicationRefused.subject': 'Ihr Antrag für das Geschäft „{name}“ braucht Änderungen',
  'mail.applicationRefused.text':
    'Ein Teil Ihres Antrags für das Geschäft „{name}“ konnte nicht angenommen werden. {reasons}. Öffnen Sie ihn im Käuferbereich, berichtigen Sie nur diese Felder und reichen Sie ihn erneut ein; alles andere bleibt, wie es ist.',
  'mail.applicationApproved.subject': 'Ihr Geschäft „{name}“ ist genehmigt',
  'mail.applicationApproved.text':
    'Ihr Antrag für das Geschäft „{name}“ ist genehmigt. Legen Sie im Käuferbereich Konto und Passwort des Geschäfts fest: Damit melden Sie sich im Verkäuferbereich an, und das Geschäft ist geöffnet.',
  'mail.goodsDecided.subject': 'Prüfung Ihrer Waren: {approved} freigegeben, {refused} abgelehnt',
  'mail.goodsDecided.text':
    '{approved, plural, =0 {} one {# Produkt ist freigegeben; Käufer sehen es so, wie Sie es eingereicht haben. } other {# Produkte sind freigegeben; Käufer sehen sie so, wie Sie sie eingereicht haben. }}{refused, plural, =0 {} one {# Produkt wurde abgelehnt; berichtigen Sie es unter „Produkte“ und reichen Sie es neu ein. } other {# Produkte wurden abgelehnt; berichtigen Sie sie unter „Produkte“ und reichen Sie sie neu ein. }}{reasons}',
};
