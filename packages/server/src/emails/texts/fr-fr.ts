import type { TemplateTexts } from './template-texts'

const ignore = 'Si vous n’avez pas demandé cet e-mail, vous pouvez l’ignorer.'

/** The default emails in the French of France. */
export const frFr: TemplateTexts = {
  email_verification: {
    subject: 'Vérifiez votre adresse e-mail pour {{projectDisplayName}}',
    title: 'Vérifiez votre adresse e-mail',
    text: 'Confirmez que cette adresse appartient à votre compte {{projectDisplayName}}.',
    action: 'Vérifier l’adresse e-mail',
    note: `Le lien est valable {{lifetime}}. ${ignore}`,
  },
  password_reset: {
    subject: 'Réinitialisez votre mot de passe {{projectDisplayName}}',
    title: 'Réinitialisez votre mot de passe',
    text: 'Utilisez ce lien pour choisir un nouveau mot de passe pour votre compte {{projectDisplayName}}. Tous les autres appareils seront déconnectés.',
    action: 'Réinitialiser le mot de passe',
    note: `Le lien est valable {{lifetime}}. ${ignore}`,
  },
  magic_link: {
    subject: 'Se connecter à {{projectDisplayName}}{{#if otp}} : votre code est {{otp}}{{/if}}',
    title: 'Se connecter à {{projectDisplayName}}',
    text: '{{#if otp}}Saisissez ce code sur la page où vous l’avez demandé :{{/if}}',
    link: '{{#if otp}}Ou utilisez{{else}}Utilisez{{/if}} ce lien :',
    action: 'Se connecter',
    note: `{{#if otp}}Le code et le lien ne fonctionnent qu’une fois et sont valables{{else}}Le lien ne fonctionne qu’une fois et est valable{{/if}} {{lifetime}}. ${ignore}`,
  },
  team_invitation: {
    subject:
      '{{#if inviterDisplayName}}{{inviterDisplayName}} vous invite{{else}}Invitation{{/if}} à rejoindre {{teamDisplayName}}',
    title: 'Rejoindre {{teamDisplayName}}',
    text: '{{#if inviterDisplayName}}{{inviterDisplayName}} vous invite{{else}}Vous avez reçu une invitation{{/if}} à rejoindre l’équipe {{teamDisplayName}} sur {{projectDisplayName}}.',
    action: 'Voir l’invitation',
    note: 'L’invitation est valable {{lifetime}}. Si vous ne l’attendiez pas, vous pouvez ignorer cet e-mail.',
  },
  greeting: 'Bonjour {{userDisplayName}},',
  address: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  requested: 'Demande faite depuis {{browser}}{{#if ipAddress}}, adresse IP {{ipAddress}}{{/if}}.',
  sent: 'Cet e-mail a été envoyé par {{projectDisplayName}} à {{recipient}}.',
}
