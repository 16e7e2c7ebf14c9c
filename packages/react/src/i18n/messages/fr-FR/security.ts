import type { SecurityTexts } from '../message-id'

/** Sign-in and security in the account settings, in French as in France. */
export const security: SecurityTexts = {
  'auth.lead': 'Gérez vos adresses e-mail et vos méthodes de connexion.',

  'emails.title': 'Adresses e-mail',
  'emails.none':
    'Aucune adresse e-mail. Ajoutez-en une pour vous connecter par e-mail et pouvoir récupérer votre compte.',
  'emails.add': 'Ajouter une adresse e-mail',
  'emails.adding': 'Ajout en cours',
  'emails.known': 'Vous avez déjà cette adresse.',
  'emails.primary': 'Principale',
  'emails.unverified': 'Non vérifiée',
  'emails.signIn': 'Pour la connexion',
  'emails.sent': 'Nous avons envoyé un lien à {email}. Ouvrez-le pour vérifier l’adresse.',
  'emails.verified': 'Cette adresse est déjà vérifiée.',
  'emails.makePrimary': 'Définir comme principale',
  'emails.needsVerification':
    'Vérifiez cette adresse pour l’utiliser à la connexion ou en faire votre adresse principale.',
  'emails.isPrimary': '{email} est maintenant votre adresse principale.',
  'emails.use': 'Utiliser pour la connexion',
  'emails.isUsed': 'Vous pouvez maintenant vous connecter avec {email}.',
  'emails.stop': 'Ne plus utiliser pour la connexion',
  'emails.stopped': 'Vous ne pouvez plus vous connecter avec {email}.',
  'emails.onlyOne':
    'Vous ne pouvez pas retirer votre seule adresse de connexion. Ajoutez-en d’abord une autre.',
  'emails.usedByAnotherUser':
    'Cette adresse est déjà l’adresse de connexion d’un autre compte. Utilisez-en une autre.',
  'emails.removeTitle': 'Retirer {email} ?',
  'emails.removeText': 'Vous ne recevrez plus d’e-mails à cette adresse.',
  'emails.removeConfirm': 'Retirer l’adresse',

  'methods.onlyOne': 'C’est votre seule méthode de connexion. Ajoutez-en d’abord une autre.',
  'methods.orEmailCodes':
    'C’est votre seule méthode de connexion. Activez d’abord les codes par e-mail ou ajoutez-en une autre.',
  'methods.needed':
    'Vous ne pourriez plus vous connecter après cette modification. Ajoutez d’abord une autre méthode de connexion.',

  'password.on': 'Vous avez un mot de passe.',
  'password.changedOn': 'Modifié le {date}',
  'password.off': 'Vous n’avez pas encore de mot de passe.',
  'password.needsEmail':
    'Ajoutez d’abord une adresse de connexion. Vous vous connecterez avec les deux.',
  'password.set': 'Définir un mot de passe',
  'password.current': 'Mot de passe actuel',
  'password.wrong': 'Votre mot de passe actuel est incorrect. Vérifiez-le et réessayez.',
  'password.changed': 'Mot de passe modifié. Vos autres appareils ont été déconnectés.',
  'password.added': 'Mot de passe défini. Vous pouvez maintenant l’utiliser pour vous connecter.',

  'passkey.title': 'Clé d’accès',
  'passkey.on':
    'Vous pouvez vous connecter avec votre empreinte, votre visage ou le verrouillage de l’écran.',
  'passkey.off': 'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de l’écran.',
  'passkey.unknown':
    'Ce navigateur ne prend pas en charge les clés d’accès. Utilisez-en un autre pour ajouter la vôtre.',
  'passkey.needsEmail':
    'Vérifiez d’abord une adresse de connexion, pour toujours garder l’accès à votre compte.',
  'passkey.add': 'Ajouter une clé d’accès',
  'passkey.adding': 'En attente de votre appareil',
  'passkey.added': 'Clé d’accès ajoutée. Utilisez-la à votre prochaine connexion.',
  'passkey.failed': 'Impossible de créer la clé d’accès. Réessayez ou utilisez un autre appareil.',
  'passkey.removeTitle': 'Retirer votre clé d’accès ?',
  'passkey.removeText':
    'Elle ne vous permettra plus de vous connecter. Vous pourrez en ajouter une autre plus tard.',
  'passkey.removeConfirm': 'Retirer la clé d’accès',
  'passkey.removed': 'Clé d’accès retirée.',
  'passkeys.title': 'Clés d’accès',
  'passkeys.added': 'Ajoutée le {date}',
  'passkeys.used': 'Dernière utilisation : {time}',
  'passkeys.neverUsed': 'Pas encore utilisée',
  'passkeys.rename': 'Renommer',
  'passkeys.name': 'Nom',
  'passkeys.nameMissing': 'Saisissez un nom.',
  'passkeys.renamed': 'Clé d’accès renommée.',
  'passkeys.removeTitle': 'Retirer {name} ?',
  'passkeys.limit': 'Vous avez atteint le nombre maximal de clés d’accès. Retirez-en une d’abord.',

  'emailCodes.title': 'Codes par e-mail',
  'emailCodes.state': 'Activés',
  'emailCodes.on': 'Connectez-vous avec un code reçu par e-mail.',
  'emailCodes.off':
    'Connectez-vous avec un code reçu par e-mail. En demander un à la connexion active cette option, sauf si vous l’avez désactivée ici.',
  'emailCodes.needsEmail': 'Vérifiez d’abord une adresse de connexion. Le code y sera envoyé.',
  'emailCodes.turnedOn': 'Activés. Vous pouvez demander un code quand vous vous connectez.',
  'emailCodes.offTitle': 'Désactiver les codes par e-mail ?',
  'emailCodes.offText': 'Vous aurez besoin d’une autre méthode de connexion.',
  'emailCodes.turnedOff': 'Désactivés.',

  'mfa.state': 'Activée',
  'mfa.on': 'À la connexion, vous saisissez un code de votre application d’authentification.',
  'mfa.off': 'Exiger un code d’une application d’authentification à la connexion.',
  'mfa.scan': 'Scannez ce code QR avec votre application d’authentification.',
  'mfa.qr': 'Code QR contenant la clé ci-dessous',
  'mfa.key': 'Ou saisissez cette clé dans l’application :',
  'mfa.openApp': 'Ouvrir dans l’application d’authentification',
  'mfa.code': 'Code d’authentification',
  'mfa.keep': 'Gardez cette clé secrète : avec elle, n’importe qui peut générer vos codes.',
  'mfa.codeMissing': 'Saisissez le code à 6 chiffres de l’application.',
  'mfa.codeWrong': 'Ce code est incorrect. Vérifiez que votre appareil est à l’heure.',
  'mfa.turnedOn': 'L’authentification à deux facteurs est activée.',
  'mfa.offTitle': 'Désactiver l’authentification à deux facteurs ?',
  'mfa.offText':
    'Votre mot de passe ou une autre méthode de connexion suffira pour vous connecter.',
  'mfa.turnedOff': 'L’authentification à deux facteurs est désactivée.',

  'recovery.title': 'Codes de récupération',
  'recovery.left': 'Il en reste {remaining} sur {total}, générés le {date}.',
  'recovery.none':
    'Aucun pour l’instant. Les codes de récupération permettent de vous connecter sans votre application d’authentification.',
  'recovery.few':
    'Générez de nouveaux codes maintenant. Sans votre application d’authentification ni aucun code, vous ne pourrez pas vous connecter.',
  'recovery.make': 'Générer des codes',
  'recovery.making': 'Génération des codes',
  'recovery.makeNew': 'Générer de nouveaux codes',
  'recovery.makeTitle': 'Générer de nouveaux codes de récupération ?',
  'recovery.makeText': 'Vos codes actuels cesseront immédiatement de fonctionner.',
  'recovery.saveTitle': 'Enregistrez vos codes de récupération',
  'recovery.saveText':
    'Chaque code vous permet de vous connecter une seule fois sans votre application d’authentification. Gardez-les en lieu sûr, par exemple dans un gestionnaire de mots de passe. Ils ne seront plus affichés.',
  'recovery.download': 'Télécharger',
  'recovery.saved': 'Je les ai enregistrés',

  'accounts.title': 'Comptes associés',
  'accounts.text': 'Connectez-vous avec un autre service.',
  'accounts.connected': 'Associé',
  'accounts.connect': 'Associer',
  'accounts.connecting': 'Redirection',
  'accounts.disconnect': 'Dissocier',
  'accounts.disconnecting': 'Dissociation',
  'accounts.disconnectTitle': 'Dissocier {provider} ?',
  'accounts.disconnectText': 'Vous ne pourrez plus vous connecter avec {account}.',
  'accounts.nowConnected': '{provider} associé.',
  'accounts.disconnected': '{provider} dissocié.',

  'reauth.title': 'Confirmez votre identité',
  'reauth.toDeleteAccount': 'Supprimer le compte : confirmez votre identité',
  'reauth.toDeleteTeam': 'Supprimer {team} : confirmez votre identité',
  'reauth.toChangeEmails': 'Adresses e-mail : confirmez votre identité',
  'reauth.toSetPassword': 'Définir un mot de passe : confirmez votre identité',
  'reauth.toChangeEmailCodes': 'Codes par e-mail : confirmez votre identité',
  'reauth.toAddPasskey': 'Ajouter une clé d’accès : confirmez votre identité',
  'reauth.toRemovePasskey': 'Retirer une clé d’accès : confirmez votre identité',
  'reauth.toChangeSecondFactor': 'Authentification à deux facteurs : confirmez votre identité',
  'reauth.toMakeRecoveryCodes': 'Codes de récupération : confirmez votre identité',
  'reauth.toConnect': 'Associer un compte : confirmez votre identité',
  'reauth.toDisconnect': 'Dissocier un compte : confirmez votre identité',
  'reauth.text': 'Pour votre sécurité, confirmez que ce compte est le vôtre.',
  'reauth.confirm': 'Confirmer',
  'reauth.pending': 'Vérification',
  'reauth.passkey': 'Utiliser votre clé d’accès',
  'reauth.resetSent':
    'Nous avons envoyé un lien à {email}. Ouvrez-le pour choisir un nouveau mot de passe.',
  'reauth.codeText': 'Nous avons envoyé un code à {email}. Saisissez-le ci-dessous.',
  'reauth.provider': 'Continuer avec {provider}',
  'reauth.providerText':
    'Vous reviendrez ensuite sur cette page. Recommencez alors votre modification.',
  'reauth.otherMethod': 'Utiliser une autre méthode',
  'reauth.other': 'C’était un autre compte : rien n’a changé. Vous utilisez le compte {name}.',
}
