import type { WordsOf } from '../types.ts';

/** Sentences of agreements, in German. ICU message format. */
export const agreements: WordsOf<'agreements'> = {
  agreementUnknown: 'Zu dieser Bestellung gibt es keinen Vertrag.',
  agreementNotReady: 'Der Vertrag wird vorbereitet. Bitte laden Sie die Seite gleich neu.',
  agreementOver: 'Dieser Vertrag kann nicht mehr unterschrieben oder abgelehnt werden. Bitte laden Sie die Seite neu.',
  signerDiffers:
    'Den Vertrag unterschreibt {name}. Bitte schreiben Sie diesen Namen: die Wörter in beliebiger Reihenfolge, Vornamen auch als Initialen.',
  storeMailMissing:
    'Für dieses Konto ist keine E-Mail-Adresse hinterlegt, daher kann kein Code gesendet werden. Hinterlegen Sie zuerst eine in Ihrem Konto.',
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
  'paper.terms': 'Handelsbedingungen',
  'paper.incoterm': '{term} {place}, Incoterms 2020',
  'paper.ofOrder': 'Bestellung {number}: {text}',
  'paper.dutyBuyer': 'Einfuhrzoll und Einfuhrsteuern: trägt der Käufer.',
  'paper.dutyPlatform': 'Einfuhrzoll und Einfuhrsteuern: trägt die Plattform, ohne Aufpreis für den Käufer.',
  'paper.dutyTaker': 'Zölle und Steuern der Aus- und Einfuhr, soweit sie anfallen: trägt, wer die Ware übernimmt.',
  'paper.dutySupplier': 'Zölle und Steuern der Ausfuhr: trägt der Lieferant. Die der Einfuhr: nie der Lieferant.',
  'paper.dutyNone': 'Die Ware überschreitet auf diesem Weg keine Zollgrenze: Zoll fällt nicht an.',
  'paper.law': 'Anwendbares Recht: {country}.',
  'paper.court': 'Gerichtsstand: {court}.',
  'paper.courtAtSeat': 'Gerichtsstand: am Sitz der Plattform.',
  'paper.origin': 'Ursprungsland: {country}',
  'paper.originUnknown': 'Ursprungsland: nicht angegeben',
  'paper.platform': 'Plattform',
  'paper.seller': 'Verkäufer',
  'paper.buyer': 'Käufer',
  'paper.inn': 'INN: {text}',
  'paper.kpp': 'KPP: {text}',
  'paper.uscc': 'Einheitlicher Sozialkreditcode: {text}',
  'paper.taxNumber': 'Steuernummer: {text}',
  'paper.supplier': 'Lieferant',
  'paper.issued': 'Ausgestellt von',
  'paper.signsByCode': 'Unterzeichnet elektronisch mit Namen und Einmalcode; siehe Zertifikat der Unterschrift.',
  'paper.offered': 'Von der Plattform elektronisch unter der Nummer dieses Vertrags angeboten.',
  'paper.issuedAs': 'Elektronisch ausgestellt; ohne handschriftliche Unterschrift gültig.',
  'paper.dated': 'Datum: {day}',
  'terms.title.service': 'Nutzungsbedingungen',
  'terms.title.privacy': 'Datenschutzerklärung',
};
