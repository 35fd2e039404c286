import type { WordsOf } from '../types.ts';

/** Sentences of offers, in German. ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: 'Dieses Angebot gibt es nicht.',
  offerRunning: 'Diese Aktion läuft. Sie können nur ihren Titel ändern und sie früher beenden.',
  offerOver: 'Diese Aktion ist beendet.',
  offersFull: 'Es gibt bereits {max} Aktionen, die nicht beendet sind; mehr sind nicht möglich. Beenden Sie zuerst eine davon.',
  'mail.offerAsked.subject': 'Die Plattform bittet um Ihre Zustimmung: „{title}“',
  'mail.offerAsked.text':
    '{isAgain, select, 1 {Die Plattform hat ihre Aktion „{title}“ für Ihre Produkte geändert und bittet erneut um Ihre Zustimmung.} other {Die Plattform möchte {count, plural, one {# Variante} other {# Varianten}} Ihrer Produkte im Preis senken: „{title}“.}} Laufzeit: {begins} bis {until}. Sie erhalten Ihren vollen Preis; die Plattform zahlt die Differenz. Die Aktion gilt für Ihre Produkte nur, wenn Sie zustimmen: Preisaktionen, Anfragen der Plattform.',
};
