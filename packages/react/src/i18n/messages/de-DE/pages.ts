import type { PageTexts } from '../message-id'

/** Messages of the other pages and of failures in German. */
export const pages: PageTexts = {
  'action.continue': 'Weiter',
  'action.copied': 'Kopiert',
  'action.copy': 'Kopieren',

  'problem.recoveryShort': 'Ein Wiederherstellungscode hat zehn Buchstaben und Ziffern.',
  'problem.recoveryWrong':
    'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet. Nehmen Sie einen anderen.',
  'problem.recoveryUnknown':
    'Wiederherstellungscodes gelten hier nicht. Verwenden Sie Ihre Authenticator-App.',
  'secondFactor.recoveryCode': 'Wiederherstellungscode',
  'secondFactor.attemptsTitle': 'Zu viele Versuche',
  'secondFactor.lateTitle': 'Die Anmeldung ist abgelaufen',
  'secondFactor.endText':
    'Zu Ihrer Sicherheit wurde diese Anmeldung beendet. Sie können noch einmal beginnen.',
  'secondFactor.startAgain': 'Noch einmal beginnen',

  'notFound.title': 'Seite nicht gefunden',
  'notFound.text': 'Diese Seite gibt es nicht, oder sie wurde verschoben.',

  'framed.title': 'Öffnen Sie diese Seite für sich',
  'framed.text': 'Zu Ihrer Sicherheit läuft sie nicht innerhalb einer anderen Seite.',

  'failure.busyTitle': 'Zu viele Versuche',
  'failure.busy': 'Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  'failure.busyFor': 'Versuchen Sie es {time} noch einmal.',
  'failure.busyOver': 'Sie können es jetzt noch einmal versuchen.',
  'failure.retryingIn': 'Nächster Versuch {time}.',
  'failure.unknownTitle': 'Etwas ist schiefgegangen',
  'failure.reference': 'Kennung',

  'error.credentials': 'E-Mail oder Passwort ist falsch.',
  'error.emailTaken': 'Mit dieser E-Mail gibt es bereits ein Konto.',
  'error.emailDomain':
    'E-Mail-Adressen dieser Domain werden nicht angenommen. Verwenden Sie eine andere Adresse.',
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
  'error.banned': 'Dieses Konto wurde gesperrt.',
  'error.bannedUntil': 'Dieses Konto ist bis {time} gesperrt.',
  'error.sessionEnded': 'Ihre Sitzung ist beendet. Melden Sie sich noch einmal an.',
  'error.recentSignIn':
    'Für diese Änderung ist eine aktuelle Anmeldung nötig. Melden Sie sich noch einmal an.',
  'error.impersonation': 'Das kann nur die Person selbst. Sie sind in ihrem Namen angemeldet.',
  'error.notAllowed': 'Dazu sind Sie nicht berechtigt.',
  'error.redirect': 'Diese Weiterleitungsadresse ist nicht erlaubt.',
  'error.project':
    'Die Anmeldung ist auf dieser Website nicht richtig eingerichtet. Sagen Sie bitte dem Betreiber Bescheid.',

  'signedOut.title': 'Sie sind abgemeldet',
  'signedOut.text': 'Sie wurden auf diesem Gerät abgemeldet.',
  'signedOut.partText':
    'Der Server war nicht erreichbar, daher wird diese Sitzung eventuell noch als aktiv angezeigt.',

  'field.repeatPassword': 'Passwort bestätigen',
  'field.passwordHint': 'Mindestens {min} Zeichen.',
  'strength.weak': 'Schwach',
  'strength.fair': 'Mittel',
  'strength.strong': 'Stark',

  'problem.newPasswordMissing': 'Wählen Sie ein Passwort.',
  'problem.passwordShort': 'Dieses Passwort ist zu kurz. Verwenden Sie mindestens {min} Zeichen.',
  'problem.passwordCommon':
    'Dieses Passwort steht auf Listen häufiger oder gestohlener Passwörter und ist leicht zu erraten. Wählen Sie ein anderes.',
  'problem.passwordPersonal':
    'Dieses Passwort lässt sich leicht aus Ihrer E-Mail-Adresse oder dem Namen dieser App erraten. Wählen Sie ein anderes.',
  'problem.repeatMissing': 'Bestätigen Sie Ihr Passwort.',
  'problem.repeatDiffers': 'Die Passwörter stimmen nicht überein.',

  'signUp.title': 'Konto erstellen',
  'signUp.hasAccount': 'Sie haben schon ein Konto?',
  'signUp.toSignIn': 'Anmelden',
  'signUp.pending': 'Konto wird erstellt',
  'signUp.usePassword': 'Passwort wählen',
  'signUp.closedTitle': 'Registrierung geschlossen',
  'signUp.closedText': 'Zurzeit können hier keine neuen Konten erstellt werden.',
  'signUp.optional': '{label} (optional)',
  'signUp.choose': 'Option wählen',
  'signUp.fieldMissing': 'Füllen Sie dieses Feld aus.',
  'signUp.choiceMissing': 'Wählen Sie eine Option.',
  'signUp.boxMissing': 'Setzen Sie dieses Häkchen, um fortzufahren.',
  'signUp.noMethod': 'Für diese App ist keine Registrierungsmethode aktiviert.',
  'signUp.toExisting': 'Stattdessen anmelden',

  'terms.agree': 'Ich stimme den {terms} zu',
  'terms.agreeBoth': 'Ich stimme den {terms} und der {privacy} zu',
  'terms.missing': 'Stimmen Sie den Bedingungen zu, um Ihr Konto zu erstellen.',
  'terms.text': 'Sie haben noch kein Konto. Stimmen Sie den Bedingungen zu, um eines zu erstellen.',

  'magicLink.title': 'Mit diesem Link anmelden?',
  'magicLink.text': 'Fahren Sie nur fort, wenn Sie diese E-Mail angefordert haben.',

  'secondFactor.missingTitle': 'Melden Sie sich zuerst an',
  'secondFactor.missingText': 'Melden Sie sich an, um fortzufahren.',

  'signOut.title': 'Abmelden?',
  'signOut.text': 'Sie sind als {name} angemeldet.',
  'signOut.pending': 'Abmeldung läuft',

  'forgot.title': 'Passwort zurücksetzen',
  'forgot.text': 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link zum Zurücksetzen.',
  'forgot.toSignIn': 'Zurück zur Anmeldung',
  'forgot.send': 'Link senden',
  'forgot.pending': 'Wird gesendet',
  'forgot.sentTitle': 'Prüfen Sie Ihre E-Mails',
  'forgot.sentText':
    'Wenn es zu {email} hier ein Konto gibt, ist ein Link für ein neues Passwort unterwegs. Sehen Sie auch im Spam nach.',
  'forgot.sentAnyText':
    'Wenn es zu der Adresse hier ein Konto gibt, ist eine E-Mail unterwegs. Sehen Sie auch im Spam-Ordner nach.',

  'reset.title': 'Neues Passwort wählen',
  'reset.text': 'Alle anderen Geräte werden abgemeldet.',
  'reset.newPassword': 'Neues Passwort',
  'reset.submit': 'Passwort zurücksetzen',
  'reset.pending': 'Wird gespeichert',
  'reset.doneTitle': 'Ihr Passwort ist geändert',
  'reset.doneText': 'Melden Sie sich mit dem neuen an. Alle Geräte wurden abgemeldet.',
  'reset.signedInText': 'Sie sind angemeldet. Alle anderen Geräte wurden abgemeldet.',

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
  'verification.sentTitle': 'Prüfen Sie Ihre E-Mails',
  'verification.sentText': 'Ein neuer Link ist unterwegs an {email}.',
  'verification.requiredSent': 'Zum Fortfahren den Link öffnen, den wir an {email} gesendet haben.',
  'verification.requiredUnsent': 'Zum Fortfahren {email} bestätigen. Dazu senden wir einen Link.',
  'verification.requiredAddress':
    'Zum Fortfahren die E-Mail-Adresse eingeben. Dorthin senden wir einen Link.',
  'reminder.verify': '{email} bestätigen',

  'invitation.title': '{team} beitreten?',
  'invitation.text': 'Sie treten als {name} bei.',
  'invitation.otherAccount': 'Anderes Konto verwenden',
  'invitation.join': 'Beitreten',
  'invitation.pending': 'Beitritt läuft',
  'invitation.ignore': 'Nicht jetzt',
  'invitation.signInTitle': 'Sie sind in ein Team eingeladen',
  'invitation.signInText': 'Melden Sie sich an oder erstellen Sie ein Konto, um anzunehmen.',
  'invitation.usedText':
    'Wenn Sie die Einladung angenommen haben, steht das Team bei Ihren Teams. Sonst bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
  'invitation.askAgain': 'Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
  'invitation.doneTitle': 'Sie gehören jetzt zu {team}',
  'invitation.doneText': 'Das Team steht ab jetzt bei Ihren Teams.',
  'invitation.from': '{inviter} hat Sie zu {team} eingeladen',
  'invitation.to': 'Sie sind zu {team} eingeladen',
  'invitation.members': '{count, plural, one {# Mitglied} other {# Mitglieder}}',
  'invitation.sentTo': 'Diese Einladung wurde an {email} gesendet.',
  'invitation.onlyFor':
    'Diese Einladung kann nur mit der bestätigten Adresse {email} angenommen werden.',
  'invitation.role': 'Rolle: {role}',
  'role.admin': 'Admin',
  'role.member': 'Mitglied',
  'invitation.acceptAs': 'Als {name} annehmen',
  'invitation.memberTitle': 'Sie sind bereits in {team}',
  'invitation.open': '{team} öffnen',

  'oauth.title': 'Sie werden angemeldet',
  'oauth.failedTitle': 'Diese Anmeldung hat nicht funktioniert',
  'oauth.failedText':
    'Sie hat zu lange gedauert, war schon abgeschlossen oder begann in einem anderen Browser.',
  'oauth.signInAgain': 'Noch einmal anmelden',

  'impersonation.title': 'Als {name} anmelden?',
  'impersonation.text':
    'Sie nutzen {project} als diese Person. Die Sitzung wird protokolliert, und die Person kann sie sehen und beenden.',
  'impersonation.replaces':
    'Sie werden in diesem Browser als {name} abgemeldet. Um angemeldet zu bleiben, öffnen Sie den Link in einem privaten Fenster.',
  'impersonation.dead':
    'Er funktioniert einmal, innerhalb von fünf Minuten. Erstellen Sie einen neuen Link.',
  'impersonation.bar': 'Sie sind als {name} angemeldet.',
  'impersonation.end': 'Sitzung beenden',

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
  'cli.canceledTitle': 'Zugriff verweigert',
  'cli.canceledText': 'Sie können dieses Fenster schließen.',
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
  'errorPage.emailTakenText':
    'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich dort auf andere Weise an und verbinden Sie dann diesen Anbieter in den Einstellungen.',
  'errorPage.signInAgain': 'Noch einmal anmelden',
  'errorPage.code': 'Fehlercode',
}
