import type { NoticeTexts } from './notice-texts'

/** The notices in the Portuguese of Brazil. */
export const ptBr: NoticeTexts = {
  subject: '{{projectDisplayName}}: {{title}}',
  testEmail: {
    title: 'E-mail de teste',
    text: 'Este é um e-mail de teste de {{projectDisplayName}}. O servidor de e-mail está funcionando.',
  },
  titles: {
    'sign_in.new_browser': 'Novo login na sua conta',
    'sign_in_codes.disabled': 'O login com códigos por e-mail foi desativado',
    'contact_channel.added': 'Um endereço de e-mail foi adicionado à sua conta',
    'contact_channel.changed': 'Um endereço de e-mail da sua conta foi alterado',
    'contact_channel.removed': 'Um endereço de e-mail foi removido da sua conta',
    'connected_account.added': 'Uma conta conectada foi adicionada',
    'connected_account.removed': 'Uma conta conectada foi removida',
    'passkey.added': 'Uma chave de acesso foi adicionada à sua conta',
    'passkey.removed': 'Uma chave de acesso foi removida da sua conta',
    'second_factor.enabled': 'A autenticação de dois fatores foi ativada',
    'second_factor.disabled': 'A autenticação de dois fatores foi desativada',
    'recovery_codes.created': 'Novos códigos de recuperação foram gerados para a sua conta',
    'recovery_code.used': 'Um código de recuperação foi usado para entrar',
    'password.set': 'Uma senha foi definida para a sua conta',
    'password.changed': 'Sua senha foi alterada',
    'password.removed': 'Sua senha foi removida',
    'password.reset': 'Sua senha foi redefinida',
  },
  intro: 'Esta alteração foi feita na sua conta em {{projectDisplayName}}:',
  codeUsed:
    'Alguém entrou na sua conta em {{projectDisplayName}} com um código de recuperação no lugar do aplicativo autenticador:',
  newBrowser:
    'Alguém entrou na sua conta em {{projectDisplayName}} com um navegador que ainda não tinha sido usado nela:',
  facts: {
    address: 'Endereço de e-mail:',
    formerAddress: 'Endereço anterior:',
    signsIn: 'Usado para login:',
    isPrimary: 'Endereço principal:',
    provider: 'Provedor:',
    remaining: 'Códigos de recuperação restantes:',
    time: 'Data e hora:',
    browser: 'Navegador:',
    ipAddress: 'Endereço IP:',
    changedBy: 'Alterado por:',
  },
  yes: 'sim',
  no: 'não',
  wasYou: 'Se foi você, não é preciso fazer nada.',
  ifNotYou: 'Se não foi você:',
  notYou:
    'Outra pessoa pode ter acesso à sua conta. Entre agora, altere sua senha se tiver uma, encerre todas as sessões que não reconhecer e remova endereços de e-mail, contas conectadas e chaves de acesso que não sejam seus. Se não conseguir entrar, fale com {{projectDisplayName}}.',
  settings: 'Abrir as configurações da conta',
  recipients:
    'Este e-mail foi enviado aos endereços verificados que a sua conta tinha antes da alteração.',
  recipient: 'Este e-mail foi enviado a um endereço verificado da sua conta.',
  timeZone: 'O horário está em UTC porque o seu fuso horário não é conhecido.',
  webhookPaused: {
    subject: 'Os webhooks de {{managedProject}} para {{endpointHost}} estão pausados',
    title: 'Um endpoint de webhooks está pausado',
    gone: 'O endpoint de webhooks {{endpointHost}} do seu projeto {{managedProject}} respondeu que não existe mais. Nenhum evento será enviado a ele até que você o reative.',
    failing:
      'O endpoint de webhooks {{endpointHost}} do seu projeto {{managedProject}} está falhando há {{days}} dias. Nenhum evento será enviado a ele até que você o reative.',
    note: 'Depois de reativá-lo, você pode reenviar, na lista de entregas dele, os eventos que falharam antes da pausa. Os eventos que ocorrerem durante a pausa não são guardados para ele.',
  },
}
