import type { TemplateTexts } from './template-texts'

const ignore = 'Se não pediu este e-mail, pode ignorá-lo.'

/** The default emails in the Portuguese of Portugal. */
export const ptPt: TemplateTexts = {
  email_verification: {
    subject: 'Confirme o seu endereço de e-mail em {{projectDisplayName}}',
    title: 'Confirme o seu endereço de e-mail',
    text: 'Confirme que este endereço pertence à sua conta em {{projectDisplayName}}.',
    action: 'Confirmar endereço de e-mail',
    note: `A ligação é válida durante {{lifetime}}. ${ignore}`,
  },
  password_reset: {
    subject: 'Reponha a sua palavra-passe em {{projectDisplayName}}',
    title: 'Reponha a sua palavra-passe',
    text: 'Utilize esta ligação para escolher uma nova palavra-passe para a sua conta em {{projectDisplayName}}. A sessão será terminada em todos os outros dispositivos.',
    action: 'Repor palavra-passe',
    note: `A ligação é válida durante {{lifetime}}. ${ignore}`,
  },
  magic_link: {
    subject: 'Iniciar sessão em {{projectDisplayName}}{{#if otp}}: o seu código é {{otp}}{{/if}}',
    title: 'Iniciar sessão em {{projectDisplayName}}',
    text: '{{#if otp}}Introduza este código na página onde o pediu:{{/if}}',
    link: '{{#if otp}}Ou utilize{{else}}Utilize{{/if}} esta ligação:',
    action: 'Iniciar sessão',
    note: `{{#if otp}}O código e a ligação funcionam uma só vez e são válidos{{else}}A ligação funciona uma só vez e é válida{{/if}} durante {{lifetime}}. ${ignore}`,
  },
  team_invitation: {
    subject:
      '{{#if inviterDisplayName}}{{inviterDisplayName}} enviou-lhe{{else}}Recebeu{{/if}} um convite para se juntar a {{teamDisplayName}}',
    title: 'Junte-se a {{teamDisplayName}}',
    text: '{{#if inviterDisplayName}}{{inviterDisplayName}} enviou-lhe{{else}}Recebeu{{/if}} um convite para se juntar à equipa {{teamDisplayName}} em {{projectDisplayName}}.',
    action: 'Ver convite',
    note: 'O convite é válido durante {{lifetime}}. Se não o esperava, pode ignorar este e-mail.',
  },
  greeting: 'Olá, {{userDisplayName}},',
  address: 'Se o botão não funcionar, copie este endereço para o seu navegador:',
  requested:
    'Pedido feito a partir de {{browser}}{{#if ipAddress}}, endereço IP {{ipAddress}}{{/if}}.',
  sent: 'Este e-mail foi enviado por {{projectDisplayName}} para {{recipient}}.',
}
