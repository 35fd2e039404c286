import type { WordsOf } from '../types.ts';

/** Sentences of shipping, in German. ICU message format. */
export const shipping: WordsOf<'shipping'> = {
  deliveryKindOther: 'Diese Bestellung wurde mit einer anderen Art der Lieferung aufgegeben.',
  pickupCodeWrong: 'Dieser Code gehört nicht zu der Bestellung. Verbleibende Versuche: {left}.',
  packageLimitReached: 'Eine Bestellung kann in höchstens {max} Paketen versendet werden.',
  packageItemsWrong: 'Die Pakete entsprechen nicht dem, was noch zu versenden ist. Bitte laden Sie die Bestellung neu.',
  waybillRequired: 'Bitte geben Sie den Kurierdienst und die Frachtbriefnummer ein.',
  carrierUnknown: 'Diesen Kurierdienst gibt es nicht.',
  waybillOfOrder: 'Das ist die Frachtbriefnummer einer Sendung des Lieferanten an Sie. Geben Sie die der Rücksendung an.',
  deliveryUnknown: 'Dieses Paket gibt es nicht.',
  shipmentStands:
    'Diese Sendung bleibt bestehen: Die halbe Stunde ist vorbei, der Zusteller hat sie schon erfasst, oder zu der Bestellung wird Geld zurückverlangt.',
  'mail.readyForPickup.subject': 'Bestellung Nr. {number}: Ihre Waren können abgeholt werden',
  'mail.readyForPickup.text':
    'Die Waren der Bestellung Nr. {number} warten auf Sie: {place} ({hours}). Zeigen Sie dort diesen Code: {code}. Geben Sie ihn niemandem, bevor Sie die Waren gesehen haben.',
  'mail.pickupWaits.subject': 'Bestellung Nr. {number}: Ihre Waren warten noch auf Sie',
  'mail.pickupWaits.text':
    'Die Waren der Bestellung Nr. {number} warten noch auf Sie: {place} ({hours}). Ihr Code ist {code}. Holt sie niemand ab, entscheidet Kyakhta, was aus ihnen und aus dem Geld wird.',
  'mail.refusedAtDoor.subject': 'Bestellung Nr. {number} wurde an der Tür abgelehnt',
  'mail.refusedAtDoor.text':
    'Bestellung Nr. {number} wurde nicht angenommen, und die Ware ist zum Lieferanten zurückgegangen. Die Bestellung ist geschlossen; es wurde nichts berechnet.{hasReason, plural, =0 {} other { Grund: {reason}}}',
  'mail.shipLateBuyer.subject': 'Bestellung Nr. {number} verspätet sich',
  'mail.shipLateBuyer.text':
    '{how, select, ready {Die Ware der Bestellung Nr. {number} sollte bis {until} bereitstehen und ist noch nicht bereit.} other {Bestellung Nr. {number} war bis {until} zu versenden und ist noch nicht vollständig unterwegs.}} Wir haben den Lieferanten erinnert. Wenn Sie nicht warten möchten, verlangen Sie auf der Seite der Bestellung Ihr Geld für das zurück, was noch nicht versandt ist.',
  'mail.shipLate.subject':
    '{how, select, ready {Bestellung Nr. {number} sollte schon bereitstehen} other {Bestellung Nr. {number} sollte schon versandt sein}}',
  'mail.shipLate.text':
    '{how, select, ready {Die Ware der Bestellung Nr. {number} sollte bis {until} bereitstehen. Stellen Sie sie bereit und vermerken Sie es auf der Seite der Bestellung in der Verkäuferkonsole.} other {Bestellung Nr. {number} war bis {until} zu versenden und ist noch nicht vollständig unterwegs. Versenden Sie den Rest und tragen Sie ihn auf der Seite der Bestellung in der Verkäuferkonsole ein.}} Der Käufer wartet.',
  'mail.orderShipped.subject':
    '{isPart, plural, =0 {Bestellung Nr. {number} ist unterwegs} other {Ein Teil der Bestellung Nr. {number} ist unterwegs}}',
  'mail.orderShipped.text':
    '{isPart, plural, =0 {Der Lieferant hat die Bestellung Nr. {number} versendet.} other {Der Lieferant hat einen Teil der Bestellung Nr. {number} versendet; der Rest folgt.}}{isFollowed, plural, =0 {} other { Sie können die Pakete in Ihrer Bestellung verfolgen.}}',
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
  'track.accepted': 'Sortierzentrum Yiwu: Paket angenommen',
  'track.departed': 'Yiwu: auf der Straße abgefahren',
  'track.exported': 'Manjur: Ausfuhranmeldung angenommen',
  'track.cleared': 'Sabaikalsk: Papiere geprüft, zollamtlich abgefertigt',
  'track.onward': 'Tschita: abgefahren in die Zielstadt',
  'track.returned': 'Paket für den Rückweg angenommen',
  'track.returnExported': 'Sabaikalsk: Ausfuhranmeldung der Rücksendung angenommen',
  'track.returnCleared': 'Manjur: Papiere der Rücksendung geprüft',
  'track.arrived': 'In der Zielstadt angekommen',
  'track.withCdek': 'An CDEK zur Zustellung übergeben',
  'track.delivered': 'Zugestellt und unterschrieben',
};
