import type { PageTexts } from '../message-id'

/** Messages of the other pages and of failures in German. */
export const pages: PageTexts = {
  'action.continue': 'Weiter',
  'action.copied': 'Kopiert',
  'action.copy': 'Kopieren',
  'action.saving': 'Wird gespeichert',
  'time.justNow': 'gerade eben',
  'field.newPassword': 'Neues Passwort',

  'problem.totpWrong': 'Dieser Code ist falsch. Versuchen Sie es mit dem aktuellen.',
  'secondFactor.title': 'Zwei-Faktor-Authentifizierung',
  'secondFactor.text': 'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App ein.',
  'secondFactor.recoveryText':
    'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder Code gilt nur einmal.',
  'secondFactor.useRecoveryCode': 'Wiederherstellungscode verwenden',
  'secondFactor.useApp': 'Authenticator-App verwenden',
  'problem.recoveryShort': 'Ein Wiederherstellungscode besteht aus 10 Buchstaben und Ziffern.',
  'problem.recoveryWrong':
    'Dieser Wiederherstellungscode ist falsch oder wurde bereits verwendet. Versuchen Sie es mit einem anderen.',
  'problem.recoveryUnknown':
    'Wiederherstellungscodes sind nicht verfügbar. Verwenden Sie Ihre Authenticator-App.',
  'secondFactor.recoveryCode': 'Wiederherstellungscode',
  'secondFactor.attemptsTitle': 'Zu viele Versuche',
  'secondFactor.lateTitle': 'Ihre Anmeldung ist abgelaufen',
  'secondFactor.endText':
    'Zu Ihrer Sicherheit wurde diese Anmeldung beendet. Sie können von vorn beginnen.',
  'secondFactor.startAgain': 'Von vorn beginnen',

  'notFound.title': 'Seite nicht gefunden',
  'notFound.text': 'Diese Seite gibt es nicht, oder sie wurde verschoben.',

  'framed.title': 'Öffnen Sie diese Seite in einem eigenen Tab',
  'framed.text':
    'Zu Ihrer Sicherheit kann sie nicht innerhalb einer anderen Seite angezeigt werden.',

  'failure.busyTitle': 'Zu viele Versuche',
  'failure.busy': 'Warten Sie eine Minute und versuchen Sie es dann erneut.',
  'failure.busyFor': 'Versuchen Sie es {time} erneut.',
  'failure.busyOver': 'Sie können es jetzt erneut versuchen.',
  'failure.retryingIn': 'Nächster Versuch {time}.',
  'failure.unknownTitle': 'Etwas ist schiefgegangen',
  'failure.reference': 'Referenz',

  'error.credentials': 'E-Mail-Adresse oder Passwort ist falsch.',
  'error.emailTaken': 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto.',
  'error.emailDomain':
    'E-Mail-Adressen dieser Domain werden nicht akzeptiert. Verwenden Sie eine andere Adresse.',
  'error.signUpDenied':
    'Diese Registrierung wurde nicht akzeptiert. Wenn Sie das für einen Fehler halten, wenden Sie sich an den Support.',
  'error.signUpHook':
    'Die Registrierung ist zurzeit nicht möglich. Versuchen Sie es in ein paar Minuten erneut.',
  'error.passwordSignInOff': 'Die Anmeldung mit Passwort ist nicht verfügbar.',
  'error.secondFactorCode': 'Dieser Code ist falsch. Prüfen Sie ihn und versuchen Sie es erneut.',
  'error.codeInvalid':
    'Dieser Link funktioniert nicht. Prüfen Sie, ob Sie den vollständigen Link geöffnet haben.',
  'error.codeExpired': 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  'error.codeAttempts': 'Zu viele Versuche mit diesem Link. Fordern Sie einen neuen an.',
  'error.codeUsed': 'Dieser Link wurde bereits verwendet. Fordern Sie einen neuen an.',
  'error.connectedToAnotherUser': 'Es ist bereits mit einem anderen Benutzer verbunden.',
  'error.otherConnected':
    'Sie haben bereits ein anderes Konto dieses Anbieters verbunden. Vielleicht haben Sie das falsche ausgewählt.',
  'error.accessDenied': 'Der Zugriff wurde nicht gewährt, daher sind Sie nicht angemeldet.',
  'error.signInTimeout': 'Ihre Anmeldung ist abgelaufen. Beginnen Sie von vorn.',
  'error.passkey':
    'Ihr Passkey konnte nicht verwendet werden. Versuchen Sie es erneut oder melden Sie sich auf andere Weise an.',
  'error.passkeyOff': 'Die Anmeldung mit Passkey ist nicht verfügbar.',
  'error.providerOff': 'Die Anmeldung über diesen Anbieter ist nicht verfügbar.',
  'error.userGone': 'Dieses Konto gibt es nicht mehr.',
  'error.banned': 'Dieses Konto wurde gesperrt.',
  'error.bannedUntil': 'Dieses Konto ist bis zum {time} gesperrt.',
  'error.sessionEnded': 'Ihre Sitzung wurde beendet. Melden Sie sich erneut an.',
  'error.recentSignIn':
    'Ihre letzte Anmeldung liegt für diese Änderung zu lange zurück. Melden Sie sich erneut an.',
  'error.impersonation': 'Das kann nur die Person selbst. Sie sind in ihrem Namen angemeldet.',
  'error.notAllowed': 'Dazu sind Sie nicht berechtigt.',
  'error.redirect': 'Diese Weiterleitungs-URL ist nicht zulässig.',
  'error.project':
    'Die Anmeldung ist für diese App nicht richtig eingerichtet. Wenden Sie sich an den Support.',

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
    'Dieses Passwort wird zu häufig verwendet oder ist durch ein Datenleck bekannt geworden. Wählen Sie ein anderes.',
  'problem.passwordPersonal':
    'Dieses Passwort lässt sich leicht aus Ihrer E-Mail-Adresse oder dem Namen dieser App erraten. Wählen Sie ein anderes.',
  'problem.repeatMissing': 'Bestätigen Sie Ihr Passwort.',
  'problem.repeatDiffers': 'Die Passwörter stimmen nicht überein.',

  'signUp.title': 'Konto erstellen',
  'signUp.hasAccount': 'Sie haben bereits ein Konto?',
  'signUp.toSignIn': 'Anmelden',
  'signUp.pending': 'Konto wird erstellt',
  'signUp.emailCode': 'Konto mit E-Mail-Code erstellen',
  'signUp.usePassword': 'Passwort wählen',
  'signUp.closedTitle': 'Registrierung geschlossen',
  'signUp.closedText': 'Zurzeit können keine neuen Konten erstellt werden.',
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
  'secondFactor.missingText': 'Danach geben Sie Ihren Code ein.',

  'signOut.title': 'Abmelden?',
  'signOut.pending': 'Abmeldung läuft',

  'forgot.title': 'Passwort zurücksetzen',
  'forgot.text': 'Wir senden Ihnen einen Link zum Zurücksetzen.',
  'forgot.toSignIn': 'Zurück zur Anmeldung',
  'forgot.send': 'Link senden',
  'forgot.sentText':
    'Falls es zu {email} ein Konto gibt, haben wir einen Link zum Zurücksetzen des Passworts an diese Adresse gesendet. Nichts erhalten? Sehen Sie im Spam-Ordner nach.',
  'forgot.sentAnyText':
    'Falls es zu dieser Adresse ein Konto gibt, haben wir eine E-Mail dorthin gesendet. Nichts erhalten? Sehen Sie im Spam-Ordner nach.',

  'reset.title': 'Neues Passwort wählen',
  'reset.text': 'Alle anderen Geräte werden abgemeldet.',
  'reset.submit': 'Passwort zurücksetzen',
  'reset.doneTitle': 'Passwort geändert',
  'reset.doneText':
    'Sie wurden auf allen Geräten abgemeldet. Melden Sie sich mit Ihrem neuen Passwort an.',
  'reset.signedInText': 'Sie sind angemeldet. Alle anderen Geräte wurden abgemeldet.',

  'link.invalidTitle': 'Dieser Link funktioniert nicht',
  'link.invalidText': 'Prüfen Sie, ob Sie den vollständigen Link aus der E-Mail geöffnet haben.',
  'link.expiredTitle': 'Dieser Link ist abgelaufen',
  'link.expiredText': 'Wir können Ihnen einen neuen senden.',
  'link.usedTitle': 'Dieser Link wurde bereits verwendet',
  'link.usedText': 'Jeder Link funktioniert nur einmal. Wir können Ihnen einen neuen senden.',
  'link.attemptsTitle': 'Zu viele Versuche',
  'link.attemptsText': 'Dieser Link funktioniert nicht mehr. Wir können Ihnen einen neuen senden.',
  'link.requestNew': 'Neuen Link anfordern',

  'verification.title': 'E-Mail-Adresse bestätigen',
  'verification.text': 'Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.',
  'verification.verify': 'Bestätigen',
  'verification.pending': 'Wird bestätigt',
  'verification.doneTitle': 'E-Mail-Adresse bestätigt',
  'verification.signInText': 'Melden Sie sich an, um einen neuen anzufordern.',
  'verification.ownAccountText':
    'Diese E-Mail-Adresse wird einem Konto hinzugefügt, bei dem Sie nicht angemeldet sind. Wenn es Ihr Konto ist, melden Sie sich dort an, um die Adresse zu bestätigen.',
  'verification.sendNew': 'Neuen Link senden',
  'verification.sentText': 'Wir haben einen neuen Link an {email} gesendet.',
  'verification.requiredSent':
    'Öffnen Sie den Link, den wir an {email} gesendet haben, um fortzufahren.',
  'verification.requiredUnsent':
    'Bestätigen Sie {email}, um fortzufahren. Wir senden Ihnen einen Link.',
  'verification.requiredAddress':
    'Geben Sie Ihre E-Mail-Adresse ein, um fortzufahren. Wir senden Ihnen einen Link.',
  'reminder.verify': '{email} bestätigen',

  'invitation.title': '{team} beitreten?',
  'invitation.text': 'Sie treten als {name} bei.',
  'invitation.otherAccount': 'Anderes Konto verwenden',
  'invitation.join': 'Beitreten',
  'invitation.pending': 'Beitritt läuft',
  'invitation.ignore': 'Nicht jetzt',
  'invitation.signInTitle': 'Sie wurden in ein Team eingeladen',
  'invitation.signInText': 'Melden Sie sich an oder erstellen Sie ein Konto, um anzunehmen.',
  'invitation.usedText':
    'Wenn Sie die Einladung angenommen haben, finden Sie das Team in der Liste Ihrer Teams. Bitten Sie andernfalls um eine neue Einladung.',
  'invitation.askAgain': 'Bitten Sie um eine neue Einladung.',
  'invitation.doneTitle': 'Sie sind {team} beigetreten',
  'invitation.doneText': 'Das Team steht jetzt in der Liste Ihrer Teams.',
  'invitation.from': '{inviter} hat Sie zu {team} eingeladen',
  'invitation.to': 'Sie wurden zu {team} eingeladen',
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
  'oauth.failedTitle': 'Die Anmeldung ist fehlgeschlagen',
  'oauth.failedText':
    'Sie ist abgelaufen, war bereits abgeschlossen oder wurde in einem anderen Browser begonnen.',
  'oauth.signInAgain': 'Erneut anmelden',

  'impersonation.title': 'Als {name} anmelden?',
  'impersonation.text':
    'Sie nutzen {project} als diese Person. Die Anmeldung wird protokolliert, und die Person kann die Sitzung sehen und beenden.',
  'impersonation.replaces':
    'Sie werden in diesem Browser als {name} abgemeldet. Um angemeldet zu bleiben, öffnen Sie den Link in einem privaten Fenster.',
  'impersonation.invalidText':
    'Er funktioniert einmal, innerhalb von fünf Minuten. Erstellen Sie einen neuen Link.',
  'impersonation.end': 'Sitzung beenden',

  'cli.title': 'Zugriff über die Befehlszeile erlauben?',
  'cli.text':
    'Ein Befehlszeilentool möchte sich in Ihrem Namen anmelden. Fahren Sie nur fort, wenn Sie es gerade selbst gestartet haben.',
  'cli.textOf':
    'Ein Befehlszeilentool möchte sich als {name} anmelden. Fahren Sie nur fort, wenn Sie es gerade selbst gestartet haben.',
  'cli.warning':
    'Wenn Ihnen jemand diesen Link gesendet hat, brechen Sie ab. Wir senden solche Links nie.',
  'cli.code': 'Wenn das Tool einen Code anzeigt, muss er mit diesem übereinstimmen:',
  'cli.requested': 'Angefordert {time} von {address}',
  'cli.authorize': 'Erlauben',
  'cli.pending': 'Wird erlaubt',
  'cli.doneTitle': 'Zugriff erlaubt',
  'cli.doneText': 'Kehren Sie zur Befehlszeile zurück. Sie können dieses Fenster schließen.',
  'cli.canceledTitle': 'Zugriff verweigert',
  'cli.canceledText': 'Sie können dieses Fenster schließen.',
  'cli.failedTitle': 'Dieser Link funktioniert nicht',
  'cli.failedText':
    'Er wurde bereits verwendet, ist abgelaufen oder unvollständig. Beginnen Sie in der Befehlszeile von vorn.',

  'errorPage.connectTitle': 'Dieses Konto konnte nicht verbunden werden',
  'errorPage.notConnectedText': 'Der Zugriff wurde nicht gewährt, daher wurde nichts verbunden.',
  'errorPage.deniedTitle': 'Die Anmeldung wurde abgebrochen',
  'errorPage.emailTakenText':
    'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich dort auf andere Weise an und verbinden Sie dann diesen Anbieter in den Einstellungen.',
  'errorPage.signUpTitle': 'Die Registrierung ist fehlgeschlagen',
  'errorPage.code': 'Fehlercode',
}
