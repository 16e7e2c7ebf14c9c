import type { BaseTexts } from '../message-id'

/** What stands everywhere, in Italian. */
export const base: BaseTexts = {
  'action.cancel': 'Annulla',
  'action.copied': 'Copiato',
  'action.copy': 'Copia',
  'action.goHome': 'Vai alla pagina iniziale',
  'action.retry': 'Riprova',
  'action.signIn': 'Accedi',
  'action.signOut': 'Esci',
  'action.signUp': 'Registrati',

  'page.loading': 'Caricamento',
  'page.slow': 'Ci vuole più tempo del solito.',
  'page.noScript': 'Attiva JavaScript per usare questa pagina.',

  'notFound.title': 'Pagina non trovata',
  'notFound.text': 'Questa pagina non esiste o è stata spostata.',

  'framed.title': 'Apri questa pagina da sola',
  'framed.text': 'Per la tua sicurezza non funziona all’interno di un’altra pagina.',

  'failure.offlineTitle': 'Sei offline',
  'failure.offline': 'Controlla la connessione e riprova. Quello che hai scritto non va perso.',
  'failure.unreachableTitle': 'Il server non è raggiungibile',
  'failure.unreachable': 'Controlla la connessione o riprova tra un momento.',
  'failure.busyTitle': 'Troppi tentativi',
  'failure.busy': 'Aspetta un minuto, poi riprova.',
  'failure.unknownTitle': 'Qualcosa è andato storto',
  'failure.unknown': 'Riprova. Se il problema continua, contatta l’assistenza.',
  'failure.reference': 'Riferimento',

  'error.credentials': 'E-mail o password errata.',
  'error.emailTaken': 'Esiste già un account con questa e-mail.',
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
  'error.sessionEnded': 'La tua sessione è terminata. Accedi di nuovo.',
  'error.recentSignIn': 'Questa modifica richiede un accesso recente. Accedi di nuovo.',
  'error.notAllowed': 'Non hai l’autorizzazione per farlo.',
  'error.redirect': 'Questo URL di reindirizzamento non è consentito.',
  'error.project':
    'L’accesso a questo sito non è configurato correttamente. Avvisa chi lo gestisce.',

  'signedOut.title': 'Hai effettuato l’uscita',
  'signedOut.text': 'L’accesso su questo dispositivo è terminato.',
  'signedOut.partTitle': 'Hai effettuato l’uscita su questo dispositivo',
  'signedOut.partText':
    'Il server non era raggiungibile, quindi questa sessione potrebbe risultare ancora attiva.',

  'teamSwitcher.label': 'Team',
  'teamSwitcher.none': 'Scegli un team',
  'teamSwitcher.empty': 'Ancora nessun team',
  'teamSwitcher.settings': 'Impostazioni del team',
  'teamSwitcher.create': 'Crea un team',

  'userButton.label': 'Menu dell’account',
  'userButton.labelOf': 'Menu dell’account, {name}',
  'userButton.notSignedIn': 'Accesso non effettuato',
  'userButton.settings': 'Impostazioni dell’account',
  'userButton.theme': 'Cambia tema',
  'userButton.failed': 'Non è stato possibile caricare il tuo account',
}
