import type { NoticeTexts } from './notice-texts'

/** The notices in Japanese. */
export const jaJp: NoticeTexts = {
  subject: '{{projectDisplayName}}：{{title}}',
  titles: {
    'sign_in.new_browser': 'アカウントへの新しいログインがありました',
    'sign_in_codes.disabled': 'メールコードでのログインがオフになりました',
    'contact_channel.added': 'アカウントにメールアドレスが追加されました',
    'contact_channel.changed': 'アカウントのメールアドレスが変更されました',
    'contact_channel.removed': 'アカウントからメールアドレスが削除されました',
    'connected_account.added': '連携アカウントが追加されました',
    'connected_account.removed': '連携アカウントが解除されました',
    'passkey.added': 'アカウントにパスキーが追加されました',
    'passkey.removed': 'アカウントからパスキーが削除されました',
    'second_factor.enabled': '2要素認証がオンになりました',
    'second_factor.disabled': '2要素認証がオフになりました',
    'recovery_codes.created': 'アカウントの新しいリカバリーコードが作成されました',
    'recovery_code.used': 'リカバリーコードがログインに使用されました',
    'password.set': 'アカウントにパスワードが設定されました',
    'password.changed': 'パスワードが変更されました',
    'password.removed': 'パスワードが削除されました',
    'password.reset': 'パスワードが再設定されました',
  },
  intro: '{{projectDisplayName}}のアカウントに次の変更がありました。',
  codeUsed:
    '{{projectDisplayName}}のアカウントへのログインで、認証アプリの代わりにリカバリーコードが使用されました。',
  newBrowser:
    '{{projectDisplayName}}のアカウントに、これまで使われたことのないブラウザーからログインがありました。',
  facts: {
    address: 'メールアドレス：',
    formerAddress: '以前のアドレス：',
    signsIn: 'ログインに使用：',
    isPrimary: 'メインのアドレス：',
    provider: 'プロバイダー：',
    remaining: '残りのリカバリーコード：',
    time: '日時：',
    browser: 'ブラウザー：',
    ipAddress: 'IPアドレス：',
    changedBy: '変更者：',
  },
  yes: 'はい',
  no: 'いいえ',
  wasYou: 'ご自身による変更の場合、対応は必要ありません。',
  ifNotYou: '心当たりがない場合：',
  notYou:
    '第三者がアカウントにアクセスしている可能性があります。すぐにログインし、パスワードをお使いの場合は新しいパスワードを設定してください。心当たりのないセッションをすべて終了し、ご自身のものではないメールアドレス、連携アカウント、パスキーを削除してください。ログインできない場合は、{{projectDisplayName}}にお問い合わせください。',
  settings: 'アカウント設定を開く',
  recipients:
    'このメールは、変更前にアカウントに登録されていた確認済みのアドレスにお送りしています。',
  recipient: 'このメールは、アカウントの確認済みのアドレスにお送りしています。',
  webhookPaused: {
    subject: '{{managedProject}}から{{endpointHost}}へのWebhookは一時停止中です',
    title: 'Webhookエンドポイントが一時停止されました',
    gone: 'プロジェクト「{{managedProject}}」の{{endpointHost}}にあるWebhookエンドポイントが、存在しないと応答しました。再び有効にするまで、何も送信されません。',
    failing:
      'プロジェクト「{{managedProject}}」の{{endpointHost}}にあるWebhookエンドポイントが{{days}}日間失敗し続けています。再び有効にするまで、何も送信されません。',
    note: '有効にすると、一時停止の前に届かなかったものを配信の一覧から再送信できます。一時停止中のイベントは保存されません。',
  },
}
