import type { WordsOf } from '../types.ts';

/** Sentences of promotions, in German. ICU message format. */
export const promotions: WordsOf<'promotions'> = {
  couponUnknown: 'Diesen Gutschein gibt es nicht.',
  couponNotStarted: 'Dieser Gutschein kann noch nicht abgeholt werden.',
  couponOver: 'Dieser Gutschein kann nicht mehr abgeholt werden.',
  couponUsedUp: 'Alle diese Gutscheine sind bereits vergeben.',
  couponLimitReached: 'Sie haben bereits so viele dieser Gutscheine, wie ein Käufer haben kann.',
  couponRunning:
    'Käufer haben diesen Gutschein bereits. Sie können nur noch den Namen und das Ende der Ausgabe ändern und die Anzahl erhöhen.',
  couponsFull: 'Es gibt bereits {max} Gutscheine, die abgeholt werden können; mehr sind nicht möglich. Beenden Sie zuerst einen davon.',
  couponUnusable: 'Der Gutschein „{name}“ kann für diese Bestellung nicht verwendet werden.',
  couponsNotCombinable: 'Sie können von jedem Shop und von der Plattform nur je einen Gutschein verwenden.',
  noSuchCode: 'Diesen Code gibt es nicht, oder er wurde bereits verwendet.',
};
