import type { PageTexts } from '../message-id'

/** Messages of the other pages and of failures in Portuguese as in Brazil. */
export const pages: PageTexts = {
  'action.continue': 'Continuar',
  'action.copied': 'Copiado',
  'action.copy': 'Copiar',

  'problem.recoveryShort': 'Um código de recuperação tem dez letras e números.',
  'problem.recoveryWrong': 'Este código de recuperação não está certo ou já foi usado. Use outro.',
  'problem.recoveryUnknown':
    'Os códigos de recuperação não funcionam aqui. Use seu aplicativo autenticador.',
  'secondFactor.recoveryCode': 'Código de recuperação',
  'secondFactor.attemptsTitle': 'Tentativas demais',
  'secondFactor.lateTitle': 'A entrada expirou',
  'secondFactor.endText':
    'Para sua segurança, esta entrada foi encerrada. Você pode começar de novo.',
  'secondFactor.startAgain': 'Começar de novo',

  'notFound.title': 'Página não encontrada',
  'notFound.text': 'Esta página não existe ou foi movida.',

  'framed.title': 'Abra esta página separadamente',
  'framed.text': 'Para sua segurança, ela não funciona dentro de outra página.',

  'failure.busyTitle': 'Tentativas demais',
  'failure.busy': 'Espere um minuto e tente de novo.',
  'failure.busyFor': 'Tente de novo {time}.',
  'failure.busyOver': 'Você já pode tentar de novo.',
  'failure.retryingIn': 'Nova tentativa {time}.',
  'failure.unknownTitle': 'Algo deu errado',
  'failure.reference': 'Referência',

  'error.credentials': 'E-mail ou senha incorretos.',
  'error.emailTaken': 'Já existe uma conta com este e-mail.',
  'error.emailDomain': 'Endereços de e-mail deste domínio não são aceitos. Use outro endereço.',
  'error.passwordSignInOff': 'A entrada com senha está desativada aqui.',
  'error.secondFactorCode': 'Este código não está certo. Confira-o e tente de novo.',
  'error.codeInvalid': 'Este link não funciona. Confira se você abriu o link inteiro.',
  'error.codeExpired': 'Este link expirou. Peça um novo.',
  'error.codeAttempts': 'Houve tentativas demais com este link. Peça um novo.',
  'error.codeUsed': 'Este link já foi usado. Peça um novo.',
  'error.connectedToAnotherUser': 'Ela já está conectada a outro usuário.',
  'error.otherConnected':
    'Você já conectou outra conta deste tipo. Talvez tenha escolhido a errada.',
  'error.accessDenied': 'O acesso não foi concedido, por isso você não entrou.',
  'error.signInTimeout': 'A entrada demorou demais. Comece de novo.',
  'error.passkey':
    'Não foi possível usar sua chave de acesso. Tente de novo ou entre de outra forma.',
  'error.passkeyOff': 'A entrada com chave de acesso está desativada aqui.',
  'error.providerOff': 'A entrada por este provedor está desativada aqui.',
  'error.userGone': 'Esta conta não existe mais.',
  'error.banned': 'Esta conta foi suspensa.',
  'error.bannedUntil': 'Esta conta está suspensa até {time}.',
  'error.sessionEnded': 'Sua sessão terminou. Entre de novo.',
  'error.recentSignIn': 'Esta alteração exige um login recente. Entre de novo.',
  'error.impersonation': 'Só a própria pessoa pode fazer isso. Você entrou em nome dela.',
  'error.notAllowed': 'Você não tem permissão para fazer isso.',
  'error.redirect': 'Este URL de redirecionamento não é permitido.',
  'error.project':
    'A entrada deste site não está configurada corretamente. Avise quem o administra.',

  'signedOut.title': 'Você saiu da sua conta',
  'signedOut.text': 'Você saiu da conta neste dispositivo.',
  'signedOut.partText':
    'Não foi possível acessar o servidor, então esta sessão ainda pode aparecer como ativa.',

  'field.repeatPassword': 'Confirme a senha',
  'field.passwordHint': 'Pelo menos {min, plural, one {# caractere} other {# caracteres}}.',
  'strength.weak': 'Fraca',
  'strength.fair': 'Razoável',
  'strength.strong': 'Forte',

  'problem.newPasswordMissing': 'Escolha uma senha.',
  'problem.passwordShort':
    'Esta senha é curta demais. Use pelo menos {min, plural, one {# caractere} other {# caracteres}}.',
  'problem.passwordCommon':
    'Esta senha está em listas de senhas comuns ou roubadas e é fácil de adivinhar. Escolha outra.',
  'problem.passwordPersonal':
    'Esta senha é fácil de adivinhar a partir do seu e-mail ou do nome deste app. Escolha outra.',
  'problem.repeatMissing': 'Confirme sua senha.',
  'problem.repeatDiffers': 'As senhas não coincidem.',

  'signUp.title': 'Crie sua conta',
  'signUp.hasAccount': 'Já tem uma conta?',
  'signUp.toSignIn': 'Entre',
  'signUp.pending': 'Criando sua conta',
  'signUp.usePassword': 'Escolher uma senha',
  'signUp.closedTitle': 'Os cadastros estão fechados',
  'signUp.closedText': 'No momento não é possível criar novas contas aqui.',
  'signUp.optional': '{label} (opcional)',
  'signUp.choose': 'Escolha uma opção',
  'signUp.fieldMissing': 'Preencha este campo.',
  'signUp.choiceMissing': 'Escolha uma opção.',
  'signUp.boxMissing': 'Marque esta caixa para continuar.',
  'signUp.noMethod': 'Nenhum método de cadastro está ativado para este aplicativo.',
  'signUp.toExisting': 'Entrar com ela',

  'terms.agree': 'Aceito os {terms}',
  'terms.agreeBoth': 'Aceito os {terms} e a {privacy}',
  'terms.missing': 'Aceite os termos para criar sua conta.',
  'terms.text': 'Você ainda não tem uma conta. Aceite os termos para criar uma.',

  'magicLink.title': 'Entrar com este link?',
  'magicLink.text': 'Continue apenas se você pediu este e-mail.',

  'secondFactor.missingTitle': 'Entre primeiro',
  'secondFactor.missingText': 'Entre para continuar.',

  'signOut.title': 'Sair da conta?',
  'signOut.text': 'Você entrou como {name}.',
  'signOut.pending': 'Saindo',

  'forgot.title': 'Redefina sua senha',
  'forgot.text': 'Digite seu e-mail e enviaremos um link para redefini-la.',
  'forgot.toSignIn': 'Voltar para a entrada',
  'forgot.send': 'Enviar link',
  'forgot.pending': 'Enviando',
  'forgot.sentTitle': 'Confira seu e-mail',
  'forgot.sentText':
    'Se {email} tiver uma conta aqui, um link para escolher uma nova senha está a caminho. Olhe também no spam.',
  'forgot.sentAnyText':
    'Se o endereço tiver uma conta aqui, um e-mail está a caminho. Veja também no spam.',

  'reset.title': 'Escolha uma nova senha',
  'reset.text': 'Todos os outros dispositivos serão desconectados.',
  'reset.newPassword': 'Nova senha',
  'reset.submit': 'Redefinir senha',
  'reset.pending': 'Salvando',
  'reset.doneTitle': 'Sua senha foi alterada',
  'reset.doneText': 'Entre com a nova. Todos os dispositivos foram desconectados.',
  'reset.signedInText': 'Você entrou. Todos os outros dispositivos foram desconectados.',

  'link.invalidTitle': 'Este link não funciona',
  'link.invalidText': 'Confira se você abriu o link inteiro do e-mail.',
  'link.expiredTitle': 'Este link expirou',
  'link.expiredText': 'Podemos enviar um novo para você.',
  'link.usedTitle': 'Este link já foi usado',
  'link.usedText': 'Cada link funciona uma vez. Podemos enviar um novo para você.',
  'link.attemptsTitle': 'Tentativas demais',
  'link.attemptsText': 'Este link não vale mais. Podemos enviar um novo para você.',
  'link.requestNew': 'Pedir um novo link',

  'verification.title': 'Verifique seu e-mail',
  'verification.text': 'Confirme que este endereço de e-mail é seu.',
  'verification.verify': 'Verificar',
  'verification.pending': 'Verificando',
  'verification.doneTitle': 'E-mail verificado',
  'verification.doneText': 'Seu endereço de e-mail está confirmado.',
  'verification.signInText': 'Entre para receber um novo.',
  'verification.ownAccountText':
    'Este endereço de e-mail será adicionado a uma conta em que você não entrou. Se a conta for sua, entre nela e depois confirme o endereço.',
  'verification.sendNew': 'Enviar novo link',
  'verification.sending': 'Enviando',
  'verification.sentTitle': 'Confira seu e-mail',
  'verification.sentText': 'Um novo link está a caminho de {email}.',
  'verification.requiredSent': 'Para continuar, abra o link que enviamos para {email}.',
  'verification.requiredUnsent': 'Para continuar, verifique {email}. Enviaremos um link.',
  'verification.requiredAddress': 'Para continuar, informe seu e-mail. Enviaremos um link.',
  'reminder.verify': 'Verifique {email}',

  'invitation.title': 'Participar de {team}?',
  'invitation.text': 'Você vai participar como {name}.',
  'invitation.otherAccount': 'Usar outra conta',
  'invitation.join': 'Participar',
  'invitation.pending': 'Entrando na equipe',
  'invitation.ignore': 'Agora não',
  'invitation.signInTitle': 'Você recebeu um convite para uma equipe',
  'invitation.signInText': 'Entre ou crie uma conta para aceitar.',
  'invitation.usedText':
    'Se você o aceitou, a equipe está entre suas equipes. Caso contrário, peça um novo a quem convidou você.',
  'invitation.askAgain': 'Peça um novo a quem convidou você.',
  'invitation.doneTitle': 'Você agora faz parte de {team}',
  'invitation.doneText': 'A partir de agora, ela está entre suas equipes.',
  'invitation.from': '{inviter} convidou você para {team}',
  'invitation.to': 'Você recebeu um convite para {team}',
  'invitation.members': '{count, plural, one {# membro} other {# membros}}',
  'invitation.sentTo': 'Este convite foi enviado para {email}.',
  'invitation.onlyFor': 'Este convite só pode ser aceito com o endereço verificado {email}.',
  'invitation.role': 'Função: {role}',
  'role.admin': 'Administrador',
  'role.member': 'Membro',
  'invitation.acceptAs': 'Aceitar como {name}',
  'invitation.memberTitle': 'Você já faz parte de {team}',
  'invitation.open': 'Abrir {team}',

  'oauth.title': 'Entrando na sua conta',
  'oauth.failedTitle': 'Esta entrada não funcionou',
  'oauth.failedText': 'Ela demorou demais, já tinha sido concluída ou começou em outro navegador.',
  'oauth.signInAgain': 'Entrar de novo',

  'impersonation.title': 'Entrar como {name}?',
  'impersonation.text':
    'Você vai usar {project} como esta pessoa. A sessão fica registrada, e a pessoa pode vê-la e encerrá-la.',
  'impersonation.replaces':
    'Você vai sair da conta {name} neste navegador. Para não sair, abra o link em uma janela anônima.',
  'impersonation.dead': 'Ele funciona uma vez, por cinco minutos. Crie um novo link.',
  'impersonation.bar': 'Você entrou como {name}.',
  'impersonation.end': 'Encerrar a sessão',

  'cli.title': 'Autorizar o acesso pela linha de comando?',
  'cli.text':
    'Um programa de linha de comando pede para agir em seu nome. Continue só se você acabou de iniciá-lo.',
  'cli.textOf':
    'Um programa de linha de comando pede para agir como {name}. Continue só se você acabou de iniciá-lo.',
  'cli.warning': 'Alguém enviou este link para você? Então cancele. Nunca enviamos links assim.',
  'cli.code': 'Se o programa mostrar um código, ele deve ser este:',
  'cli.requested': 'Solicitado {time} de {address}',
  'cli.authorize': 'Autorizar',
  'cli.pending': 'Autorizando',
  'cli.doneTitle': 'O programa entrou na sua conta',
  'cli.doneText': 'Volte para ele. Você pode fechar esta janela.',
  'cli.close': 'Fechar',
  'cli.canceledTitle': 'Acesso negado',
  'cli.canceledText': 'Você pode fechar esta janela.',
  'cli.failedTitle': 'Este link não funciona',
  'cli.failedText': 'Ele já foi usado, expirou ou está incompleto. Comece de novo no programa.',

  'errorPage.title': 'Algo deu errado',
  'errorPage.unknownText': 'Tente de novo. Se continuar, fale com quem administra este site.',
  'errorPage.connectTitle': 'Não foi possível conectar esta conta',
  'errorPage.connectAgain': 'Conectar de novo',
  'errorPage.notConnectedText': 'O acesso não foi concedido lá, por isso nada foi conectado.',
  'errorPage.deniedTitle': 'A entrada foi cancelada',
  'errorPage.emailTakenText':
    'Já existe uma conta com este e-mail. Entre nela de outra forma e depois conecte este provedor nas configurações.',
  'errorPage.signInAgain': 'Entrar de novo',
  'errorPage.code': 'Código do erro',
}
