import type { NoticeTexts } from './notice-texts'

/** The notices in Italian. */
export const itIt: NoticeTexts = {
  subject: '{{projectDisplayName}}: {{title}}',
  testEmail: {
    title: 'E-mail di prova',
    text: 'Questa è un’e-mail di prova di {{projectDisplayName}}. Il server di posta funziona.',
  },
  titles: {
    'sign_in.new_browser': 'Nuovo accesso al tuo account',
    'sign_in_codes.disabled': 'L’accesso con codici via e-mail è stato disattivato',
    'contact_channel.added': 'Un indirizzo e-mail è stato aggiunto al tuo account',
    'contact_channel.changed': 'Un indirizzo e-mail del tuo account è stato cambiato',
    'contact_channel.removed': 'Un indirizzo e-mail è stato rimosso dal tuo account',
    'connected_account.added': 'Un account collegato è stato aggiunto',
    'connected_account.removed': 'Un account collegato è stato rimosso',
    'passkey.added': 'Una passkey è stata aggiunta al tuo account',
    'passkey.removed': 'Una passkey è stata rimossa dal tuo account',
    'second_factor.enabled': 'L’autenticazione a due fattori è stata attivata',
    'second_factor.disabled': 'L’autenticazione a due fattori è stata disattivata',
    'recovery_codes.created': 'Sono stati generati nuovi codici di recupero per il tuo account',
    'recovery_code.used': 'È stato usato un codice di recupero per accedere',
    'password.set': 'È stata impostata una password per il tuo account',
    'password.changed': 'La tua password è stata cambiata',
    'password.removed': 'La tua password è stata rimossa',
    'password.reset': 'La tua password è stata reimpostata',
  },
  intro: 'Al tuo account {{projectDisplayName}} è stata apportata questa modifica:',
  codeUsed:
    'È stato effettuato un accesso al tuo account {{projectDisplayName}} con un codice di recupero invece dell’app di autenticazione:',
  newBrowser:
    'È stato effettuato un accesso al tuo account {{projectDisplayName}} con un browser mai usato prima:',
  facts: {
    address: 'Indirizzo e-mail:',
    formerAddress: 'Indirizzo precedente:',
    signsIn: 'Usato per l’accesso:',
    isPrimary: 'Indirizzo principale:',
    provider: 'Provider:',
    remaining: 'Codici di recupero rimasti:',
    time: 'Data e ora:',
    browser: 'Browser:',
    ipAddress: 'Indirizzo IP:',
    changedBy: 'Modificato da:',
  },
  yes: 'sì',
  no: 'no',
  wasYou: 'Se l’hai fatto tu, non devi fare nulla.',
  ifNotYou: 'Se non l’hai fatto tu:',
  notYou:
    'Qualcun altro potrebbe avere accesso al tuo account. Accedi subito, cambia la password se ne hai una, chiudi tutte le sessioni che non riconosci e rimuovi gli indirizzi e-mail, gli account collegati e le passkey che non sono tuoi. Se non riesci ad accedere, contatta {{projectDisplayName}}.',
  settings: 'Apri le impostazioni dell’account',
  recipients:
    'Questa e-mail è stata inviata agli indirizzi verificati che il tuo account aveva prima della modifica.',
  recipient: 'Questa e-mail è stata inviata a un indirizzo verificato del tuo account.',
  timeZone: 'L’ora è in UTC perché il tuo fuso orario non è noto.',
  webhookPaused: {
    subject: 'I webhook di {{managedProject}} verso {{endpointHost}} sono in pausa',
    title: 'Un endpoint webhook è in pausa',
    gone: 'L’endpoint webhook {{endpointHost}} del tuo progetto {{managedProject}} ha risposto che non esiste più. Non gli verranno inviati altri eventi finché non lo riattivi.',
    failing:
      'Le consegne all’endpoint webhook {{endpointHost}} del tuo progetto {{managedProject}} non riescono da {{days}} giorni. Non gli verranno inviati altri eventi finché non lo riattivi.',
    note: 'Dopo averlo riattivato, puoi inviare di nuovo, dall’elenco delle sue consegne, gli eventi non riusciti prima della pausa. Gli eventi durante la pausa non vengono conservati per questo endpoint.',
  },
}
