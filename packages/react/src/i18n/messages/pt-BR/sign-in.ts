import type { SignInTexts } from '../message-id'

/** The pages of signing in, in Portuguese as in Brazil. */
export const signIn: SignInTexts = {
  'field.email': 'E-mail',
  'field.password': 'Senha',
  'field.repeatPassword': 'Confirme a senha',
  'field.code': 'Código',
  'field.showPassword': 'Mostrar senha',
  'field.hidePassword': 'Ocultar senha',
  'field.passwordHint': 'Pelo menos {min, plural, one {# caractere} other {# caracteres}}.',

  'problem.emailMissing': 'Digite seu e-mail.',
  'problem.emailForm': 'Digite um endereço de e-mail válido.',
  'problem.passwordMissing': 'Digite sua senha.',
  'problem.newPasswordMissing': 'Escolha uma senha.',
  'problem.passwordShort':
    'Esta senha é curta demais. Use pelo menos {min, plural, one {# caractere} other {# caracteres}}.',
  'problem.passwordLong':
    'Esta senha é longa demais. Use no máximo {max, plural, one {# caractere} other {# caracteres}}.',
  'problem.passwordCommon':
    'Esta senha está em listas de senhas comuns ou roubadas e é fácil de adivinhar. Escolha outra.',
  'problem.passwordPersonal':
    'Esta senha é fácil de adivinhar a partir do seu e-mail ou do nome deste app. Escolha outra.',
  'problem.repeatMissing': 'Confirme sua senha.',
  'problem.repeatDiffers': 'As senhas não coincidem.',
  'problem.emailUnverified':
    'Este endereço nunca foi verificado, por isso não é possível entrar com um código. Use sua senha.',
  'problem.emailUnknown': 'Não encontramos uma conta com este e-mail.',
  'problem.codeMissing': 'Digite o código.',
  'problem.codeShort': 'O código tem seis caracteres.',
  'problem.codeWrong': 'O código está incorreto. Use o do e-mail mais recente.',
  'problem.codeExpired': 'Este código expirou. Peça o envio de um novo.',
  'problem.codeUsed': 'Este código já foi usado. Peça o envio de um novo.',
  'problem.codeAttempts': 'Houve tentativas demais. Peça o envio de um novo código.',
  'problem.totpWrong': 'O código está incorreto. Tente o atual.',
  'problem.recoveryShort': 'Um código de recuperação tem dez letras e números.',
  'problem.recoveryWrong': 'Este código de recuperação não está certo ou já foi usado. Use outro.',
  'problem.recoveryUnknown':
    'Os códigos de recuperação não funcionam aqui. Use seu aplicativo autenticador.',

  'signIn.title': 'Entrar',
  'signIn.titleOf': 'Entrar em {project}',
  'signIn.noAccount': 'Ainda não tem uma conta?',
  'signIn.toSignUp': 'Crie uma',
  'signIn.forgotPassword': 'Esqueceu a senha?',
  'signIn.pending': 'Entrando',
  'signIn.usePassword': 'Usar uma senha',
  'signIn.noMethod': 'Nenhum método de entrada está ativado para este aplicativo.',

  'methods.signInWith': 'Entrar com {provider}',
  'methods.signUpWith': 'Criar conta com {provider}',
  'methods.passkey': 'Entrar com uma chave de acesso',
  'methods.lastUsed': 'Última usada',
  'methods.or': 'ou',

  'signUp.title': 'Crie sua conta',
  'signUp.hasAccount': 'Já tem uma conta?',
  'signUp.toSignIn': 'Entre',
  'signUp.pending': 'Criando sua conta',
  'signUp.usePassword': 'Escolher uma senha',
  'signUp.closedTitle': 'Os cadastros estão fechados',
  'signUp.closedText': 'No momento não é possível criar novas contas aqui.',
  'signUp.noMethod': 'Nenhum método de cadastro está ativado para este aplicativo.',
  'signUp.toExisting': 'Entrar com ela',

  'emailCode.send': 'Enviar um código por e-mail',
  'emailCode.sending': 'Enviando',
  'emailCode.title': 'Confira seu e-mail',
  'emailCode.text':
    'Enviamos um código de 6 caracteres para {email}. Digite-o abaixo ou abra o link do e-mail.',

  'magicLink.title': 'Entrar com este link?',
  'magicLink.text': 'Continue apenas se você pediu este e-mail.',

  'secondFactor.title': 'Autenticação de dois fatores',
  'secondFactor.text': 'Digite os seis números que seu aplicativo autenticador mostra agora.',
  'secondFactor.recoveryText':
    'Digite um dos códigos de recuperação que você salvou. Cada um vale uma vez.',
  'secondFactor.recoveryCode': 'Código de recuperação',
  'secondFactor.useRecoveryCode': 'Usar um código de recuperação',
  'secondFactor.useApp': 'Usar seu aplicativo autenticador',
  'secondFactor.attemptsTitle': 'Tentativas demais',
  'secondFactor.lateTitle': 'A entrada expirou',
  'secondFactor.endText':
    'Para sua segurança, esta entrada foi encerrada. Você pode começar de novo.',
  'secondFactor.startAgain': 'Começar de novo',
  'secondFactor.missingTitle': 'Entre primeiro',
  'secondFactor.missingText': 'Entre para continuar.',

  'signedIn.title': 'Você entrou',
  'signedIn.text': 'Você entrou como {name}.',

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

  'sentEmail.sendAgain': 'Enviar de novo',
  'sentEmail.sendAgainIn': 'Enviar de novo em {seconds} s',
  'sentEmail.sentAgain': 'Enviado de novo.',
  'sentEmail.changeAddress': 'Usar outro endereço',

  'reset.title': 'Escolha uma nova senha',
  'reset.text': 'Você sairá da conta em todos os dispositivos.',
  'reset.newPassword': 'Nova senha',
  'reset.submit': 'Redefinir senha',
  'reset.pending': 'Salvando',
  'reset.doneTitle': 'Sua senha foi alterada',
  'reset.doneText': 'Entre com a nova. Todos os dispositivos foram desconectados.',

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

  'invitation.title': 'Participar de {team}?',
  'invitation.text': 'Você vai participar como {name}.',
  'invitation.otherAccount': 'Usar outra conta',
  'invitation.join': 'Participar',
  'invitation.pending': 'Entrando na equipe',
  'invitation.ignore': 'Agora não',
  'invitation.signInTitle': 'Você recebeu um convite para uma equipe',
  'invitation.signInText': 'Entre ou crie uma conta para aceitar.',
  'invitation.askAgain': 'Peça um novo a quem convidou você.',
  'invitation.doneTitle': 'Você agora faz parte de {team}',
  'invitation.doneText': 'A partir de agora, ela está entre suas equipes.',

  'oauth.title': 'Entrando na sua conta',
  'oauth.failedTitle': 'Esta entrada não funcionou',
  'oauth.failedText': 'Ela demorou demais, já tinha sido concluída ou começou em outro navegador.',
  'oauth.signInAgain': 'Entrar de novo',

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
  'cli.cancelledTitle': 'Acesso negado',
  'cli.cancelledText': 'Você pode fechar esta janela.',
  'cli.failedTitle': 'Este link não funciona',
  'cli.failedText': 'Ele já foi usado, expirou ou está incompleto. Comece de novo no programa.',

  'errorPage.title': 'Algo deu errado',
  'errorPage.unknownText': 'Tente de novo. Se continuar, fale com quem administra este site.',
  'errorPage.connectTitle': 'Não foi possível conectar esta conta',
  'errorPage.connectAgain': 'Conectar de novo',
  'errorPage.notConnectedText': 'O acesso não foi concedido lá, por isso nada foi conectado.',
  'errorPage.deniedTitle': 'A entrada foi cancelada',
  'errorPage.signInAgain': 'Entrar de novo',
  'errorPage.code': 'Código do erro',
}
