import type { WordsOf } from '../types.ts';

/** What any call can answer with, in German. ICU message format. */
export const general: WordsOf<'general'> = {
  notLoggedIn: 'Bitte melden Sie sich zuerst an.',
  notPermitted: 'Das gehört nicht zu den Bereichen Ihres Kontos. Wer die Konten verwaltet, kann es hinzufügen.',
  serverError: 'Auf dem Server ist ein kleines Problem aufgetreten. Nichts ging verloren; bitte versuchen Sie es erneut.',
  screenBeingBuilt: 'Dieser Teil des Marktplatzes wird vorbereitet. Er öffnet sich gleich von selbst.',
  storageFull: 'Dafür ist zurzeit kein Speicherplatz frei. Es wurde nichts gespeichert; bitte versuchen Sie es später erneut.',
  noSuchInterface: 'Diese Schnittstelle gibt es nicht.',
  argumentNotValid: 'Bitte prüfen Sie Ihre Eingaben: {first}',
  tooManyRequests: 'Zu viele Anfragen. Bitte warten Sie {seconds, plural, one {# Sekunde} other {# Sekunden}} und versuchen Sie es erneut.',
  tooLarge: 'Die gesendeten Daten sind zu groß.',
  originNotAllowed: 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt. Bitte öffnen Sie die Seite erneut.',
  keyUsedForOtherInput: 'Dieser Idempotenzschlüssel wurde bereits für eine andere Anfrage verwendet.',
  doNotSubmitRepeatedly: 'Bitte nicht mehrfach absenden: Die erste Anfrage wird noch bearbeitet.',
  changedMeanwhile: 'Inzwischen hat jemand anderes das geändert. Sehen Sie den jetzigen Stand an und speichern Sie erneut.',
  exportTooLarge: 'Grenzen Sie die Liste ein: Sie hat mehr als {max} Einträge, und so viele fasst eine Tabelle.',
};
