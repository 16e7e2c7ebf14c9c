import type { PageTexts } from '../message-id'

/** Messages of the other pages and of failures in Portuguese as in Brazil. */
export const pages: PageTexts = {
  'action.continue': 'Continuar',
  'action.copied': 'Copiado',
  'action.copy': 'Copiar',
  'action.saving': 'Salvando',
  'time.justNow': 'agora mesmo',
  'field.newPassword': 'Nova senha',

  'problem.totpWrong': 'O código está incorreto. Tente o atual.',
  'secondFactor.title': 'Autenticação de dois fatores',
  'secondFactor.text': 'Digite o código de 6 dígitos do seu aplicativo autenticador.',
  'secondFactor.recoveryText':
    'Digite um dos seus códigos de recuperação. Cada código vale uma única vez.',
  'secondFactor.useRecoveryCode': 'Usar um código de recuperação',
  'secondFactor.useApp': 'Usar seu aplicativo autenticador',
  'problem.recoveryShort': 'Um código de recuperação tem 10 letras e números.',
  'problem.recoveryWrong':
    'Este código de recuperação está incorreto ou já foi usado. Tente outro.',
  'problem.recoveryUnknown':
    'Os códigos de recuperação não estão disponíveis. Use seu aplicativo autenticador.',
  'secondFactor.recoveryCode': 'Código de recuperação',
  'secondFactor.attemptsTitle': 'Muitas tentativas',
  'secondFactor.lateTitle': 'Seu login expirou',
  'secondFactor.endText':
    'Para sua segurança, este login foi encerrado. Você pode começar de novo.',
  'secondFactor.startAgain': 'Começar de novo',

  'notFound.title': 'Página não encontrada',
  'notFound.text': 'Esta página não existe ou foi movida.',

  'framed.title': 'Abra esta página em uma guia própria',
  'framed.text': 'Para sua segurança, ela não pode ser exibida dentro de outra página.',

  'failure.busyTitle': 'Muitas tentativas',
  'failure.busy': 'Espere um minuto e tente novamente.',
  'failure.busyFor': 'Tente novamente {time}.',
  'failure.busyOver': 'Você já pode tentar novamente.',
  'failure.retryingIn': 'Nova tentativa {time}.',
  'failure.unknownTitle': 'Algo deu errado',
  'failure.reference': 'Referência',

  'error.credentials': 'E-mail ou senha incorretos.',
  'error.emailTaken': 'Já existe uma conta com este endereço de e-mail.',
  'error.emailDomain': 'Endereços de e-mail deste domínio não são aceitos. Use outro endereço.',
  'error.signUpDenied':
    'Este cadastro não foi aceito. Se você acha que é um erro, fale com o suporte.',
  'error.signUpHook': 'No momento não é possível se cadastrar. Tente novamente em alguns minutos.',
  'error.passwordSignInOff': 'O login com senha não está disponível.',
  'error.secondFactorCode': 'Este código está incorreto. Confira-o e tente novamente.',
  'error.codeInvalid': 'Este link não funciona. Confira se você abriu o link completo.',
  'error.codeExpired': 'Este link expirou. Peça um novo.',
  'error.codeAttempts': 'Muitas tentativas com este link. Peça um novo.',
  'error.codeUsed': 'Este link já foi usado. Peça um novo.',
  'error.connectedToAnotherUser': 'Ela já está conectada a outro usuário.',
  'error.otherConnected':
    'Você já conectou outra conta deste provedor. Talvez tenha escolhido a errada.',
  'error.accessDenied': 'O acesso não foi concedido, por isso o login não foi feito.',
  'error.signInTimeout': 'Seu login expirou. Comece de novo.',
  'error.passkey':
    'Não foi possível usar sua chave de acesso. Tente novamente ou entre de outra forma.',
  'error.passkeyOff': 'O login com chave de acesso não está disponível.',
  'error.providerOff': 'O login com este provedor não está disponível.',
  'error.userGone': 'Esta conta não existe mais.',
  'error.banned': 'Esta conta foi suspensa.',
  'error.bannedUntil': 'Esta conta está suspensa até {time}.',
  'error.sessionEnded': 'Sua sessão terminou. Entre novamente.',
  'error.recentSignIn': 'Esta alteração exige um login recente. Entre novamente.',
  'error.impersonation': 'Só a própria pessoa pode fazer isso. Você entrou em nome dela.',
  'error.notAllowed': 'Você não tem permissão para fazer isso.',
  'error.redirect': 'Este URL de redirecionamento não é permitido.',
  'error.project':
    'O login não está configurado corretamente para este aplicativo. Fale com o suporte.',

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
    'Esta senha é muito comum ou apareceu em um vazamento de dados. Escolha outra.',
  'problem.passwordPersonal':
    'Esta senha é fácil de adivinhar a partir do seu e-mail ou do nome deste aplicativo. Escolha outra.',
  'problem.repeatMissing': 'Confirme sua senha.',
  'problem.repeatDiffers': 'As senhas não coincidem.',

  'signUp.title': 'Crie sua conta',
  'signUp.hasAccount': 'Já tem uma conta?',
  'signUp.toSignIn': 'Entre',
  'signUp.pending': 'Criando sua conta',
  'signUp.emailCode': 'Criar conta com um código por e-mail',
  'signUp.usePassword': 'Escolher uma senha',
  'signUp.closedTitle': 'Os cadastros estão fechados',
  'signUp.closedText': 'No momento não é possível criar novas contas.',
  'signUp.optional': '{label} (opcional)',
  'signUp.choose': 'Escolha uma opção',
  'signUp.fieldMissing': 'Preencha este campo.',
  'signUp.choiceMissing': 'Escolha uma opção.',
  'signUp.boxMissing': 'Marque esta caixa para continuar.',
  'signUp.noMethod': 'Nenhum método de cadastro está ativado para este aplicativo.',
  'signUp.toExisting': 'Entrar nessa conta',

  'terms.agree': 'Aceito os {terms}',
  'terms.agreeBoth': 'Aceito os {terms} e a {privacy}',
  'terms.missing': 'Aceite os termos para criar sua conta.',
  'terms.text': 'Você ainda não tem uma conta. Aceite os termos para criar uma.',

  'magicLink.title': 'Entrar com este link?',
  'magicLink.text': 'Continue apenas se você pediu este e-mail.',

  'secondFactor.missingTitle': 'Entre na sua conta primeiro',
  'secondFactor.missingText': 'Depois disso, digite seu código.',

  'signOut.title': 'Sair da conta?',
  'signOut.pending': 'Saindo',

  'forgot.title': 'Redefina sua senha',
  'forgot.text': 'Enviaremos um link para redefini-la.',
  'forgot.toSignIn': 'Voltar para o login',
  'forgot.send': 'Enviar link',
  'forgot.sentText':
    'Se {email} tiver uma conta, enviamos para lá um link para redefinir a senha. Não encontrou? Confira a pasta de spam.',
  'forgot.sentAnyText':
    'Se este endereço tiver uma conta, enviamos um e-mail para ele. Não encontrou? Confira a pasta de spam.',

  'reset.title': 'Escolha uma nova senha',
  'reset.text': 'Todos os outros dispositivos serão desconectados.',
  'reset.submit': 'Redefinir senha',
  'reset.doneTitle': 'Senha atualizada',
  'reset.doneText': 'Todos os seus dispositivos foram desconectados. Entre com sua nova senha.',
  'reset.signedInText':
    'Você entrou na sua conta. Todos os outros dispositivos foram desconectados.',

  'link.invalidTitle': 'Este link não funciona',
  'link.invalidText': 'Confira se você abriu o link completo do e-mail.',
  'link.expiredTitle': 'Este link expirou',
  'link.expiredText': 'Podemos enviar um novo para você.',
  'link.usedTitle': 'Este link já foi usado',
  'link.usedText': 'Cada link funciona uma única vez. Podemos enviar um novo para você.',
  'link.attemptsTitle': 'Muitas tentativas',
  'link.attemptsText': 'Este link não funciona mais. Podemos enviar um novo para você.',
  'link.requestNew': 'Pedir um novo link',

  'verification.title': 'Verifique seu endereço de e-mail',
  'verification.text': 'Confirme que este endereço de e-mail é seu.',
  'verification.verify': 'Verificar',
  'verification.pending': 'Verificando',
  'verification.doneTitle': 'Endereço de e-mail verificado',
  'verification.signInText': 'Entre na sua conta para pedir um novo.',
  'verification.ownAccountText':
    'Este endereço de e-mail está sendo adicionado a uma conta em que você não entrou. Se a conta for sua, entre nela e verifique o endereço por lá.',
  'verification.sendNew': 'Enviar novo link',
  'verification.sentText': 'Enviamos um novo link para {email}.',
  'verification.requiredSent': 'Para continuar, abra o link que enviamos para {email}.',
  'verification.requiredUnsent': 'Para continuar, verifique {email}. Enviaremos um link.',
  'verification.requiredAddress':
    'Para continuar, digite seu endereço de e-mail. Enviaremos um link.',
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
    'Se você aceitou o convite, a equipe está na sua lista de equipes. Caso contrário, peça um novo convite.',
  'invitation.askAgain': 'Peça um novo convite.',
  'invitation.doneTitle': 'Você agora faz parte de {team}',
  'invitation.doneText': 'Ela já está na sua lista de equipes.',
  'invitation.from': '{inviter} convidou você para {team}',
  'invitation.to': 'Você recebeu um convite para {team}',
  'invitation.members': '{count, plural, one {# membro} other {# membros}}',
  'invitation.sentTo': 'Este convite foi enviado para {email}.',
  'invitation.onlyFor': 'Este convite só pode ser aceito com o endereço verificado {email}.',
  'invitation.role': 'Função: {role}',
  'role.admin': 'Admin',
  'role.member': 'Membro',
  'invitation.acceptAs': 'Aceitar como {name}',
  'invitation.memberTitle': 'Você já faz parte de {team}',
  'invitation.open': 'Abrir {team}',

  'oauth.title': 'Entrando na sua conta',
  'oauth.failedTitle': 'Não conseguimos fazer seu login',
  'oauth.failedText': 'O login expirou, já tinha sido concluído ou começou em outro navegador.',
  'oauth.signInAgain': 'Entrar novamente',

  'impersonation.title': 'Entrar como {name}?',
  'impersonation.text':
    'Você vai usar {project} como esta pessoa. O login fica registrado, e a pessoa pode ver e encerrar a sessão.',
  'impersonation.replaces':
    'Você vai sair da conta {name} neste navegador. Para não sair, abra o link em uma janela anônima.',
  'impersonation.invalidText': 'Ele funciona uma vez, por cinco minutos. Crie um novo link.',
  'impersonation.end': 'Encerrar a sessão',

  'cli.title': 'Autorizar o acesso pela linha de comando?',
  'cli.text':
    'Uma ferramenta de linha de comando quer fazer login como você. Continue só se você acabou de iniciá-la.',
  'cli.textOf':
    'Uma ferramenta de linha de comando quer fazer login como {name}. Continue só se você acabou de iniciá-la.',
  'cli.warning': 'Se alguém enviou este link para você, cancele. Nunca enviamos links como este.',
  'cli.code': 'Se a ferramenta mostrar um código, ele deve ser igual a este:',
  'cli.requested': 'Solicitado {time} de {address}',
  'cli.authorize': 'Autorizar',
  'cli.pending': 'Autorizando',
  'cli.doneTitle': 'Acesso autorizado',
  'cli.doneText': 'Volte para a linha de comando. Você pode fechar esta janela.',
  'cli.canceledTitle': 'Acesso negado',
  'cli.canceledText': 'Você pode fechar esta janela.',
  'cli.failedTitle': 'Este link não funciona',
  'cli.failedText':
    'Ele já foi usado, expirou ou está incompleto. Comece de novo pela linha de comando.',

  'errorPage.connectTitle': 'Não foi possível conectar esta conta',
  'errorPage.notConnectedText': 'O acesso não foi concedido, por isso nada foi conectado.',
  'errorPage.deniedTitle': 'O login foi cancelado',
  'errorPage.emailTakenText':
    'Já existe uma conta com este endereço de e-mail. Entre nela de outra forma e depois conecte este provedor nas configurações.',
  'errorPage.signUpTitle': 'Não conseguimos fazer seu cadastro',
  'errorPage.code': 'Código do erro',
}
