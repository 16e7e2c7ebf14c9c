import type { TemplateTexts } from './template-texts'

const ignore = 'このメールに心当たりがない場合は、無視してください。'

/** The default emails in Japanese. */
export const jaJp: TemplateTexts = {
  email_verification: {
    subject: '{{projectDisplayName}}：メールアドレスの確認',
    title: 'メールアドレスの確認',
    text: 'このアドレスが{{projectDisplayName}}のご自身のアカウントのものであることを確認してください。',
    action: 'メールアドレスを確認する',
    note: `リンクの有効期間は{{lifetime}}です。${ignore}`,
  },
  password_reset: {
    subject: '{{projectDisplayName}}：パスワードのリセット',
    title: 'パスワードをリセット',
    text: '{{#if userDisplayName}}{{userDisplayName}} 様\n{{/if}}このリンクから、{{projectDisplayName}}のアカウントの新しいパスワードを設定してください。ほかのすべての端末からログアウトします。',
    action: 'パスワードをリセット',
    note: `リンクの有効期間は{{lifetime}}です。${ignore}`,
  },
  magic_link: {
    subject: '{{projectDisplayName}}にログイン{{#if otp}}：コードは {{otp}} です{{/if}}',
    title: '{{projectDisplayName}}にログイン',
    text: '{{#if otp}}コードをリクエストしたページに、次のコードを入力してください。{{/if}}',
    link: '{{#if otp}}または、次のリンクを使ってください。{{else}}次のリンクを使ってください。{{/if}}',
    action: 'ログイン',
    note: `{{#if otp}}コードとリンクは1回だけ使えます。{{else}}リンクは1回だけ使えます。{{/if}}有効期間は{{lifetime}}です。${ignore}`,
  },
  team_invitation: {
    subject:
      '{{#if inviterDisplayName}}{{inviterDisplayName}}さんから{{/if}}{{teamDisplayName}}に招待されています',
    title: '{{teamDisplayName}}に参加',
    text: '{{#if inviterDisplayName}}{{inviterDisplayName}}さんから、{{/if}}{{projectDisplayName}}のチーム「{{teamDisplayName}}」に招待されています。',
    action: '招待を見る',
    note: '招待の有効期間は{{lifetime}}です。心当たりがない場合は、このメールを無視してください。',
  },
  address: 'ボタンが使えない場合は、次のアドレスをブラウザーにコピーしてください。',
  requested:
    '{{browser}}{{#if ipAddress}}（IPアドレス：{{ipAddress}}）{{/if}}からのリクエストです。',
}
