import type { TemplateTexts } from './template-texts'

const ignore = 'Se você não pediu este e-mail, pode ignorá-lo.'

/** The default emails in the Portuguese of Brazil. */
export const ptBr: TemplateTexts = {
  email_verification: {
    subject: 'Verifique seu endereço de e-mail em {{projectDisplayName}}',
    title: 'Verifique seu endereço de e-mail',
    text: 'Confirme que este endereço pertence à sua conta em {{projectDisplayName}}.',
    action: 'Verificar endereço de e-mail',
    note: `O link é válido por {{lifetime}}. ${ignore}`,
  },
  password_reset: {
    subject: 'Redefina sua senha em {{projectDisplayName}}',
    title: 'Redefina sua senha',
    text: 'Use este link para escolher uma nova senha para a sua conta em {{projectDisplayName}}. Todos os outros dispositivos serão desconectados.',
    action: 'Redefinir senha',
    note: `O link é válido por {{lifetime}}. ${ignore}`,
  },
  magic_link: {
    subject: 'Entrar em {{projectDisplayName}}{{#if otp}}: seu código é {{otp}}{{/if}}',
    title: 'Entrar em {{projectDisplayName}}',
    text: '{{#if otp}}Digite este código na página em que você o pediu:{{/if}}',
    link: '{{#if otp}}Ou use{{else}}Use{{/if}} este link:',
    action: 'Entrar',
    note: `{{#if otp}}O código e o link funcionam uma única vez e são válidos{{else}}O link funciona uma única vez e é válido{{/if}} por {{lifetime}}. ${ignore}`,
  },
  team_invitation: {
    subject:
      '{{#if inviterDisplayName}}{{inviterDisplayName}} convidou você{{else}}Você recebeu um convite{{/if}} para participar de {{teamDisplayName}}',
    title: 'Participe de {{teamDisplayName}}',
    text: '{{#if inviterDisplayName}}{{inviterDisplayName}} convidou você{{else}}Você recebeu um convite{{/if}} para participar da equipe {{teamDisplayName}} em {{projectDisplayName}}.',
    action: 'Ver convite',
    note: 'O convite é válido por {{lifetime}}. Se você não o esperava, pode ignorar este e-mail.',
  },
  greeting: 'Olá, {{userDisplayName}},',
  address: 'Se o botão não funcionar, copie este endereço para o seu navegador:',
  requested: 'Pedido feito pelo {{browser}}{{#if ipAddress}}, endereço IP {{ipAddress}}{{/if}}.',
  sent: 'Este e-mail foi enviado por {{projectDisplayName}} para {{recipient}}.',
}
