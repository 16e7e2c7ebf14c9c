import type { MainTexts } from '../message-id'

/** Messages of the sign-in page, of buttons and menus in Portuguese as in Portugal. */
export const main: MainTexts = {
  'action.cancel': 'Cancelar',
  'action.goHome': 'Ir para o início',
  'action.retry': 'Tentar novamente',
  'action.signIn': 'Iniciar sessão',
  'action.signOut': 'Terminar sessão',
  'action.signUp': 'Criar conta',

  'page.loading': 'A carregar',
  'page.slow': 'Está a demorar mais do que o habitual.',
  'page.noScript': 'Ative o JavaScript para utilizar esta página.',

  'failure.offlineTitle': 'Está sem ligação à Internet',
  'failure.offline':
    'Verifique a sua ligação à Internet e tente novamente. Nada do que escreveu se perdeu.',
  'failure.unreachableTitle': 'Não é possível contactar o servidor',
  'failure.unreachable':
    'Verifique a sua ligação à Internet ou tente novamente dentro de momentos.',
  'failure.retrying': 'Verifique a sua ligação à Internet. Continuamos a tentar.',
  'failure.unknown': 'Tente novamente. Se o problema persistir, contacte o suporte.',

  'signedOut.partTitle': 'Sessão terminada neste dispositivo',

  'teamSwitcher.label': 'Equipa',
  'settings.teams': 'Equipas',
  'teamSwitcher.none': 'Escolher equipa',
  'teamSwitcher.empty': 'Ainda não há equipas',
  'teamSwitcher.settings': 'Definições da equipa',
  'teamSwitcher.create': 'Criar uma equipa',

  'userButton.label': 'Menu da conta',
  'userButton.labelOf': 'Menu da conta, {name}',
  'userButton.notSignedIn': 'Sem sessão iniciada',
  'userButton.settings': 'Definições da conta',
  'userButton.theme': 'Alternar tema',
  'userButton.failed': 'Não foi possível carregar a sua conta',

  'field.email': 'E-mail',
  'field.password': 'Palavra-passe',
  'field.code': 'Código',
  'field.showPassword': 'Mostrar palavra-passe',
  'field.hidePassword': 'Ocultar palavra-passe',

  'problem.emailMissing': 'Introduza o seu e-mail.',
  'problem.emailForm': 'Introduza um endereço de e-mail válido.',
  'problem.passwordMissing': 'Introduza a sua palavra-passe.',
  'problem.passwordLong':
    'Esta palavra-passe é demasiado longa. Utilize no máximo {max, plural, one {# carácter} other {# caracteres}}.',
  'problem.emailUnverified':
    'Este endereço de e-mail nunca foi confirmado, por isso não pode iniciar sessão com um código. Utilize a sua palavra-passe.',
  'problem.emailUnknown': 'Não encontrámos nenhuma conta com este endereço de e-mail.',
  'problem.codeMissing': 'Introduza o código.',
  'problem.codeShort': 'O código tem 6 caracteres.',
  'problem.codeWrong': 'O código está incorreto. Utilize o do e-mail mais recente.',
  'problem.codeExpired': 'Este código expirou. Peça um novo.',
  'problem.codeUsed': 'Este código já foi utilizado. Peça um novo.',
  'problem.codeAttempts': 'Demasiadas tentativas. Peça um novo código.',

  'signIn.titleOf': 'Iniciar sessão em {project}',
  'signIn.noAccount': 'Ainda não tem conta?',
  'signIn.toSignUp': 'Registe-se',
  'signIn.forgotPassword': 'Esqueceu-se da palavra-passe?',
  'signIn.pending': 'A iniciar sessão',
  'signIn.usePassword': 'Utilizar uma palavra-passe',
  'signIn.noMethod': 'Nenhum método de início de sessão está ativado para esta aplicação.',

  'methods.signInWith': 'Iniciar sessão com {provider}',
  'methods.signUpWith': 'Registar-se com {provider}',
  'methods.passkey': 'Utilizar uma chave de acesso',
  'methods.lastUsed': 'Último utilizado',
  'methods.or': 'ou',

  'legal.terms': 'Termos de serviço',
  'legal.privacy': 'Política de privacidade',

  'emailCode.send': 'Receber um código por e-mail',
  'emailCode.text':
    'Enviámos um código de 6 caracteres para {email}. Introduza-o ou abra a ligação do e-mail.',

  'signedIn.title': 'Sessão iniciada',
  'signedIn.text': 'Iniciou sessão como {name}.',

  'sentEmail.sending': 'A enviar',
  'sentEmail.title': 'Consulte o seu e-mail',
  'sentEmail.sendAgain': 'Enviar novamente',
  'sentEmail.sendAgainIn': 'Enviar novamente em {seconds} s',
  'sentEmail.sentAgain': 'Enviado novamente.',
  'sentEmail.changeAddress': 'Utilizar outro endereço',
}
