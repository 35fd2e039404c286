import type { WordsOf } from '../types.ts';

/** Sentences of refunds, in German. ICU message format. */
export const refunds: WordsOf<'refunds'> = {
  refundUnknown: 'Diese Erstattung gibt es nicht.',
  refundAmountFixed: 'In dieser Runde lässt sich der Betrag nicht ändern: Die Erstattung läuft weiter, wie sie beantragt wurde.',
  refundChanged: 'Der Käufer hat diesen Antrag geändert: Er lautet jetzt auf {amount}. Prüfen Sie ihn und antworten Sie noch einmal.',
  refundNotInState: 'Diese Erstattung ist inzwischen weiter. Laden Sie die Seite neu, um den Stand zu sehen.',
  refundNotPossible: 'Von dieser Bestellung kann derzeit nichts erstattet werden.',
  refundPeriodOver: 'Die Reklamationsfrist dieser Bestellung ist vorbei. Bitte wenden Sie sich an den Lieferanten.',
  giveNotCovered: 'Ihr Guthaben deckt das nicht. Bitten Sie Kyakhta, die Erstattung zu gewähren.',
  noReasonStands:
    'Eine Rückgabe ohne Grund kann das Geschäft nicht ablehnen. Nennen Sie die Adresse; was geöffnet oder unvollständig zurückkommt, können Sie beanstanden.',
  noReasonExcluded: 'Für diese Ware gelten die sieben Tage ohne Grund nicht.',
  noReasonCartons: 'Ohne Grund gehen nur ganze, ungeöffnete Kartons zurück: je {quantity} Stück.',
  noReasonNotNow: 'Ware geht ohne Grund innerhalb von sieben Tagen nach dem Empfang zurück.',
  noReasonGoesBack: 'Ohne Grund gibt es Geld nur für Ware, die zurückgeht.',
  notLate: 'Die Ware ist nicht verspätet: Die Frist zum Versand läuft noch. Bitte wählen Sie einen anderen Grund.',
  nothingSent: 'Von dieser Ware ist noch nichts versandt, niemand kann also wissen, wie sie ankommt. Bitte wählen Sie einen anderen Grund.',
  refundRuled: 'Kyakhta hat über diese Ware aus diesem Grund schon entschieden. Die Entscheidung gilt.',
  offerSameAsAsked: 'Der Käufer verlangt genau diesen Betrag. Stimmen Sie der Erstattung stattdessen zu.',
  offerStands:
    'Ihre Frist zur Antwort auf diese Erstattung ist abgelaufen; Ihr Angebot gilt, bis der Käufer antwortet. Sie können weiterhin ein anderes Angebot machen.',
  offerOutdated:
    'Seit dem Angebot des Lieferanten hat sich die Bestellung geändert und damit auch, was erstattet werden kann. Das Angebot lässt sich nicht mehr annehmen. Lehnen Sie es ab oder ändern Sie Ihren Antrag und stellen Sie ihn erneut.',
  refundOpenAlready: 'Für diese Ware läuft bereits eine Erstattung. Beenden oder ziehen Sie sie zuerst zurück.',
  refundTooSmall: '{what, select, none {Hier gibt es nichts mehr zu erstatten.} other {Eine Erstattung beträgt mindestens {least}.}}',
  refundTooLarge: 'Hier können höchstens {max} erstattet werden.',
  refundCountWrong: 'Wählen Sie zwischen 1 und {max} Stück.',
  returnNotPossible: 'Nur versandte Ware kann zurückgeschickt werden. Bitten Sie um Erstattung ohne Rücksendung.',
  giftMustGoBack:
    'Ein Geschenk, das noch nicht versandt ist oder so viel wert ist wie das, was zurückgeht, kann nicht bei Ihnen bleiben. Geben Sie es mit den Waren zurück.',
  evidenceFull: 'Sie haben der Plattform {max} Belege vorgelegt; mehr sind nicht möglich.',
  returnAddressMissing: 'Geben Sie an, wohin die Ware gehen soll.',
  storeRulingMissing: 'Schreiben Sie die Begründung auch in der Sprache des Shops.',
  linesInRefund:
    '{what, select, all {Der Käufer verlangt das Geld für alle diese Waren zurück. Beantworten Sie die Erstattung, bevor Sie etwas versenden.} packed {Der Käufer verlangt das Geld für alle diese Waren zurück. Beantworten Sie die Erstattung, bevor Sie etwas verpacken.} collected {Der Käufer verlangt Geld für Waren dieser Bestellung zurück. Beantworten Sie die Erstattung, bevor Sie sie bereitstellen.} voucher {Der Käufer verlangt das Geld für diesen Gutschein zurück. Beantworten Sie die Erstattung, bevor Sie ihn einlösen.} offered {Diese Waren oder ein Teil davon warten auf die Antwort des Käufers auf Ihr Angebot. Sie bleiben bei Ihnen, bis es angenommen oder abgelehnt wird oder abläuft.} other {Für einen Teil dieser Waren verlangt der Käufer das Geld zurück. Lassen Sie sie weg oder beantworten Sie zuerst die Erstattung.}}',
  'mail.refundOffered.subject': 'Der Lieferant bietet {amount} für Bestellung Nr. {number}',
  'mail.refundOffered.text':
    'Statt der beantragten Erstattung bietet der Lieferant {amount} der Bestellung Nr. {number} für {goods}. {effect, select, reduction {Der Preis dieser Ware sinkt: Sie behalten sie, und noch nicht Versandtes wird weiterhin versandt.} notSent {Diese Stücke werden nicht mehr versandt.} partNotSent {Versandte Stücke behalten Sie; die übrigen werden nicht mehr versandt.} kept {Sie behalten diese Stücke.} other {}} Sie müssen nichts zurückschicken. Nehmen Sie auf der Seite der Erstattung bis {until} an oder lehnen Sie ab; Sie können auch Ihren Antrag ändern oder Kyakhta entscheiden lassen. Der Lieferant schreibt: {note}',
  'mail.refundOfferAccepted.subject': 'Ihr Angebot wurde angenommen: {amount} der Bestellung Nr. {number}',
  'mail.refundOfferAccepted.text':
    'Der Käufer hat Ihr Angebot angenommen: {amount} der Bestellung Nr. {number} gehen für {goods} an den Käufer zurück. {effect, select, reduction {Der Preis dieser Ware ist gemindert, die Bestellung läuft weiter.} notSent {Versenden Sie diese Stücke bitte nicht.} partNotSent {Versandte Stücke behält der Käufer; versenden Sie die übrigen bitte nicht.} kept {Der Käufer behält diese Stücke.} other {}}',
  'mail.refundOfferDeclined.subject': 'Ihr Angebot über {amount} zu Bestellung Nr. {number} wurde abgelehnt',
  'mail.refundOfferDeclined.text':
    'Der Käufer hat Ihr Angebot über {amount} zu Bestellung Nr. {number} für {goods} abgelehnt. Sie können ein anderes machen; der Käufer kann weiterhin Kyakhta entscheiden lassen. {count, plural, =0 {} one {# Stück ist nicht mehr angehalten.} other {# Stück sind nicht mehr angehalten.}} {act, select, ship {Versenden Sie die Ware bis {shipBy}.} shipLate {Versenden Sie die Ware jetzt: Der letzte Versandtag war {shipBy}.} ready {Stellen Sie die Ware bis {shipBy} zur Abholung bereit.} readyLate {Stellen Sie die Ware jetzt zur Abholung bereit: Der letzte Tag dafür war {shipBy}.} other {}}',
  'mail.ownOfferLapsed.subject': 'Der Käufer hat Ihr Angebot über {amount} zu Bestellung Nr. {number} nicht beantwortet',
  'mail.ownOfferLapsed.text':
    'Der Käufer hat Ihr Angebot über {amount} zu Bestellung Nr. {number} für {goods} nicht rechtzeitig beantwortet. Die Erstattung ist ohne Zahlung geschlossen. {count, plural, =0 {Die Bestellung läuft weiter.} one {# Stück ist nicht mehr angehalten.} other {# Stück sind nicht mehr angehalten.}} {act, select, ship {Versenden Sie die Ware bis {shipBy}.} shipLate {Versenden Sie die Ware jetzt: Der letzte Versandtag war {shipBy}.} ready {Stellen Sie die Ware bis {shipBy} zur Abholung bereit.} readyLate {Stellen Sie die Ware jetzt zur Abholung bereit: Der letzte Tag dafür war {shipBy}.} other {}}',
  'mail.refundOfferLapsed.subject': 'Die Erstattung zu Bestellung Nr. {number} ist geschlossen: Das Angebot wurde nicht beantwortet',
  'mail.refundOfferLapsed.text':
    'Sie haben das Angebot des Lieferanten über {amount} zu Bestellung Nr. {number} für {goods} nicht rechtzeitig beantwortet. Die Erstattung ist ohne Zahlung geschlossen. {count, plural, =0 {Die Bestellung läuft weiter.} one {Die Bestellung läuft weiter: # angehaltenes Stück wird wie bestellt geliefert.} other {Die Bestellung läuft weiter: # angehaltene Stück werden wie bestellt geliefert.}} Solange die Reklamationsfrist läuft, können Sie erneut eine Erstattung beantragen.',
  'mail.refundOfferWithdrawn.subject': 'Der Lieferant hat sein Angebot über {amount} zu Bestellung Nr. {number} zurückgezogen',
  'mail.refundOfferWithdrawn.text':
    'Der Lieferant hat sein Angebot über {amount} zu Bestellung Nr. {number} für {goods} zurückgezogen. {isAsked, plural, =0 {Bis {until} können Sie den Antrag ändern oder Kyakhta entscheiden lassen.} other {Ihr Antrag gilt unverändert weiter. Der Lieferant antwortet bis {until}; ohne Antwort gilt er als angenommen.}}',
  'mail.ownOfferWithdrawn.subject': 'Sie haben Ihr Angebot über {amount} zu Bestellung Nr. {number} zurückgezogen',
  'mail.ownOfferWithdrawn.text':
    'Ihr Shop hat sein Angebot über {amount} zu Bestellung Nr. {number} für {goods} zurückgezogen. Der Käufer wurde benachrichtigt. {isAsked, plural, =0 {Bis {until} kann der Käufer den Antrag ändern oder Kyakhta entscheiden lassen.} other {Beantworten Sie den Antrag bis {until}; ohne Antwort gilt er als angenommen. Noch nicht versandte Ware aus dem Antrag versenden Sie bis dahin nicht.}}',
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
    'Die Erstattung zu Bestellung Nr. {number} ist bewilligt: {amount} gehen auf dem Weg zurück, auf dem sie kamen.{isCovered, plural, =0 {} other { Davon haben Sie {covered} schon von Ihrer Bank oder Ihrem Zahlungsdienst.}}{isOnItsWay, plural, =0 {} other { Wir senden Ihnen {onItsWay} per Banküberweisung und schreiben Ihnen, sobald sie ausgeführt ist.}} {note}',
  'mail.refundHeldUp.subject': '{amount} für {orders} konnten noch nicht zurückgesandt werden',
  'mail.refundHeldUp.text':
    'Ihre Erstattung von {amount} für {orders} konnte nicht auf dem Weg zurückgehen, auf dem Sie bezahlt haben. Das Geld ist sicher verwahrt, und wir kümmern uns darum: Wir senden es noch einmal oder auf einem anderen Weg. Sie müssen nichts tun; wenn wir etwas von Ihnen brauchen, etwa eine Bankverbindung, fragen wir Sie. Sobald das Geld gesendet ist, bekommen Sie eine Mail.',
  'mail.refundSent.subject': '{amount} für {orders} wurden an Sie gesendet',
  'mail.refundSent.text':
    '{by, select, bank {Wir haben Ihnen Ihre Erstattung von {amount} für {orders} per Banküberweisung gesendet, weil sie nicht auf dem Weg zurückgehen konnte, auf dem Sie bezahlt haben.} transfer {Wir haben Ihnen Ihre Erstattung von {amount} für {orders} per Banküberweisung gesendet.} other {Ihre Erstattung von {amount} für {orders}, die sich verzögert hatte, ist jetzt auf dem Weg zurückgegangen, auf dem Sie bezahlt haben.}}{hasReference, plural, =0 {} other { Referenz der Bank: {reference}.}} Sie müssen nichts tun.',
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
  'mail.refundSilence.subject': 'Keine Antwort bis zur Frist: Die Erstattung von {amount} zu Bestellung Nr. {number} gilt als bewilligt',
  'mail.refundSilence.text':
    'Sie haben nicht rechtzeitig geantwortet, daher gilt die Erstattung von {amount} zu Bestellung Nr. {number} als bewilligt, und das Geld geht an den Käufer zurück. {count, plural, =0 {} one {# Stück ist noch nicht versendet und darf nicht mehr versendet werden. } other {# Stück sind noch nicht versendet und dürfen nicht mehr versendet werden. }}Die Erstattung steht in der Verkäuferkonsole unter „Erstattungen“.',
  'mail.refundStoresEvidence.subject': 'Der Lieferant hat einen Nachweis vorgelegt: Bestellung Nr. {number}',
  'mail.refundStoresEvidence.text':
    'Im Streit um {amount} der Bestellung Nr. {number} hat der Lieferant der Plattform vorgelegt: {note}. Sie sehen es auf der Seite der Erstattung und können bis zur Entscheidung, die bis {until} erwartet wird, Nachweise ergänzen.',
  'refundReason.noReason': 'Ohne Grund, in ungeöffneten Kartons',
  'refundReason.unwanted': 'Ich brauche die Ware nicht mehr',
  'refundReason.late': 'Die Ware wurde nicht rechtzeitig versandt',
  'refundReason.missing': 'Es fehlt Ware',
  'refundReason.damaged': 'Ware kam beschädigt an',
  'refundReason.different': 'Ware weicht von der Beschreibung ab',
  'refundReason.faulty': 'Mangel an Qualität oder Funktion',
  'refundReason.agreed': 'Mit dem Lieferanten vereinbart',
  'export.refund.1': 'Shop antwortet',
  'export.refund.2': 'Käufer schickt die Ware',
  'export.refund.3': 'Ware auf dem Rückweg',
  'export.refund.4': 'Ware ist zurück',
  'export.refund.5': 'Erstattet',
  'export.refund.onItsWay': 'Geld ist auf dem Rückweg',
  'export.refund.6': 'Zurückgezogen',
  'export.refund.7': 'Vom Shop abgelehnt',
  'export.refund.offered': 'Anderer Betrag angeboten',
  'export.refund.10': 'Plattform entscheidet',
  'export.refund.-1': 'Geschlossen, nichts erstattet',
  'export.refundKind.0': 'Preisminderung',
  'export.refundKind.1': 'Nur Geld',
  'export.refundKind.2': 'Mit Rücksendung der Ware',
};
