import type { MainTexts } from '../message-id'

/** Messages of the sign-in page, of buttons and menus in Italian. */
export const main: MainTexts = {
  'action.cancel': 'Annulla',
  'action.goHome': 'Vai alla home',
  'action.retry': 'Riprova',
  'action.signIn': 'Accedi',
  'action.signOut': 'Esci',
  'action.signUp': 'Registrati',

  'page.loading': 'Caricamento',
  'page.slow': 'Ci vuole più tempo del solito.',
  'page.noScript': 'Attiva JavaScript per usare questa pagina.',

  'failure.offlineTitle': 'Sei offline',
  'failure.offline': 'Controlla la connessione e riprova. Quello che hai scritto non va perso.',
  'failure.unreachableTitle': 'Il server non è raggiungibile',
  'failure.unreachable': 'Controlla la connessione o riprova tra un momento.',
  'failure.retrying': 'Controlla la connessione. Stiamo ancora provando.',
  'failure.unknown': 'Riprova. Se il problema persiste, contatta l’assistenza.',

  'signedOut.partTitle': 'Disconnessione effettuata su questo dispositivo',

  'teamSwitcher.label': 'Team',
  'settings.teams': 'Team',
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

  'field.email': 'E-mail',
  'field.password': 'Password',
  'field.code': 'Codice',
  'field.showPassword': 'Mostra la password',
  'field.hidePassword': 'Nascondi la password',

  'problem.emailMissing': 'Inserisci il tuo indirizzo e-mail.',
  'problem.emailForm': 'Inserisci un indirizzo e-mail valido.',
  'problem.passwordMissing': 'Inserisci la tua password.',
  'problem.passwordLong':
    'Questa password è troppo lunga. Usa al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  'problem.emailUnverified':
    'Questo indirizzo e-mail non è mai stato verificato, quindi non puoi accedere con un codice. Usa la password.',
  'problem.emailUnknown': 'Non abbiamo trovato un account con questo indirizzo e-mail.',
  'problem.codeMissing': 'Inserisci il codice.',
  'problem.codeShort': 'Il codice ha 6 caratteri.',
  'problem.codeWrong': 'Il codice è errato. Usa quello dell’e-mail più recente.',
  'problem.codeExpired': 'Questo codice è scaduto. Richiedine uno nuovo.',
  'problem.codeUsed': 'Questo codice è già stato usato. Richiedine uno nuovo.',
  'problem.codeAttempts': 'Troppi tentativi. Richiedi un nuovo codice.',

  'signIn.titleOf': 'Accedi a {project}',
  'signIn.noAccount': 'Non hai ancora un account?',
  'signIn.toSignUp': 'Registrati',
  'signIn.forgotPassword': 'Password dimenticata?',
  'signIn.pending': 'Accesso in corso',
  'signIn.usePassword': 'Usa una password',
  'signIn.noMethod': 'Nessun metodo di accesso è attivo per questa app.',

  'methods.signInWith': 'Accedi con {provider}',
  'methods.signUpWith': 'Registrati con {provider}',
  'methods.passkey': 'Accedi con una passkey',
  'methods.lastUsed': 'Ultimo usato',
  'methods.or': 'oppure',

  'legal.terms': 'Termini di servizio',
  'legal.privacy': 'Informativa sulla privacy',

  'emailCode.send': 'Ricevi un codice via e-mail',
  'emailCode.text':
    'Abbiamo inviato un codice di 6 caratteri a {email}. Inseriscilo o apri il link nell’e-mail.',

  'signedIn.title': 'Accesso effettuato',
  'signedIn.text': 'Hai effettuato l’accesso come {name}.',

  'sentEmail.sending': 'Invio in corso',
  'sentEmail.title': 'Controlla le tue e-mail',
  'sentEmail.sendAgain': 'Invia di nuovo',
  'sentEmail.sendAgainIn': 'Invia di nuovo tra {seconds} s',
  'sentEmail.sentAgain': 'E-mail inviata di nuovo.',
  'sentEmail.changeAddress': 'Usa un altro indirizzo',
}
