import type { SecurityTexts } from '../message-id'

/** Sign-in and security in the account settings, in German. */
export const security: SecurityTexts = {
  'auth.lead': 'Verwalten Sie Ihre E-Mail-Adressen und wie Sie sich anmelden.',

  'emails.title': 'E-Mail-Adressen',
  'emails.none':
    'Noch keine E-Mail-Adresse. Fügen Sie eine hinzu, um sich per E-Mail anzumelden und Ihr Konto wiederherzustellen.',
  'emails.add': 'E-Mail-Adresse hinzufügen',
  'emails.adding': 'Wird hinzugefügt',
  'emails.known': 'Diese Adresse haben Sie schon.',
  'emails.primary': 'Hauptadresse',
  'emails.unverified': 'Nicht bestätigt',
  'emails.signIn': 'Anmeldeadresse',
  'emails.sent': 'Wir haben einen Link an {email} gesendet. Öffnen Sie ihn zur Bestätigung.',
  'emails.verified': 'Diese Adresse ist bereits bestätigt.',
  'emails.makePrimary': 'Zur Hauptadresse machen',
  'emails.needsVerification':
    'Bestätigen Sie die Adresse, um sich damit anzumelden oder sie zur Hauptadresse zu machen.',
  'emails.isPrimary': '{email} ist jetzt Ihre Hauptadresse.',
  'emails.use': 'Zur Anmeldung verwenden',
  'emails.isUsed': 'Sie können sich jetzt mit {email} anmelden.',
  'emails.stop': 'Nicht mehr zur Anmeldung verwenden',
  'emails.stopped': 'Mit {email} können Sie sich nicht mehr anmelden.',
  'emails.onlyOne':
    'Sie können Ihre einzige Anmeldeadresse nicht entfernen. Fügen Sie zuerst eine andere hinzu.',
  'emails.usedByAnotherUser':
    'Diese Adresse ist bereits die Anmeldeadresse eines anderen Kontos. Verwenden Sie eine andere.',
  'emails.removeTitle': '{email} entfernen?',
  'emails.removeText': 'Sie erhalten dann keine E-Mails mehr an diese Adresse.',
  'emails.removeConfirm': 'Adresse entfernen',

  'methods.onlyOne': 'Das ist Ihre einzige Anmeldemethode. Fügen Sie zuerst eine andere hinzu.',
  'methods.orEmailCodes':
    'Das ist Ihre einzige Anmeldemethode. Aktivieren Sie zuerst E-Mail-Codes oder fügen Sie eine andere hinzu.',
  'methods.needed':
    'Nach dieser Änderung könnten Sie sich nicht mehr anmelden. Fügen Sie zuerst eine andere Anmeldemethode hinzu.',

  'password.on': 'Sie haben ein Passwort.',
  'password.changedOn': 'Geändert am {date}',
  'password.off': 'Sie haben noch kein Passwort.',
  'password.needsEmail':
    'Fügen Sie zuerst eine Anmeldeadresse hinzu. Sie melden sich dann mit beidem an.',
  'password.set': 'Passwort festlegen',
  'password.current': 'Aktuelles Passwort',
  'password.wrong': 'Ihr aktuelles Passwort ist falsch. Prüfen Sie es und versuchen Sie es erneut.',
  'password.changed': 'Passwort geändert. Ihre anderen Geräte wurden abgemeldet.',
  'password.added': 'Passwort festgelegt. Sie können sich jetzt damit anmelden.',

  'passkey.title': 'Passkey',
  'passkey.on': 'Sie können sich mit Fingerabdruck, Gesichtserkennung oder Displaysperre anmelden.',
  'passkey.off': 'Melden Sie sich mit Fingerabdruck, Gesichtserkennung oder Displaysperre an.',
  'passkey.unknown':
    'Dieser Browser unterstützt keine Passkeys. Fügen Sie Ihren Passkey in einem anderen Browser hinzu.',
  'passkey.needsEmail':
    'Bestätigen Sie zuerst eine Anmeldeadresse, damit Sie sich immer wieder anmelden können.',
  'passkey.add': 'Passkey hinzufügen',
  'passkey.adding': 'Warten auf Ihr Gerät',
  'passkey.added': 'Passkey hinzugefügt. Verwenden Sie ihn bei der nächsten Anmeldung.',
  'passkey.failed':
    'Der Passkey konnte nicht erstellt werden. Versuchen Sie es erneut oder verwenden Sie ein anderes Gerät.',
  'passkey.removeTitle': 'Ihren Passkey entfernen?',
  'passkey.removeText':
    'Sie können sich dann nicht mehr damit anmelden. Sie können später einen neuen hinzufügen.',
  'passkey.removeConfirm': 'Passkey entfernen',
  'passkey.removed': 'Passkey entfernt.',
  'passkeys.title': 'Passkeys',
  'passkeys.added': 'Hinzugefügt am {date}',
  'passkeys.used': 'Zuletzt verwendet: {time}',
  'passkeys.neverUsed': 'Noch nicht verwendet',
  'passkeys.rename': 'Umbenennen',
  'passkeys.name': 'Name',
  'passkeys.nameMissing': 'Geben Sie einen Namen ein.',
  'passkeys.renamed': 'Passkey umbenannt.',
  'passkeys.removeTitle': '{name} entfernen?',
  'passkeys.limit': 'Die maximale Anzahl an Passkeys ist erreicht. Entfernen Sie zuerst einen.',

  'emailCodes.title': 'E-Mail-Codes',
  'emailCodes.state': 'Aktiviert',
  'emailCodes.on': 'Melden Sie sich mit einem Code an, den wir Ihnen per E-Mail senden.',
  'emailCodes.off':
    'Melden Sie sich mit einem Code an, den wir Ihnen per E-Mail senden. Wenn Sie bei der Anmeldung einen anfordern, wird dies aktiviert, sofern Sie es hier nicht deaktiviert haben.',
  'emailCodes.needsEmail': 'Bestätigen Sie zuerst eine Anmeldeadresse. Dorthin geht der Code.',
  'emailCodes.turnedOn': 'Aktiviert. Sie können bei der Anmeldung einen Code anfordern.',
  'emailCodes.offTitle': 'E-Mail-Codes deaktivieren?',
  'emailCodes.offText': 'Sie brauchen dann eine andere Anmeldemethode.',
  'emailCodes.turnedOff': 'Deaktiviert.',

  'mfa.state': 'Aktiviert',
  'mfa.on': 'Bei der Anmeldung geben Sie einen Code aus Ihrer Authenticator-App ein.',
  'mfa.off': 'Verlangen Sie bei der Anmeldung zusätzlich einen Code aus einer Authenticator-App.',
  'mfa.scan': 'Scannen Sie diesen QR-Code mit Ihrer Authenticator-App.',
  'mfa.qr': 'QR-Code mit dem folgenden Schlüssel',
  'mfa.key': 'Oder geben Sie diesen Schlüssel in die App ein:',
  'mfa.openApp': 'In Authenticator-App öffnen',
  'mfa.code': 'Authentifizierungscode',
  'mfa.keep': 'Halten Sie diesen Schlüssel geheim. Wer ihn hat, kann Ihre Codes erzeugen.',
  'mfa.codeMissing': 'Geben Sie den 6-stelligen Code aus der App ein.',
  'mfa.codeWrong': 'Dieser Code stimmt nicht. Prüfen Sie, ob die Uhr Ihres Geräts richtig geht.',
  'mfa.turnedOn': 'Die Zwei-Faktor-Authentifizierung ist aktiviert.',
  'mfa.offTitle': 'Zwei-Faktor-Authentifizierung deaktivieren?',
  'mfa.offText': 'Dann reicht zur Anmeldung Ihr Passwort oder eine andere Anmeldemethode allein.',
  'mfa.turnedOff': 'Die Zwei-Faktor-Authentifizierung ist deaktiviert.',

  'recovery.title': 'Wiederherstellungscodes',
  'recovery.left': 'Noch {remaining} von {total}, erstellt am {date}.',
  'recovery.none':
    'Noch keine. Mit Wiederherstellungscodes können Sie sich ohne Ihre Authenticator-App anmelden.',
  'recovery.few':
    'Erstellen Sie jetzt neue Codes. Ohne Ihre Authenticator-App und ohne Code können Sie sich nicht anmelden.',
  'recovery.make': 'Codes erstellen',
  'recovery.making': 'Codes werden erstellt',
  'recovery.makeNew': 'Neue Codes erstellen',
  'recovery.makeTitle': 'Neue Wiederherstellungscodes erstellen?',
  'recovery.makeText': 'Ihre bisherigen Codes funktionieren dann sofort nicht mehr.',
  'recovery.saveTitle': 'Speichern Sie Ihre Wiederherstellungscodes',
  'recovery.saveText':
    'Mit jedem Code können Sie sich einmal anmelden, wenn Sie Ihre Authenticator-App nicht haben. Bewahren Sie die Codes sicher auf, etwa in einem Passwortmanager. Sie werden kein weiteres Mal angezeigt.',
  'recovery.download': 'Herunterladen',
  'recovery.saved': 'Ich habe sie gespeichert',

  'accounts.title': 'Verbundene Konten',
  'accounts.text': 'Melden Sie sich mit einem anderen Dienst an.',
  'accounts.connected': 'Verbunden',
  'accounts.connect': 'Verbinden',
  'accounts.connecting': 'Weiterleitung läuft',
  'accounts.disconnect': 'Trennen',
  'accounts.disconnecting': 'Wird getrennt',
  'accounts.disconnectTitle': 'Verbindung mit {provider} trennen?',
  'accounts.disconnectText': 'Sie können sich dann nicht mehr mit {account} anmelden.',
  'accounts.nowConnected': '{provider} wurde verbunden.',
  'accounts.disconnected': 'Verbindung mit {provider} getrennt.',

  'reauth.title': 'Identität bestätigen',
  'reauth.toDeleteAccount': 'Konto löschen: Identität bestätigen',
  'reauth.toDeleteTeam': '{team} löschen: Identität bestätigen',
  'reauth.toChangeEmails': 'E-\u2060Mail-Adressen ändern: Identität bestätigen',
  'reauth.toSetPassword': 'Passwort festlegen: Identität bestätigen',
  'reauth.toChangeEmailCodes': 'E-\u2060Mail-Codes ändern: Identität bestätigen',
  'reauth.toAddPasskey': 'Passkey hinzufügen: Identität bestätigen',
  'reauth.toRemovePasskey': 'Passkey entfernen: Identität bestätigen',
  'reauth.toChangeSecondFactor': 'Zwei-\u2060Faktor-Authentifizierung: Identität bestätigen',
  'reauth.toMakeRecoveryCodes': 'Wiederherstellungscodes: Identität bestätigen',
  'reauth.toConnect': 'Konto verbinden: Identität bestätigen',
  'reauth.toDisconnect': 'Konto trennen: Identität bestätigen',
  'reauth.text': 'Bestätigen Sie zu Ihrer Sicherheit, dass dieses Konto Ihnen gehört.',
  'reauth.confirm': 'Bestätigen',
  'reauth.pending': 'Wird geprüft',
  'reauth.passkey': 'Passkey verwenden',
  'reauth.resetSent':
    'Wir haben einen Link an {email} gesendet. Öffnen Sie ihn, um ein neues Passwort zu wählen.',
  'reauth.codeText': 'Wir haben einen Code an {email} gesendet. Geben Sie ihn unten ein.',
  'reauth.provider': 'Weiter mit {provider}',
  'reauth.providerText':
    'Danach kehren Sie hierher zurück. Nehmen Sie Ihre Änderung dann erneut vor.',
  'reauth.otherMethod': 'Andere Methode verwenden',
  'reauth.other':
    'Das war ein anderes Konto, deshalb hat sich nichts geändert. Sie sind als {name} angemeldet.',
}
