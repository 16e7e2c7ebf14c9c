import type { SignInTexts } from '../message-id'

/** The pages of signing in, in German. */
export const signIn: SignInTexts = {
  'field.email': 'E-Mail',
  'field.password': 'Passwort',
  'field.repeatPassword': 'Passwort bestätigen',
  'field.code': 'Code',
  'field.showPassword': 'Passwort anzeigen',
  'field.hidePassword': 'Passwort verbergen',
  'field.passwordHint': 'Mindestens {min} Zeichen.',

  'problem.emailMissing': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'problem.emailForm': 'Geben Sie eine gültige E-Mail-Adresse ein.',
  'problem.passwordMissing': 'Geben Sie Ihr Passwort ein.',
  'problem.newPasswordMissing': 'Wählen Sie ein Passwort.',
  'problem.passwordShort': 'Dieses Passwort ist zu kurz. Verwenden Sie mindestens {min} Zeichen.',
  'problem.passwordLong': 'Dieses Passwort ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'problem.passwordCommon':
    'Dieses Passwort steht auf Listen häufiger oder gestohlener Passwörter und ist leicht zu erraten. Wählen Sie ein anderes.',
  'problem.passwordPersonal':
    'Dieses Passwort lässt sich leicht aus Ihrer E-Mail-Adresse oder dem Namen dieser App erraten. Wählen Sie ein anderes.',
  'problem.repeatMissing': 'Bestätigen Sie Ihr Passwort.',
  'problem.repeatDiffers': 'Die Passwörter stimmen nicht überein.',
  'problem.emailUnverified':
    'Diese Adresse wurde nie bestätigt, deshalb ist die Anmeldung mit Code nicht möglich. Verwenden Sie Ihr Passwort.',
  'problem.emailUnknown': 'Wir konnten kein Konto mit dieser E-Mail finden.',
  'problem.codeMissing': 'Geben Sie den Code ein.',
  'problem.codeShort': 'Der Code hat sechs Zeichen.',
  'problem.codeWrong': 'Dieser Code ist falsch. Verwenden Sie den aus der neuesten E-Mail.',
  'problem.codeExpired': 'Dieser Code ist abgelaufen. Lassen Sie sich einen neuen senden.',
  'problem.codeUsed': 'Dieser Code wurde schon verwendet. Lassen Sie sich einen neuen senden.',
  'problem.codeAttempts': 'Es gab zu viele Versuche. Lassen Sie sich einen neuen Code senden.',
  'problem.totpWrong': 'Dieser Code ist falsch. Versuchen Sie es mit dem aktuellen.',
  'problem.recoveryShort': 'Ein Wiederherstellungscode hat zehn Buchstaben und Ziffern.',
  'problem.recoveryWrong':
    'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet. Nehmen Sie einen anderen.',
  'problem.recoveryUnknown':
    'Wiederherstellungscodes gelten hier nicht. Verwenden Sie Ihre Authenticator-App.',

  'signIn.title': 'Anmelden',
  'signIn.titleOf': 'Bei {project} anmelden',
  'signIn.noAccount': 'Noch kein Konto?',
  'signIn.toSignUp': 'Konto erstellen',
  'signIn.forgotPassword': 'Passwort vergessen?',
  'signIn.pending': 'Anmeldung läuft',
  'signIn.usePassword': 'Passwort verwenden',
  'signIn.noMethod': 'Für diese App ist keine Anmeldemethode aktiviert.',

  'methods.signInWith': 'Mit {provider} anmelden',
  'methods.signUpWith': 'Mit {provider} registrieren',
  'methods.passkey': 'Mit Passkey anmelden',
  'methods.lastUsed': 'Zuletzt verwendet',
  'methods.or': 'oder',

  'signUp.title': 'Konto erstellen',
  'signUp.hasAccount': 'Sie haben schon ein Konto?',
  'signUp.toSignIn': 'Anmelden',
  'signUp.pending': 'Konto wird erstellt',
  'signUp.usePassword': 'Passwort wählen',
  'signUp.closedTitle': 'Registrierung geschlossen',
  'signUp.closedText': 'Zurzeit können hier keine neuen Konten erstellt werden.',
  'signUp.noMethod': 'Für diese App ist keine Registrierungsmethode aktiviert.',
  'signUp.toExisting': 'Stattdessen anmelden',

  'emailCode.send': 'Code per E-Mail senden',
  'emailCode.sending': 'Wird gesendet',
  'emailCode.title': 'Sehen Sie in Ihre E-Mails',
  'emailCode.text':
    'Wir haben einen 6-stelligen Code an {email} gesendet. Geben Sie ihn unten ein oder öffnen Sie den Link in der E-Mail.',

  'magicLink.title': 'Mit diesem Link anmelden?',
  'magicLink.text': 'Fahren Sie nur fort, wenn Sie diese E-Mail angefordert haben.',

  'secondFactor.title': 'Zwei-Faktor-Authentifizierung',
  'secondFactor.text': 'Geben Sie die sechs Ziffern ein, die Ihre Authenticator-App jetzt zeigt.',
  'secondFactor.recoveryText':
    'Geben Sie einen der Wiederherstellungscodes ein, die Sie gespeichert haben. Jeder gilt einmal.',
  'secondFactor.recoveryCode': 'Wiederherstellungscode',
  'secondFactor.useRecoveryCode': 'Wiederherstellungscode verwenden',
  'secondFactor.useApp': 'Authenticator-App verwenden',
  'secondFactor.attemptsTitle': 'Zu viele Versuche',
  'secondFactor.lateTitle': 'Die Anmeldung ist abgelaufen',
  'secondFactor.endText':
    'Zu Ihrer Sicherheit wurde diese Anmeldung beendet. Sie können noch einmal beginnen.',
  'secondFactor.startAgain': 'Noch einmal beginnen',
  'secondFactor.missingTitle': 'Melden Sie sich zuerst an',
  'secondFactor.missingText': 'Melden Sie sich an, um fortzufahren.',

  'signedIn.title': 'Sie sind angemeldet',
  'signedIn.text': 'Sie sind als {name} angemeldet.',

  'signOut.title': 'Abmelden?',
  'signOut.text': 'Sie sind als {name} angemeldet.',
  'signOut.pending': 'Abmeldung läuft',

  'forgot.title': 'Passwort zurücksetzen',
  'forgot.text': 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link zum Zurücksetzen.',
  'forgot.toSignIn': 'Zurück zur Anmeldung',
  'forgot.send': 'Link senden',
  'forgot.pending': 'Wird gesendet',
  'forgot.sentTitle': 'Sehen Sie in Ihre E-Mails',
  'forgot.sentText':
    'Wenn es zu {email} hier ein Konto gibt, ist ein Link für ein neues Passwort unterwegs. Sehen Sie auch im Spam nach.',
  'forgot.sentAnyText':
    'Wenn es zu der Adresse hier ein Konto gibt, ist eine E-Mail unterwegs. Sehen Sie auch im Spam-Ordner nach.',

  'sentEmail.sendAgain': 'Noch einmal senden',
  'sentEmail.sendAgainIn': 'Noch einmal senden in {seconds} s',
  'sentEmail.sentAgain': 'Noch einmal gesendet.',
  'sentEmail.changeAddress': 'Andere Adresse verwenden',

  'reset.title': 'Neues Passwort wählen',
  'reset.text': 'Sie werden auf allen Geräten abgemeldet.',
  'reset.newPassword': 'Neues Passwort',
  'reset.submit': 'Passwort zurücksetzen',
  'reset.pending': 'Wird gespeichert',
  'reset.doneTitle': 'Ihr Passwort ist geändert',
  'reset.doneText': 'Melden Sie sich mit dem neuen an. Alle Geräte wurden abgemeldet.',

  'link.invalidTitle': 'Dieser Link funktioniert nicht',
  'link.invalidText': 'Prüfen Sie, ob Sie den ganzen Link aus der E-Mail geöffnet haben.',
  'link.expiredTitle': 'Dieser Link ist abgelaufen',
  'link.expiredText': 'Wir können Ihnen einen neuen senden.',
  'link.usedTitle': 'Dieser Link wurde schon verwendet',
  'link.usedText': 'Jeder Link gilt nur einmal. Wir können Ihnen einen neuen senden.',
  'link.attemptsTitle': 'Zu viele Versuche',
  'link.attemptsText': 'Dieser Link gilt nicht mehr. Wir können Ihnen einen neuen senden.',
  'link.requestNew': 'Neuen Link anfordern',

  'verification.title': 'E-Mail bestätigen',
  'verification.text': 'Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.',
  'verification.verify': 'Bestätigen',
  'verification.pending': 'Wird bestätigt',
  'verification.doneTitle': 'E-Mail bestätigt',
  'verification.doneText': 'Ihre E-Mail-Adresse ist bestätigt.',
  'verification.signInText': 'Melden Sie sich an, um einen neuen Link zu bekommen.',
  'verification.ownAccountText':
    'Diese E-Mail-Adresse soll zu einem Konto hinzukommen, bei dem Sie nicht angemeldet sind. Wenn es Ihr Konto ist, melden Sie sich dort an und bestätigen Sie die Adresse dann.',
  'verification.sendNew': 'Neuen Link senden',
  'verification.sending': 'Wird gesendet',
  'verification.sentTitle': 'Sehen Sie in Ihre E-Mails',
  'verification.sentText': 'Ein neuer Link ist unterwegs an {email}.',

  'invitation.title': '{team} beitreten?',
  'invitation.text': 'Sie treten als {name} bei.',
  'invitation.otherAccount': 'Anderes Konto verwenden',
  'invitation.join': 'Beitreten',
  'invitation.pending': 'Beitritt läuft',
  'invitation.ignore': 'Nicht jetzt',
  'invitation.signInTitle': 'Sie sind in ein Team eingeladen',
  'invitation.signInText': 'Melden Sie sich an oder erstellen Sie ein Konto, um anzunehmen.',
  'invitation.askAgain': 'Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
  'invitation.doneTitle': 'Sie gehören jetzt zu {team}',
  'invitation.doneText': 'Das Team steht ab jetzt bei Ihren Teams.',

  'oauth.title': 'Sie werden angemeldet',
  'oauth.failedTitle': 'Diese Anmeldung hat nicht funktioniert',
  'oauth.failedText':
    'Sie hat zu lange gedauert, war schon abgeschlossen oder begann in einem anderen Browser.',
  'oauth.signInAgain': 'Noch einmal anmelden',

  'cli.title': 'Zugriff über die Kommandozeile erlauben?',
  'cli.text':
    'Ein Programm auf einer Kommandozeile möchte in Ihrem Namen handeln. Fahren Sie nur fort, wenn Sie es gerade selbst gestartet haben.',
  'cli.textOf':
    'Ein Programm auf einer Kommandozeile möchte als {name} handeln. Fahren Sie nur fort, wenn Sie es gerade selbst gestartet haben.',
  'cli.warning':
    'Hat Ihnen jemand diesen Link geschickt? Dann brechen Sie ab. Wir verschicken solche Links nie.',
  'cli.code': 'Zeigt das Programm einen Code an, muss es dieser sein:',
  'cli.requested': 'Angefragt {time} von {address}',
  'cli.authorize': 'Erlauben',
  'cli.pending': 'Wird erlaubt',
  'cli.doneTitle': 'Das Programm ist angemeldet',
  'cli.doneText': 'Kehren Sie dorthin zurück. Sie können dieses Fenster schließen.',
  'cli.close': 'Schließen',
  'cli.cancelledTitle': 'Zugriff verweigert',
  'cli.cancelledText': 'Sie können dieses Fenster schließen.',
  'cli.failedTitle': 'Dieser Link funktioniert nicht',
  'cli.failedText':
    'Er wurde schon verwendet, ist abgelaufen oder unvollständig. Beginnen Sie im Programm noch einmal.',

  'errorPage.title': 'Etwas ist schiefgegangen',
  'errorPage.unknownText':
    'Versuchen Sie es noch einmal. Wenn es so bleibt, wenden Sie sich an den Betreiber der Website.',
  'errorPage.connectTitle': 'Dieses Konto konnte nicht verbunden werden',
  'errorPage.connectAgain': 'Erneut verbinden',
  'errorPage.notConnectedText': 'Dort wurde kein Zugriff gewährt, deshalb wurde nichts verbunden.',
  'errorPage.deniedTitle': 'Die Anmeldung wurde abgebrochen',
  'errorPage.signInAgain': 'Noch einmal anmelden',
  'errorPage.code': 'Fehlercode',
}
