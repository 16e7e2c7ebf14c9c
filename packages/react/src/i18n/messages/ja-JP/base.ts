import type { BaseTexts } from '../message-id'

/** What stands everywhere, in Japanese. */
export const base: BaseTexts = {
  'action.cancel': 'キャンセル',
  'action.copied': 'コピーしました',
  'action.copy': 'コピー',
  'action.goHome': 'ホームへ',
  'action.retry': '再試行',
  'action.signIn': 'ログイン',
  'action.signOut': 'ログアウト',
  'action.signUp': 'アカウント作成',

  'page.loading': '読み込み中',
  'page.slow': 'いつもより時間がかかっています。',
  'page.noScript': 'このページを使うには、JavaScriptを有効にしてください。',

  'notFound.title': 'ページが見つかりません',
  'notFound.text': 'このページは存在しないか、移動しました。',

  'framed.title': 'このページを単独で開いてください',
  'framed.text': '安全のため、ほかのページの中では動作しません。',

  'failure.offlineTitle': 'オフラインです',
  'failure.offline': '接続を確認して、もう一度お試しください。入力した内容は失われません。',
  'failure.unreachableTitle': 'サーバーに接続できません',
  'failure.unreachable': '接続を確認するか、しばらくしてからもう一度お試しください。',
  'failure.busyTitle': '試行回数が多すぎます',
  'failure.busy': '1分ほど待ってから、もう一度お試しください。',
  'failure.unknownTitle': '問題が発生しました',
  'failure.unknown': 'もう一度お試しください。問題が続く場合は、サポートにお問い合わせください。',
  'failure.reference': '参照番号',

  'error.credentials': 'メールアドレスまたはパスワードが正しくありません。',
  'error.emailTaken': 'このメールアドレスのアカウントはすでにあります。',
  'error.passwordSignInOff': 'ここではパスワードでのログインは無効になっています。',
  'error.secondFactorCode': 'コードが正しくありません。確認して、もう一度お試しください。',
  'error.codeInvalid': 'このリンクは使えません。リンク全体を開いたか確認してください。',
  'error.codeExpired': 'このリンクは期限切れです。新しいリンクを請求してください。',
  'error.codeAttempts': 'このリンクでの試行回数が多すぎます。新しいリンクを請求してください。',
  'error.codeUsed': 'このリンクはすでに使われています。新しいリンクを請求してください。',
  'error.connectedToAnotherUser': 'すでに別のユーザーと連携されています。',
  'error.otherConnected':
    '同じ種類の別のアカウントがすでに連携されています。違うアカウントを選んだ可能性があります。',
  'error.accessDenied': 'アクセスが許可されなかったため、ログインしていません。',
  'error.signInTimeout': 'ログインに時間がかかりすぎました。最初からやり直してください。',
  'error.passkey': 'パスキーを使えませんでした。もう一度試すか、別の方法でログインしてください。',
  'error.passkeyOff': 'ここではパスキーでのログインは無効になっています。',
  'error.providerOff': 'ここではこのサービスでのログインは無効になっています。',
  'error.userGone': 'このアカウントはもう存在しません。',
  'error.sessionEnded': 'セッションが終了しました。もう一度ログインしてください。',
  'error.recentSignIn':
    'この変更を行うには、最近ログインしている必要があります。もう一度ログインしてください。',
  'error.notAllowed': 'この操作を行う権限がありません。',
  'error.redirect': 'このリダイレクトURLは許可されていません。',
  'error.project':
    'このサイトのログインが正しく設定されていません。サイトの管理者にお知らせください。',

  'signedOut.title': 'ログアウトしました',
  'signedOut.text': 'この端末からログアウトしました。',
  'signedOut.partTitle': 'この端末からログアウトしました',
  'signedOut.partText':
    'サーバーに接続できなかったため、このセッションはまだ有効と表示されることがあります。',

  'teamSwitcher.label': 'チーム',
  'teamSwitcher.none': 'チームを選択',
  'teamSwitcher.empty': 'まだチームがありません',
  'teamSwitcher.settings': 'チームの設定',
  'teamSwitcher.create': 'チームを作成',

  'userButton.label': 'アカウントメニュー',
  'userButton.labelOf': 'アカウントメニュー、{name}',
  'userButton.notSignedIn': 'ログインしていません',
  'userButton.settings': 'アカウント設定',
  'userButton.theme': 'テーマを切り替え',
  'userButton.failed': 'アカウントを読み込めませんでした',
}
