import type { NoticeTexts } from './notice-texts'

/** The notices in the French of France. */
export const frFr: NoticeTexts = {
  subject: '{{projectDisplayName}} : {{title}}',
  titles: {
    'sign_in.new_browser': 'Nouvelle connexion à votre compte',
    'sign_in_codes.disabled': 'La connexion par code envoyé par e-mail a été désactivée',
    'contact_channel.added': 'Une adresse e-mail a été ajoutée à votre compte',
    'contact_channel.changed': 'Une adresse e-mail de votre compte a été modifiée',
    'contact_channel.removed': 'Une adresse e-mail a été retirée de votre compte',
    'connected_account.added': 'Un compte associé a été ajouté',
    'connected_account.removed': 'Un compte associé a été supprimé',
    'passkey.added': 'Une clé d’accès a été ajoutée à votre compte',
    'passkey.removed': 'Une clé d’accès a été retirée de votre compte',
    'second_factor.enabled': 'L’authentification à deux facteurs a été activée',
    'second_factor.disabled': 'L’authentification à deux facteurs a été désactivée',
    'recovery_codes.created': 'De nouveaux codes de récupération ont été créés pour votre compte',
    'recovery_code.used': 'Un code de récupération a été utilisé pour une connexion',
    'password.set': 'Un mot de passe a été défini pour votre compte',
    'password.changed': 'Votre mot de passe a été modifié',
    'password.removed': 'Votre mot de passe a été retiré',
    'password.reset': 'Votre mot de passe a été réinitialisé',
  },
  intro: 'Votre compte {{projectDisplayName}} a été modifié :',
  codeUsed:
    'Un code de récupération a été utilisé à la place de l’application d’authentification pour se connecter à votre compte {{projectDisplayName}} :',
  newBrowser:
    'Une connexion à votre compte {{projectDisplayName}} a eu lieu avec un navigateur qui n’avait pas encore été utilisé :',
  facts: {
    address: 'Adresse e-mail :',
    formerAddress: 'Adresse précédente :',
    signsIn: 'Sert à la connexion :',
    isPrimary: 'Adresse principale :',
    provider: 'Fournisseur :',
    remaining: 'Codes de récupération restants :',
    time: 'Date et heure :',
    browser: 'Navigateur :',
    ipAddress: 'Adresse IP :',
    changedBy: 'Modifié par :',
  },
  yes: 'oui',
  no: 'non',
  wasYou: 'Si c’était vous, vous n’avez rien à faire.',
  ifNotYou: 'Si ce n’était pas vous :',
  notYou:
    'Quelqu’un d’autre a peut-être accès à votre compte. Connectez-vous sans attendre, définissez un nouveau mot de passe si vous en utilisez un, fermez toutes les sessions que vous ne reconnaissez pas et retirez les adresses e-mail, les comptes associés et les clés d’accès qui ne sont pas les vôtres. Si vous ne pouvez plus vous connecter, contactez {{projectDisplayName}}.',
  settings: 'Ouvrir les paramètres du compte',
  recipients:
    'Cet e-mail a été envoyé aux adresses vérifiées que votre compte avait avant la modification.',
  recipient: 'Cet e-mail a été envoyé à une adresse vérifiée de votre compte.',
  webhookPaused: {
    subject: 'Les webhooks de {{managedProject}} vers {{endpointHost}} sont suspendus',
    title: 'Un point de terminaison de webhook est suspendu',
    gone: 'Le point de terminaison de webhook sur {{endpointHost}} de votre projet {{managedProject}} indique qu’il n’existe plus. Plus rien ne lui est envoyé jusqu’à ce que vous le réactiviez.',
    failing:
      'Le point de terminaison de webhook sur {{endpointHost}} de votre projet {{managedProject}} échoue depuis {{days}} jours. Plus rien ne lui est envoyé jusqu’à ce que vous le réactiviez.',
    note: 'Après l’avoir réactivé, vous pouvez renvoyer, depuis la liste de ses envois, les événements qu’il a manqués avant la suspension. Ceux qui surviennent pendant la suspension ne sont pas conservés.',
  },
}
