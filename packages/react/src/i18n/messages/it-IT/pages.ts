import type { PageTexts } from '../message-id'

/** Messages of the other pages and of failures in Italian. */
export const pages: PageTexts = {
  'action.continue': 'Continua',
  'action.copied': 'Copiato',
  'action.copy': 'Copia',
  'action.saving': 'Salvataggio',
  'time.justNow': 'poco fa',
  'field.newPassword': 'Nuova password',

  'problem.totpWrong': 'Il codice è errato. Prova con quello attuale.',
  'secondFactor.title': 'Autenticazione a due fattori',
  'secondFactor.text': 'Inserisci il codice di 6 cifre della tua app di autenticazione.',
  'secondFactor.recoveryText':
    'Inserisci uno dei tuoi codici di recupero. Ogni codice vale una sola volta.',
  'secondFactor.useRecoveryCode': 'Usa un codice di recupero',
  'secondFactor.useApp': 'Usa la tua app di autenticazione',
  'problem.recoveryShort': 'Un codice di recupero ha 10 caratteri tra lettere e cifre.',
  'problem.recoveryWrong':
    'Questo codice di recupero è errato o è già stato usato. Provane un altro.',
  'problem.recoveryUnknown':
    'I codici di recupero non sono disponibili. Usa la tua app di autenticazione.',
  'secondFactor.recoveryCode': 'Codice di recupero',
  'secondFactor.attemptsTitle': 'Troppi tentativi',
  'secondFactor.lateTitle': 'Il tempo per l’accesso è scaduto',
  'secondFactor.endText': 'Per la tua sicurezza questo accesso è terminato. Puoi ricominciare.',
  'secondFactor.startAgain': 'Ricomincia',

  'notFound.title': 'Pagina non trovata',
  'notFound.text': 'Questa pagina non esiste o è stata spostata.',

  'framed.title': 'Apri questa pagina in una scheda separata',
  'framed.text': 'Per la tua sicurezza non può essere mostrata all’interno di un’altra pagina.',

  'failure.busyTitle': 'Troppi tentativi',
  'failure.busy': 'Aspetta un minuto, poi riprova.',
  'failure.busyFor': 'Riprova {time}.',
  'failure.busyOver': 'Ora puoi riprovare.',
  'failure.retryingIn': 'Nuovo tentativo {time}.',
  'failure.unknownTitle': 'Qualcosa è andato storto',
  'failure.reference': 'Riferimento',

  'error.credentials': 'E-mail o password errata.',
  'error.emailTaken': 'Esiste già un account con questo indirizzo e-mail.',
  'error.emailDomain': 'Gli indirizzi e-mail di questo dominio non sono accettati. Usane un altro.',
  'error.signUpDenied':
    'Questa registrazione non è stata accettata. Se pensi che sia un errore, contatta l’assistenza.',
  'error.signUpHook': 'Al momento non puoi registrarti. Riprova tra qualche minuto.',
  'error.passwordSignInOff': 'L’accesso con password non è disponibile.',
  'error.secondFactorCode': 'Questo codice è errato. Controllalo e riprova.',
  'error.codeInvalid': 'Questo link non funziona. Assicurati di aver aperto il link completo.',
  'error.codeExpired': 'Questo link è scaduto. Richiedine uno nuovo.',
  'error.codeAttempts': 'Troppi tentativi con questo link. Richiedine uno nuovo.',
  'error.codeUsed': 'Questo link è già stato usato. Richiedine uno nuovo.',
  'error.connectedToAnotherUser': 'È già collegato a un altro utente.',
  'error.otherConnected':
    'Hai già collegato un altro account di questo provider. Forse hai scelto quello sbagliato.',
  'error.accessDenied': 'L’autorizzazione non è stata concessa, quindi l’accesso non è avvenuto.',
  'error.signInTimeout': 'Il tempo per l’accesso è scaduto. Ricomincia.',
  'error.passkey': 'Non è stato possibile usare la tua passkey. Riprova o accedi in un altro modo.',
  'error.passkeyOff': 'L’accesso con passkey non è disponibile.',
  'error.providerOff': 'L’accesso con questo provider non è disponibile.',
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
    'L’accesso non è configurato correttamente per questa app. Contatta l’assistenza.',

  'signedOut.title': 'Disconnessione effettuata',
  'signedOut.text': 'La tua sessione su questo dispositivo è stata chiusa.',
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
    'Questa password è troppo comune o è comparsa in una fuga di dati. Scegline un’altra.',
  'problem.passwordPersonal':
    'Questa password è facile da indovinare partendo dal tuo indirizzo e-mail o dal nome di questa app. Scegline un’altra.',
  'problem.repeatMissing': 'Conferma la password.',
  'problem.repeatDiffers': 'Le password non coincidono.',

  'signUp.title': 'Crea il tuo account',
  'signUp.hasAccount': 'Hai già un account?',
  'signUp.toSignIn': 'Accedi',
  'signUp.pending': 'Creazione dell’account',
  'signUp.emailCode': 'Registrati con un codice via e-mail',
  'signUp.usePassword': 'Scegli una password',
  'signUp.closedTitle': 'Le registrazioni sono chiuse',
  'signUp.closedText': 'Al momento non è possibile creare nuovi account.',
  'signUp.optional': '{label} (facoltativo)',
  'signUp.choose': 'Scegli un’opzione',
  'signUp.fieldMissing': 'Compila questo campo.',
  'signUp.choiceMissing': 'Scegli un’opzione.',
  'signUp.boxMissing': 'Seleziona questa casella per continuare.',
  'signUp.noMethod': 'Nessun metodo di registrazione è attivo per questa app.',
  'signUp.toExisting': 'Accedi a questo account',

  'terms.agree': 'Accetto i {terms}',
  'terms.agreeBoth': 'Accetto i {terms} e l’{privacy}',
  'terms.missing': 'Accetta i termini per creare il tuo account.',
  'terms.text': 'Non hai ancora un account. Accetta i termini per crearne uno.',

  'magicLink.title': 'Accedere con questo link?',
  'magicLink.text': 'Continua solo se hai richiesto questa e-mail.',

  'secondFactor.missingTitle': 'Prima accedi',
  'secondFactor.missingText': 'Poi inserirai il codice.',

  'signOut.title': 'Uscire?',
  'signOut.pending': 'Uscita in corso',

  'forgot.title': 'Reimposta la password',
  'forgot.text': 'Ti invieremo un link per reimpostarla.',
  'forgot.toSignIn': 'Torna all’accesso',
  'forgot.send': 'Invia il link',
  'forgot.sentText':
    'Se {email} ha un account, abbiamo inviato a questo indirizzo un link per reimpostare la password. Non lo trovi? Controlla la cartella dello spam.',
  'forgot.sentAnyText':
    'Se questo indirizzo ha un account, abbiamo inviato un’e-mail. Non la trovi? Controlla la cartella dello spam.',

  'reset.title': 'Scegli una nuova password',
  'reset.text': 'Tutti gli altri dispositivi verranno disconnessi.',
  'reset.submit': 'Reimposta la password',
  'reset.doneTitle': 'Password aggiornata',
  'reset.doneText':
    'Tutti i tuoi dispositivi sono stati disconnessi. Accedi con la nuova password.',
  'reset.signedInText':
    'Hai effettuato l’accesso. Tutti gli altri dispositivi sono stati disconnessi.',

  'link.invalidTitle': 'Questo link non funziona',
  'link.invalidText': 'Assicurati di aver aperto il link completo dell’e-mail.',
  'link.expiredTitle': 'Questo link è scaduto',
  'link.expiredText': 'Possiamo inviartene uno nuovo.',
  'link.usedTitle': 'Questo link è già stato usato',
  'link.usedText': 'Ogni link funziona una sola volta. Possiamo inviartene uno nuovo.',
  'link.attemptsTitle': 'Troppi tentativi',
  'link.attemptsText': 'Questo link non funziona più. Possiamo inviartene uno nuovo.',
  'link.requestNew': 'Richiedi un nuovo link',

  'verification.title': 'Verifica il tuo indirizzo e-mail',
  'verification.text': 'Conferma che questo indirizzo e-mail è tuo.',
  'verification.verify': 'Verifica',
  'verification.pending': 'Verifica in corso',
  'verification.doneTitle': 'Indirizzo e-mail verificato',
  'verification.signInText': 'Accedi per richiederne uno nuovo.',
  'verification.ownAccountText':
    'Questo indirizzo e-mail sta per essere aggiunto a un account a cui non hai effettuato l’accesso. Se l’account è tuo, accedi e verifica lì l’indirizzo.',
  'verification.sendNew': 'Invia un nuovo link',
  'verification.sentText': 'Abbiamo inviato un nuovo link a {email}.',
  'verification.requiredSent': 'Per continuare, apri il link che abbiamo inviato a {email}.',
  'verification.requiredUnsent': 'Per continuare, verifica {email}. Ti invieremo un link.',
  'verification.requiredAddress':
    'Per continuare, inserisci il tuo indirizzo e-mail. Ti invieremo un link.',
  'reminder.verify': 'Verifica {email}',

  'invitation.title': 'Unirti a {team}?',
  'invitation.text': 'Ti unirai come {name}.',
  'invitation.otherAccount': 'Usa un altro account',
  'invitation.join': 'Unisciti',
  'invitation.pending': 'Adesione in corso',
  'invitation.ignore': 'Non ora',
  'invitation.signInTitle': 'Hai ricevuto un invito a un team',
  'invitation.signInText': 'Accedi o crea un account per accettare.',
  'invitation.usedText':
    'Se hai accettato l’invito, il team è nell’elenco dei tuoi team. Altrimenti chiedi un nuovo invito.',
  'invitation.askAgain': 'Chiedi un nuovo invito.',
  'invitation.doneTitle': 'Ora fai parte di {team}',
  'invitation.doneText': 'Ora è nell’elenco dei tuoi team.',
  'invitation.from': '{inviter} ti invita a unirti a {team}',
  'invitation.to': 'Hai ricevuto un invito per {team}',
  'invitation.members': '{count, plural, one {# membro} other {# membri}}',
  'invitation.sentTo': 'Questo invito è stato inviato a {email}.',
  'invitation.onlyFor': 'Questo invito si può accettare solo con l’indirizzo verificato {email}.',
  'invitation.role': 'Ruolo: {role}',
  'role.admin': 'Admin',
  'role.member': 'Membro',
  'invitation.acceptAs': 'Accetta come {name}',
  'invitation.memberTitle': 'Fai già parte di {team}',
  'invitation.open': 'Apri {team}',

  'oauth.title': 'Accesso in corso',
  'oauth.failedTitle': 'Non è stato possibile accedere',
  'oauth.failedText':
    'L’accesso è scaduto, era già stato completato o è iniziato in un altro browser.',
  'oauth.signInAgain': 'Accedi di nuovo',

  'impersonation.title': 'Accedere come {name}?',
  'impersonation.text':
    'Userai {project} come questa persona. L’accesso viene registrato, e la persona può vedere e terminare la sessione.',
  'impersonation.replaces':
    'Uscirai dall’account {name} in questo browser. Per non uscire, apri il link in una finestra privata.',
  'impersonation.invalidText': 'Funziona una volta, entro cinque minuti. Crea un nuovo link.',
  'impersonation.end': 'Termina la sessione',

  'cli.title': 'Autorizzare l’accesso da riga di comando?',
  'cli.text':
    'Uno strumento a riga di comando vuole accedere a tuo nome. Continua solo se lo hai appena avviato tu.',
  'cli.textOf':
    'Uno strumento a riga di comando vuole accedere come {name}. Continua solo se lo hai appena avviato tu.',
  'cli.warning':
    'Se qualcuno ti ha inviato questo link, annulla. Non inviamo mai link di questo tipo.',
  'cli.code': 'Se lo strumento mostra un codice, deve corrispondere a questo:',
  'cli.requested': 'Richiesto {time} da {address}',
  'cli.authorize': 'Autorizza',
  'cli.pending': 'Autorizzazione in corso',
  'cli.doneTitle': 'Accesso autorizzato',
  'cli.doneText': 'Torna alla riga di comando. Puoi chiudere questa finestra.',
  'cli.canceledTitle': 'Accesso negato',
  'cli.canceledText': 'Puoi chiudere questa finestra.',
  'cli.failedTitle': 'Questo link non funziona',
  'cli.failedText':
    'È già stato usato, è scaduto o è incompleto. Ricomincia dalla riga di comando.',

  'errorPage.connectTitle': 'Non è stato possibile collegare questo account',
  'errorPage.notConnectedText':
    'L’accesso non è stato concesso, quindi non è stato collegato nulla.',
  'errorPage.deniedTitle': 'L’accesso è stato annullato',
  'errorPage.emailTakenText':
    'Esiste già un account con questo indirizzo e-mail. Accedi a quell’account in un altro modo, poi collega questo provider nelle sue impostazioni.',
  'errorPage.signUpTitle': 'La registrazione non è riuscita',
  'errorPage.code': 'Codice di errore',
}
