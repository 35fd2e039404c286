import type { WordsOf } from '../types.ts';

/** Sentences of ledger, in German. ICU message format. */
export const ledger: WordsOf<'ledger'> = {
  'mail.booksOff.subject': 'Die Bücher stimmen nicht: {count, plural, one {# Regel verletzt} other {# Regeln verletzt}}',
  'mail.booksOff.text':
    'Die nächtliche Prüfung der Bücher hat etwas gefunden: {rules}. Die Zeilen stehen auf der Prüfseite der Betreiberkonsole.',
  'export.entry.opening': 'Eröffnung',
  'export.entry.capture': 'Geldeingang',
  'export.entry.refund': 'Erstattung',
  'export.entry.release': 'Freigabe vom Treuhandkonto',
  'export.entry.remainder': 'Rest einer Bestellung',
  'export.entry.reversal': 'Stornobuchung',
  'export.entry.payout': 'Auszahlung',
  'export.entry.payoutBack': 'Auszahlung zurückgenommen',
  'export.entry.correction': 'Berichtigung eines Guthabens',
  'export.entry.gift': 'Bonus zur Aufladung',
  'export.entry.points': 'Wert von Punkten',
  'export.entry.hold': 'Guthaben vorgemerkt',
  'export.entry.adjustment': 'Korrektur',
  'export.entry.faultFreight': 'Fracht wegen Mangels',
  'export.entry.grant': 'Gewährte Rückzahlung',
  'export.entry.debt': 'Schuld eines Shops',
  'export.entry.lateCash': 'Verspätetes Bargeld',
};
