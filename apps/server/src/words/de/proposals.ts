import type { WordsOf } from '../types.ts';

/** Sentences of proposals, in German. ICU message format. */
export const proposals: WordsOf<'proposals'> = {
  proposalUnknown: 'Diesen Vorschlag gibt es nicht.',
  proposalDecided: 'Über diesen Vorschlag ist schon entschieden.',
  proposalOwn: 'Sie haben das vorgeschlagen. Jemand anderes muss zustimmen.',
  proposalSameHands:
    'Eines der beiden Konten wurde vom anderen angelegt oder bekam von ihm das Passwort oder den Bereich „Geld“, und seither hat niemand bestätigt, wem es gehört. Jemand anderes entscheidet oder bestätigt das Konto unter „Mitarbeiter“.',
  proposalAbandoned:
    'Wer das vorgeschlagen hat, ist gesperrt oder darf es nicht mehr vorschlagen. Übernehmen Sie den Vorschlag, oder lehnen Sie ihn ab.',
  proposalNotAbandoned: 'Wer das vorgeschlagen hat, steht noch dazu. Stimmen Sie zu, oder lehnen Sie ab.',
  proposalOpenAlready: 'Das ist schon vorgeschlagen und wartet auf eine zweite Person. Der Vorschlag steht unter „Vorschläge“.',
  'mail.proposalDecided.subject':
    '{isDone, plural, =0 {Ihr Vorschlag wurde abgelehnt} other {Ihrem Vorschlag wurde zugestimmt}}: {kind, select, balance {Guthaben korrigieren} points {Punkte korrigieren} grant {Erstattung gewähren} settle {überfällige Bestellung abwickeln} cash {Bargeld eines Kuriers verbuchen} transfer {Überweisung zuordnen} limit {seltener eine zweite Person fragen} level {Stufe ändern} bank {das Konto ändern, auf das Käufer überweisen} other {spätes Bargeld verbuchen}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} hat Ihren Vorschlag abgelehnt.} other {{by} hat Ihrem Vorschlag zugestimmt, und er wurde ausgeführt.}} {hasNote, plural, =0 {} other {Anmerkung: {note}.}} Ihre Begründung: {reason}. Er steht unter „Vorschläge“ in der Betreiberkonsole.',
  'export.proposal.balance': 'Guthaben berichtigen',
  'export.proposal.points': 'Punkte berichtigen',
  'export.proposal.grant': 'Erstattung gewähren',
  'export.proposal.settle': 'Überfällige Bestellung abwickeln',
  'export.proposal.cash': 'Bargeld der Nachnahme erfassen',
  'export.proposal.level': 'Eine Stufe ändern',
  'export.proposal.transfer': 'Überweisung zuordnen',
  'export.proposal.limit': 'Zweite Person erst fragen ab',
  'export.proposal.bank': 'Konto ändern, auf das Käufer überweisen',
  'export.proposal.lateCash': 'Spät gekommenes Bargeld verbuchen',
  'export.proposalState.proposed': 'Wartet auf eine zweite Person',
  'export.proposalState.done': 'Erledigt',
  'export.proposalState.refused': 'Nicht ausgeführt',
};
