import type { TemplateTexts } from './template-texts'

const ignore = 'Se non hai richiesto questa e-mail, puoi ignorarla.'

/** The default emails in Italian. */
export const itIt: TemplateTexts = {
  email_verification: {
    subject: 'Verifica il tuo indirizzo e-mail per {{projectDisplayName}}',
    title: 'Verifica il tuo indirizzo e-mail',
    text: 'Conferma che questo indirizzo appartiene al tuo account {{projectDisplayName}}.',
    action: 'Verifica l’indirizzo e-mail',
    note: `Il link è valido per {{lifetime}}. ${ignore}`,
  },
  password_reset: {
    subject: 'Reimposta la password di {{projectDisplayName}}',
    title: 'Reimposta la password',
    text: 'Usa questo link per scegliere una nuova password per il tuo account {{projectDisplayName}}. Tutti gli altri dispositivi verranno disconnessi.',
    action: 'Reimposta la password',
    note: `Il link è valido per {{lifetime}}. ${ignore}`,
  },
  magic_link: {
    subject: 'Accedi a {{projectDisplayName}}{{#if otp}}: il tuo codice è {{otp}}{{/if}}',
    title: 'Accedi a {{projectDisplayName}}',
    text: '{{#if otp}}Inserisci questo codice nella pagina in cui l’hai richiesto:{{/if}}',
    link: '{{#if otp}}Oppure usa{{else}}Usa{{/if}} questo link:',
    action: 'Accedi',
    note: `{{#if otp}}Il codice e il link funzionano una sola volta e sono validi{{else}}Il link funziona una sola volta ed è valido{{/if}} per {{lifetime}}. ${ignore}`,
  },
  team_invitation: {
    subject:
      '{{#if inviterDisplayName}}{{inviterDisplayName}} ti invita{{else}}Hai ricevuto un invito{{/if}} a unirti a {{teamDisplayName}}',
    title: 'Unisciti a {{teamDisplayName}}',
    text: '{{#if inviterDisplayName}}{{inviterDisplayName}} ti invita{{else}}Hai ricevuto un invito{{/if}} a unirti al team {{teamDisplayName}} su {{projectDisplayName}}.',
    action: 'Vedi l’invito',
    note: 'L’invito è valido per {{lifetime}}. Se non te lo aspettavi, puoi ignorare questa e-mail.',
  },
  greeting: 'Ciao {{userDisplayName}},',
  address: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  requested:
    'Richiesta inviata da {{browser}}{{#if ipAddress}}, indirizzo IP {{ipAddress}}{{/if}}.',
  sent: 'Questa e-mail è stata inviata da {{projectDisplayName}} a {{recipient}}.',
}
