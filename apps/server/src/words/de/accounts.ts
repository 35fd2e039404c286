import type { WordsOf } from '../types.ts';

/** Sentences of accounts, in German. ICU message format. */
export const accounts: WordsOf<'accounts'> = {
  loginFailed: 'Konto oder Passwort ist nicht richtig.',
  accountLocked: 'Dieses Konto ist gesperrt. Wenden Sie sich an den, der die Konten verwaltet.',
  passwordNotReadable: 'Das Passwort konnte nicht gelesen werden. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  plainPasswordRefused:
    'Die Verbindung ist für ein Passwort nicht sicher genug. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  wrongVerificationCode: 'Der Code ist nicht richtig oder zu alt. Bitte fordern Sie einen neuen an.',
  codeRecentlySent:
    'Ein Code wurde gerade erst gesendet. Bitte warten Sie {seconds, plural, one {# Sekunde} other {# Sekunden}}, bevor Sie einen weiteren anfordern.',
  tooManyCodes:
    'An diese Adresse wurden zu viele Codes gesendet. Bitte verwenden Sie den letzten, oder warten Sie {minutes, plural, one {# Minute} other {# Minuten}}, bevor Sie einen weiteren anfordern.',
  tooManyTries: 'Zu viele Versuche. Bitte warten Sie {minutes, plural, one {# Minute} other {# Minuten}} und versuchen Sie es erneut.',
  userNameTaken: 'Dieser Kontoname ist vergeben. Bitte wählen Sie einen anderen; Ihr Code bleibt gültig.',
  signInOff: 'Diese Anmeldung ist hier nicht verfügbar.',
  signInDown: '{site} antwortet gerade nicht. Bitte versuchen Sie es noch einmal oder melden Sie sich anders an.',
  signInFailed:
    'Die Anmeldung ist nicht gelungen: Die andere Website hat sie nicht bestätigt, oder es hat zu lange gedauert. Bitte beginnen Sie von vorn.',
  signInTicketOver:
    'Die Anmeldung bei der anderen Website ist zu lange her. Registrieren Sie sich ohne sie und verknüpfen Sie sie später, oder beginnen Sie von vorn.',
  socialAccountNotBound: 'Es ist kein solches Konto einer anderen Website verknüpft.',
  socialAccountTaken: 'Dieses Konto der anderen Website ist bereits mit einem anderen Käufer verknüpft.',
  socialAccountOther: 'Ein anderes Konto derselben Website ist verknüpft. Lösen Sie zuerst diese Verknüpfung.',
  lastWayIn: 'Das ist der einzige Zugang zu Ihrem Konto. Legen Sie zuerst ein Passwort fest.',
  passwordTooWeak:
    '{kinds, plural, =3 {Ein Passwort hat {min} bis {max} Zeichen, darunter Buchstaben, Ziffern und Sonderzeichen, ohne Leerzeichen am Rand.} other {Ein Passwort hat {min} bis {max} Zeichen von mindestens zwei Arten (Buchstaben, Ziffern, Sonderzeichen), ohne Leerzeichen am Rand.}}',
  termsNotAgreed: 'Lesen und akzeptieren Sie die Bedingungen, um fortzufahren.',
  passwordCommon: 'Genau dieses Passwort steht in Listen häufiger Passwörter, die zuerst probiert werden. Bitte wählen Sie ein anderes.',
  oldPasswordWrong: 'Das alte Passwort stimmt nicht.',
  nickNameTooLong: 'Ein Spitzname hat höchstens 15 Zeichen.',
  mobileNotValid: 'Geben Sie eine gültige Mobilnummer ein.',
  nothingToBind: 'Nennen Sie eine E-Mail-Adresse oder eine Mobilnummer.',
  sessionUnknown: 'Diese Sitzung gibt es nicht.',
  accountInUse:
    'Das Konto kann nicht gelöscht werden, solange Bestellungen offen sind, Guthaben vorhanden oder Geld zu Ihrer Bank unterwegs ist.',
  userUnknown: 'Diesen Käufer gibt es nicht.',
  accountClosed: 'Das Konto des Käufers ist gelöscht: Auf sein Guthaben kann nichts mehr gebucht werden.',
  storeAccountUnknown: 'Dieses Konto eines Shops gibt es nicht.',
  accountNameTaken: 'Dieser Kontoname ist vergeben. Wählen Sie einen anderen.',
  accountLimitReached: 'Es gibt schon {max, plural, one {# Konto} other {# Konten}}, gesperrte mitgezählt; mehr sind nicht möglich.',
  operatorUnknown: 'Diesen Betreiber gibt es nicht.',
  ownAccount: 'Beim eigenen Konto geht das nicht: Jemand anderes, der die Konten verwaltet, muss es tun.',
  addressUnknown: 'Diese Adresse steht nicht in Ihrem Adressbuch.',
  addressLimitReached: 'Das Adressbuch ist voll: höchstens {max} Adressen.',
  operatorSameHands: 'Dieses Konto kann auch in Ihrer Hand sein. Jemand anderes muss es bestätigen.',
  operatorPasswordTold: 'Das Passwort dieses Kontos wurde seinem Inhaber von jemandem mitgeteilt. Er muss zuerst ein eigenes wählen.',
  levelSame: 'Die Stufe ist schon {level}.',
  'mail.loginCode.subject': '{code} ist Ihr Anmeldecode für Kyakhta',
  'mail.loginCode.text':
    'Ihr Code lautet {code}. Er gilt {minutes} Minuten und kann einmal verwendet werden. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht; ohne den Code kann sich niemand anmelden.',
  'mail.registerCode.subject': 'Ihr Code für Kyakhta: {code}',
  'mail.registerCode.text':
    'Ihr Code für die Anmeldung lautet {code}. Er gilt {minutes} Minuten und nur einmal. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht.',
  'mail.alreadyRegistered.subject': 'Sie haben bereits ein Konto',
  'mail.alreadyRegistered.text':
    'Jemand, vermutlich Sie, wollte sich mit dieser Adresse registrieren. Sie haben bereits ein Konto mit dem Namen {userName}: Melden Sie sich damit an oder wählen Sie ein neues Passwort, falls Sie das alte vergessen haben.',
  'mail.passwordCode.subject': 'Ihr Code für ein neues Passwort: {code}',
  'mail.passwordCode.text':
    'Ihr Code zur Wahl eines neuen Passworts lautet {code}. Er gilt {minutes} Minuten und nur einmal. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht; Ihr Passwort bleibt unverändert.',
  'mail.accountAdded.subject': 'Ein Konto für Sie',
  'mail.accountAdded.text':
    'Für Sie wurde das Konto {userName} eröffnet. Das erste Passwort bekommen Sie von dem, der es eröffnet hat; ändern Sie es nach der ersten Anmeldung. Codes und Nachrichten für dieses Konto gehen an diese Adresse.',
  'mail.passwordChanged.subject': 'Ihr Passwort wurde geändert',
  'mail.passwordChanged.text':
    'Das Passwort Ihres Kontos wurde geändert, andere Geräte wurden abgemeldet. Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
  'mail.mobileBound.subject': 'Diese Nummer ist schon verknüpft',
  'mail.mobileBound.text':
    'Jemand, vermutlich Sie, wollte diese Nummer mit einem Konto verknüpfen. Sie gehört schon zu einem anderen Konto: Melden Sie sich dort an, oder verknüpfen Sie dort zuerst eine andere Nummer.',
  'mail.bindCode.subject': 'Ihr Bestätigungscode: {code}',
  'mail.bindCode.text': 'Ihr Code zur Bestätigung dieser Adresse oder Nummer lautet {code}. Er gilt {minutes} Minuten und nur einmal.',
  'mail.mailChanged.subject': 'Ihre E-Mail-Adresse wurde geändert',
  'mail.mailChanged.text': 'Ihr Konto verwendet jetzt die Adresse {mail}. Wenn Sie das nicht waren, wenden Sie sich sofort an uns.',
  'mail.mobileChanged.subject': 'Ihre Mobilnummer wurde geändert',
  'mail.mobileChanged.text': 'Die Mobilnummer Ihres Kontos wurde geändert. Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
  'mail.socialBound.subject': 'Ein {site}-Konto meldet sich jetzt bei Ihrem Konto an',
  'mail.socialBound.text':
    'Ein {site}-Konto wurde mit Ihrem Konto verbunden: Damit meldet man sich jetzt ohne Passwort an. Wenn Sie das nicht waren, lösen Sie die Verbindung in Ihrem Konto und wählen Sie sofort ein neues Passwort.',
  'mail.socialUnbound.subject': 'Ein {site}-Konto wurde getrennt',
  'mail.socialUnbound.text':
    'Mit dem {site}-Konto meldet man sich nicht mehr bei Ihrem Konto an. Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
  'mail.destroyCode.subject': 'Ihr Code zum Löschen des Kontos: {code}',
  'mail.destroyCode.text':
    'Ihr Code zum Löschen Ihres Kontos lautet {code}. Er gilt {minutes} Minuten. Wenn Sie es nicht löschen möchten, ignorieren Sie diese Nachricht und ändern Sie Ihr Passwort.',
  'mail.accountDeleted.subject': 'Ihr Konto ist gelöscht',
  'mail.accountDeleted.text':
    'Ihr Konto ist gelöscht. Unterlagen früherer Bestellungen werden wie gesetzlich verlangt ohne Ihren Namen aufbewahrt.',
  'export.area.trade': 'Handel',
  'export.area.money': 'Geld',
  'export.area.people': 'Käufer',
  'export.area.stores': 'Shops',
  'export.area.goods': 'Waren',
  'export.area.content': 'Inhalte',
  'export.area.settings': 'Einstellungen',
  'export.area.staff': 'Mitarbeiter',
  'export.area.orders': 'Bestellungen',
  'export.area.store': 'Shop',
  'export.area.owner': 'Mitarbeiter',
};
