import type { PageTexts } from '../message-id'

/** Messages of the other pages and of failures in French as in Canada. */
export const pages: PageTexts = {
  'action.continue': 'Continuer',
  'action.copied': 'Copié',
  'action.copy': 'Copier',

  'problem.recoveryShort': 'Un code de récupération comporte dix lettres et chiffres.',
  'problem.recoveryWrong':
    'Ce code de récupération n’est pas correct ou a déjà été utilisé. Utilisez-en un autre.',
  'problem.recoveryUnknown':
    'Les codes de récupération ne fonctionnent pas ici. Utilisez votre application d’authentification.',
  'secondFactor.recoveryCode': 'Code de récupération',
  'secondFactor.attemptsTitle': 'Trop de tentatives',
  'secondFactor.lateTitle': 'La connexion a expiré',
  'secondFactor.endText':
    'Pour votre sécurité, cette connexion a pris fin. Vous pouvez recommencer.',
  'secondFactor.startAgain': 'Recommencer',

  'notFound.title': 'Page introuvable',
  'notFound.text': 'Cette page n’existe pas ou a été déplacée.',

  'framed.title': 'Ouvrez cette page seule',
  'framed.text': 'Pour votre sécurité, elle ne fonctionne pas à l’intérieur d’une autre page.',

  'failure.busyTitle': 'Trop de tentatives',
  'failure.busy': 'Patientez une minute, puis réessayez.',
  'failure.busyFor': 'Réessayez {time}.',
  'failure.busyOver': 'Vous pouvez réessayer maintenant.',
  'failure.retryingIn': 'Nouvelle tentative {time}.',
  'failure.unknownTitle': 'Un problème est survenu',
  'failure.reference': 'Référence',

  'error.credentials': 'Courriel ou mot de passe incorrect.',
  'error.emailTaken': 'Il existe déjà un compte avec ce courriel.',
  'error.emailDomain':
    'Les adresses courriel de ce domaine ne sont pas acceptées. Utilisez-en une autre.',
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
  'error.banned': 'Ce compte a été suspendu.',
  'error.bannedUntil': 'Ce compte est suspendu jusqu’au {time}.',
  'error.sessionEnded': 'Votre session est terminée. Reconnectez-vous.',
  'error.recentSignIn': 'Cette modification nécessite une connexion récente. Reconnectez-vous.',
  'error.impersonation': 'Seule cette personne peut faire cela. Vous utilisez son compte.',
  'error.notAllowed': 'Vous n’avez pas l’autorisation de faire cela.',
  'error.redirect': 'Cette URL de redirection n’est pas autorisée.',
  'error.project':
    'La connexion n’est pas correctement configurée sur ce site. Prévenez la personne qui le gère.',

  'signedOut.title': 'Déconnexion effectuée',
  'signedOut.text': 'La session est fermée sur cet appareil.',
  'signedOut.partText':
    'Le serveur n’a pas pu être joint : cette session peut encore apparaître comme active.',

  'field.repeatPassword': 'Confirmer le mot de passe',
  'field.passwordHint': 'Au moins {min, plural, one {# caractère} other {# caractères}}.',
  'strength.weak': 'Faible',
  'strength.fair': 'Moyen',
  'strength.strong': 'Fort',

  'problem.newPasswordMissing': 'Choisissez un mot de passe.',
  'problem.passwordShort':
    'Ce mot de passe est trop court. Utilisez au moins {min, plural, one {# caractère} other {# caractères}}.',
  'problem.passwordCommon':
    'Ce mot de passe figure dans des listes de mots de passe courants ou volés : il est facile à deviner. Choisissez-en un autre.',
  'problem.passwordPersonal':
    'Ce mot de passe est facile à deviner à partir de votre adresse courriel ou du nom de cette application. Choisissez-en un autre.',
  'problem.repeatMissing': 'Confirmez votre mot de passe.',
  'problem.repeatDiffers': 'Les mots de passe ne correspondent pas.',

  'signUp.title': 'Créez votre compte',
  'signUp.hasAccount': 'Vous avez déjà un compte?',
  'signUp.toSignIn': 'Connectez-vous',
  'signUp.pending': 'Création de votre compte',
  'signUp.usePassword': 'Choisir un mot de passe',
  'signUp.closedTitle': 'Les inscriptions sont fermées',
  'signUp.closedText': 'Il n’est pas possible de créer un compte ici pour le moment.',
  'signUp.optional': '{label} (facultatif)',
  'signUp.choose': 'Choisir une option',
  'signUp.fieldMissing': 'Remplissez ce champ.',
  'signUp.choiceMissing': 'Choisissez une option.',
  'signUp.boxMissing': 'Cochez cette case pour continuer.',
  'signUp.noMethod': 'Aucune méthode d’inscription n’est activée pour cette application.',
  'signUp.toExisting': 'Se connecter à la place',

  'terms.agree': 'J’accepte les {terms}',
  'terms.agreeBoth': 'J’accepte les {terms} et la {privacy}',
  'terms.missing': 'Acceptez les conditions pour créer votre compte.',
  'terms.text': 'Vous n’avez pas encore de compte. Acceptez les conditions pour en créer un.',

  'magicLink.title': 'Se connecter avec ce lien?',
  'magicLink.text': 'Continuez uniquement si vous avez demandé ce courriel.',

  'secondFactor.missingTitle': 'Connectez-vous d’abord',
  'secondFactor.missingText': 'Connectez-vous pour continuer.',

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

  'reset.title': 'Choisissez un nouveau mot de passe',
  'reset.text': 'Tous les autres appareils seront déconnectés.',
  'reset.newPassword': 'Nouveau mot de passe',
  'reset.submit': 'Réinitialiser le mot de passe',
  'reset.pending': 'Enregistrement',
  'reset.doneTitle': 'Votre mot de passe est modifié',
  'reset.doneText': 'Connectez-vous avec le nouveau. Tous les appareils ont été déconnectés.',
  'reset.signedInText': 'Vous êtes connecté(e). Tous les autres appareils ont été déconnectés.',

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
  'verification.requiredSent': 'Pour continuer, ouvrez le lien que nous avons envoyé à {email}.',
  'verification.requiredUnsent': 'Pour continuer, vérifiez {email}. Nous vous enverrons un lien.',
  'verification.requiredAddress':
    'Pour continuer, entrez votre adresse courriel. Nous vous enverrons un lien.',
  'reminder.verify': 'Vérifiez {email}',

  'invitation.title': 'Rejoindre {team}?',
  'invitation.text': 'Vous rejoindrez l’équipe en tant que {name}.',
  'invitation.otherAccount': 'Utiliser un autre compte',
  'invitation.join': 'Rejoindre',
  'invitation.pending': 'Un instant',
  'invitation.ignore': 'Plus tard',
  'invitation.signInTitle': 'Une équipe vous invite',
  'invitation.signInText': 'Connectez-vous ou créez un compte pour accepter.',
  'invitation.usedText':
    'Si vous l’avez acceptée, l’équipe figure parmi vos équipes. Sinon, demandez une nouvelle invitation à la personne qui vous l’a envoyée.',
  'invitation.askAgain': 'Demandez-en une nouvelle à la personne qui vous l’a envoyée.',
  'invitation.doneTitle': 'Vous faites partie de {team}',
  'invitation.doneText': 'Elle figure désormais parmi vos équipes.',
  'invitation.from': '{inviter} vous invite à rejoindre {team}',
  'invitation.to': 'Vous avez une invitation à rejoindre {team}',
  'invitation.members': '{count, plural, one {# membre} other {# membres}}',
  'invitation.sentTo': 'Cette invitation a été envoyée à {email}.',
  'invitation.onlyFor':
    'Cette invitation ne peut être acceptée qu’avec l’adresse vérifiée {email}.',
  'invitation.role': 'Rôle : {role}',
  'role.admin': 'Administration',
  'role.member': 'Membre',
  'invitation.acceptAs': 'Accepter en tant que {name}',
  'invitation.memberTitle': 'Vous faites déjà partie de {team}',
  'invitation.open': 'Ouvrir {team}',

  'oauth.title': 'Connexion en cours',
  'oauth.failedTitle': 'Cette connexion n’a pas abouti',
  'oauth.failedText':
    'Elle a pris trop de temps, était déjà terminée ou a commencé dans un autre navigateur.',
  'oauth.signInAgain': 'Se reconnecter',

  'impersonation.title': 'Se connecter en tant que {name}?',
  'impersonation.text':
    'Vous utiliserez {project} au nom de cette personne, qui peut voir la session et y mettre fin. La connexion est journalisée.',
  'impersonation.replaces':
    'Le compte {name} sera déconnecté dans ce navigateur. Pour garder sa session, ouvrez le lien dans une fenêtre privée.',
  'impersonation.dead':
    'Il ne fonctionne qu’une fois, dans les cinq minutes. Créez un nouveau lien.',
  'impersonation.bar': 'Vous utilisez le compte {name}.',
  'impersonation.end': 'Mettre fin à la session',

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
  'cli.canceledTitle': 'Accès refusé',
  'cli.canceledText': 'Vous pouvez fermer cette fenêtre.',
  'cli.failedTitle': 'Ce lien ne fonctionne pas',
  'cli.failedText': 'Il a été utilisé, a expiré ou est incomplet. Recommencez dans le programme.',

  'errorPage.title': 'Un problème est survenu',
  'errorPage.unknownText': 'Réessayez. Si cela persiste, contactez la personne qui gère ce site.',
  'errorPage.connectTitle': 'Ce compte n’a pas pu être associé',
  'errorPage.connectAgain': 'Associer à nouveau',
  'errorPage.notConnectedText': 'L’accès n’y a pas été accordé, donc rien n’a été associé.',
  'errorPage.deniedTitle': 'La connexion a été annulée',
  'errorPage.emailTakenText':
    'Il existe déjà un compte avec ce courriel. Connectez-vous à ce compte d’une autre façon, puis associez ce service dans ses paramètres.',
  'errorPage.signInAgain': 'Se reconnecter',
  'errorPage.code': 'Code d’erreur',
}
