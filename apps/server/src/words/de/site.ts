import type { WordsOf } from '../types.ts';

/** Sentences of site, in German. ICU message format. */
export const site: WordsOf<'site'> = {
  workUnknown: 'Diese Arbeit ist erledigt oder nicht mehr fehlgeschlagen.',
  currencyUnknown: 'Diese Währung gibt es nicht.',
  currencyFixed: 'Die Abrechnungswährung hat immer den Kurs 1 und wird immer angezeigt.',
  configUnknown: 'Diesen Text gibt es auf der Seite nicht.',
  bannerUnknown: 'Dieses Banner gibt es nicht.',
  bannersFull: 'Es gibt schon {max} Banner. Entfernen Sie zuerst eines.',
  bannerEndsEarly: 'Das Ende muss nach dem Beginn liegen.',
  termsUnknown: 'Solche Bedingungen gibt es nicht.',
  termsDrafted: 'Es gibt schon einen Entwurf dieses Dokuments.',
  termsPublished: 'Diese Fassung ist veröffentlicht oder gelöscht; sie lässt sich nicht ändern.',
  termsEmpty: 'Schreiben Sie den Text in mindestens einer Sprache.',
  termsTooEarly: 'Die Fassung muss jetzt oder später und nach der letzten beginnen.',
  noticeUnknown: 'Diese Mitteilung gibt es nicht.',
  noticeWithoutWords: 'Schreiben Sie die Mitteilung in mindestens einer Sprache.',
  'export.work.waiting': 'Wartend',
  'export.work.due': 'Fällig',
  'export.work.retrying': 'Wird wiederholt',
  'export.work.failed': 'Fehlgeschlagen',
};
