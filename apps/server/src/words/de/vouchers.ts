import type { WordsOf } from '../types.ts';

/** Sentences of vouchers, in German. ICU message format. */
export const vouchers: WordsOf<'vouchers'> = {
  voucherCodeWrong:
    'Kein Gutschein Ihres Geschäfts hat diesen Code, oder der Käufer hat ihn noch nicht geöffnet. Verbleibende Versuche: {left}.',
  voucherUnknown: 'Einen solchen Gutschein, der noch eingelöst werden kann, gibt es nicht.',
  voucherUsed: 'Dieser Gutschein wurde schon eingelöst.',
  voucherOver: 'Die Zeit dieses Gutscheins ist abgelaufen.',
  voucherVoid: 'Dieser Gutschein ist ungültig: Er wurde durch eine Erstattung aufgehoben.',
  voucherExpired: 'Der Gutschein wurde nicht rechtzeitig eingelöst',
  'mail.vouchersReady.subject': 'Bestellung Nr. {number}: Ihre Gutscheine sind da',
  'mail.vouchersReady.text':
    'Wir verwahren {amount} für die Bestellung Nr. {number}, und Ihre Gutscheine sind da. Öffnen Sie die Bestellung in der Käuferzentrale, um die Codes zu sehen; zu Ihrer Sicherheit stehen sie in keiner E-Mail. Nennen Sie dem Lieferanten einen Code erst, wenn Sie die Leistung bekommen.',
  'mail.vouchersEnd.subject': 'Bestellung Nr. {number}: Gutscheine laufen bald ab',
  'mail.vouchersEnd.text':
    'Bestellung Nr. {number} hat noch {count, plural, one {# nicht eingelösten Gutschein} other {# nicht eingelöste Gutscheine}}. Der erste gilt bis {until}.',
};
