import type { NoticeTexts } from './notice-texts'

/** The notices in the Portuguese of Portugal. */
export const ptPt: NoticeTexts = {
  subject: '{{projectDisplayName}}: {{title}}',
  testEmail: {
    title: 'E-mail de teste',
    text: 'Este é um e-mail de teste de {{projectDisplayName}}. O servidor de e-mail está a funcionar.',
  },
  titles: {
    'sign_in.new_browser': 'Novo início de sessão na sua conta',
    'sign_in_codes.disabled': 'O início de sessão com códigos por e-mail foi desativado',
    'contact_channel.added': 'Foi adicionado um endereço de e-mail à sua conta',
    'contact_channel.changed': 'Foi alterado um endereço de e-mail da sua conta',
    'contact_channel.removed': 'Foi removido um endereço de e-mail da sua conta',
    'connected_account.added': 'Foi adicionada uma conta associada',
    'connected_account.removed': 'Foi removida uma conta associada',
    'passkey.added': 'Foi adicionada uma chave de acesso à sua conta',
    'passkey.removed': 'Foi removida uma chave de acesso da sua conta',
    'second_factor.enabled': 'A autenticação de dois fatores foi ativada',
    'second_factor.disabled': 'A autenticação de dois fatores foi desativada',
    'recovery_codes.created': 'Foram gerados novos códigos de recuperação para a sua conta',
    'recovery_code.used': 'Foi utilizado um código de recuperação para iniciar sessão',
    'password.set': 'Foi definida uma palavra-passe para a sua conta',
    'password.changed': 'A sua palavra-passe foi alterada',
    'password.removed': 'A sua palavra-passe foi removida',
    'password.reset': 'A sua palavra-passe foi reposta',
  },
  intro: 'Foi feita esta alteração na sua conta em {{projectDisplayName}}:',
  codeUsed:
    'Foi iniciada sessão na sua conta em {{projectDisplayName}} com um código de recuperação em vez da aplicação de autenticação:',
  newBrowser:
    'Foi iniciada sessão na sua conta em {{projectDisplayName}} com um navegador que ainda não tinha sido utilizado nela:',
  facts: {
    address: 'Endereço de e-mail:',
    formerAddress: 'Endereço anterior:',
    signsIn: 'Para iniciar sessão:',
    isPrimary: 'Endereço principal:',
    provider: 'Fornecedor:',
    remaining: 'Códigos de recuperação restantes:',
    time: 'Data e hora:',
    browser: 'Navegador:',
    ipAddress: 'Endereço IP:',
    changedBy: 'Alterado por:',
  },
  yes: 'sim',
  no: 'não',
  wasYou: 'Se reconhece esta atividade, não precisa de fazer nada.',
  ifNotYou: 'Se não reconhece esta atividade:',
  notYou:
    'Outra pessoa pode ter acesso à sua conta. Inicie sessão agora, altere a sua palavra-passe se tiver uma, termine todas as sessões que não reconhecer e remova endereços de e-mail, contas associadas e chaves de acesso que não sejam seus. Se não conseguir iniciar sessão, contacte {{projectDisplayName}}.',
  settings: 'Abrir as definições da conta',
  recipients:
    'Este e-mail foi enviado para os endereços confirmados que a sua conta tinha antes da alteração.',
  recipient: 'Este e-mail foi enviado para um endereço confirmado da sua conta.',
  timeZone: 'A hora está em UTC porque o seu fuso horário não é conhecido.',
  webhookPaused: {
    subject: 'Os webhooks de {{managedProject}} para {{endpointHost}} estão em pausa',
    title: 'Um endpoint de webhooks está em pausa',
    gone: 'O endpoint de webhooks {{endpointHost}} do seu projeto {{managedProject}} respondeu que já não existe. Não lhe serão enviados mais eventos até o voltar a ativar.',
    failing:
      'O endpoint de webhooks {{endpointHost}} do seu projeto {{managedProject}} está a falhar há {{days}} dias. Não lhe serão enviados mais eventos até o voltar a ativar.',
    note: 'Depois de o ativar, pode reenviar, a partir da lista de entregas, os eventos que falharam antes da pausa. Os eventos que ocorrerem durante a pausa não são guardados para este endpoint.',
  },
}
