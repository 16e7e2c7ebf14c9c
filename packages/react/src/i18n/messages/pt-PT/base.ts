import type { BaseTexts } from '../message-id'

/** What stands everywhere, in Portuguese as in Portugal. */
export const base: BaseTexts = {
  'action.cancel': 'Cancelar',
  'action.copied': 'Copiado',
  'action.copy': 'Copiar',
  'action.goHome': 'Ir para o início',
  'action.retry': 'Tentar novamente',
  'action.signIn': 'Iniciar sessão',
  'action.signOut': 'Terminar sessão',
  'action.signUp': 'Criar conta',

  'page.loading': 'A carregar',
  'page.slow': 'Está a demorar mais do que o habitual.',
  'page.noScript': 'Ative o JavaScript para utilizar esta página.',

  'notFound.title': 'Página não encontrada',
  'notFound.text': 'Esta página não existe ou foi movida.',

  'framed.title': 'Abra esta página em separado',
  'framed.text': 'Para sua segurança, não funciona dentro de outra página.',

  'failure.offlineTitle': 'Está sem ligação',
  'failure.offline': 'Verifique a sua ligação e tente novamente. Nada do que escreveu se perdeu.',
  'failure.unreachableTitle': 'Não é possível contactar o servidor',
  'failure.unreachable': 'Verifique a sua ligação ou tente novamente dentro de momentos.',
  'failure.busyTitle': 'Demasiadas tentativas',
  'failure.busy': 'Aguarde um minuto e tente novamente.',
  'failure.unknownTitle': 'Algo correu mal',
  'failure.unknown': 'Tente novamente. Se o problema persistir, contacte o suporte.',
  'failure.reference': 'Referência',

  'error.credentials': 'E-mail ou palavra-passe incorretos.',
  'error.emailTaken': 'Já existe uma conta com este e-mail.',
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
  'error.sessionEnded': 'A sua sessão terminou. Inicie sessão novamente.',
  'error.recentSignIn':
    'Esta alteração exige um início de sessão recente. Inicie sessão novamente.',
  'error.notAllowed': 'Não tem autorização para fazer isto.',
  'error.redirect': 'Este URL de redirecionamento não é permitido.',
  'error.project': 'O início de sessão deste site não está bem configurado. Avise quem o gere.',

  'signedOut.title': 'Sessão terminada',
  'signedOut.text': 'A sua sessão neste dispositivo foi terminada.',
  'signedOut.partTitle': 'Sessão terminada neste dispositivo',
  'signedOut.partText':
    'Não foi possível contactar o servidor, pelo que esta sessão ainda pode aparecer como ativa.',

  'teamSwitcher.label': 'Equipa',
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
}
