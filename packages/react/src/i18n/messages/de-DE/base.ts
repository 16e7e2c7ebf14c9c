import type { BaseTexts } from '../message-id'

/** What stands everywhere, in German. */
export const base: BaseTexts = {
  'action.cancel': 'Abbrechen',
  'action.copied': 'Kopiert',
  'action.copy': 'Kopieren',
  'action.goHome': 'Zur Startseite',
  'action.retry': 'Noch einmal versuchen',
  'action.signIn': 'Anmelden',
  'action.signOut': 'Abmelden',
  'action.signUp': 'Registrieren',

  'page.loading': 'Wird geladen',
  'page.slow': 'Das dauert länger als gewöhnlich.',
  'page.noScript': 'Schalten Sie JavaScript ein, um diese Seite zu nutzen.',

  'notFound.title': 'Seite nicht gefunden',
  'notFound.text': 'Diese Seite gibt es nicht, oder sie wurde verschoben.',

  'framed.title': 'Öffnen Sie diese Seite für sich',
  'framed.text': 'Zu Ihrer Sicherheit läuft sie nicht innerhalb einer anderen Seite.',

  'failure.offlineTitle': 'Sie sind offline',
  'failure.offline':
    'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Ihre Eingaben bleiben erhalten.',
  'failure.unreachableTitle': 'Der Server ist nicht erreichbar',
  'failure.unreachable': 'Prüfen Sie Ihre Verbindung oder versuchen Sie es in Kürze noch einmal.',
  'failure.busyTitle': 'Zu viele Versuche',
  'failure.busy': 'Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  'failure.unknownTitle': 'Etwas ist schiefgegangen',
  'failure.unknown':
    'Versuchen Sie es noch einmal. Wenn es weiter auftritt, wenden Sie sich an den Support.',
  'failure.reference': 'Kennung',

  'error.credentials': 'E-Mail oder Passwort ist falsch.',
  'error.emailTaken': 'Mit dieser E-Mail gibt es bereits ein Konto.',
  'error.passwordSignInOff': 'Die Anmeldung mit Passwort ist hier ausgeschaltet.',
  'error.secondFactorCode': 'Dieser Code stimmt nicht. Prüfen Sie ihn bitte.',
  'error.codeInvalid':
    'Dieser Link funktioniert nicht. Prüfen Sie, ob Sie den ganzen Link geöffnet haben.',
  'error.codeExpired': 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  'error.codeAttempts': 'Mit diesem Link gab es zu viele Versuche. Fordern Sie einen neuen an.',
  'error.codeUsed': 'Dieser Link wurde schon verwendet. Fordern Sie einen neuen an.',
  'error.connectedToAnotherUser': 'Es ist bereits mit einem anderen Benutzer verbunden.',
  'error.otherConnected':
    'Sie haben bereits ein anderes Konto dieser Art verbunden. Vielleicht war es das falsche.',
  'error.accessDenied': 'Der Zugriff wurde nicht erlaubt, daher sind Sie nicht angemeldet.',
  'error.signInTimeout': 'Die Anmeldung hat zu lange gedauert. Beginnen Sie noch einmal.',
  'error.passkey':
    'Ihr Passkey konnte nicht verwendet werden. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  'error.passkeyOff': 'Die Anmeldung mit Passkey ist hier ausgeschaltet.',
  'error.providerOff': 'Die Anmeldung über diesen Anbieter ist hier ausgeschaltet.',
  'error.userGone': 'Dieses Konto gibt es nicht mehr.',
  'error.sessionEnded': 'Ihre Sitzung ist beendet. Melden Sie sich noch einmal an.',
  'error.recentSignIn':
    'Für diese Änderung ist eine aktuelle Anmeldung nötig. Melden Sie sich noch einmal an.',
  'error.notAllowed': 'Dazu sind Sie nicht berechtigt.',
  'error.redirect': 'Diese Weiterleitungsadresse ist nicht erlaubt.',
  'error.project':
    'Die Anmeldung ist auf dieser Website nicht richtig eingerichtet. Sagen Sie bitte dem Betreiber Bescheid.',

  'signedOut.title': 'Sie sind abgemeldet',
  'signedOut.text': 'Sie wurden auf diesem Gerät abgemeldet.',
  'signedOut.partTitle': 'Sie sind auf diesem Gerät abgemeldet',
  'signedOut.partText':
    'Der Server war nicht erreichbar, daher wird diese Sitzung eventuell noch als aktiv angezeigt.',

  'teamSwitcher.label': 'Team',
  'teamSwitcher.none': 'Team wählen',
  'teamSwitcher.empty': 'Noch keine Teams',
  'teamSwitcher.settings': 'Team-Einstellungen',
  'teamSwitcher.create': 'Team erstellen',

  'userButton.label': 'Kontomenü',
  'userButton.labelOf': 'Kontomenü, {name}',
  'userButton.notSignedIn': 'Nicht angemeldet',
  'userButton.settings': 'Kontoeinstellungen',
  'userButton.theme': 'Hell oder dunkel',
  'userButton.failed': 'Ihr Konto konnte nicht geladen werden',
}
