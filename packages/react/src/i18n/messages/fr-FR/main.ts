import type { MainTexts } from '../message-id'

/** Messages of the sign-in page, of buttons and menus in French as in France. */
export const main: MainTexts = {
  'action.cancel': 'Annuler',
  'action.goHome': 'Aller à l’accueil',
  'action.retry': 'Réessayer',
  'action.signIn': 'Se connecter',
  'action.signOut': 'Se déconnecter',
  'action.signUp': 'Créer un compte',

  'page.loading': 'Chargement',
  'page.slow': 'Cela prend plus de temps que d’habitude.',
  'page.noScript': 'Activez JavaScript pour utiliser cette page.',

  'failure.offlineTitle': 'Vous êtes hors ligne',
  'failure.offline':
    'Vérifiez votre connexion, puis réessayez. Rien de ce que vous avez saisi n’est perdu.',
  'failure.unreachableTitle': 'Le serveur est injoignable',
  'failure.unreachable': 'Vérifiez votre connexion ou réessayez dans un instant.',
  'failure.retrying': 'Vérifiez votre connexion. Nous essayons toujours.',
  'failure.unknown': 'Réessayez. Si le problème persiste, contactez l’assistance.',

  'signedOut.partTitle': 'Déconnexion effectuée sur cet appareil',

  'teamSwitcher.label': 'Équipe',
  'settings.teams': 'Équipes',
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

  'field.email': 'E-mail',
  'field.password': 'Mot de passe',
  'field.code': 'Code',
  'field.showPassword': 'Afficher le mot de passe',
  'field.hidePassword': 'Masquer le mot de passe',

  'problem.emailMissing': 'Saisissez votre adresse e-mail.',
  'problem.emailForm': 'Saisissez une adresse e-mail valide.',
  'problem.passwordMissing': 'Saisissez votre mot de passe.',
  'problem.passwordLong':
    'Ce mot de passe est trop long. Utilisez au plus {max, plural, one {# caractère} other {# caractères}}.',
  'problem.emailUnverified':
    'Cette adresse e-mail n’a jamais été vérifiée. Vous ne pouvez donc pas vous connecter avec un code. Utilisez votre mot de passe.',
  'problem.emailUnknown': 'Aucun compte ne correspond à cette adresse e-mail.',
  'problem.codeMissing': 'Saisissez le code.',
  'problem.codeShort': 'Le code comporte 6 caractères.',
  'problem.codeWrong': 'Ce code est incorrect. Utilisez celui de l’e-mail le plus récent.',
  'problem.codeExpired': 'Ce code a expiré. Demandez-en un nouveau.',
  'problem.codeUsed': 'Ce code a déjà été utilisé. Demandez-en un nouveau.',
  'problem.codeAttempts': 'Trop de tentatives. Demandez un nouveau code.',

  'signIn.titleOf': 'Se connecter à {project}',
  'signIn.noAccount': 'Pas encore de compte ?',
  'signIn.toSignUp': 'Créer un compte',
  'signIn.forgotPassword': 'Mot de passe oublié ?',
  'signIn.pending': 'Connexion en cours',
  'signIn.usePassword': 'Utiliser un mot de passe',
  'signIn.noMethod': 'Aucune méthode de connexion n’est activée pour cette application.',

  'methods.signInWith': 'Se connecter avec {provider}',
  'methods.signUpWith': 'Créer un compte avec {provider}',
  'methods.passkey': 'Se connecter avec une clé d’accès',
  'methods.lastUsed': 'Utilisé en dernier',
  'methods.or': 'ou',

  'legal.terms': 'Conditions d’utilisation',
  'legal.privacy': 'Politique de confidentialité',

  'emailCode.send': 'Recevoir un code par e-mail',
  'emailCode.text':
    'Nous avons envoyé un code de 6 caractères à {email}. Saisissez-le ou ouvrez le lien contenu dans l’e-mail.',

  'signedIn.title': 'Connexion réussie',
  'signedIn.text': 'Vous utilisez le compte {name}.',

  'sentEmail.sending': 'Envoi en cours',
  'sentEmail.title': 'Consultez vos e-mails',
  'sentEmail.sendAgain': 'Renvoyer',
  'sentEmail.sendAgainIn': 'Renvoyer dans {seconds} s',
  'sentEmail.sentAgain': 'E-mail renvoyé.',
  'sentEmail.changeAddress': 'Utiliser une autre adresse',
}
