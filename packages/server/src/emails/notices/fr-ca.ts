import type { NoticeTexts } from './notice-texts'

/** The notices in the French of Canada. */
export const frCa: NoticeTexts = {
  subject: '{{projectDisplayName}} : {{title}}',
  testEmail: {
    title: 'Courriel de test',
    text: 'Ceci est un courriel de test envoyé par {{projectDisplayName}}. Le serveur de messagerie fonctionne.',
  },
  titles: {
    'sign_in.new_browser': 'Nouvelle connexion à votre compte',
    'sign_in_codes.disabled': 'La connexion par code envoyé par courriel a été désactivée',
    'contact_channel.added': 'Une adresse courriel a été ajoutée à votre compte',
    'contact_channel.changed': 'Une adresse courriel de votre compte a été modifiée',
    'contact_channel.removed': 'Une adresse courriel a été retirée de votre compte',
    'connected_account.added': 'Un compte associé a été ajouté',
    'connected_account.removed': 'Un compte associé a été retiré',
    'passkey.added': 'Une clé d’accès a été ajoutée à votre compte',
    'passkey.removed': 'Une clé d’accès a été retirée de votre compte',
    'second_factor.enabled': 'L’authentification à deux facteurs a été activée',
    'second_factor.disabled': 'L’authentification à deux facteurs a été désactivée',
    'recovery_codes.created': 'De nouveaux codes de récupération ont été générés pour votre compte',
    'recovery_code.used': 'Un code de récupération a été utilisé pour une connexion',
    'password.set': 'Un mot de passe a été défini pour votre compte',
    'password.changed': 'Votre mot de passe a été modifié',
    'password.removed': 'Votre mot de passe a été supprimé',
    'password.reset': 'Votre mot de passe a été réinitialisé',
  },
  intro: 'La modification suivante a été apportée à votre compte {{projectDisplayName}} :',
  codeUsed:
    'Un code de récupération a été utilisé à la place de l’application d’authentification pour se connecter à votre compte {{projectDisplayName}} :',
  newBrowser:
    'Une connexion à votre compte {{projectDisplayName}} a eu lieu avec un navigateur qui n’avait pas encore été utilisé pour ce compte :',
  facts: {
    address: 'Adresse courriel :',
    formerAddress: 'Adresse précédente :',
    signsIn: 'Sert à la connexion :',
    isPrimary: 'Adresse principale :',
    provider: 'Fournisseur :',
    remaining: 'Codes de récupération restants :',
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
    'Quelqu’un d’autre a peut-être accès à votre compte. Connectez-vous maintenant, modifiez votre mot de passe si vous en avez un, fermez toutes les sessions que vous ne reconnaissez pas et retirez les adresses courriel, les comptes associés et les clés d’accès qui ne sont pas les vôtres. Si vous ne pouvez pas vous connecter, communiquez avec {{projectDisplayName}}.',
  settings: 'Ouvrir les paramètres du compte',
  recipients:
    'Ce courriel a été envoyé aux adresses vérifiées que votre compte avait avant la modification.',
  recipient: 'Ce courriel a été envoyé à une adresse vérifiée de votre compte.',
  timeZone: 'L’heure est en UTC, car votre fuseau horaire n’est pas connu.',
  webhookPaused: {
    subject: 'Les webhooks de {{managedProject}} vers {{endpointHost}} sont suspendus',
    title: 'Un point de terminaison de webhook est suspendu',
    gone: 'Le point de terminaison de webhook {{endpointHost}} de votre projet {{managedProject}} a répondu qu’il n’existe plus. Aucun événement ne lui sera envoyé tant que vous ne l’aurez pas réactivé.',
    failing:
      'Les livraisons au point de terminaison de webhook {{endpointHost}} de votre projet {{managedProject}} échouent depuis {{days}} jours. Aucun événement ne lui sera envoyé tant que vous ne l’aurez pas réactivé.',
    note: 'Une fois qu’il sera réactivé, vous pourrez renvoyer, depuis la liste de ses livraisons, les événements qui ont échoué avant la suspension. Les événements survenus pendant la suspension ne sont pas conservés pour lui.',
  },
}
