import type { NoticeTexts } from './notice-texts'

/** The notices in Japanese. */
export const jaJp: NoticeTexts = {
  subject: '{{projectDisplayName}}：{{title}}',
  testEmail: {
    title: 'テストメール',
    text: 'これは{{projectDisplayName}}からのテストメールです。メールサーバーは正常に動作しています。',
  },
  titles: {
    'sign_in.new_browser': 'アカウントへの新しいログインがありました',
    'sign_in_codes.disabled': 'メールのログインコードがオフになりました',
    'contact_channel.added': 'アカウントにメールアドレスが追加されました',
    'contact_channel.changed': 'アカウントのメールアドレスが変更されました',
    'contact_channel.removed': 'アカウントからメールアドレスが削除されました',
    'connected_account.added': 'アカウントが連携されました',
    'connected_account.removed': 'アカウントの連携が解除されました',
    'passkey.added': 'アカウントにパスキーが追加されました',
    'passkey.removed': 'アカウントからパスキーが削除されました',
    'second_factor.enabled': '2要素認証がオンになりました',
    'second_factor.disabled': '2要素認証がオフになりました',
    'recovery_codes.created': '新しいリカバリーコードが作成されました',
    'recovery_code.used': 'リカバリーコードを使ったログインがありました',
    'password.set': 'アカウントにパスワードが設定されました',
    'password.changed': 'パスワードが変更されました',
    'password.removed': 'パスワードが削除されました',
    'password.reset': 'パスワードが再設定されました',
  },
  intro: '{{projectDisplayName}}のアカウントに次の変更がありました。',
  codeUsed:
    '{{projectDisplayName}}のアカウントへのログインで、認証アプリの代わりにリカバリーコードが使用されました。',
  newBrowser:
    '{{projectDisplayName}}のアカウントに、これまで使われたことのないブラウザからログインがありました。',
  facts: {
    address: 'メールアドレス：',
    formerAddress: '以前のアドレス：',
    signsIn: 'ログインに使用：',
    isPrimary: 'メインのアドレス：',
    provider: 'プロバイダー：',
    remaining: '残りのリカバリーコード：',
    time: '日時：',
    browser: 'ブラウザ：',
    ipAddress: 'IPアドレス：',
    changedBy: '変更者：',
  },
  yes: 'はい',
  no: 'いいえ',
  wasYou: 'ご自身の操作であれば、何もする必要はありません。',
  ifNotYou: '心当たりがない場合：',
  notYou:
    '第三者がアカウントにアクセスしている可能性があります。すぐにログインし、パスワードをお使いの場合は変更してください。また、心当たりのないセッションをすべて終了し、ご自身のものではないメールアドレス、連携アカウント、パスキーを削除してください。ログインできない場合は、{{projectDisplayName}}にお問い合わせください。',
  settings: 'アカウント設定を開く',
  recipients: 'このメールは、変更前に確認済みだったアカウントのアドレスに送信されています。',
  recipient: 'このメールは、アカウントの確認済みのアドレスに送信されています。',
  timeZone: 'お使いのタイムゾーンが不明なため、時刻はUTCで表示しています。',
  webhookPaused: {
    subject: '{{managedProject}}から{{endpointHost}}へのWebhookが一時停止されました',
    title: 'Webhookエンドポイントが一時停止されました',
    gone: 'プロジェクト「{{managedProject}}」のWebhookエンドポイント（{{endpointHost}}）から、すでに存在しないという応答がありました。再び有効にするまで、イベントは送信されません。',
    failing:
      'プロジェクト「{{managedProject}}」のWebhookエンドポイント（{{endpointHost}}）への送信が、{{days}}日間失敗し続けています。再び有効にするまで、イベントは送信されません。',
    note: '有効にすると、一時停止の前に送信できなかったイベントを配信の一覧から再送信できます。一時停止中のイベントは保存されません。',
  },
}
