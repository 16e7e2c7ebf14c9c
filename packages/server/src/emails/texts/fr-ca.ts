import type { TemplateTexts } from './template-texts'

const ignore = 'Si vous n’avez pas demandé ce courriel, vous pouvez l’ignorer.'

/** The default emails in the French of Canada. */
export const frCa: TemplateTexts = {
  email_verification: {
    subject: 'Vérifiez votre adresse courriel pour {{projectDisplayName}}',
    title: 'Vérifiez votre adresse courriel',
    text: 'Confirmez que cette adresse appartient à votre compte {{projectDisplayName}}.',
    action: 'Vérifier l’adresse courriel',
    note: `Le lien est valide pendant {{lifetime}}. ${ignore}`,
  },
  password_reset: {
    subject: 'Réinitialisez votre mot de passe {{projectDisplayName}}',
    title: 'Réinitialisez votre mot de passe',
    text: 'Utilisez ce lien pour choisir un nouveau mot de passe pour votre compte {{projectDisplayName}}. Tous les autres appareils seront déconnectés.',
    action: 'Réinitialiser le mot de passe',
    note: `Le lien est valide pendant {{lifetime}}. ${ignore}`,
  },
  magic_link: {
    subject: 'Se connecter à {{projectDisplayName}}{{#if otp}} : votre code est {{otp}}{{/if}}',
    title: 'Se connecter à {{projectDisplayName}}',
    text: '{{#if otp}}Entrez ce code sur la page où vous l’avez demandé :{{/if}}',
    link: '{{#if otp}}Ou utilisez{{else}}Utilisez{{/if}} ce lien :',
    action: 'Se connecter',
    note: `{{#if otp}}Le code et le lien ne fonctionnent qu’une fois et sont valides{{else}}Le lien ne fonctionne qu’une fois et est valide{{/if}} pendant {{lifetime}}. ${ignore}`,
  },
  team_invitation: {
    subject:
      '{{#if inviterDisplayName}}{{inviterDisplayName}} vous invite{{else}}Invitation{{/if}} à rejoindre {{teamDisplayName}}',
    title: 'Rejoindre {{teamDisplayName}}',
    text: '{{#if inviterDisplayName}}{{inviterDisplayName}} vous invite{{else}}Vous avez reçu une invitation{{/if}} à rejoindre l’équipe {{teamDisplayName}} dans {{projectDisplayName}}.',
    action: 'Voir l’invitation',
    note: 'L’invitation est valide pendant {{lifetime}}. Si vous ne l’attendiez pas, vous pouvez ignorer ce courriel.',
  },
  greeting: 'Bonjour {{userDisplayName}},',
  address: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  requested: 'Demande faite depuis {{browser}}{{#if ipAddress}}, adresse IP {{ipAddress}}{{/if}}.',
  sent: 'Ce courriel a été envoyé par {{projectDisplayName}} à {{recipient}}.',
}
