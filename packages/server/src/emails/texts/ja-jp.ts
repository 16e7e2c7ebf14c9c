import type { TemplateTexts } from './template-texts'

const ignore = 'このメールに心当たりがない場合は、無視してください。'

/** The default emails in Japanese. */
export const jaJp: TemplateTexts = {
  email_verification: {
    subject: '{{projectDisplayName}}：メールアドレスの確認',
    title: 'メールアドレスの確認',
    text: 'このアドレスが、{{projectDisplayName}}のご自身のアカウントのものであることを確認してください。',
    action: 'メールアドレスを確認する',
    note: `リンクは{{lifetime}}間有効です。${ignore}`,
  },
  password_reset: {
    subject: '{{projectDisplayName}}：パスワードの再設定',
    title: 'パスワードの再設定',
    text: 'このリンクから、{{projectDisplayName}}のアカウントの新しいパスワードを設定してください。ほかのすべてのデバイスからログアウトします。',
    action: 'パスワードを再設定',
    note: `リンクは{{lifetime}}間有効です。${ignore}`,
  },
  magic_link: {
    subject: '{{projectDisplayName}}にログイン{{#if otp}}（コード：{{otp}}）{{/if}}',
    title: '{{projectDisplayName}}にログイン',
    text: '{{#if otp}}コードをリクエストしたページに、次のコードを入力してください。{{/if}}',
    link: '{{#if otp}}または、次のリンクを使ってください。{{else}}次のリンクを使ってください。{{/if}}',
    action: 'ログイン',
    note: `{{#if otp}}コードとリンクは{{else}}リンクは{{/if}}{{lifetime}}間有効で、1回だけ使えます。${ignore}`,
  },
  team_invitation: {
    subject:
      '{{#if inviterDisplayName}}{{inviterDisplayName}}さんから{{/if}}「{{teamDisplayName}}」に招待されています',
    title: '「{{teamDisplayName}}」に参加',
    text: '{{#if inviterDisplayName}}{{inviterDisplayName}}さんから、{{/if}}{{projectDisplayName}}のチーム「{{teamDisplayName}}」に招待されています。',
    action: '招待を表示',
    note: '招待は{{lifetime}}間有効です。心当たりがない場合は、このメールを無視してください。',
  },
  greeting: '{{userDisplayName}} 様',
  address: 'ボタンが使えない場合は、次のURLをブラウザにコピーしてください。',
  requested:
    '{{browser}}{{#if ipAddress}}（IPアドレス：{{ipAddress}}）{{/if}}からのリクエストです。',
  sent: 'このメールは{{projectDisplayName}}から{{recipient}}に送信されました。',
}
