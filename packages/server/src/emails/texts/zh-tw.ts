import type { TemplateTexts } from './template-texts'

const ignore = '如果這不是您本人的操作，請忽略這封郵件。'

/** The default emails in traditional Chinese. */
export const zhTw: TemplateTexts = {
  email_verification: {
    subject: '驗證您在 {{projectDisplayName}} 的電子郵件',
    title: '驗證您的電子郵件',
    text: '請確認這個地址屬於您在 {{projectDisplayName}} 的帳號。',
    action: '驗證電子郵件',
    note: `連結有效期限為 {{lifetime}}。${ignore}`,
  },
  password_reset: {
    subject: '重設您在 {{projectDisplayName}} 的密碼',
    title: '重設密碼',
    text: '請使用這個連結為您在 {{projectDisplayName}} 的帳號設定新密碼。所有其他裝置都會登出。',
    action: '重設密碼',
    note: `連結有效期限為 {{lifetime}}。${ignore}`,
  },
  magic_link: {
    subject: '登入 {{projectDisplayName}}{{#if otp}}：您的驗證碼是 {{otp}}{{/if}}',
    title: '登入 {{projectDisplayName}}',
    text: '{{#if otp}}請在取得驗證碼的頁面上輸入以下驗證碼：{{/if}}',
    link: '{{#if otp}}或使用{{else}}請使用{{/if}}這個連結：',
    action: '登入',
    note: `{{#if otp}}驗證碼和連結{{else}}連結{{/if}}只能使用一次，有效期限為 {{lifetime}}。${ignore}`,
  },
  team_invitation: {
    subject:
      '{{#if inviterDisplayName}}{{inviterDisplayName}} 邀請您{{else}}您受邀{{/if}}加入「{{teamDisplayName}}」',
    title: '加入「{{teamDisplayName}}」',
    text: '{{#if inviterDisplayName}}{{inviterDisplayName}} 邀請您{{else}}您受邀{{/if}}加入 {{projectDisplayName}} 的團隊「{{teamDisplayName}}」。',
    action: '查看邀請',
    note: '邀請有效期限為 {{lifetime}}。如果您對這份邀請並不知情，請忽略這封郵件。',
  },
  greeting: '{{userDisplayName}}，您好：',
  address: '如果按鈕無法使用，請將以下網址複製到瀏覽器中開啟：',
  requested: '要求來自 {{browser}}{{#if ipAddress}}，IP 位址 {{ipAddress}}{{/if}}。',
  sent: '這封郵件由 {{projectDisplayName}} 寄至 {{recipient}}。',
}
