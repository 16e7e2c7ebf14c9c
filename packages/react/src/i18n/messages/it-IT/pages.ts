import type { PageTexts } from '../message-id'

/** Messages of the other pages and of failures in Italian. */
export const pages: PageTexts = {
  'action.continue': 'Continua',
  'action.copied': 'Copiato',
  'action.copy': 'Copia',

  'problem.recoveryShort': 'Un codice di recupero ha dieci tra lettere e cifre.',
  'problem.recoveryWrong':
    'Questo codice di recupero non è corretto o è già stato usato. Usane un altro.',
  'problem.recoveryUnknown':
    'I codici di recupero non funzionano qui. Usa la tua app di autenticazione.',
  'secondFactor.recoveryCode': 'Codice di recupero',
  'secondFactor.attemptsTitle': 'Troppi tentativi',
  'secondFactor.lateTitle': 'L’accesso è scaduto',
  'secondFactor.endText': 'Per la tua sicurezza questo accesso è terminato. Puoi ricominciare.',
  'secondFactor.startAgain': 'Ricomincia',

  'notFound.title': 'Pagina non trovata',
  'notFound.text': 'Questa pagina non esiste o è stata spostata.',

  'framed.title': 'Apri questa pagina da sola',
  'framed.text': 'Per la tua sicurezza non funziona all’interno di un’altra pagina.',

  'failure.busyTitle': 'Troppi tentativi',
  'failure.busy': 'Aspetta un minuto, poi riprova.',
  'failure.busyFor': 'Riprova {time}.',
  'failure.busyOver': 'Ora puoi riprovare.',
  'failure.retryingIn': 'Nuovo tentativo {time}.',
  'failure.unknownTitle': 'Qualcosa è andato storto',
  'failure.reference': 'Riferimento',

  'error.credentials': 'E-mail o password errata.',
  'error.emailTaken': 'Esiste già un account con questa e-mail.',
  'error.emailDomain': 'Gli indirizzi e-mail di questo dominio non sono accettati. Usane un altro.',
  'error.passwordSignInOff': 'Qui l’accesso con password è disattivato.',
  'error.secondFactorCode': 'Questo codice non è corretto. Controllalo e riprova.',
  'error.codeInvalid': 'Questo link non funziona. Controlla di aver aperto il link completo.',
  'error.codeExpired': 'Questo link è scaduto. Chiedine uno nuovo.',
  'error.codeAttempts': 'Ci sono stati troppi tentativi con questo link. Chiedine uno nuovo.',
  'error.codeUsed': 'Questo link è già stato usato. Chiedine uno nuovo.',
  'error.connectedToAnotherUser': 'È già collegato a un altro utente.',
  'error.otherConnected':
    'Hai già collegato un altro account di questo tipo. Forse non era quello giusto.',
  'error.accessDenied': 'L’autorizzazione non è stata concessa, quindi l’accesso non è avvenuto.',
  'error.signInTimeout': 'L’accesso ha richiesto troppo tempo. Ricomincia.',
  'error.passkey': 'Non è stato possibile usare la tua passkey. Riprova o accedi in un altro modo.',
  'error.passkeyOff': 'Qui l’accesso con passkey è disattivato.',
  'error.providerOff': 'Qui l’accesso con questo servizio è disattivato.',
  'error.userGone': 'Questo account non esiste più.',
  'error.banned': 'Questo account è stato sospeso.',
  'error.bannedUntil': 'Questo account è sospeso fino al {time}.',
  'error.sessionEnded': 'La tua sessione è terminata. Accedi di nuovo.',
  'error.recentSignIn': 'Questa modifica richiede un accesso recente. Accedi di nuovo.',
  'error.impersonation':
    'Può farlo solo la persona stessa. Hai effettuato l’accesso per suo conto.',
  'error.notAllowed': 'Non hai l’autorizzazione per farlo.',
  'error.redirect': 'Questo URL di reindirizzamento non è consentito.',
  'error.project':
    'L’accesso a questo sito non è configurato correttamente. Avvisa chi lo gestisce.',

  'signedOut.title': 'Hai effettuato l’uscita',
  'signedOut.text': 'L’accesso su questo dispositivo è terminato.',
  'signedOut.partText':
    'Il server non era raggiungibile, quindi questa sessione potrebbe risultare ancora attiva.',

  'field.repeatPassword': 'Conferma la password',
  'field.passwordHint': 'Almeno {min, plural, one {# carattere} other {# caratteri}}.',
  'strength.weak': 'Debole',
  'strength.fair': 'Discreta',
  'strength.strong': 'Forte',

  'problem.newPasswordMissing': 'Scegli una password.',
  'problem.passwordShort':
    'Questa password è troppo corta. Usa almeno {min, plural, one {# carattere} other {# caratteri}}.',
  'problem.passwordCommon':
    'Questa password compare in elenchi di password comuni o rubate ed è facile da indovinare. Scegline un’altra.',
  'problem.passwordPersonal':
    'Questa password è facile da indovinare partendo dal tuo indirizzo e-mail o dal nome di questa app. Scegline un’altra.',
  'problem.repeatMissing': 'Conferma la password.',
  'problem.repeatDiffers': 'Le password non coincidono.',

  'signUp.title': 'Crea il tuo account',
  'signUp.hasAccount': 'Hai già un account?',
  'signUp.toSignIn': 'Accedi',
  'signUp.pending': 'Creazione dell’account',
  'signUp.usePassword': 'Scegli una password',
  'signUp.closedTitle': 'Le registrazioni sono chiuse',
  'signUp.closedText': 'Al momento qui non è possibile creare nuovi account.',
  'signUp.optional': '{label} (facoltativo)',
  'signUp.choose': 'Scegli un’opzione',
  'signUp.fieldMissing': 'Compila questo campo.',
  'signUp.choiceMissing': 'Scegli un’opzione.',
  'signUp.boxMissing': 'Seleziona questa casella per continuare.',
  'signUp.noMethod': 'Nessun metodo di registrazione è attivo per questa app.',
  'signUp.toExisting': 'Accedi invece',

  'terms.agree': 'Accetto i {terms}',
  'terms.agreeBoth': 'Accetto i {terms} e l’{privacy}',
  'terms.missing': 'Accetta i termini per creare il tuo account.',
  'terms.text': 'Non hai ancora un account. Accetta i termini per crearne uno.',

  'magicLink.title': 'Accedere con questo link?',
  'magicLink.text': 'Continua solo se hai richiesto questa e-mail.',

  'secondFactor.missingTitle': 'Prima accedi',
  'secondFactor.missingText': 'Accedi per continuare.',

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

  'reset.title': 'Scegli una nuova password',
  'reset.text': 'Tutti gli altri dispositivi verranno disconnessi.',
  'reset.newPassword': 'Nuova password',
  'reset.submit': 'Reimposta la password',
  'reset.pending': 'Salvataggio',
  'reset.doneTitle': 'La tua password è cambiata',
  'reset.doneText': 'Accedi con quella nuova. Tutti i dispositivi sono stati disconnessi.',
  'reset.signedInText':
    'Hai effettuato l’accesso. Tutti gli altri dispositivi sono stati disconnessi.',

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
  'verification.requiredSent': 'Per continuare, apri il link che abbiamo inviato a {email}.',
  'verification.requiredUnsent': 'Per continuare, verifica {email}. Ti invieremo un link.',
  'verification.requiredAddress':
    'Per continuare, inserisci il tuo indirizzo email. Ti invieremo un link.',
  'reminder.verify': 'Verifica {email}',

  'invitation.title': 'Entrare in {team}?',
  'invitation.text': 'Entrerai come {name}.',
  'invitation.otherAccount': 'Usa un altro account',
  'invitation.join': 'Entra',
  'invitation.pending': 'Ingresso in corso',
  'invitation.ignore': 'Non ora',
  'invitation.signInTitle': 'Hai un invito a un team',
  'invitation.signInText': 'Accedi o crea un account per accettare.',
  'invitation.usedText':
    'Se l’hai accettato, il team è tra i tuoi team. Altrimenti chiedi un nuovo invito a chi ti ha invitato.',
  'invitation.askAgain': 'Chiedine uno nuovo a chi ti ha invitato.',
  'invitation.doneTitle': 'Ora fai parte di {team}',
  'invitation.doneText': 'D’ora in poi è tra i tuoi team.',
  'invitation.from': 'Hai un invito di {inviter} per {team}',
  'invitation.to': 'Hai un invito per {team}',
  'invitation.members': '{count, plural, one {# membro} other {# membri}}',
  'invitation.sentTo': 'Questo invito è stato inviato a {email}.',
  'invitation.onlyFor': 'Questo invito si può accettare solo con l’indirizzo verificato {email}.',
  'invitation.role': 'Ruolo: {role}',
  'role.admin': 'Amministratore',
  'role.member': 'Membro',
  'invitation.acceptAs': 'Accetta come {name}',
  'invitation.memberTitle': 'Fai già parte di {team}',
  'invitation.open': 'Apri {team}',

  'oauth.title': 'Accesso in corso',
  'oauth.failedTitle': 'Questo accesso non è riuscito',
  'oauth.failedText':
    'Ha richiesto troppo tempo, era già concluso o è iniziato in un altro browser.',
  'oauth.signInAgain': 'Accedi di nuovo',

  'impersonation.title': 'Accedere come {name}?',
  'impersonation.text':
    'Userai {project} come questa persona. La sessione viene registrata, e la persona può vederla e terminarla.',
  'impersonation.replaces':
    'Uscirai dall’account {name} in questo browser. Per restare connesso, apri il link in una finestra privata.',
  'impersonation.dead': 'Funziona una volta, entro cinque minuti. Crea un nuovo link.',
  'impersonation.bar': 'Hai effettuato l’accesso come {name}.',
  'impersonation.end': 'Termina la sessione',

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
  'cli.canceledTitle': 'Accesso negato',
  'cli.canceledText': 'Puoi chiudere questa finestra.',
  'cli.failedTitle': 'Questo link non funziona',
  'cli.failedText': 'È stato usato, è scaduto o è incompleto. Ricomincia nel programma.',

  'errorPage.title': 'Qualcosa è andato storto',
  'errorPage.unknownText': 'Riprova. Se continua, contatta chi gestisce questo sito.',
  'errorPage.connectTitle': 'Non è stato possibile collegare questo account',
  'errorPage.connectAgain': 'Collega di nuovo',
  'errorPage.notConnectedText':
    'Lì l’accesso non è stato concesso, quindi non è stato collegato nulla.',
  'errorPage.deniedTitle': 'L’accesso è stato annullato',
  'errorPage.emailTakenText':
    'Esiste già un account con questa e-mail. Accedi a quell’account in un altro modo, poi collega questo servizio nelle sue impostazioni.',
  'errorPage.signInAgain': 'Accedi di nuovo',
  'errorPage.code': 'Codice di errore',
}
