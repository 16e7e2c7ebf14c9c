import type { PageTexts } from '../message-id'

/** Messages of the other pages and of failures in Portuguese as in Portugal. */
export const pages: PageTexts = {
  'action.continue': 'Continuar',
  'action.copied': 'Copiado',
  'action.copy': 'Copiar',

  'problem.recoveryShort': 'Um código de recuperação tem dez letras e algarismos.',
  'problem.recoveryWrong':
    'Este código de recuperação não está correto ou já foi utilizado. Utilize outro.',
  'problem.recoveryUnknown':
    'Os códigos de recuperação não funcionam aqui. Utilize a sua aplicação de autenticação.',
  'secondFactor.recoveryCode': 'Código de recuperação',
  'secondFactor.attemptsTitle': 'Demasiadas tentativas',
  'secondFactor.lateTitle': 'O início de sessão expirou',
  'secondFactor.endText':
    'Para sua segurança, este início de sessão foi encerrado. Pode começar de novo.',
  'secondFactor.startAgain': 'Começar de novo',

  'notFound.title': 'Página não encontrada',
  'notFound.text': 'Esta página não existe ou foi movida.',

  'framed.title': 'Abra esta página em separado',
  'framed.text': 'Para sua segurança, não funciona dentro de outra página.',

  'failure.busyTitle': 'Demasiadas tentativas',
  'failure.busy': 'Aguarde um minuto e tente novamente.',
  'failure.busyFor': 'Tente novamente {time}.',
  'failure.busyOver': 'Já pode tentar novamente.',
  'failure.retryingIn': 'Nova tentativa {time}.',
  'failure.unknownTitle': 'Algo correu mal',
  'failure.reference': 'Referência',

  'error.credentials': 'E-mail ou palavra-passe incorretos.',
  'error.emailTaken': 'Já existe uma conta com este e-mail.',
  'error.emailDomain': 'Os endereços de e-mail deste domínio não são aceites. Use outro endereço.',
  'error.passwordSignInOff': 'Aqui não é possível iniciar sessão com palavra-passe.',
  'error.secondFactorCode': 'Este código não está correto. Verifique-o e tente novamente.',
  'error.codeInvalid': 'Esta ligação não funciona. Verifique se abriu a ligação completa.',
  'error.codeExpired': 'Esta ligação expirou. Peça uma nova.',
  'error.codeAttempts': 'Houve demasiadas tentativas com esta ligação. Peça uma nova.',
  'error.codeUsed': 'Esta ligação já foi utilizada. Peça uma nova.',
  'error.connectedToAnotherUser': 'Já está associada a outro utilizador.',
  'error.otherConnected': 'Já associou outra conta deste tipo. Talvez tenha escolhido a errada.',
  'error.accessDenied': 'O acesso não foi concedido, por isso a sessão não foi iniciada.',
  'error.signInTimeout': 'O início de sessão demorou demasiado. Comece de novo.',
  'error.passkey':
    'Não foi possível usar a sua chave de acesso. Tente novamente ou inicie sessão de outra forma.',
  'error.passkeyOff': 'Aqui não é possível iniciar sessão com chave de acesso.',
  'error.providerOff': 'Aqui não é possível iniciar sessão através deste serviço.',
  'error.userGone': 'Esta conta já não existe.',
  'error.banned': 'Esta conta foi suspensa.',
  'error.bannedUntil': 'Esta conta está suspensa até {time}.',
  'error.sessionEnded': 'A sua sessão terminou. Inicie sessão novamente.',
  'error.recentSignIn':
    'Esta alteração exige um início de sessão recente. Inicie sessão novamente.',
  'error.impersonation': 'Só a própria pessoa pode fazer isto. Iniciou sessão em nome dela.',
  'error.notAllowed': 'Não tem autorização para fazer isto.',
  'error.redirect': 'Este URL de redirecionamento não é permitido.',
  'error.project': 'O início de sessão deste site não está bem configurado. Avise quem o gere.',

  'signedOut.title': 'Sessão terminada',
  'signedOut.text': 'A sua sessão neste dispositivo foi terminada.',
  'signedOut.partText':
    'Não foi possível contactar o servidor, pelo que esta sessão ainda pode aparecer como ativa.',

  'field.repeatPassword': 'Confirme a palavra-passe',
  'field.passwordHint': 'Pelo menos {min, plural, one {# carácter} other {# carateres}}.',
  'strength.weak': 'Fraca',
  'strength.fair': 'Razoável',
  'strength.strong': 'Forte',

  'problem.newPasswordMissing': 'Escolha uma palavra-passe.',
  'problem.passwordShort':
    'Esta palavra-passe é demasiado curta. Use pelo menos {min, plural, one {# carácter} other {# carateres}}.',
  'problem.passwordCommon':
    'Esta palavra-passe consta de listas de palavras-passe comuns ou roubadas e é fácil de adivinhar. Escolha outra.',
  'problem.passwordPersonal':
    'Esta palavra-passe é fácil de adivinhar a partir do seu e-mail ou do nome desta aplicação. Escolha outra.',
  'problem.repeatMissing': 'Confirme a sua palavra-passe.',
  'problem.repeatDiffers': 'As palavras-passe não coincidem.',

  'signUp.title': 'Crie a sua conta',
  'signUp.hasAccount': 'Já tem uma conta?',
  'signUp.toSignIn': 'Inicie sessão',
  'signUp.pending': 'A criar a sua conta',
  'signUp.usePassword': 'Escolher uma palavra-passe',
  'signUp.closedTitle': 'Os registos estão fechados',
  'signUp.closedText': 'De momento não é possível criar novas contas aqui.',
  'signUp.optional': '{label} (opcional)',
  'signUp.choose': 'Escolha uma opção',
  'signUp.fieldMissing': 'Preencha este campo.',
  'signUp.choiceMissing': 'Escolha uma opção.',
  'signUp.boxMissing': 'Selecione esta caixa para continuar.',
  'signUp.noMethod': 'Nenhum método de registo está ativado para esta aplicação.',
  'signUp.toExisting': 'Iniciar sessão com ela',

  'terms.agree': 'Aceito os {terms}',
  'terms.agreeBoth': 'Aceito os {terms} e a {privacy}',
  'terms.missing': 'Aceite os termos para criar a sua conta.',
  'terms.text': 'Ainda não tem conta. Aceite os termos para criar uma.',

  'magicLink.title': 'Iniciar sessão com esta ligação?',
  'magicLink.text': 'Continue apenas se pediu este e-mail.',

  'secondFactor.missingTitle': 'Inicie sessão primeiro',
  'secondFactor.missingText': 'Inicie sessão para continuar.',

  'signOut.title': 'Terminar sessão?',
  'signOut.text': 'Iniciou sessão como {name}.',
  'signOut.pending': 'A terminar sessão',

  'forgot.title': 'Reponha a sua palavra-passe',
  'forgot.text': 'Introduza o seu e-mail e enviaremos uma ligação para a repor.',
  'forgot.toSignIn': 'Voltar ao início de sessão',
  'forgot.send': 'Enviar ligação',
  'forgot.pending': 'A enviar',
  'forgot.sentTitle': 'Consulte o seu e-mail',
  'forgot.sentText':
    'Se {email} tiver uma conta aqui, uma ligação para escolher uma nova palavra-passe vai a caminho. Veja também no spam.',
  'forgot.sentAnyText':
    'Se o endereço tiver uma conta aqui, um e-mail está a caminho. Veja também no spam.',

  'reset.title': 'Escolha uma nova palavra-passe',
  'reset.text': 'A sessão será terminada em todos os outros dispositivos.',
  'reset.newPassword': 'Nova palavra-passe',
  'reset.submit': 'Repor palavra-passe',
  'reset.pending': 'A guardar',
  'reset.doneTitle': 'A sua palavra-passe foi alterada',
  'reset.doneText': 'Inicie sessão com a nova. A sessão foi terminada em todos os dispositivos.',
  'reset.signedInText':
    'Tem a sessão iniciada. A sessão foi terminada em todos os outros dispositivos.',

  'link.invalidTitle': 'Esta ligação não funciona',
  'link.invalidText': 'Verifique se abriu a ligação completa do e-mail.',
  'link.expiredTitle': 'Esta ligação expirou',
  'link.expiredText': 'Podemos enviar-lhe uma nova.',
  'link.usedTitle': 'Esta ligação já foi utilizada',
  'link.usedText': 'Cada ligação funciona uma só vez. Podemos enviar-lhe uma nova.',
  'link.attemptsTitle': 'Demasiadas tentativas',
  'link.attemptsText': 'Esta ligação já não é válida. Podemos enviar-lhe uma nova.',
  'link.requestNew': 'Pedir uma nova ligação',

  'verification.title': 'Confirme o seu e-mail',
  'verification.text': 'Confirme que este endereço de e-mail é seu.',
  'verification.verify': 'Confirmar',
  'verification.pending': 'A confirmar',
  'verification.doneTitle': 'E-mail confirmado',
  'verification.doneText': 'O seu endereço de e-mail está confirmado.',
  'verification.signInText': 'Inicie sessão para receber uma nova.',
  'verification.ownAccountText':
    'Este endereço de e-mail vai ser adicionado a uma conta em que não tem sessão iniciada. Se a conta for sua, inicie sessão nela e confirme depois o endereço.',
  'verification.sendNew': 'Enviar nova ligação',
  'verification.sending': 'A enviar',
  'verification.sentTitle': 'Consulte o seu e-mail',
  'verification.sentText': 'Uma nova ligação vai a caminho de {email}.',
  'verification.requiredSent': 'Para continuar, abra a ligação que enviámos para {email}.',
  'verification.requiredUnsent': 'Para continuar, confirme {email}. Vamos enviar-lhe uma ligação.',
  'verification.requiredAddress':
    'Para continuar, introduza o seu e-mail. Vamos enviar-lhe uma ligação.',
  'reminder.verify': 'Confirme {email}',

  'invitation.title': 'Juntar-se a {team}?',
  'invitation.text': 'Vai juntar-se como {name}.',
  'invitation.otherAccount': 'Usar outra conta',
  'invitation.join': 'Juntar-me',
  'invitation.pending': 'A juntar',
  'invitation.ignore': 'Agora não',
  'invitation.signInTitle': 'Recebeu um convite para uma equipa',
  'invitation.signInText': 'Inicie sessão ou crie uma conta para aceitar.',
  'invitation.usedText':
    'Se o aceitou, a equipa está entre as suas equipas. Caso contrário, peça um novo a quem o enviou.',
  'invitation.askAgain': 'Peça um novo a quem o enviou.',
  'invitation.doneTitle': 'Já faz parte de {team}',
  'invitation.doneText': 'A partir de agora está entre as suas equipas.',
  'invitation.from': 'Tem um convite de {inviter} para {team}',
  'invitation.to': 'Tem um convite para {team}',
  'invitation.members': '{count, plural, one {# membro} other {# membros}}',
  'invitation.sentTo': 'Este convite foi enviado para {email}.',
  'invitation.onlyFor': 'Este convite só pode ser aceite com o endereço verificado {email}.',
  'invitation.role': 'Função: {role}',
  'role.admin': 'Administrador',
  'role.member': 'Membro',
  'invitation.acceptAs': 'Aceitar como {name}',
  'invitation.memberTitle': 'Já está em {team}',
  'invitation.open': 'Abrir {team}',

  'oauth.title': 'A iniciar a sua sessão',
  'oauth.failedTitle': 'Este início de sessão não funcionou',
  'oauth.failedText': 'Demorou demasiado, já estava concluído ou começou noutro navegador.',
  'oauth.signInAgain': 'Iniciar sessão novamente',

  'impersonation.title': 'Iniciar sessão como {name}?',
  'impersonation.text':
    'Vai utilizar {project} como esta pessoa. A sessão fica registada, e a pessoa pode vê-la e terminá-la.',
  'impersonation.replaces':
    'A sessão de {name} vai terminar neste navegador. Para a manter, abra a ligação numa janela privada.',
  'impersonation.dead': 'Funciona uma vez, durante cinco minutos. Crie uma nova ligação.',
  'impersonation.bar': 'Iniciou sessão como {name}.',
  'impersonation.end': 'Terminar a sessão',

  'cli.title': 'Autorizar o acesso pela linha de comandos?',
  'cli.text':
    'Um programa de linha de comandos pede para agir em seu nome. Continue apenas se acabou de o iniciar.',
  'cli.textOf':
    'Um programa de linha de comandos pede para agir como {name}. Continue apenas se acabou de o iniciar.',
  'cli.warning': 'Alguém lhe enviou esta ligação? Então cancele. Nunca enviamos ligações destas.',
  'cli.code': 'Se o programa mostrar um código, tem de ser este:',
  'cli.requested': 'Pedido {time} a partir de {address}',
  'cli.authorize': 'Autorizar',
  'cli.pending': 'A autorizar',
  'cli.doneTitle': 'O programa tem a sessão iniciada',
  'cli.doneText': 'Volte ao programa. Pode fechar esta janela.',
  'cli.close': 'Fechar',
  'cli.canceledTitle': 'Acesso negado',
  'cli.canceledText': 'Pode fechar esta janela.',
  'cli.failedTitle': 'Esta ligação não funciona',
  'cli.failedText': 'Já foi utilizada, expirou ou está incompleta. Comece de novo no programa.',

  'errorPage.title': 'Algo correu mal',
  'errorPage.unknownText': 'Tente novamente. Se continuar, contacte quem gere este site.',
  'errorPage.connectTitle': 'Não foi possível associar esta conta',
  'errorPage.connectAgain': 'Associar de novo',
  'errorPage.notConnectedText': 'O acesso não foi concedido, por isso nada foi associado.',
  'errorPage.deniedTitle': 'O início de sessão foi cancelado',
  'errorPage.emailTakenText':
    'Já existe uma conta com este e-mail. Inicie sessão nela de outra forma e, em seguida, associe este serviço nas definições.',
  'errorPage.signInAgain': 'Iniciar sessão novamente',
  'errorPage.code': 'Código de erro',
}
