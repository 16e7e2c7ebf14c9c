import type { SecurityTexts } from '../message-id'

/** Sign-in and security in the account settings, in Portuguese as in Portugal. */
export const security: SecurityTexts = {
  'auth.lead': 'Faça a gestão dos seus endereços de e-mail e de como inicia sessão.',

  'emails.title': 'Endereços de e-mail',
  'emails.none':
    'Ainda não há endereço de e-mail. Adicione um para iniciar sessão por e-mail e recuperar a sua conta.',
  'emails.add': 'Adicionar endereço de e-mail',
  'emails.adding': 'A adicionar',
  'emails.known': 'Já tem este endereço.',
  'emails.primary': 'Principal',
  'emails.unverified': 'Não confirmado',
  'emails.signIn': 'Para iniciar sessão',
  'emails.sent': 'Enviámos uma ligação para {email}. Abra-a para confirmar o endereço.',
  'emails.verified': 'Este endereço já está confirmado.',
  'emails.makePrimary': 'Tornar principal',
  'emails.needsVerification':
    'Confirme-o antes de iniciar sessão com ele ou de o tornar o seu endereço principal.',
  'emails.isPrimary': '{email} é agora o seu endereço principal.',
  'emails.use': 'Utilizar para iniciar sessão',
  'emails.isUsed': 'Já pode iniciar sessão com {email}.',
  'emails.stop': 'Deixar de utilizar para iniciar sessão',
  'emails.stopped': 'Já não pode iniciar sessão com {email}.',
  'emails.onlyOne':
    'Não pode remover o seu único endereço para iniciar sessão. Adicione outro primeiro.',
  'emails.usedByAnotherUser': 'Outra pessoa inicia sessão com este endereço. Utilize outro.',
  'emails.removeTitle': 'Remover {email}?',
  'emails.removeText': 'Deixará de receber e-mails neste endereço.',
  'emails.removeConfirm': 'Remover endereço',

  'methods.onlyOne': 'Este é o seu único método de início de sessão. Adicione outro primeiro.',
  'methods.orEmailCodes':
    'Este é o seu único método de início de sessão. Ative primeiro os códigos por e-mail ou adicione outro método.',
  'methods.needed':
    'Depois desta alteração, já não poderia iniciar sessão. Adicione primeiro outro método de início de sessão.',

  'password.on': 'Tem uma palavra-passe.',
  'password.changedOn': 'Alterada em {date}',
  'password.off': 'Ainda não tem palavra-passe.',
  'password.needsEmail':
    'Adicione primeiro um endereço para iniciar sessão. Vai iniciar sessão com ambos.',
  'password.set': 'Definir palavra-passe',
  'password.current': 'Palavra-passe atual',
  'password.wrong': 'A sua palavra-passe atual está incorreta. Verifique-a e tente novamente.',
  'password.changed':
    'Palavra-passe alterada. A sessão foi terminada nos seus outros dispositivos.',
  'password.added': 'Palavra-passe definida. Já pode iniciar sessão com ela.',

  'passkey.title': 'Chave de acesso',
  'passkey.on': 'Pode iniciar sessão com a impressão digital, o rosto ou o bloqueio de ecrã.',
  'passkey.off': 'Inicie sessão com a impressão digital, o rosto ou o bloqueio de ecrã.',
  'passkey.unknown':
    'Este navegador não suporta chaves de acesso. Utilize outro para adicionar a sua.',
  'passkey.needsEmail':
    'Confirme primeiro um endereço para iniciar sessão, para nunca perder o acesso à conta.',
  'passkey.add': 'Adicionar chave de acesso',
  'passkey.adding': 'A aguardar o seu dispositivo',
  'passkey.added': 'Chave de acesso adicionada. Utilize-a da próxima vez que iniciar sessão.',
  'passkey.failed':
    'Não foi possível criar a chave de acesso. Tente novamente ou utilize outro dispositivo.',
  'passkey.removeTitle': 'Remover a sua chave de acesso?',
  'passkey.removeText': 'Deixará de poder iniciar sessão com ela. Pode adicionar outra mais tarde.',
  'passkey.removeConfirm': 'Remover chave de acesso',
  'passkey.removed': 'Chave de acesso removida.',
  'passkeys.title': 'Chaves de acesso',
  'passkeys.added': 'Adicionada em {date}',
  'passkeys.used': 'Última utilização: {time}',
  'passkeys.neverUsed': 'Ainda não utilizada',
  'passkeys.rename': 'Mudar o nome',
  'passkeys.name': 'Nome',
  'passkeys.nameMissing': 'Introduza um nome.',
  'passkeys.renamed': 'Nome da chave de acesso alterado.',
  'passkeys.removeTitle': 'Remover {name}?',
  'passkeys.limit': 'Atingiu o número máximo de chaves de acesso. Remova uma primeiro.',

  'emailCodes.title': 'Códigos por e-mail',
  'emailCodes.state': 'Ativados',
  'emailCodes.on': 'Inicie sessão com um código por e-mail.',
  'emailCodes.off':
    'Inicie sessão com um código por e-mail. Pedir um ao iniciar sessão ativa esta opção, exceto se a tiver desativado aqui.',
  'emailCodes.needsEmail':
    'Confirme primeiro um endereço para iniciar sessão. O código segue para lá.',
  'emailCodes.turnedOn': 'Ativados. Pode pedir um código ao iniciar sessão.',
  'emailCodes.offTitle': 'Desativar os códigos por e-mail?',
  'emailCodes.offText': 'Precisará de outro método de início de sessão.',
  'emailCodes.turnedOff': 'Desativados.',

  'mfa.state': 'Ativada',
  'mfa.on': 'Ao iniciar sessão, introduz um código da sua aplicação de autenticação.',
  'mfa.off': 'Exigir um código de uma aplicação de autenticação ao iniciar sessão.',
  'mfa.scan': 'Leia este código QR com a sua aplicação de autenticação.',
  'mfa.qr': 'Código QR com a chave abaixo',
  'mfa.key': 'Ou introduza esta chave na aplicação:',
  'mfa.openApp': 'Abrir na aplicação de autenticação',
  'mfa.code': 'Código de autenticação',
  'mfa.keep': 'Não partilhe esta chave: com ela, qualquer pessoa pode gerar os seus códigos.',
  'mfa.codeMissing': 'Introduza o código de 6 dígitos da aplicação.',
  'mfa.codeWrong': 'Este código está incorreto. Verifique se a hora do seu dispositivo está certa.',
  'mfa.turnedOn': 'A autenticação de dois fatores está ativada.',
  'mfa.offTitle': 'Desativar a autenticação de dois fatores?',
  'mfa.offText': 'A sua palavra-passe ou outro método bastará para iniciar sessão.',
  'mfa.turnedOff': 'A autenticação de dois fatores está desativada.',

  'recovery.title': 'Códigos de recuperação',
  'recovery.left': 'Restam {remaining} de {total}, gerados em {date}.',
  'recovery.none':
    'Ainda nenhum. Os códigos de recuperação permitem iniciar sessão sem a sua aplicação de autenticação.',
  'recovery.few':
    'Gere novos códigos agora. Sem a sua aplicação de autenticação e sem um código, não pode iniciar sessão.',
  'recovery.make': 'Gerar códigos',
  'recovery.making': 'A gerar códigos',
  'recovery.makeNew': 'Gerar novos códigos',
  'recovery.makeTitle': 'Gerar novos códigos de recuperação?',
  'recovery.makeText': 'Os seus códigos atuais deixarão de funcionar de imediato.',
  'recovery.saveTitle': 'Guarde os seus códigos de recuperação',
  'recovery.saveText':
    'Com cada um pode iniciar sessão uma vez quando não tiver a sua aplicação de autenticação. Guarde-os num lugar seguro, como um gestor de palavras-passe. Não voltam a ser mostrados.',
  'recovery.download': 'Transferir',
  'recovery.saved': 'Já os guardei',

  'accounts.title': 'Contas associadas',
  'accounts.text': 'Inicie sessão com outro serviço.',
  'accounts.connected': 'Associada',
  'accounts.connect': 'Associar',
  'accounts.connecting': 'A redirecionar',
  'accounts.disconnect': 'Desassociar',
  'accounts.disconnecting': 'A desassociar',
  'accounts.disconnectTitle': 'Desassociar {provider}?',
  'accounts.disconnectText': 'Deixará de poder iniciar sessão com {account}.',
  'accounts.nowConnected': '{provider} associado.',
  'accounts.disconnected': '{provider} desassociado.',

  'reauth.title': 'Confirme a sua identidade',
  'reauth.toDeleteAccount': 'Confirme a sua identidade para eliminar a sua conta',
  'reauth.toDeleteTeam': 'Confirme a sua identidade para eliminar {team}',
  'reauth.toChangeEmails': 'Confirme a sua identidade para alterar os seus endereços de e-mail',
  'reauth.toSetPassword': 'Confirme a sua identidade para definir uma palavra-passe',
  'reauth.toTurnOffEmailCodes': 'Confirme a sua identidade para desativar os códigos por e-mail',
  'reauth.toAddPasskey': 'Confirme a sua identidade para adicionar uma chave de acesso',
  'reauth.toRemovePasskey': 'Confirme a sua identidade para remover uma chave de acesso',
  'reauth.toChangeSecondFactor':
    'Confirme a sua identidade para alterar a autenticação de dois fatores',
  'reauth.toMakeRecoveryCodes': 'Confirme a sua identidade para gerar códigos de recuperação',
  'reauth.toConnect': 'Confirme a sua identidade para associar uma conta',
  'reauth.toDisconnect': 'Confirme a sua identidade para desassociar uma conta',
  'reauth.text': 'Para sua segurança, confirme que esta conta é sua.',
  'reauth.confirm': 'Confirmar',
  'reauth.pending': 'A verificar',
  'reauth.passkey': 'Utilizar a sua chave de acesso',
  'reauth.resetSent':
    'Enviámos uma ligação para {email}. Abra-a para escolher uma nova palavra-passe.',
  'reauth.codeText': 'Enviámos um código para {email}. Introduza-o abaixo.',
  'reauth.provider': 'Continuar com {provider}',
  'reauth.providerText': 'Voltará a esta página. Depois, repita a alteração.',
  'reauth.otherMethod': 'Utilizar outro método',
  'reauth.other': 'Era outra conta, por isso nada mudou. Iniciou sessão como {name}.',
}
