import type { MainTexts } from '../message-id'

/** Messages of the sign-in page, of buttons and menus in Japanese. */
export const main: MainTexts = {
  'action.cancel': 'キャンセル',
  'action.goHome': 'ホームへ',
  'action.retry': '再試行',
  'action.signIn': 'ログイン',
  'action.signOut': 'ログアウト',
  'action.signUp': 'アカウントを作成',

  'page.loading': '読み込み中',
  'page.slow': 'いつもより時間がかかっています。',
  'page.noScript': 'このページを使うには、JavaScriptを有効にしてください。',

  'failure.offlineTitle': 'オフラインです',
  'failure.offline': '接続を確認して、もう一度お試しください。入力した内容は失われません。',
  'failure.unreachableTitle': 'サーバーに接続できません',
  'failure.unreachable': '接続を確認するか、しばらくしてからもう一度お試しください。',
  'failure.retrying': '接続を確認してください。引き続き再試行しています。',
  'failure.unknown': 'もう一度お試しください。問題が続く場合は、サポートにお問い合わせください。',

  'signedOut.partTitle': 'このデバイスからログアウトしました',

  'teamSwitcher.label': 'チーム',
  'settings.teams': 'チーム',
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

  'field.email': 'メールアドレス',
  'field.password': 'パスワード',
  'field.code': 'コード',
  'field.showPassword': 'パスワードを表示',
  'field.hidePassword': 'パスワードを非表示',

  'problem.emailMissing': 'メールアドレスを入力してください。',
  'problem.emailForm': '有効なメールアドレスを入力してください。',
  'problem.passwordMissing': 'パスワードを入力してください。',
  'problem.passwordLong': 'パスワードが長すぎます。{max}文字以下にしてください。',
  'problem.emailUnverified':
    'このメールアドレスは確認されていないため、コードではログインできません。パスワードを使ってください。',
  'problem.emailUnknown': 'このメールアドレスのアカウントが見つかりません。',
  'problem.codeMissing': 'コードを入力してください。',
  'problem.codeShort': 'コードは6文字です。',
  'problem.codeWrong': 'コードが正しくありません。最新のメールのコードを使ってください。',
  'problem.codeExpired':
    'このコードは有効期限が切れています。新しいコードをリクエストしてください。',
  'problem.codeUsed': 'このコードはすでに使用されています。新しいコードをリクエストしてください。',
  'problem.codeAttempts': '試行回数が多すぎます。新しいコードをリクエストしてください。',

  'signIn.titleOf': '{project}にログイン',
  'signIn.noAccount': 'アカウントをお持ちでない場合は',
  'signIn.toSignUp': 'アカウントを作成',
  'signIn.forgotPassword': 'パスワードをお忘れですか？',
  'signIn.pending': 'ログイン中',
  'signIn.usePassword': 'パスワードを使う',
  'signIn.noMethod': 'このアプリで有効なログイン方法がありません。',

  'methods.signInWith': '{provider}でログイン',
  'methods.signUpWith': '{provider}で登録',
  'methods.passkey': 'パスキーでログイン',
  'methods.lastUsed': '前回使用',
  'methods.or': 'または',

  'legal.terms': '利用規約',
  'legal.privacy': 'プライバシーポリシー',

  'emailCode.send': 'コードをメールで受け取る',
  'emailCode.text':
    '{email}に6文字のコードを送信しました。入力するか、メールのリンクを開いてください。',

  'signedIn.title': 'ログイン済みです',
  'signedIn.text': '{name}としてログインしています。',

  'sentEmail.sending': '送信中',
  'sentEmail.title': 'メールを確認してください',
  'sentEmail.sendAgain': '再送信',
  'sentEmail.sendAgainIn': '{seconds}秒後に再送信できます',
  'sentEmail.sentAgain': '再送信しました。',
  'sentEmail.changeAddress': '別のアドレスを使う',
}
