import type { NoticeTexts } from './notice-texts'

/** The notices in traditional Chinese. */
export const zhTw: NoticeTexts = {
  subject: '{{projectDisplayName}}：{{title}}',
  titles: {
    'contact_channel.added': '您的帳號新增了一個電子郵件地址',
    'contact_channel.changed': '您帳號的一個電子郵件地址已變更',
    'contact_channel.removed': '您的帳號移除了一個電子郵件地址',
    'connected_account.added': '已新增一個連結的帳號',
    'connected_account.removed': '已移除一個連結的帳號',
    'passkey.added': '您的帳號新增了一個通行密鑰',
    'passkey.removed': '您的帳號移除了一個通行密鑰',
    'second_factor.enabled': '雙重驗證已開啟',
    'second_factor.disabled': '雙重驗證已關閉',
    'recovery_codes.created': '已為您的帳號建立新的復原碼',
    'recovery_code.used': '有人使用復原碼登入',
    'password.set': '您的帳號設定了密碼',
    'password.changed': '您的密碼已變更',
    'password.removed': '您的密碼已移除',
    'password.reset': '您的密碼已重設',
  },
  intro: '您在 {{projectDisplayName}} 的帳號有以下變更：',
  codeUsed: '有人使用復原碼代替驗證器應用程式，登入了您在 {{projectDisplayName}} 的帳號：',
  facts: {
    address: '電子郵件地址：',
    formerAddress: '原地址：',
    signsIn: '用於登入：',
    isPrimary: '主要地址：',
    provider: '供應商：',
    remaining: '剩餘復原碼：',
    time: '時間：',
    browser: '瀏覽器：',
    ipAddress: 'IP 位址：',
    changedBy: '變更者：',
  },
  yes: '是',
  no: '否',
  wasYou: '如果是您本人的操作，則不需要處理。',
  ifNotYou: '如果不是您本人的操作：',
  notYou:
    '可能有其他人能夠存取您的帳號。請立即登入；如果您使用密碼，請設定新密碼；結束所有您不認識的工作階段，並移除不屬於您的電子郵件地址、連結的帳號和通行密鑰。如果您無法再登入，請聯絡 {{projectDisplayName}}。',
  settings: '開啟帳號設定',
  recipients: '這封郵件已寄到您的帳號在變更之前已驗證的地址。',
  webhookPaused: {
    subject: '{{managedProject}} 傳送至 {{endpointHost}} 的 Webhook 已暫停',
    title: '一個 Webhook 端點已暫停',
    gone: '您的專案 {{managedProject}} 位於 {{endpointHost}} 的 Webhook 端點表示它已不存在。在您重新啟用之前，不會再傳送任何內容給它。',
    failing:
      '您的專案 {{managedProject}} 位於 {{endpointHost}} 的 Webhook 端點已連續失敗 {{days}} 天。在您重新啟用之前，不會再傳送任何內容給它。',
    note: '重新啟用後，可以從傳送清單中重新傳送暫停之前錯過的內容。暫停期間發生的事件不會為它保留。',
  },
}
