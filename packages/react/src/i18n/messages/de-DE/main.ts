import type { MainTexts } from '../message-id'

/** Messages of the sign-in page, of buttons and menus in German. */
export const main: MainTexts = {
  'action.cancel': 'Abbrechen',
  'action.goHome': 'Zur Startseite',
  'action.retry': 'Erneut versuchen',
  'action.signIn': 'Anmelden',
  'action.signOut': 'Abmelden',
  'action.signUp': 'Konto erstellen',

  'page.loading': 'Wird geladen',
  'page.slow': 'Das dauert länger als gewöhnlich.',
  'page.noScript': 'Aktivieren Sie JavaScript, um diese Seite zu nutzen.',

  'failure.offlineTitle': 'Sie sind offline',
  'failure.offline':
    'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Ihre Eingaben bleiben erhalten.',
  'failure.unreachableTitle': 'Der Server ist nicht erreichbar',
  'failure.unreachable': 'Prüfen Sie Ihre Verbindung oder versuchen Sie es in Kürze erneut.',
  'failure.retrying': 'Prüfen Sie Ihre Verbindung. Wir versuchen es weiter.',
  'failure.unknown':
    'Versuchen Sie es erneut. Wenn das Problem weiterhin auftritt, wenden Sie sich an den Support.',

  'signedOut.partTitle': 'Sie sind auf diesem Gerät abgemeldet',

  'teamSwitcher.label': 'Team',
  'settings.teams': 'Teams',
  'teamSwitcher.none': 'Team wählen',
  'teamSwitcher.empty': 'Noch keine Teams',
  'teamSwitcher.settings': 'Teameinstellungen',
  'teamSwitcher.create': 'Team erstellen',

  'userButton.label': 'Kontomenü',
  'userButton.labelOf': 'Kontomenü, {name}',
  'userButton.notSignedIn': 'Nicht angemeldet',
  'userButton.settings': 'Kontoeinstellungen',
  'userButton.theme': 'Design wechseln',
  'userButton.failed': 'Ihr Konto konnte nicht geladen werden',

  'field.email': 'E-Mail',
  'field.password': 'Passwort',
  'field.code': 'Code',
  'field.showPassword': 'Passwort anzeigen',
  'field.hidePassword': 'Passwort verbergen',

  'problem.emailMissing': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'problem.emailForm': 'Geben Sie eine gültige E-Mail-Adresse ein.',
  'problem.passwordMissing': 'Geben Sie Ihr Passwort ein.',
  'problem.passwordLong': 'Dieses Passwort ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'problem.emailUnverified':
    'Diese E-Mail-Adresse wurde nie bestätigt, deshalb können Sie sich nicht mit einem Code anmelden. Verwenden Sie Ihr Passwort.',
  'problem.emailUnknown': 'Wir konnten kein Konto mit dieser E-Mail-Adresse finden.',
  'problem.codeMissing': 'Geben Sie den Code ein.',
  'problem.codeShort': 'Der Code hat 6 Zeichen.',
  'problem.codeWrong': 'Dieser Code ist falsch. Verwenden Sie den aus der neuesten E-Mail.',
  'problem.codeExpired': 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
  'problem.codeUsed': 'Dieser Code wurde bereits verwendet. Fordern Sie einen neuen an.',
  'problem.codeAttempts': 'Zu viele Versuche. Fordern Sie einen neuen Code an.',

  'signIn.titleOf': 'Bei {project} anmelden',
  'signIn.noAccount': 'Noch kein Konto?',
  'signIn.toSignUp': 'Konto erstellen',
  'signIn.forgotPassword': 'Passwort vergessen?',
  'signIn.pending': 'Anmeldung läuft',
  'signIn.usePassword': 'Passwort verwenden',
  'signIn.noMethod': 'Für diese App ist keine Anmeldemethode aktiviert.',

  'methods.signInWith': 'Mit {provider} anmelden',
  'methods.signUpWith': 'Konto mit {provider} erstellen',
  'methods.passkey': 'Mit Passkey anmelden',
  'methods.lastUsed': 'Zuletzt verwendet',
  'methods.or': 'oder',

  'legal.terms': 'Nutzungsbedingungen',
  'legal.privacy': 'Datenschutzerklärung',

  'emailCode.send': 'Code per E-Mail senden',
  'emailCode.text':
    'Wir haben einen 6-stelligen Code an {email} gesendet. Geben Sie ihn ein oder öffnen Sie den Link in der E-Mail.',

  'signedIn.title': 'Sie sind angemeldet',
  'signedIn.text': 'Sie sind als {name} angemeldet.',

  'sentEmail.sending': 'Wird gesendet',
  'sentEmail.title': 'Prüfen Sie Ihre E-Mails',
  'sentEmail.sendAgain': 'Erneut senden',
  'sentEmail.sendAgainIn': 'Erneut senden in {seconds} s',
  'sentEmail.sentAgain': 'Erneut gesendet.',
  'sentEmail.changeAddress': 'Andere Adresse verwenden',
}
