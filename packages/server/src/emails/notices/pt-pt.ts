import type { NoticeTexts } from './notice-texts'

/** The notices in the Portuguese of Portugal. */
export const ptPt: NoticeTexts = {
  subject: '{{projectDisplayName}}: {{title}}',
  titles: {
    'sign_in.new_browser': 'Novo início de sessão na sua conta',
    'sign_in_codes.disabled': 'O início de sessão com códigos enviados por e-mail foi desativado',
    'contact_channel.added': 'Foi adicionado um endereço de e-mail à sua conta',
    'contact_channel.changed': 'Foi alterado um endereço de e-mail da sua conta',
    'contact_channel.removed': 'Foi removido um endereço de e-mail da sua conta',
    'connected_account.added': 'Foi adicionada uma conta associada',
    'connected_account.removed': 'Foi removida uma conta associada',
    'passkey.added': 'Foi adicionada uma chave de acesso à sua conta',
    'passkey.removed': 'Foi removida uma chave de acesso da sua conta',
    'second_factor.enabled': 'A autenticação de dois fatores foi ativada',
    'second_factor.disabled': 'A autenticação de dois fatores foi desativada',
    'recovery_codes.created': 'Foram criados novos códigos de recuperação para a sua conta',
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
    'Foi iniciada sessão na sua conta em {{projectDisplayName}} com um navegador que ainda não tinha sido utilizado:',
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
  wasYou: 'Se foi uma alteração sua, não precisa de fazer nada.',
  ifNotYou: 'Se não foi uma alteração sua:',
  notYou:
    'Outra pessoa pode ter acesso à sua conta. Inicie sessão de imediato, defina uma nova palavra-passe se usar uma, termine todas as sessões que não reconhecer e remova endereços de e-mail, contas associadas e chaves de acesso que não sejam seus. Se já não conseguir iniciar sessão, contacte {{projectDisplayName}}.',
  settings: 'Abrir as definições da conta',
  recipients:
    'Este e-mail foi enviado para os endereços verificados que a sua conta tinha antes da alteração.',
  recipient: 'Este e-mail foi enviado para um endereço verificado da sua conta.',
  webhookPaused: {
    subject: 'Os webhooks de {{managedProject}} para {{endpointHost}} estão em pausa',
    title: 'Um endpoint de webhooks está em pausa',
    gone: 'O endpoint de webhooks em {{endpointHost}} do seu projeto {{managedProject}} indica que já não existe. Nada mais lhe será enviado até o voltar a ativar.',
    failing:
      'O endpoint de webhooks em {{endpointHost}} do seu projeto {{managedProject}} falha há {{days}} dias. Nada mais lhe será enviado até o voltar a ativar.',
    note: 'Depois de ativado, o que perdeu antes da pausa pode ser reenviado a partir da lista de entregas. O que acontecer durante a pausa não é guardado.',
  },
}
