import type { MainTexts } from '../message-id'

/** Messages of the sign-in page, of buttons and menus in Portuguese as in Brazil. */
export const main: MainTexts = {
  'action.cancel': 'Cancelar',
  'action.goHome': 'Ir para o início',
  'action.retry': 'Tentar de novo',
  'action.signIn': 'Entrar',
  'action.signOut': 'Sair',
  'action.signUp': 'Criar conta',

  'page.loading': 'Carregando',
  'page.slow': 'Está demorando mais que o normal.',
  'page.noScript': 'Ative o JavaScript para usar esta página.',

  'failure.offlineTitle': 'Você está sem conexão',
  'failure.offline': 'Confira sua conexão e tente de novo. Nada do que você digitou se perdeu.',
  'failure.unreachableTitle': 'Não conseguimos falar com o servidor',
  'failure.unreachable': 'Verifique sua conexão ou tente novamente em instantes.',
  'failure.retrying': 'Verifique sua conexão. Ainda estamos tentando.',
  'failure.unknown': 'Tente novamente. Se continuar acontecendo, fale com o suporte.',

  'signedOut.partTitle': 'Você saiu neste dispositivo',

  'teamSwitcher.label': 'Equipe',
  'teamSwitcher.none': 'Escolher equipe',
  'teamSwitcher.empty': 'Ainda não há equipes',
  'teamSwitcher.settings': 'Configurações da equipe',
  'teamSwitcher.create': 'Criar uma equipe',

  'userButton.label': 'Menu da conta',
  'userButton.labelOf': 'Menu da conta, {name}',
  'userButton.notSignedIn': 'Você não entrou',
  'userButton.settings': 'Configurações da conta',
  'userButton.theme': 'Alternar tema',
  'userButton.failed': 'Não foi possível carregar sua conta',

  'field.email': 'E-mail',
  'field.password': 'Senha',
  'field.code': 'Código',
  'field.showPassword': 'Mostrar senha',
  'field.hidePassword': 'Ocultar senha',

  'problem.emailMissing': 'Digite seu e-mail.',
  'problem.emailForm': 'Digite um endereço de e-mail válido.',
  'problem.passwordMissing': 'Digite sua senha.',
  'problem.passwordLong':
    'Esta senha é longa demais. Use no máximo {max, plural, one {# caractere} other {# caracteres}}.',
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

  'legal.terms': 'Termos de serviço',
  'legal.privacy': 'Política de privacidade',

  'emailCode.send': 'Enviar um código por e-mail',
  'emailCode.sending': 'Enviando',
  'emailCode.title': 'Confira seu e-mail',
  'emailCode.text':
    'Enviamos um código de 6 caracteres para {email}. Digite-o abaixo ou abra o link do e-mail.',

  'secondFactor.title': 'Autenticação de dois fatores',
  'secondFactor.text': 'Digite os seis números que seu aplicativo autenticador mostra agora.',
  'secondFactor.recoveryText':
    'Digite um dos códigos de recuperação que você salvou. Cada um vale uma vez.',
  'secondFactor.useRecoveryCode': 'Usar um código de recuperação',
  'secondFactor.useApp': 'Usar seu aplicativo autenticador',

  'signedIn.title': 'Você entrou',
  'signedIn.text': 'Você entrou como {name}.',

  'sentEmail.sendAgain': 'Enviar de novo',
  'sentEmail.sendAgainIn': 'Enviar de novo em {seconds} s',
  'sentEmail.sentAgain': 'Enviado de novo.',
  'sentEmail.changeAddress': 'Usar outro endereço',
}
