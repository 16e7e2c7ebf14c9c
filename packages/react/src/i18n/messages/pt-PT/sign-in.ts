import type { SignInTexts } from '../message-id'

/** The pages of signing in, in Portuguese as in Portugal. */
export const signIn: SignInTexts = {
  'field.email': 'E-mail',
  'field.password': 'Palavra-passe',
  'field.repeatPassword': 'Confirme a palavra-passe',
  'field.code': 'Código',
  'field.showPassword': 'Mostrar palavra-passe',
  'field.hidePassword': 'Ocultar palavra-passe',
  'field.passwordHint': 'Pelo menos {min, plural, one {# carácter} other {# carateres}}.',

  'problem.emailMissing': 'Introduza o seu e-mail.',
  'problem.emailForm': 'Introduza um endereço de e-mail válido.',
  'problem.passwordMissing': 'Introduza a sua palavra-passe.',
  'problem.newPasswordMissing': 'Escolha uma palavra-passe.',
  'problem.passwordShort':
    'Esta palavra-passe é demasiado curta. Use pelo menos {min, plural, one {# carácter} other {# carateres}}.',
  'problem.passwordLong':
    'Esta palavra-passe é demasiado longa. Use no máximo {max, plural, one {# carácter} other {# carateres}}.',
  'problem.passwordCommon':
    'Esta palavra-passe consta de listas de palavras-passe comuns ou roubadas e é fácil de adivinhar. Escolha outra.',
  'problem.passwordPersonal':
    'Esta palavra-passe é fácil de adivinhar a partir do seu e-mail ou do nome desta aplicação. Escolha outra.',
  'problem.repeatMissing': 'Confirme a sua palavra-passe.',
  'problem.repeatDiffers': 'As palavras-passe não coincidem.',
  'problem.emailUnverified':
    'Este endereço nunca foi confirmado, por isso um código não permite iniciar sessão. Use a sua palavra-passe.',
  'problem.emailUnknown': 'Não encontrámos nenhuma conta com este e-mail.',
  'problem.codeMissing': 'Introduza o código.',
  'problem.codeShort': 'O código tem seis carateres.',
  'problem.codeWrong': 'O código está incorreto. Utilize o do e-mail mais recente.',
  'problem.codeExpired': 'Este código expirou. Peça o envio de um novo.',
  'problem.codeUsed': 'Este código já foi utilizado. Peça o envio de um novo.',
  'problem.codeAttempts': 'Houve demasiadas tentativas. Peça o envio de um novo código.',
  'problem.totpWrong': 'O código está incorreto. Experimente o atual.',
  'problem.recoveryShort': 'Um código de recuperação tem dez letras e algarismos.',
  'problem.recoveryWrong':
    'Este código de recuperação não está correto ou já foi utilizado. Utilize outro.',
  'problem.recoveryUnknown':
    'Os códigos de recuperação não funcionam aqui. Utilize a sua aplicação de autenticação.',

  'signIn.title': 'Iniciar sessão',
  'signIn.titleOf': 'Iniciar sessão em {project}',
  'signIn.noAccount': 'Ainda não tem conta?',
  'signIn.toSignUp': 'Crie uma',
  'signIn.forgotPassword': 'Esqueceu-se dela?',
  'signIn.pending': 'A iniciar sessão',
  'signIn.usePassword': 'Usar uma palavra-passe',
  'signIn.noMethod': 'Nenhum método de início de sessão está ativado para esta aplicação.',

  'methods.signInWith': 'Continuar com {provider}',
  'methods.signUpWith': 'Registar-se com {provider}',
  'methods.passkey': 'Usar uma chave de acesso',
  'methods.lastUsed': 'Última utilizada',
  'methods.or': 'ou',

  'signUp.title': 'Crie a sua conta',
  'signUp.hasAccount': 'Já tem uma conta?',
  'signUp.toSignIn': 'Inicie sessão',
  'signUp.pending': 'A criar a sua conta',
  'signUp.usePassword': 'Escolher uma palavra-passe',
  'signUp.closedTitle': 'Os registos estão fechados',
  'signUp.closedText': 'De momento não é possível criar novas contas aqui.',
  'signUp.noMethod': 'Nenhum método de registo está ativado para esta aplicação.',
  'signUp.toExisting': 'Iniciar sessão com ela',

  'emailCode.send': 'Enviar-me um código',
  'emailCode.sending': 'A enviar',
  'emailCode.title': 'Consulte o seu e-mail',
  'emailCode.text':
    'Enviámos um código de 6 carateres para {email}. Introduza-o abaixo ou abra a ligação do e-mail.',

  'magicLink.title': 'Iniciar sessão com esta ligação?',
  'magicLink.text': 'Continue apenas se pediu este e-mail.',

  'secondFactor.title': 'Autenticação de dois fatores',
  'secondFactor.text':
    'Introduza os seis algarismos que a sua aplicação de autenticação mostra agora.',
  'secondFactor.recoveryText':
    'Introduza um dos códigos de recuperação que guardou. Cada um serve uma vez.',
  'secondFactor.recoveryCode': 'Código de recuperação',
  'secondFactor.useRecoveryCode': 'Utilizar um código de recuperação',
  'secondFactor.useApp': 'Utilizar a sua aplicação de autenticação',
  'secondFactor.attemptsTitle': 'Demasiadas tentativas',
  'secondFactor.lateTitle': 'O início de sessão expirou',
  'secondFactor.endText':
    'Para sua segurança, este início de sessão foi encerrado. Pode começar de novo.',
  'secondFactor.startAgain': 'Começar de novo',
  'secondFactor.missingTitle': 'Inicie sessão primeiro',
  'secondFactor.missingText': 'Inicie sessão para continuar.',

  'signedIn.title': 'Sessão iniciada',
  'signedIn.text': 'Iniciou sessão como {name}.',

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

  'sentEmail.sendAgain': 'Enviar novamente',
  'sentEmail.sendAgainIn': 'Enviar novamente em {seconds} s',
  'sentEmail.sentAgain': 'Enviado novamente.',
  'sentEmail.changeAddress': 'Usar outro endereço',

  'reset.title': 'Escolha uma nova palavra-passe',
  'reset.text': 'A sessão será terminada em todos os dispositivos.',
  'reset.newPassword': 'Nova palavra-passe',
  'reset.submit': 'Repor palavra-passe',
  'reset.pending': 'A guardar',
  'reset.doneTitle': 'A sua palavra-passe foi alterada',
  'reset.doneText': 'Inicie sessão com a nova. A sessão foi terminada em todos os dispositivos.',

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

  'invitation.title': 'Juntar-se a {team}?',
  'invitation.text': 'Vai juntar-se como {name}.',
  'invitation.otherAccount': 'Usar outra conta',
  'invitation.join': 'Juntar-me',
  'invitation.pending': 'A juntar',
  'invitation.ignore': 'Agora não',
  'invitation.signInTitle': 'Recebeu um convite para uma equipa',
  'invitation.signInText': 'Inicie sessão ou crie uma conta para aceitar.',
  'invitation.askAgain': 'Peça um novo a quem o enviou.',
  'invitation.doneTitle': 'Já faz parte de {team}',
  'invitation.doneText': 'A partir de agora está entre as suas equipas.',

  'oauth.title': 'A iniciar a sua sessão',
  'oauth.failedTitle': 'Este início de sessão não funcionou',
  'oauth.failedText': 'Demorou demasiado, já estava concluído ou começou noutro navegador.',
  'oauth.signInAgain': 'Iniciar sessão novamente',

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
  'cli.cancelledTitle': 'Acesso negado',
  'cli.cancelledText': 'Pode fechar esta janela.',
  'cli.failedTitle': 'Esta ligação não funciona',
  'cli.failedText': 'Já foi utilizada, expirou ou está incompleta. Comece de novo no programa.',

  'errorPage.title': 'Algo correu mal',
  'errorPage.unknownText': 'Tente novamente. Se continuar, contacte quem gere este site.',
  'errorPage.connectTitle': 'Não foi possível associar esta conta',
  'errorPage.connectAgain': 'Associar de novo',
  'errorPage.notConnectedText': 'O acesso não foi concedido, por isso nada foi associado.',
  'errorPage.deniedTitle': 'O início de sessão foi cancelado',
  'errorPage.signInAgain': 'Iniciar sessão novamente',
  'errorPage.code': 'Código de erro',
}
