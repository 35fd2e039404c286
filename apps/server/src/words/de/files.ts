import type { WordsOf } from '../types.ts';

/** Sentences of files, in German. ICU message format. */
export const files: WordsOf<'files'> = {
  uploadMissing: 'Bitte zuerst eine Datei auswählen.',
  fileEmpty: 'Die Datei ist leer.',
  fileTooLarge: 'Die Datei ist zu groß. Eine solche Datei darf bis zu {max} MB haben.',
  fileKindNotTaken:
    'Dateien dieser Art nehmen wir nicht an, oder die Datei ist nicht, was ihr Name sagt. Möglich sind Dokumente, Tabellen, Zeichnungen, Bilder, Videos und Archive.',
  documentNotTaken: 'Das ist weder ein PDF noch ein Bild, das wir lesen können. Bitte senden Sie eine PDF-, JPEG-, PNG- oder WebP-Datei.',
  pictureNotTaken:
    'Dieses Bild können wir nicht lesen. Bitte senden Sie eine JPEG-, PNG- oder WebP-Datei; ein HEIC-Foto muss vorher als JPEG gespeichert werden.',
  pictureBroken: 'Das Bild ist beschädigt oder unvollständig. Bitte wählen Sie eine andere Kopie.',
  pictureTooManyPixels: 'Das Bild hat zu viele Pixel. Bis zu {max} Megapixel sind möglich.',
  uploadLimitReached:
    'Sie haben innerhalb einer Stunde {max, plural, one {# Bild} other {# Bilder}} hochgeladen. Bitte machen Sie später weiter.',
  uploadQuotaReached: 'Innerhalb von 24 Stunden können Sie Bilder mit insgesamt {max} MB hochladen. Bitte machen Sie morgen weiter.',
  uploadTooSlow: 'Die Datei kam zu langsam an und wurde nicht übernommen. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  fileUnknown: 'Eine solche Datei haben Sie nicht, oder sie wird schon verwendet.',
  'file.empty': 'Die Datei ist leer.',
  'file.notUtf8': 'Zeile {line} ist kein UTF-8-Text. Speichern Sie die Datei als „CSV UTF-8“ oder als XLSX.',
  'file.rowLong': 'Zeile {line} ist länger als {max} Zeichen. Fehlt ein schließendes Anführungszeichen?',
  'file.quoteOpen': 'Die Zeile nach Zeile {line} öffnet ein Anführungszeichen und schließt es nie.',
  'file.csvBroken': 'Ab Zeile {line} ist die Datei kein CSV.',
  'file.columnsMany': 'Zeile {line} hat mehr als {max} Spalten.',
  'file.rowsMany': 'Die Datei hat mehr als {max} Zeilen. Teilen Sie sie und importieren Sie die Teile.',
  'file.cellsMany': 'Die Datei hat mehr als {max} Zellen oder Texte. Teilen Sie sie und importieren Sie die Teile.',
  'file.oldExcel': 'Das ist eine alte Excel-Datei (.xls) oder eine mit Passwort. Speichern Sie sie als .xlsx ohne Passwort.',
  'file.openDocument': 'Das ist eine OpenDocument-Tabelle. Speichern Sie sie als .xlsx oder „CSV UTF-8“.',
  'file.binaryExcel': 'Das ist eine binäre Excel-Datei (.xlsb). Speichern Sie sie als .xlsx.',
  'file.notSheet': 'Das ist keine Tabelle. Senden Sie CSV oder XLSX.',
  'file.zipBroken': 'Die Tabelle ist beschädigt. Öffnen Sie sie, speichern Sie sie neu als .xlsx und senden Sie diese.',
  'file.zipLocked': 'Die Tabelle ist mit einem Passwort gesperrt. Speichern Sie sie ohne Passwort.',
  'file.inflates': 'Die Tabelle ist entpackt größer als {max} MB. Teilen Sie sie und importieren Sie die Teile.',
  'file.xmlBroken': 'Die Tabelle lässt sich nicht lesen. Öffnen Sie sie, speichern Sie sie neu als .xlsx und senden Sie diese.',
  'file.xmlForbidden': 'Die Tabelle enthält Deklarationen, die keine Tabelle braucht. Sie wurde nicht geöffnet.',
  'file.noSheet': 'Die Tabelle hat kein sichtbares Blatt.',
  'file.columnsMissing': 'Diese Spalten fehlen: {columns}.',
  'file.columnsTwice': 'Diese Spalten kommen zweimal vor: {columns}.',
  'file.lost': 'Die hochgeladene Datei ist nicht mehr da. Laden Sie sie noch einmal hoch.',
};
