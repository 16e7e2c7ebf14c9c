import type { PageTexts } from '../message-id'

/** Messages of the other pages and of failures in French as in Canada. */
export const pages: PageTexts = {
  'action.continue': 'Continuer',
  'action.copied': 'Copié',
  'action.copy': 'Copier',
  'action.saving': 'Enregistrement',
  'time.justNow': 'à l’instant',
  'field.newPassword': 'Nouveau mot de passe',

  'problem.totpWrong': 'Ce code est incorrect. Essayez le code actuel.',
  'secondFactor.title': 'Authentification à deux facteurs',
  'secondFactor.text': 'Entrez le code à 6 chiffres de votre application d’authentification.',
  'secondFactor.recoveryText':
    'Entrez l’un de vos codes de récupération. Chaque code ne fonctionne qu’une fois.',
  'secondFactor.useRecoveryCode': 'Utiliser un code de récupération',
  'secondFactor.useApp': 'Utiliser votre application d’authentification',
  'problem.recoveryShort': 'Un code de récupération comporte 10 lettres et chiffres.',
  'problem.recoveryWrong':
    'Ce code de récupération est incorrect ou a déjà été utilisé. Essayez-en un autre.',
  'problem.recoveryUnknown':
    'Les codes de récupération ne sont pas disponibles. Utilisez votre application d’authentification.',
  'secondFactor.recoveryCode': 'Code de récupération',
  'secondFactor.attemptsTitle': 'Trop de tentatives',
  'secondFactor.lateTitle': 'Le délai de connexion a expiré',
  'secondFactor.endText':
    'Pour votre sécurité, cette connexion a pris fin. Vous pouvez recommencer.',
  'secondFactor.startAgain': 'Recommencer',

  'notFound.title': 'Page introuvable',
  'notFound.text': 'Cette page n’existe pas ou a été déplacée.',

  'framed.title': 'Ouvrez cette page dans son propre onglet',
  'framed.text':
    'Pour votre sécurité, elle ne peut pas être affichée à l’intérieur d’une autre page.',

  'failure.busyTitle': 'Trop de tentatives',
  'failure.busy': 'Patientez une minute, puis réessayez.',
  'failure.busyFor': 'Réessayez {time}.',
  'failure.busyOver': 'Vous pouvez réessayer maintenant.',
  'failure.retryingIn': 'Nouvelle tentative {time}.',
  'failure.unknownTitle': 'Un problème est survenu',
  'failure.reference': 'Référence',

  'error.credentials': 'Courriel ou mot de passe incorrect.',
  'error.emailTaken': 'Il existe déjà un compte avec cette adresse courriel.',
  'error.emailDomain':
    'Les adresses courriel de ce domaine ne sont pas acceptées. Utilisez-en une autre.',
  'error.signUpDenied':
    'Cette inscription n’a pas été acceptée. Si vous pensez qu’il s’agit d’une erreur, communiquez avec l’assistance.',
  'error.signUpHook':
    'L’inscription est impossible pour le moment. Réessayez dans quelques minutes.',
  'error.passwordSignInOff': 'La connexion par mot de passe n’est pas disponible.',
  'error.secondFactorCode': 'Ce code est incorrect. Vérifiez-le et réessayez.',
  'error.codeInvalid': 'Ce lien ne fonctionne pas. Vérifiez que vous avez ouvert le lien complet.',
  'error.codeExpired': 'Ce lien a expiré. Demandez-en un nouveau.',
  'error.codeAttempts': 'Trop de tentatives avec ce lien. Demandez-en un nouveau.',
  'error.codeUsed': 'Ce lien a déjà été utilisé. Demandez-en un nouveau.',
  'error.connectedToAnotherUser': 'Il est déjà associé à un autre utilisateur.',
  'error.otherConnected':
    'Vous avez déjà associé un autre compte de ce fournisseur. Vous n’avez peut-être pas choisi le bon.',
  'error.accessDenied': 'L’accès n’a pas été accordé : la connexion n’a donc pas eu lieu.',
  'error.signInTimeout': 'Le délai de connexion a expiré. Recommencez.',
  'error.passkey':
    'Votre clé d’accès n’a pas pu être utilisée. Réessayez ou connectez-vous autrement.',
  'error.passkeyOff': 'La connexion par clé d’accès n’est pas disponible.',
  'error.providerOff': 'La connexion avec ce fournisseur n’est pas disponible.',
  'error.userGone': 'Ce compte n’existe plus.',
  'error.banned': 'Ce compte a été suspendu.',
  'error.bannedUntil': 'Ce compte est suspendu jusqu’au {time}.',
  'error.sessionEnded': 'Votre session est terminée. Reconnectez-vous.',
  'error.recentSignIn': 'Cette modification nécessite une connexion récente. Reconnectez-vous.',
  'error.impersonation':
    'Seule la personne concernée peut faire cela. Vous utilisez son compte en son nom.',
  'error.notAllowed': 'Vous n’avez pas l’autorisation d’effectuer cette action.',
  'error.redirect': 'Cette URL de redirection n’est pas autorisée.',
  'error.project':
    'La connexion n’est pas correctement configurée pour cette application. Communiquez avec l’assistance.',

  'signedOut.title': 'Déconnexion effectuée',
  'signedOut.text': 'Votre session a été fermée sur cet appareil.',
  'signedOut.partText':
    'Le serveur n’a pas pu être joint : cette session peut encore apparaître comme active.',

  'field.repeatPassword': 'Confirmer le mot de passe',
  'field.passwordHint': 'Au moins {min, plural, one {# caractère} other {# caractères}}.',
  'strength.weak': 'Faible',
  'strength.fair': 'Moyen',
  'strength.strong': 'Fort',

  'problem.newPasswordMissing': 'Choisissez un mot de passe.',
  'problem.passwordShort':
    'Ce mot de passe est trop court. Utilisez au moins {min, plural, one {# caractère} other {# caractères}}.',
  'problem.passwordCommon':
    'Ce mot de passe est trop courant ou figure dans une fuite de données. Choisissez-en un autre.',
  'problem.passwordPersonal':
    'Ce mot de passe est facile à deviner à partir de votre adresse courriel ou du nom de cette application. Choisissez-en un autre.',
  'problem.repeatMissing': 'Confirmez votre mot de passe.',
  'problem.repeatDiffers': 'Les mots de passe ne correspondent pas.',

  'signUp.title': 'Créez votre compte',
  'signUp.hasAccount': 'Vous avez déjà un compte?',
  'signUp.toSignIn': 'Connectez-vous',
  'signUp.pending': 'Création de votre compte',
  'signUp.emailCode': 'Créer un compte avec un code par courriel',
  'signUp.usePassword': 'Choisir un mot de passe',
  'signUp.closedTitle': 'Les inscriptions sont fermées',
  'signUp.closedText': 'Il n’est pas possible de créer un compte pour le moment.',
  'signUp.optional': '{label} (facultatif)',
  'signUp.choose': 'Choisir une option',
  'signUp.fieldMissing': 'Remplissez ce champ.',
  'signUp.choiceMissing': 'Choisissez une option.',
  'signUp.boxMissing': 'Cochez cette case pour continuer.',
  'signUp.noMethod': 'Aucune méthode d’inscription n’est activée pour cette application.',
  'signUp.toExisting': 'Se connecter à ce compte',

  'terms.agree': 'J’accepte les {terms}',
  'terms.agreeBoth': 'J’accepte les {terms} et la {privacy}',
  'terms.missing': 'Acceptez les conditions pour créer votre compte.',
  'terms.text': 'Vous n’avez pas encore de compte. Acceptez les conditions pour en créer un.',

  'magicLink.title': 'Se connecter avec ce lien?',
  'magicLink.text': 'Continuez uniquement si vous avez demandé ce courriel.',

  'secondFactor.missingTitle': 'Connectez-vous d’abord',
  'secondFactor.missingText': 'Vous entrerez ensuite votre code.',

  'signOut.title': 'Se déconnecter?',
  'signOut.pending': 'Déconnexion en cours',

  'forgot.title': 'Réinitialisez votre mot de passe',
  'forgot.text': 'Nous vous enverrons un lien de réinitialisation.',
  'forgot.toSignIn': 'Retour à la connexion',
  'forgot.send': 'Envoyer le lien',
  'forgot.sentText':
    'Si {email} correspond à un compte, nous y avons envoyé un lien pour réinitialiser le mot de passe. Vous ne le trouvez pas? Vérifiez vos pourriels.',
  'forgot.sentAnyText':
    'Si cette adresse correspond à un compte, nous y avons envoyé un courriel. Vous ne le trouvez pas? Vérifiez vos pourriels.',

  'reset.title': 'Choisissez un nouveau mot de passe',
  'reset.text': 'Tous les autres appareils seront déconnectés.',
  'reset.submit': 'Réinitialiser le mot de passe',
  'reset.doneTitle': 'Mot de passe modifié',
  'reset.doneText':
    'Tous vos appareils ont été déconnectés. Connectez-vous avec votre nouveau mot de passe.',
  'reset.signedInText': 'Votre session est ouverte. Tous les autres appareils ont été déconnectés.',

  'link.invalidTitle': 'Ce lien ne fonctionne pas',
  'link.invalidText': 'Vérifiez que vous avez ouvert le lien complet figurant dans le courriel.',
  'link.expiredTitle': 'Ce lien a expiré',
  'link.expiredText': 'Nous pouvons vous en envoyer un nouveau.',
  'link.usedTitle': 'Ce lien a déjà été utilisé',
  'link.usedText':
    'Chaque lien ne fonctionne qu’une fois. Nous pouvons vous en envoyer un nouveau.',
  'link.attemptsTitle': 'Trop de tentatives',
  'link.attemptsText': 'Ce lien ne fonctionne plus. Nous pouvons vous en envoyer un nouveau.',
  'link.requestNew': 'Demander un nouveau lien',

  'verification.title': 'Vérifiez votre adresse courriel',
  'verification.text': 'Confirmez que cette adresse courriel est la vôtre.',
  'verification.verify': 'Vérifier',
  'verification.pending': 'Vérification en cours',
  'verification.doneTitle': 'Adresse courriel vérifiée',
  'verification.signInText': 'Connectez-vous pour en demander un nouveau.',
  'verification.ownAccountText':
    'Cette adresse courriel est en cours d’ajout à un compte qui n’est pas ouvert sur cet appareil. Si ce compte est le vôtre, connectez-vous à celui-ci et vérifiez-y l’adresse.',
  'verification.sendNew': 'Envoyer un nouveau lien',
  'verification.sentText': 'Nous avons envoyé un nouveau lien à {email}.',
  'verification.requiredSent': 'Pour continuer, ouvrez le lien que nous avons envoyé à {email}.',
  'verification.requiredUnsent': 'Pour continuer, vérifiez {email}. Nous vous enverrons un lien.',
  'verification.requiredAddress':
    'Pour continuer, entrez votre adresse courriel. Nous vous enverrons un lien.',
  'reminder.verify': 'Vérifiez {email}',

  'invitation.title': 'Rejoindre {team}?',
  'invitation.text': 'Vous rejoindrez l’équipe en tant que {name}.',
  'invitation.otherAccount': 'Utiliser un autre compte',
  'invitation.join': 'Rejoindre',
  'invitation.pending': 'Ajout en cours',
  'invitation.ignore': 'Pas maintenant',
  'invitation.signInTitle': 'On vous invite à rejoindre une équipe',
  'invitation.signInText': 'Connectez-vous ou créez un compte pour accepter.',
  'invitation.usedText':
    'Si vous avez accepté l’invitation, l’équipe figure dans la liste de vos équipes. Sinon, demandez une nouvelle invitation.',
  'invitation.askAgain': 'Demandez une nouvelle invitation.',
  'invitation.doneTitle': 'Vous avez rejoint {team}',
  'invitation.doneText': 'L’équipe figure maintenant dans la liste de vos équipes.',
  'invitation.from': '{inviter} vous invite à rejoindre {team}',
  'invitation.to': 'On vous invite à rejoindre {team}',
  'invitation.members': '{count, plural, one {# membre} other {# membres}}',
  'invitation.sentTo': 'Cette invitation a été envoyée à {email}.',
  'invitation.onlyFor':
    'Cette invitation ne peut être acceptée qu’avec l’adresse vérifiée {email}.',
  'invitation.role': 'Rôle : {role}',
  'role.admin': 'Admin',
  'role.member': 'Membre',
  'invitation.acceptAs': 'Accepter en tant que {name}',
  'invitation.memberTitle': 'Vous faites déjà partie de {team}',
  'invitation.open': 'Ouvrir {team}',

  'oauth.title': 'Connexion en cours',
  'oauth.failedTitle': 'La connexion a échoué',
  'oauth.failedText': 'Elle a expiré, était déjà terminée ou a commencé dans un autre navigateur.',
  'oauth.signInAgain': 'Se reconnecter',

  'impersonation.title': 'Se connecter en tant que {name}?',
  'impersonation.text':
    'Vous utiliserez {project} au nom de cette personne, qui peut voir la session et y mettre fin. La connexion est journalisée.',
  'impersonation.replaces':
    'Le compte {name} sera déconnecté dans ce navigateur. Pour garder sa session, ouvrez le lien dans une fenêtre de navigation privée.',
  'impersonation.invalidText':
    'Il ne fonctionne qu’une fois, dans les cinq minutes. Créez un nouveau lien.',
  'impersonation.end': 'Mettre fin à la session',

  'cli.title': 'Autoriser l’accès en ligne de commande?',
  'cli.text':
    'Un outil en ligne de commande demande à se connecter en votre nom. Continuez uniquement si vous venez de le lancer.',
  'cli.textOf':
    'Un outil en ligne de commande demande à se connecter en tant que {name}. Continuez uniquement si vous venez de le lancer.',
  'cli.warning':
    'Si quelqu’un vous a envoyé ce lien, annulez. Nous n’envoyons jamais de liens de ce type.',
  'cli.code': 'Si l’outil affiche un code, il doit correspondre à celui-ci :',
  'cli.requested': 'Demandé {time} depuis {address}',
  'cli.authorize': 'Autoriser',
  'cli.pending': 'Autorisation en cours',
  'cli.doneTitle': 'Accès autorisé',
  'cli.doneText': 'Revenez à la ligne de commande. Vous pouvez fermer cette fenêtre.',
  'cli.canceledTitle': 'Accès refusé',
  'cli.canceledText': 'Vous pouvez fermer cette fenêtre.',
  'cli.failedTitle': 'Ce lien ne fonctionne pas',
  'cli.failedText':
    'Il a déjà été utilisé, a expiré ou est incomplet. Recommencez depuis la ligne de commande.',

  'errorPage.connectTitle': 'Ce compte n’a pas pu être associé',
  'errorPage.notConnectedText': 'L’accès n’a pas été accordé : rien n’a donc été associé.',
  'errorPage.deniedTitle': 'La connexion a été annulée',
  'errorPage.emailTakenText':
    'Il existe déjà un compte avec cette adresse courriel. Connectez-vous à ce compte d’une autre façon, puis associez ce fournisseur dans ses paramètres.',
  'errorPage.signUpTitle': 'L’inscription a échoué',
  'errorPage.code': 'Code d’erreur',
}
