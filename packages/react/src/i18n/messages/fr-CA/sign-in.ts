import type { SignInTexts } from '../message-id'

/** The pages of signing in, in French as in Canada. */
export const signIn: SignInTexts = {
  'field.email': 'Adresse courriel',
  'field.password': 'Mot de passe',
  'field.repeatPassword': 'Confirmer le mot de passe',
  'field.code': 'Code',
  'field.showPassword': 'Afficher le mot de passe',
  'field.hidePassword': 'Masquer le mot de passe',
  'field.passwordHint': 'Au moins {min, plural, one {# caractère} other {# caractères}}.',

  'problem.emailMissing': 'Entrez votre adresse courriel.',
  'problem.emailForm': 'Entrez une adresse courriel valide.',
  'problem.passwordMissing': 'Entrez votre mot de passe.',
  'problem.newPasswordMissing': 'Choisissez un mot de passe.',
  'problem.passwordShort':
    'Ce mot de passe est trop court. Utilisez au moins {min, plural, one {# caractère} other {# caractères}}.',
  'problem.passwordLong':
    'Ce mot de passe est trop long. Utilisez au plus {max, plural, one {# caractère} other {# caractères}}.',
  'problem.passwordCommon':
    'Ce mot de passe figure dans des listes de mots de passe courants ou volés : il est facile à deviner. Choisissez-en un autre.',
  'problem.passwordPersonal':
    'Ce mot de passe est facile à deviner à partir de votre adresse courriel ou du nom de cette application. Choisissez-en un autre.',
  'problem.repeatMissing': 'Confirmez votre mot de passe.',
  'problem.repeatDiffers': 'Les mots de passe ne correspondent pas.',
  'problem.emailUnverified':
    'Cette adresse n’a jamais été vérifiée, un code ne permet donc pas de vous connecter. Utilisez votre mot de passe.',
  'problem.emailUnknown': 'Aucun compte ne correspond à ce courriel.',
  'problem.codeMissing': 'Entrez le code.',
  'problem.codeShort': 'Le code comporte six caractères.',
  'problem.codeWrong': 'Ce code est incorrect. Utilisez celui du courriel le plus récent.',
  'problem.codeExpired': 'Ce code a expiré. Faites-vous en envoyer un nouveau.',
  'problem.codeUsed': 'Ce code a déjà été utilisé. Faites-vous en envoyer un nouveau.',
  'problem.codeAttempts': 'Il y a eu trop de tentatives. Faites-vous envoyer un nouveau code.',
  'problem.totpWrong': 'Ce code est incorrect. Essayez le code actuel.',
  'problem.recoveryShort': 'Un code de récupération comporte dix lettres et chiffres.',
  'problem.recoveryWrong':
    'Ce code de récupération n’est pas correct ou a déjà été utilisé. Utilisez-en un autre.',
  'problem.recoveryUnknown':
    'Les codes de récupération ne fonctionnent pas ici. Utilisez votre application d’authentification.',

  'signIn.title': 'Se connecter',
  'signIn.titleOf': 'Se connecter à {project}',
  'signIn.noAccount': 'Pas encore de compte?',
  'signIn.toSignUp': 'Créez-en un',
  'signIn.forgotPassword': 'Mot de passe oublié?',
  'signIn.pending': 'Connexion en cours',
  'signIn.usePassword': 'Utiliser un mot de passe',
  'signIn.noMethod': 'Aucune méthode de connexion n’est activée pour cette application.',

  'methods.signInWith': 'Se connecter avec {provider}',
  'methods.signUpWith': 'S’inscrire avec {provider}',
  'methods.passkey': 'Se connecter avec une clé d’accès',
  'methods.lastUsed': 'Dernière utilisation',
  'methods.or': 'ou',

  'signUp.title': 'Créez votre compte',
  'signUp.hasAccount': 'Vous avez déjà un compte?',
  'signUp.toSignIn': 'Connectez-vous',
  'signUp.pending': 'Création de votre compte',
  'signUp.usePassword': 'Choisir un mot de passe',
  'signUp.closedTitle': 'Les inscriptions sont fermées',
  'signUp.closedText': 'Il n’est pas possible de créer un compte ici pour le moment.',
  'signUp.noMethod': 'Aucune méthode d’inscription n’est activée pour cette application.',
  'signUp.toExisting': 'Se connecter à la place',

  'emailCode.send': 'M’envoyer un code',
  'emailCode.sending': 'Envoi en cours',
  'emailCode.title': 'Consultez vos courriels',
  'emailCode.text':
    'Nous avons envoyé un code à 6 caractères à {email}. Entrez-le ci-dessous ou ouvrez le lien du courriel.',

  'magicLink.title': 'Se connecter avec ce lien?',
  'magicLink.text': 'Continuez uniquement si vous avez demandé ce courriel.',

  'secondFactor.title': 'Authentification à deux facteurs',
  'secondFactor.text':
    'Entrez les six chiffres que votre application d’authentification affiche maintenant.',
  'secondFactor.recoveryText':
    'Entrez l’un des codes de récupération que vous avez enregistrés. Chacun sert une fois.',
  'secondFactor.recoveryCode': 'Code de récupération',
  'secondFactor.useRecoveryCode': 'Utiliser un code de récupération',
  'secondFactor.useApp': 'Utiliser votre application d’authentification',
  'secondFactor.attemptsTitle': 'Trop de tentatives',
  'secondFactor.lateTitle': 'La connexion a expiré',
  'secondFactor.endText':
    'Pour votre sécurité, cette connexion a pris fin. Vous pouvez recommencer.',
  'secondFactor.startAgain': 'Recommencer',
  'secondFactor.missingTitle': 'Connectez-vous d’abord',
  'secondFactor.missingText': 'Connectez-vous pour continuer.',

  'signedIn.title': 'Connexion réussie',
  'signedIn.text': 'Vous utilisez le compte {name}.',

  'signOut.title': 'Se déconnecter?',
  'signOut.text': 'Vous utilisez le compte {name}.',
  'signOut.pending': 'Déconnexion en cours',

  'forgot.title': 'Réinitialisez votre mot de passe',
  'forgot.text': 'Entrez votre courriel et nous vous enverrons un lien pour le réinitialiser.',
  'forgot.toSignIn': 'Retour à la connexion',
  'forgot.send': 'Envoyer le lien',
  'forgot.pending': 'Envoi en cours',
  'forgot.sentTitle': 'Consultez vos courriels',
  'forgot.sentText':
    'Si {email} correspond à un compte ici, un lien pour choisir un nouveau mot de passe est en route. Regardez aussi dans le courrier indésirable.',
  'forgot.sentAnyText':
    'Si l’adresse a un compte ici, un courriel est en route. Regardez aussi dans les indésirables.',

  'sentEmail.sendAgain': 'Renvoyer',
  'sentEmail.sendAgainIn': 'Renvoyer dans {seconds} s',
  'sentEmail.sentAgain': 'Courriel renvoyé.',
  'sentEmail.changeAddress': 'Utiliser une autre adresse',

  'reset.title': 'Choisissez un nouveau mot de passe',
  'reset.text': 'La session sera fermée sur tous vos appareils.',
  'reset.newPassword': 'Nouveau mot de passe',
  'reset.submit': 'Réinitialiser le mot de passe',
  'reset.pending': 'Enregistrement',
  'reset.doneTitle': 'Votre mot de passe est modifié',
  'reset.doneText': 'Connectez-vous avec le nouveau. Tous les appareils ont été déconnectés.',

  'link.invalidTitle': 'Ce lien ne fonctionne pas',
  'link.invalidText': 'Vérifiez que vous avez ouvert le lien entier du courriel.',
  'link.expiredTitle': 'Ce lien a expiré',
  'link.expiredText': 'Nous pouvons vous en envoyer un nouveau.',
  'link.usedTitle': 'Ce lien a déjà été utilisé',
  'link.usedText':
    'Chaque lien ne fonctionne qu’une fois. Nous pouvons vous en envoyer un nouveau.',
  'link.attemptsTitle': 'Trop de tentatives',
  'link.attemptsText': 'Ce lien n’est plus valable. Nous pouvons vous en envoyer un nouveau.',
  'link.requestNew': 'Demander un nouveau lien',

  'verification.title': 'Vérifiez votre courriel',
  'verification.text': 'Confirmez que cette adresse courriel est la vôtre.',
  'verification.verify': 'Vérifier',
  'verification.pending': 'Vérification en cours',
  'verification.doneTitle': 'Courriel vérifié',
  'verification.doneText': 'Votre adresse courriel est confirmée.',
  'verification.signInText': 'Connectez-vous pour en recevoir un nouveau.',
  'verification.ownAccountText':
    'Cette adresse courriel doit être ajoutée à un compte auquel vous n’êtes pas connecté. Si ce compte est le vôtre, connectez-vous-y, puis confirmez l’adresse.',
  'verification.sendNew': 'Envoyer un nouveau lien',
  'verification.sending': 'Envoi en cours',
  'verification.sentTitle': 'Consultez vos courriels',
  'verification.sentText': 'Un nouveau lien est en route vers {email}.',

  'invitation.title': 'Rejoindre {team}?',
  'invitation.text': 'Vous rejoindrez l’équipe en tant que {name}.',
  'invitation.otherAccount': 'Utiliser un autre compte',
  'invitation.join': 'Rejoindre',
  'invitation.pending': 'Un instant',
  'invitation.ignore': 'Plus tard',
  'invitation.signInTitle': 'Une équipe vous invite',
  'invitation.signInText': 'Connectez-vous ou créez un compte pour accepter.',
  'invitation.askAgain': 'Demandez-en une nouvelle à la personne qui vous l’a envoyée.',
  'invitation.doneTitle': 'Vous faites partie de {team}',
  'invitation.doneText': 'Elle figure désormais parmi vos équipes.',

  'oauth.title': 'Connexion en cours',
  'oauth.failedTitle': 'Cette connexion n’a pas abouti',
  'oauth.failedText':
    'Elle a pris trop de temps, était déjà terminée ou a commencé dans un autre navigateur.',
  'oauth.signInAgain': 'Se reconnecter',

  'cli.title': 'Autoriser l’accès en ligne de commande?',
  'cli.text':
    'Un programme en ligne de commande demande à agir en votre nom. Continuez seulement si vous venez de le lancer vous-même.',
  'cli.textOf':
    'Un programme en ligne de commande demande à agir en tant que {name}. Continuez seulement si vous venez de le lancer vous-même.',
  'cli.warning':
    'Quelqu’un vous a envoyé ce lien? Alors annulez. Nous n’envoyons jamais de tels liens.',
  'cli.code': 'Si le programme affiche un code, ce doit être celui-ci :',
  'cli.requested': 'Demandé {time} depuis {address}',
  'cli.authorize': 'Autoriser',
  'cli.pending': 'Autorisation en cours',
  'cli.doneTitle': 'Le programme est connecté',
  'cli.doneText': 'Revenez au programme. Vous pouvez fermer cette fenêtre.',
  'cli.close': 'Fermer',
  'cli.cancelledTitle': 'Accès refusé',
  'cli.cancelledText': 'Vous pouvez fermer cette fenêtre.',
  'cli.failedTitle': 'Ce lien ne fonctionne pas',
  'cli.failedText': 'Il a été utilisé, a expiré ou est incomplet. Recommencez dans le programme.',

  'errorPage.title': 'Un problème est survenu',
  'errorPage.unknownText': 'Réessayez. Si cela persiste, contactez la personne qui gère ce site.',
  'errorPage.connectTitle': 'Ce compte n’a pas pu être associé',
  'errorPage.connectAgain': 'Associer à nouveau',
  'errorPage.notConnectedText': 'L’accès n’y a pas été accordé, donc rien n’a été associé.',
  'errorPage.deniedTitle': 'La connexion a été annulée',
  'errorPage.signInAgain': 'Se reconnecter',
  'errorPage.code': 'Code d’erreur',
}
