import type { BaseTexts } from '../message-id'

/** What stands everywhere, in French as in Canada. */
export const base: BaseTexts = {
  'action.cancel': 'Annuler',
  'action.copied': 'Copié',
  'action.copy': 'Copier',
  'action.goHome': 'Aller à l’accueil',
  'action.retry': 'Réessayer',
  'action.signIn': 'Se connecter',
  'action.signOut': 'Se déconnecter',
  'action.signUp': 'Créer un compte',

  'page.loading': 'Chargement',
  'page.slow': 'Cela prend plus de temps que d’habitude.',
  'page.noScript': 'Activez JavaScript pour utiliser cette page.',

  'notFound.title': 'Page introuvable',
  'notFound.text': 'Cette page n’existe pas ou a été déplacée.',

  'framed.title': 'Ouvrez cette page seule',
  'framed.text': 'Pour votre sécurité, elle ne fonctionne pas à l’intérieur d’une autre page.',

  'failure.offlineTitle': 'Vous êtes hors ligne',
  'failure.offline':
    'Vérifiez votre connexion, puis réessayez. Rien de ce que vous avez entré n’est perdu.',
  'failure.unreachableTitle': 'Le serveur est injoignable',
  'failure.unreachable': 'Vérifiez votre connexion ou réessayez dans un instant.',
  'failure.busyTitle': 'Trop de tentatives',
  'failure.busy': 'Patientez une minute, puis réessayez.',
  'failure.unknownTitle': 'Un problème est survenu',
  'failure.unknown': 'Veuillez réessayer. Si le problème persiste, contactez l’assistance.',
  'failure.reference': 'Référence',

  'error.credentials': 'Courriel ou mot de passe incorrect.',
  'error.emailTaken': 'Il existe déjà un compte avec ce courriel.',
  'error.passwordSignInOff': 'La connexion par mot de passe est désactivée ici.',
  'error.secondFactorCode': 'Ce code n’est pas correct. Vérifiez-le et réessayez.',
  'error.codeInvalid': 'Ce lien ne fonctionne pas. Vérifiez que vous avez ouvert le lien entier.',
  'error.codeExpired': 'Ce lien a expiré. Demandez-en un nouveau.',
  'error.codeAttempts': 'Il y a eu trop de tentatives avec ce lien. Demandez-en un nouveau.',
  'error.codeUsed': 'Ce lien a déjà été utilisé. Demandez-en un nouveau.',
  'error.connectedToAnotherUser': 'Il est déjà associé à un autre utilisateur.',
  'error.otherConnected':
    'Vous avez déjà associé un autre compte de ce type. Ce n’était peut-être pas le bon.',
  'error.accessDenied': 'L’accès n’a pas été accordé, la connexion n’a donc pas eu lieu.',
  'error.signInTimeout': 'La connexion a pris trop de temps. Recommencez.',
  'error.passkey':
    'Votre clé d’accès n’a pas pu être utilisée. Réessayez ou connectez-vous autrement.',
  'error.passkeyOff': 'La connexion par clé d’accès est désactivée ici.',
  'error.providerOff': 'La connexion par ce service est désactivée ici.',
  'error.userGone': 'Ce compte n’existe plus.',
  'error.sessionEnded': 'Votre session est terminée. Reconnectez-vous.',
  'error.recentSignIn': 'Cette modification nécessite une connexion récente. Reconnectez-vous.',
  'error.notAllowed': 'Vous n’avez pas l’autorisation de faire cela.',
  'error.redirect': 'Cette URL de redirection n’est pas autorisée.',
  'error.project':
    'La connexion n’est pas correctement configurée sur ce site. Prévenez la personne qui le gère.',

  'signedOut.title': 'Déconnexion effectuée',
  'signedOut.text': 'La session est fermée sur cet appareil.',
  'signedOut.partTitle': 'Déconnexion effectuée sur cet appareil',
  'signedOut.partText':
    'Le serveur n’a pas pu être joint : cette session peut encore apparaître comme active.',

  'teamSwitcher.label': 'Équipe',
  'teamSwitcher.none': 'Choisir une équipe',
  'teamSwitcher.empty': 'Aucune équipe pour l’instant',
  'teamSwitcher.settings': 'Paramètres de l’équipe',
  'teamSwitcher.create': 'Créer une équipe',

  'userButton.label': 'Menu du compte',
  'userButton.labelOf': 'Menu du compte, {name}',
  'userButton.notSignedIn': 'Aucune session ouverte',
  'userButton.settings': 'Paramètres du compte',
  'userButton.theme': 'Changer de thème',
  'userButton.failed': 'Votre compte n’a pas pu être chargé',
}
