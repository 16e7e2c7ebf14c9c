import type { BaseTexts } from '../message-id'

/** What stands everywhere, in Portuguese as in Brazil. */
export const base: BaseTexts = {
  'action.cancel': 'Cancelar',
  'action.copied': 'Copiado',
  'action.copy': 'Copiar',
  'action.goHome': 'Ir para o início',
  'action.retry': 'Tentar de novo',
  'action.signIn': 'Entrar',
  'action.signOut': 'Sair',
  'action.signUp': 'Criar conta',

  'page.loading': 'Carregando',
  'page.slow': 'Está demorando mais que o normal.',
  'page.noScript': 'Ative o JavaScript para usar esta página.',

  'notFound.title': 'Página não encontrada',
  'notFound.text': 'Esta página não existe ou foi movida.',

  'framed.title': 'Abra esta página separadamente',
  'framed.text': 'Para sua segurança, ela não funciona dentro de outra página.',

  'failure.offlineTitle': 'Você está sem conexão',
  'failure.offline': 'Confira sua conexão e tente de novo. Nada do que você digitou se perdeu.',
  'failure.unreachableTitle': 'Não conseguimos falar com o servidor',
  'failure.unreachable': 'Verifique sua conexão ou tente novamente em instantes.',
  'failure.busyTitle': 'Tentativas demais',
  'failure.busy': 'Espere um minuto e tente de novo.',
  'failure.unknownTitle': 'Algo deu errado',
  'failure.unknown': 'Tente novamente. Se continuar acontecendo, fale com o suporte.',
  'failure.reference': 'Referência',

  'error.credentials': 'E-mail ou senha incorretos.',
  'error.emailTaken': 'Já existe uma conta com este e-mail.',
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
  'error.sessionEnded': 'Sua sessão terminou. Entre de novo.',
  'error.recentSignIn': 'Esta alteração exige um login recente. Entre de novo.',
  'error.notAllowed': 'Você não tem permissão para fazer isso.',
  'error.redirect': 'Este URL de redirecionamento não é permitido.',
  'error.project':
    'A entrada deste site não está configurada corretamente. Avise quem o administra.',

  'signedOut.title': 'Você saiu da sua conta',
  'signedOut.text': 'Você saiu da conta neste dispositivo.',
  'signedOut.partTitle': 'Você saiu neste dispositivo',
  'signedOut.partText':
    'Não foi possível acessar o servidor, então esta sessão ainda pode aparecer como ativa.',

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
}
