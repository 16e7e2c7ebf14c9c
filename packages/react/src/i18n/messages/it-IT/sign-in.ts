import type { SignInTexts } from '../message-id'

/** The pages of signing in, in Italian. */
export const signIn: SignInTexts = {
  'field.email': 'E-mail',
  'field.password': 'Password',
  'field.repeatPassword': 'Conferma la password',
  'field.code': 'Codice',
  'field.showPassword': 'Mostra la password',
  'field.hidePassword': 'Nascondi la password',
  'field.passwordHint': 'Almeno {min, plural, one {# carattere} other {# caratteri}}.',

  'problem.emailMissing': 'Inserisci il tuo indirizzo e-mail.',
  'problem.emailForm': 'Inserisci un indirizzo e-mail valido.',
  'problem.passwordMissing': 'Inserisci la tua password.',
  'problem.newPasswordMissing': 'Scegli una password.',
  'problem.passwordShort':
    'Questa password è troppo corta. Usa almeno {min, plural, one {# carattere} other {# caratteri}}.',
  'problem.passwordLong':
    'Questa password è troppo lunga. Usa al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  'problem.passwordCommon':
    'Questa password compare in elenchi di password comuni o rubate ed è facile da indovinare. Scegline un’altra.',
  'problem.passwordPersonal':
    'Questa password è facile da indovinare partendo dal tuo indirizzo e-mail o dal nome di questa app. Scegline un’altra.',
  'problem.repeatMissing': 'Conferma la password.',
  'problem.repeatDiffers': 'Le password non coincidono.',
  'problem.emailUnverified':
    'Questo indirizzo non è mai stato verificato, quindi non puoi accedere con un codice. Usa la password.',
  'problem.emailUnknown': 'Non abbiamo trovato un account con questa e-mail.',
  'problem.codeMissing': 'Inserisci il codice.',
  'problem.codeShort': 'Il codice ha sei caratteri.',
  'problem.codeWrong': 'Il codice è errato. Usa quello dell’e-mail più recente.',
  'problem.codeExpired': 'Questo codice è scaduto. Fattene inviare uno nuovo.',
  'problem.codeUsed': 'Questo codice è già stato usato. Fattene inviare uno nuovo.',
  'problem.codeAttempts': 'Ci sono stati troppi tentativi. Fatti inviare un nuovo codice.',
  'problem.totpWrong': 'Il codice è errato. Prova con quello attuale.',
  'problem.recoveryShort': 'Un codice di recupero ha dieci tra lettere e cifre.',
  'problem.recoveryWrong':
    'Questo codice di recupero non è corretto o è già stato usato. Usane un altro.',
  'problem.recoveryUnknown':
    'I codici di recupero non funzionano qui. Usa la tua app di autenticazione.',

  'signIn.title': 'Accedi',
  'signIn.titleOf': 'Accedi a {project}',
  'signIn.noAccount': 'Non hai ancora un account?',
  'signIn.toSignUp': 'Creane uno',
  'signIn.forgotPassword': 'Password dimenticata?',
  'signIn.pending': 'Accesso in corso',
  'signIn.usePassword': 'Usa una password',
  'signIn.noMethod': 'Nessun metodo di accesso è attivo per questa app.',

  'methods.signInWith': 'Accedi con {provider}',
  'methods.signUpWith': 'Registrati con {provider}',
  'methods.passkey': 'Accedi con una passkey',
  'methods.lastUsed': 'Ultimo usato',
  'methods.or': 'oppure',

  'signUp.title': 'Crea il tuo account',
  'signUp.hasAccount': 'Hai già un account?',
  'signUp.toSignIn': 'Accedi',
  'signUp.pending': 'Creazione dell’account',
  'signUp.usePassword': 'Scegli una password',
  'signUp.closedTitle': 'Le registrazioni sono chiuse',
  'signUp.closedText': 'Al momento qui non è possibile creare nuovi account.',
  'signUp.noMethod': 'Nessun metodo di registrazione è attivo per questa app.',
  'signUp.toExisting': 'Accedi invece',

  'emailCode.send': 'Inviami un codice',
  'emailCode.sending': 'Invio in corso',
  'emailCode.title': 'Controlla la posta',
  'emailCode.text':
    'Abbiamo inviato un codice di 6 caratteri a {email}. Inseriscilo qui sotto o apri il link nell’e-mail.',

  'magicLink.title': 'Accedere con questo link?',
  'magicLink.text': 'Continua solo se hai richiesto questa e-mail.',

  'secondFactor.title': 'Autenticazione a due fattori',
  'secondFactor.text': 'Inserisci le sei cifre che la tua app di autenticazione mostra ora.',
  'secondFactor.recoveryText':
    'Inserisci uno dei codici di recupero che hai salvato. Ognuno vale una volta.',
  'secondFactor.recoveryCode': 'Codice di recupero',
  'secondFactor.useRecoveryCode': 'Usa un codice di recupero',
  'secondFactor.useApp': 'Usa la tua app di autenticazione',
  'secondFactor.attemptsTitle': 'Troppi tentativi',
  'secondFactor.lateTitle': 'L’accesso è scaduto',
  'secondFactor.endText': 'Per la tua sicurezza questo accesso è terminato. Puoi ricominciare.',
  'secondFactor.startAgain': 'Ricomincia',
  'secondFactor.missingTitle': 'Prima accedi',
  'secondFactor.missingText': 'Accedi per continuare.',

  'signedIn.title': 'Accesso effettuato',
  'signedIn.text': 'Hai effettuato l’accesso come {name}.',

  'signOut.title': 'Uscire?',
  'signOut.text': 'Hai effettuato l’accesso come {name}.',
  'signOut.pending': 'Uscita in corso',

  'forgot.title': 'Reimposta la password',
  'forgot.text': 'Inserisci la tua e-mail e ti invieremo un link per reimpostarla.',
  'forgot.toSignIn': 'Torna all’accesso',
  'forgot.send': 'Invia il link',
  'forgot.pending': 'Invio in corso',
  'forgot.sentTitle': 'Controlla la posta',
  'forgot.sentText':
    'Se {email} ha un account qui, un link per scegliere una nuova password è in arrivo. Guarda anche nello spam.',
  'forgot.sentAnyText':
    'Se l’indirizzo ha un account qui, un’e-mail è in arrivo. Guarda anche nello spam.',

  'sentEmail.sendAgain': 'Invia di nuovo',
  'sentEmail.sendAgainIn': 'Invia di nuovo tra {seconds} s',
  'sentEmail.sentAgain': 'Inviata di nuovo.',
  'sentEmail.changeAddress': 'Usa un altro indirizzo',

  'reset.title': 'Scegli una nuova password',
  'reset.text': 'L’accesso verrà terminato su tutti i dispositivi.',
  'reset.newPassword': 'Nuova password',
  'reset.submit': 'Reimposta la password',
  'reset.pending': 'Salvataggio',
  'reset.doneTitle': 'La tua password è cambiata',
  'reset.doneText': 'Accedi con quella nuova. Tutti i dispositivi sono stati disconnessi.',

  'link.invalidTitle': 'Questo link non funziona',
  'link.invalidText': 'Controlla di aver aperto il link completo dell’e-mail.',
  'link.expiredTitle': 'Questo link è scaduto',
  'link.expiredText': 'Possiamo inviartene uno nuovo.',
  'link.usedTitle': 'Questo link è già stato usato',
  'link.usedText': 'Ogni link funziona una sola volta. Possiamo inviartene uno nuovo.',
  'link.attemptsTitle': 'Troppi tentativi',
  'link.attemptsText': 'Questo link non vale più. Possiamo inviartene uno nuovo.',
  'link.requestNew': 'Chiedi un nuovo link',

  'verification.title': 'Verifica la tua e-mail',
  'verification.text': 'Conferma che questo indirizzo e-mail è tuo.',
  'verification.verify': 'Verifica',
  'verification.pending': 'Verifica in corso',
  'verification.doneTitle': 'E-mail verificata',
  'verification.doneText': 'Il tuo indirizzo e-mail è confermato.',
  'verification.signInText': 'Accedi per riceverne uno nuovo.',
  'verification.ownAccountText':
    'Questo indirizzo e-mail verrà aggiunto a un account a cui non hai effettuato l’accesso. Se l’account è tuo, accedi e poi conferma l’indirizzo.',
  'verification.sendNew': 'Invia un nuovo link',
  'verification.sending': 'Invio in corso',
  'verification.sentTitle': 'Controlla la posta',
  'verification.sentText': 'Un nuovo link è in arrivo a {email}.',

  'invitation.title': 'Entrare in {team}?',
  'invitation.text': 'Entrerai come {name}.',
  'invitation.otherAccount': 'Usa un altro account',
  'invitation.join': 'Entra',
  'invitation.pending': 'Ingresso in corso',
  'invitation.ignore': 'Non ora',
  'invitation.signInTitle': 'Hai un invito a un team',
  'invitation.signInText': 'Accedi o crea un account per accettare.',
  'invitation.askAgain': 'Chiedine uno nuovo a chi ti ha invitato.',
  'invitation.doneTitle': 'Ora fai parte di {team}',
  'invitation.doneText': 'D’ora in poi è tra i tuoi team.',

  'oauth.title': 'Accesso in corso',
  'oauth.failedTitle': 'Questo accesso non è riuscito',
  'oauth.failedText':
    'Ha richiesto troppo tempo, era già concluso o è iniziato in un altro browser.',
  'oauth.signInAgain': 'Accedi di nuovo',

  'cli.title': 'Autorizzare l’accesso da riga di comando?',
  'cli.text':
    'Un programma a riga di comando chiede di agire a tuo nome. Continua solo se lo hai appena avviato tu.',
  'cli.textOf':
    'Un programma a riga di comando chiede di agire come {name}. Continua solo se lo hai appena avviato tu.',
  'cli.warning':
    'Qualcuno ti ha inviato questo link? Allora annulla. Non inviamo mai link di questo tipo.',
  'cli.code': 'Se il programma mostra un codice, deve essere questo:',
  'cli.requested': 'Richiesto {time} da {address}',
  'cli.authorize': 'Autorizza',
  'cli.pending': 'Autorizzazione in corso',
  'cli.doneTitle': 'Il programma ha effettuato l’accesso',
  'cli.doneText': 'Torna al programma. Puoi chiudere questa finestra.',
  'cli.close': 'Chiudi',
  'cli.cancelledTitle': 'Accesso negato',
  'cli.cancelledText': 'Puoi chiudere questa finestra.',
  'cli.failedTitle': 'Questo link non funziona',
  'cli.failedText': 'È stato usato, è scaduto o è incompleto. Ricomincia nel programma.',

  'errorPage.title': 'Qualcosa è andato storto',
  'errorPage.unknownText': 'Riprova. Se continua, contatta chi gestisce questo sito.',
  'errorPage.connectTitle': 'Non è stato possibile collegare questo account',
  'errorPage.connectAgain': 'Collega di nuovo',
  'errorPage.notConnectedText':
    'Lì l’accesso non è stato concesso, quindi non è stato collegato nulla.',
  'errorPage.deniedTitle': 'L’accesso è stato annullato',
  'errorPage.signInAgain': 'Accedi di nuovo',
  'errorPage.code': 'Codice di errore',
}
