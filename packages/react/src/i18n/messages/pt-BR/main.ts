import type { MainTexts } from '../message-id'

/** Messages of the sign-in page, of buttons and menus in Portuguese as in Brazil. */
export const main: MainTexts = {
  'action.cancel': 'Cancelar',
  'action.goHome': 'Ir para o início',
  'action.retry': 'Tentar novamente',
  'action.signIn': 'Entrar',
  'action.signOut': 'Sair',
  'action.signUp': 'Criar conta',

  'page.loading': 'Carregando',
  'page.slow': 'Está demorando mais que o normal.',
  'page.noScript': 'Ative o JavaScript para usar esta página.',

  'failure.offlineTitle': 'Você está sem conexão',
  'failure.offline': 'Verifique sua conexão e tente novamente. Nada do que você digitou se perdeu.',
  'failure.unreachableTitle': 'Não conseguimos acessar o servidor',
  'failure.unreachable': 'Verifique sua conexão ou tente novamente em instantes.',
  'failure.retrying': 'Verifique sua conexão. Ainda estamos tentando.',
  'failure.unknown': 'Tente novamente. Se o problema continuar, fale com o suporte.',

  'signedOut.partTitle': 'Você saiu da conta neste dispositivo',

  'teamSwitcher.label': 'Equipe',
  'settings.teams': 'Equipes',
  'teamSwitcher.none': 'Escolher equipe',
  'teamSwitcher.empty': 'Ainda não há equipes',
  'teamSwitcher.settings': 'Configurações da equipe',
  'teamSwitcher.create': 'Criar uma equipe',

  'userButton.label': 'Menu da conta',
  'userButton.labelOf': 'Menu da conta, {name}',
  'userButton.notSignedIn': 'Você não fez login',
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
    'Este endereço de e-mail nunca foi verificado, por isso não é possível entrar com um código. Use sua senha.',
  'problem.emailUnknown': 'Não encontramos uma conta com este endereço de e-mail.',
  'problem.codeMissing': 'Digite o código.',
  'problem.codeShort': 'O código tem 6 caracteres.',
  'problem.codeWrong': 'O código está incorreto. Use o do e-mail mais recente.',
  'problem.codeExpired': 'Este código expirou. Peça um novo.',
  'problem.codeUsed': 'Este código já foi usado. Peça um novo.',
  'problem.codeAttempts': 'Muitas tentativas. Peça um novo código.',

  'signIn.titleOf': 'Entrar em {project}',
  'signIn.noAccount': 'Ainda não tem uma conta?',
  'signIn.toSignUp': 'Cadastre-se',
  'signIn.forgotPassword': 'Esqueceu a senha?',
  'signIn.pending': 'Entrando',
  'signIn.usePassword': 'Usar uma senha',
  'signIn.noMethod': 'Nenhum método de login está ativado para este aplicativo.',

  'methods.signInWith': 'Entrar com {provider}',
  'methods.signUpWith': 'Criar conta com {provider}',
  'methods.passkey': 'Entrar com uma chave de acesso',
  'methods.lastUsed': 'Usado por último',
  'methods.or': 'ou',

  'legal.terms': 'Termos de serviço',
  'legal.privacy': 'Política de privacidade',

  'emailCode.send': 'Receber um código por e-mail',
  'emailCode.text':
    'Enviamos um código de 6 caracteres para {email}. Digite-o ou abra o link do e-mail.',

  'signedIn.title': 'Você entrou na sua conta',
  'signedIn.text': 'Você entrou como {name}.',

  'sentEmail.sending': 'Enviando',
  'sentEmail.title': 'Confira seu e-mail',
  'sentEmail.sendAgain': 'Reenviar',
  'sentEmail.sendAgainIn': 'Reenviar em {seconds} s',
  'sentEmail.sentAgain': 'E-mail reenviado.',
  'sentEmail.changeAddress': 'Usar outro endereço',
}
