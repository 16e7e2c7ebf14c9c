import type { PageTexts } from '../message-id'

/** Messages of the other pages and of failures in Portuguese as in Portugal. */
export const pages: PageTexts = {
  'action.continue': 'Continuar',
  'action.copied': 'Copiado',
  'action.copy': 'Copiar',
  'action.saving': 'A guardar',
  'time.justNow': 'agora mesmo',
  'field.newPassword': 'Nova palavra-passe',

  'problem.totpWrong': 'O código está incorreto. Experimente o atual.',
  'secondFactor.title': 'Autenticação de dois fatores',
  'secondFactor.text': 'Introduza o código de 6 dígitos da sua aplicação de autenticação.',
  'secondFactor.recoveryText':
    'Introduza um dos seus códigos de recuperação. Cada código serve uma só vez.',
  'secondFactor.useRecoveryCode': 'Utilizar um código de recuperação',
  'secondFactor.useApp': 'Utilizar a sua aplicação de autenticação',
  'problem.recoveryShort': 'Um código de recuperação tem 10 letras e algarismos.',
  'problem.recoveryWrong':
    'Este código de recuperação está incorreto ou já foi utilizado. Experimente outro.',
  'problem.recoveryUnknown':
    'Os códigos de recuperação não estão disponíveis. Utilize a sua aplicação de autenticação.',
  'secondFactor.recoveryCode': 'Código de recuperação',
  'secondFactor.attemptsTitle': 'Demasiadas tentativas',
  'secondFactor.lateTitle': 'O início de sessão expirou',
  'secondFactor.endText':
    'Para sua segurança, este início de sessão foi encerrado. Pode começar de novo.',
  'secondFactor.startAgain': 'Começar de novo',

  'notFound.title': 'Página não encontrada',
  'notFound.text': 'Esta página não existe ou foi movida.',

  'framed.title': 'Abra esta página num separador próprio',
  'framed.text': 'Para sua segurança, não pode ser mostrada dentro de outra página.',

  'failure.busyTitle': 'Demasiadas tentativas',
  'failure.busy': 'Aguarde um minuto e tente novamente.',
  'failure.busyFor': 'Tente novamente {time}.',
  'failure.busyOver': 'Já pode tentar novamente.',
  'failure.retryingIn': 'Nova tentativa {time}.',
  'failure.unknownTitle': 'Algo correu mal',
  'failure.reference': 'Referência',

  'error.credentials': 'E-mail ou palavra-passe incorretos.',
  'error.emailTaken': 'Já existe uma conta com este endereço de e-mail.',
  'error.emailDomain':
    'Os endereços de e-mail deste domínio não são aceites. Utilize outro endereço.',
  'error.signUpDenied': 'Este registo não foi aceite. Se achar que é um erro, contacte o suporte.',
  'error.signUpHook':
    'De momento não é possível registar-se. Tente novamente dentro de alguns minutos.',
  'error.passwordSignInOff': 'O início de sessão com palavra-passe não está disponível.',
  'error.secondFactorCode': 'Este código está incorreto. Verifique-o e tente novamente.',
  'error.codeInvalid': 'Esta ligação não funciona. Verifique se abriu a ligação completa.',
  'error.codeExpired': 'Esta ligação expirou. Peça uma nova.',
  'error.codeAttempts': 'Demasiadas tentativas com esta ligação. Peça uma nova.',
  'error.codeUsed': 'Esta ligação já foi utilizada. Peça uma nova.',
  'error.connectedToAnotherUser': 'Já está associada a outro utilizador.',
  'error.otherConnected':
    'Já associou outra conta deste fornecedor. Talvez tenha escolhido a errada.',
  'error.accessDenied': 'O acesso não foi concedido, por isso a sessão não foi iniciada.',
  'error.signInTimeout': 'O início de sessão expirou. Comece de novo.',
  'error.passkey':
    'Não foi possível utilizar a sua chave de acesso. Tente novamente ou inicie sessão de outra forma.',
  'error.passkeyOff': 'O início de sessão com chave de acesso não está disponível.',
  'error.providerOff': 'O início de sessão com este fornecedor não está disponível.',
  'error.userGone': 'Esta conta já não existe.',
  'error.banned': 'Esta conta foi suspensa.',
  'error.bannedUntil': 'Esta conta está suspensa até {time}.',
  'error.sessionEnded': 'A sua sessão terminou. Inicie sessão novamente.',
  'error.recentSignIn':
    'Esta alteração exige um início de sessão recente. Inicie sessão novamente.',
  'error.impersonation': 'Só a própria pessoa pode fazer isto. Iniciou sessão em nome dela.',
  'error.notAllowed': 'Não tem autorização para fazer isto.',
  'error.redirect': 'Este URL de redirecionamento não é permitido.',
  'error.project':
    'O início de sessão não está bem configurado nesta aplicação. Contacte o suporte.',

  'signedOut.title': 'Sessão terminada',
  'signedOut.text': 'A sua sessão neste dispositivo foi terminada.',
  'signedOut.partText':
    'Não foi possível contactar o servidor, pelo que esta sessão ainda pode aparecer como ativa.',

  'field.repeatPassword': 'Confirme a palavra-passe',
  'field.passwordHint': 'Pelo menos {min, plural, one {# carácter} other {# caracteres}}.',
  'strength.weak': 'Fraca',
  'strength.fair': 'Razoável',
  'strength.strong': 'Forte',

  'problem.newPasswordMissing': 'Escolha uma palavra-passe.',
  'problem.passwordShort':
    'Esta palavra-passe é demasiado curta. Utilize pelo menos {min, plural, one {# carácter} other {# caracteres}}.',
  'problem.passwordCommon':
    'Esta palavra-passe é demasiado comum ou apareceu numa fuga de dados. Escolha outra.',
  'problem.passwordPersonal':
    'Esta palavra-passe é fácil de adivinhar a partir do seu e-mail ou do nome desta aplicação. Escolha outra.',
  'problem.repeatMissing': 'Confirme a sua palavra-passe.',
  'problem.repeatDiffers': 'As palavras-passe não coincidem.',

  'signUp.title': 'Crie a sua conta',
  'signUp.hasAccount': 'Já tem uma conta?',
  'signUp.toSignIn': 'Inicie sessão',
  'signUp.pending': 'A criar a sua conta',
  'signUp.emailCode': 'Criar conta com um código por e-mail',
  'signUp.usePassword': 'Escolher uma palavra-passe',
  'signUp.closedTitle': 'Os registos estão fechados',
  'signUp.closedText': 'De momento não é possível criar novas contas.',
  'signUp.optional': '{label} (opcional)',
  'signUp.choose': 'Escolha uma opção',
  'signUp.fieldMissing': 'Preencha este campo.',
  'signUp.choiceMissing': 'Escolha uma opção.',
  'signUp.boxMissing': 'Selecione esta caixa para continuar.',
  'signUp.noMethod': 'Nenhum método de registo está ativado para esta aplicação.',
  'signUp.toExisting': 'Iniciar sessão nessa conta',

  'terms.agree': 'Aceito os {terms}',
  'terms.agreeBoth': 'Aceito os {terms} e a {privacy}',
  'terms.missing': 'Aceite os termos para criar a sua conta.',
  'terms.text': 'Ainda não tem conta. Aceite os termos para criar uma.',

  'magicLink.title': 'Iniciar sessão com esta ligação?',
  'magicLink.text': 'Continue apenas se pediu este e-mail.',

  'secondFactor.missingTitle': 'Inicie sessão primeiro',
  'secondFactor.missingText': 'Depois, introduza o seu código.',

  'signOut.title': 'Terminar sessão?',
  'signOut.pending': 'A terminar sessão',

  'forgot.title': 'Reponha a sua palavra-passe',
  'forgot.text': 'Enviaremos uma ligação para a repor.',
  'forgot.toSignIn': 'Voltar ao início de sessão',
  'forgot.send': 'Enviar ligação',
  'forgot.sentText':
    'Se {email} tiver uma conta, enviámos para lá uma ligação para repor a palavra-passe. Não a encontra? Veja na pasta de spam.',
  'forgot.sentAnyText':
    'Se este endereço tiver uma conta, enviámos-lhe um e-mail. Não o encontra? Veja na pasta de spam.',

  'reset.title': 'Escolha uma nova palavra-passe',
  'reset.text': 'A sessão será terminada em todos os outros dispositivos.',
  'reset.submit': 'Repor palavra-passe',
  'reset.doneTitle': 'Palavra-passe atualizada',
  'reset.doneText':
    'A sessão foi terminada em todos os dispositivos. Inicie sessão com a nova palavra-passe.',
  'reset.signedInText':
    'Tem a sessão iniciada. A sessão foi terminada em todos os outros dispositivos.',

  'link.invalidTitle': 'Esta ligação não funciona',
  'link.invalidText': 'Verifique se abriu a ligação completa do e-mail.',
  'link.expiredTitle': 'Esta ligação expirou',
  'link.expiredText': 'Podemos enviar-lhe uma nova.',
  'link.usedTitle': 'Esta ligação já foi utilizada',
  'link.usedText': 'Cada ligação funciona uma só vez. Podemos enviar-lhe uma nova.',
  'link.attemptsTitle': 'Demasiadas tentativas',
  'link.attemptsText': 'Esta ligação já não funciona. Podemos enviar-lhe uma nova.',
  'link.requestNew': 'Pedir uma nova ligação',

  'verification.title': 'Confirme o seu endereço de e-mail',
  'verification.text': 'Confirme que este endereço de e-mail é seu.',
  'verification.verify': 'Confirmar',
  'verification.pending': 'A confirmar',
  'verification.doneTitle': 'Endereço de e-mail confirmado',
  'verification.signInText': 'Inicie sessão para pedir uma nova.',
  'verification.ownAccountText':
    'Este endereço de e-mail está a ser adicionado a uma conta em que não tem sessão iniciada. Se a conta for sua, inicie sessão nela e confirme aí o endereço.',
  'verification.sendNew': 'Enviar nova ligação',
  'verification.sentText': 'Enviámos uma nova ligação para {email}.',
  'verification.requiredSent': 'Para continuar, abra a ligação que enviámos para {email}.',
  'verification.requiredUnsent': 'Para continuar, confirme {email}. Vamos enviar-lhe uma ligação.',
  'verification.requiredAddress':
    'Para continuar, introduza o seu endereço de e-mail. Vamos enviar-lhe uma ligação.',
  'reminder.verify': 'Confirme {email}',

  'invitation.title': 'Juntar-se a {team}?',
  'invitation.text': 'Vai juntar-se como {name}.',
  'invitation.otherAccount': 'Utilizar outra conta',
  'invitation.join': 'Juntar-me',
  'invitation.pending': 'A juntar-se',
  'invitation.ignore': 'Agora não',
  'invitation.signInTitle': 'Recebeu um convite para uma equipa',
  'invitation.signInText': 'Inicie sessão ou crie uma conta para aceitar.',
  'invitation.usedText':
    'Se aceitou o convite, a equipa está na sua lista de equipas. Caso contrário, peça um novo convite.',
  'invitation.askAgain': 'Peça um novo convite.',
  'invitation.doneTitle': 'Juntou-se a {team}',
  'invitation.doneText': 'Já está na sua lista de equipas.',
  'invitation.from': 'Tem um convite de {inviter} para {team}',
  'invitation.to': 'Tem um convite para {team}',
  'invitation.members': '{count, plural, one {# membro} other {# membros}}',
  'invitation.sentTo': 'Este convite foi enviado para {email}.',
  'invitation.onlyFor': 'Este convite só pode ser aceite com o endereço confirmado {email}.',
  'invitation.role': 'Função: {role}',
  'role.admin': 'Admin',
  'role.member': 'Membro',
  'invitation.acceptAs': 'Aceitar como {name}',
  'invitation.memberTitle': 'Já faz parte de {team}',
  'invitation.open': 'Abrir {team}',

  'oauth.title': 'A iniciar sessão',
  'oauth.failedTitle': 'Não foi possível iniciar sessão',
  'oauth.failedText':
    'O início de sessão expirou, já estava concluído ou começou noutro navegador.',
  'oauth.signInAgain': 'Iniciar sessão novamente',

  'impersonation.title': 'Iniciar sessão como {name}?',
  'impersonation.text':
    'Vai utilizar {project} como esta pessoa. O início de sessão fica registado, e a pessoa pode ver e terminar a sessão.',
  'impersonation.replaces':
    'A sessão de {name} vai terminar neste navegador. Para a manter, abra a ligação numa janela privada.',
  'impersonation.invalidText': 'Funciona uma vez, durante cinco minutos. Crie uma nova ligação.',
  'impersonation.end': 'Terminar a sessão',

  'cli.title': 'Autorizar o acesso pela linha de comandos?',
  'cli.text':
    'Uma ferramenta de linha de comandos quer iniciar sessão em seu nome. Continue apenas se acabou de a iniciar.',
  'cli.textOf':
    'Uma ferramenta de linha de comandos quer iniciar sessão como {name}. Continue apenas se acabou de a iniciar.',
  'cli.warning': 'Se alguém lhe enviou esta ligação, cancele. Nunca enviamos ligações como esta.',
  'cli.code': 'Se a ferramenta mostrar um código, tem de ser igual a este:',
  'cli.requested': 'Pedido {time} a partir de {address}',
  'cli.authorize': 'Autorizar',
  'cli.pending': 'A autorizar',
  'cli.doneTitle': 'Acesso autorizado',
  'cli.doneText': 'Volte à linha de comandos. Pode fechar esta janela.',
  'cli.canceledTitle': 'Acesso negado',
  'cli.canceledText': 'Pode fechar esta janela.',
  'cli.failedTitle': 'Esta ligação não funciona',
  'cli.failedText':
    'Já foi utilizada, expirou ou está incompleta. Comece de novo a partir da linha de comandos.',

  'errorPage.connectTitle': 'Não foi possível associar esta conta',
  'errorPage.notConnectedText': 'O acesso não foi concedido, por isso nada foi associado.',
  'errorPage.deniedTitle': 'O início de sessão foi cancelado',
  'errorPage.emailTakenText':
    'Já existe uma conta com este endereço de e-mail. Inicie sessão nela de outra forma e, em seguida, associe este fornecedor nas definições.',
  'errorPage.signUpTitle': 'Não foi possível concluir o registo',
  'errorPage.code': 'Código de erro',
}
