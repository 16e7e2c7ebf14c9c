import type { TemplateTexts } from './template-texts'

const ignore = 'Si no pediste este correo, puedes ignorarlo.'

/** The default emails in the Spanish of Latin America. */
export const es419: TemplateTexts = {
  email_verification: {
    subject: 'Verifica tu dirección de correo para {{projectDisplayName}}',
    title: 'Verifica tu dirección de correo',
    text: 'Confirma que esta dirección pertenece a tu cuenta de {{projectDisplayName}}.',
    action: 'Verificar dirección de correo',
    note: `El enlace es válido por {{lifetime}}. ${ignore}`,
  },
  password_reset: {
    subject: 'Restablece tu contraseña de {{projectDisplayName}}',
    title: 'Restablece tu contraseña',
    text: 'Usa este enlace para elegir una contraseña nueva para tu cuenta de {{projectDisplayName}}. Se cerrará tu sesión en todos los demás dispositivos.',
    action: 'Restablecer contraseña',
    note: `El enlace es válido por {{lifetime}}. ${ignore}`,
  },
  magic_link: {
    subject: 'Iniciar sesión en {{projectDisplayName}}{{#if otp}}: tu código es {{otp}}{{/if}}',
    title: 'Iniciar sesión en {{projectDisplayName}}',
    text: '{{#if otp}}Ingresa este código en la página donde lo pediste:{{/if}}',
    link: '{{#if otp}}O usa{{else}}Usa{{/if}} este enlace:',
    action: 'Iniciar sesión',
    note: `{{#if otp}}El código y el enlace funcionan una sola vez y son válidos{{else}}El enlace funciona una sola vez y es válido{{/if}} por {{lifetime}}. ${ignore}`,
  },
  team_invitation: {
    subject:
      '{{#if inviterDisplayName}}{{inviterDisplayName}} te invitó{{else}}Te invitaron{{/if}} a unirte a {{teamDisplayName}}',
    title: 'Únete a {{teamDisplayName}}',
    text: '{{#if inviterDisplayName}}{{inviterDisplayName}} te invitó{{else}}Te invitaron{{/if}} a unirte al equipo {{teamDisplayName}} en {{projectDisplayName}}.',
    action: 'Ver invitación',
    note: 'La invitación es válida por {{lifetime}}. Si no la esperabas, puedes ignorar este correo.',
  },
  greeting: 'Hola, {{userDisplayName}}:',
  address: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  requested: 'Solicitado desde {{browser}}{{#if ipAddress}}, dirección IP {{ipAddress}}{{/if}}.',
  sent: '{{projectDisplayName}} envió este correo a {{recipient}}.',
}
