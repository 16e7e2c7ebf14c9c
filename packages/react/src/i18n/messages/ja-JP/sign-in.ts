import type { SignInTexts } from '../message-id'

/** The pages of signing in, in Japanese. */
export const signIn: SignInTexts = {
  'field.email': 'メールアドレス',
  'field.password': 'パスワード',
  'field.repeatPassword': 'パスワード（確認）',
  'field.code': 'コード',
  'field.showPassword': 'パスワードを表示',
  'field.hidePassword': 'パスワードを隠す',
  'field.passwordHint': '{min}文字以上。',

  'problem.emailMissing': 'メールアドレスを入力してください。',
  'problem.emailForm': '有効なメールアドレスを入力してください。',
  'problem.passwordMissing': 'パスワードを入力してください。',
  'problem.newPasswordMissing': 'パスワードを決めてください。',
  'problem.passwordShort': 'パスワードが短すぎます。{min}文字以上にしてください。',
  'problem.passwordLong': 'パスワードが長すぎます。{max}文字以下にしてください。',
  'problem.passwordCommon':
    'このパスワードはよく使われる、または流出したパスワードの一覧にあり、推測されやすいものです。別のパスワードを選んでください。',
  'problem.passwordPersonal':
    'このパスワードはメールアドレスやアプリの名前から推測されやすいものです。別のパスワードを選んでください。',
  'problem.repeatMissing': 'パスワードをもう一度入力して確認してください。',
  'problem.repeatDiffers': 'パスワードが一致しません。',
  'problem.emailUnverified':
    'このアドレスは確認されていないため、コードではログインできません。パスワードを使ってください。',
  'problem.emailUnknown': 'このメールアドレスのアカウントが見つかりません。',
  'problem.codeMissing': 'コードを入力してください。',
  'problem.codeShort': 'コードは6文字です。',
  'problem.codeWrong': 'コードが正しくありません。最新のメールのコードを使ってください。',
  'problem.codeExpired': 'このコードは期限切れです。新しいコードを送信してください。',
  'problem.codeUsed': 'このコードはすでに使われています。新しいコードを送信してください。',
  'problem.codeAttempts': '試行回数が多すぎます。新しいコードを送信してください。',
  'problem.totpWrong': 'コードが正しくありません。現在のコードをお試しください。',
  'problem.recoveryShort': 'リカバリーコードは英数字10文字です。',
  'problem.recoveryWrong':
    'リカバリーコードが正しくないか、すでに使用されています。別のコードを使用してください。',
  'problem.recoveryUnknown':
    'ここではリカバリーコードを使用できません。認証アプリを使用してください。',

  'signIn.title': 'ログイン',
  'signIn.titleOf': '{project}にログイン',
  'signIn.noAccount': '初めてご利用ですか？',
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

  'signUp.title': 'アカウントを作成',
  'signUp.hasAccount': 'アカウントをお持ちですか？',
  'signUp.toSignIn': 'ログイン',
  'signUp.pending': 'アカウントを作成中',
  'signUp.usePassword': 'パスワードを決める',
  'signUp.closedTitle': '新規登録は受け付けていません',
  'signUp.closedText': '現在、ここでは新しいアカウントを作成できません。',
  'signUp.noMethod': 'このアプリで有効な登録方法がありません。',
  'signUp.toExisting': '代わりにログイン',

  'emailCode.send': 'コードをメールで受け取る',
  'emailCode.sending': '送信中',
  'emailCode.title': 'メールを確認してください',
  'emailCode.text':
    '{email}に6文字のコードを送りました。下に入力するか、メールのリンクを開いてください。',

  'magicLink.title': 'このリンクでログインしますか？',
  'magicLink.text': 'このメールをリクエストした場合のみ続けてください。',

  'secondFactor.title': '2要素認証',
  'secondFactor.text': '認証アプリに現在表示されている6桁の数字を入力してください。',
  'secondFactor.recoveryText':
    '保存したリカバリーコードを1つ入力してください。各コードは1回だけ使用できます。',
  'secondFactor.recoveryCode': 'リカバリーコード',
  'secondFactor.useRecoveryCode': 'リカバリーコードを使用',
  'secondFactor.useApp': '認証アプリを使用',
  'secondFactor.attemptsTitle': '試行回数が多すぎます',
  'secondFactor.lateTitle': 'ログインの有効期限が切れました',
  'secondFactor.endText': '安全のため、このログインは終了しました。最初からやり直せます。',
  'secondFactor.startAgain': '最初からやり直す',
  'secondFactor.missingTitle': '先にログインしてください',
  'secondFactor.missingText': '続けるにはログインしてください。',

  'signedIn.title': 'ログインしています',
  'signedIn.text': '{name}としてログインしています。',

  'signOut.title': 'ログアウトしますか？',
  'signOut.text': '{name}としてログインしています。',
  'signOut.pending': 'ログアウト中',

  'forgot.title': 'パスワードをリセット',
  'forgot.text': 'メールアドレスを入力すると、再設定用のリンクをお送りします。',
  'forgot.toSignIn': 'ログインに戻る',
  'forgot.send': 'リンクを送信',
  'forgot.pending': '送信中',
  'forgot.sentTitle': 'メールを確認してください',
  'forgot.sentText':
    '{email}のアカウントがある場合、新しいパスワードを決めるためのリンクをお送りしています。迷惑メールもご確認ください。',
  'forgot.sentAnyText':
    'このアドレスのアカウントがある場合は、メールをお送りしています。迷惑メールもご確認ください。',

  'sentEmail.sendAgain': '再送信',
  'sentEmail.sendAgainIn': '{seconds}秒後に再送信できます',
  'sentEmail.sentAgain': '再送信しました。',
  'sentEmail.changeAddress': '別のアドレスを使う',

  'reset.title': '新しいパスワードを決める',
  'reset.text': 'すべての端末からログアウトします。',
  'reset.newPassword': '新しいパスワード',
  'reset.submit': 'パスワードをリセット',
  'reset.pending': '保存中',
  'reset.doneTitle': 'パスワードを変更しました',
  'reset.doneText': '新しいパスワードでログインしてください。すべての端末からログアウトしました。',

  'link.invalidTitle': 'このリンクは使えません',
  'link.invalidText': 'メールのリンク全体を開いたか確認してください。',
  'link.expiredTitle': 'このリンクは期限切れです',
  'link.expiredText': '新しいリンクをお送りできます。',
  'link.usedTitle': 'このリンクはすでに使われています',
  'link.usedText': 'リンクは1回だけ使えます。新しいリンクをお送りできます。',
  'link.attemptsTitle': '試行回数が多すぎます',
  'link.attemptsText': 'このリンクはもう無効です。新しいリンクをお送りできます。',
  'link.requestNew': '新しいリンクを請求',

  'verification.title': 'メールアドレスの確認',
  'verification.text': 'このメールアドレスがご自身のものであることを確認してください。',
  'verification.verify': '確認する',
  'verification.pending': '確認中',
  'verification.doneTitle': 'メールアドレスを確認しました',
  'verification.doneText': 'メールアドレスの確認が済みました。',
  'verification.signInText': 'ログインすると新しいリンクを受け取れます。',
  'verification.ownAccountText':
    'このメールアドレスは、現在ログインしていないアカウントに追加されようとしています。ご自身のアカウントであれば、そのアカウントにログインしてからメールアドレスを確認してください。',
  'verification.sendNew': '新しいリンクを送信',
  'verification.sending': '送信中',
  'verification.sentTitle': 'メールを確認してください',
  'verification.sentText': '{email}に新しいリンクをお送りしています。',

  'invitation.title': '{team}に参加しますか？',
  'invitation.text': '{name}として参加します。',
  'invitation.otherAccount': '別のアカウントを使う',
  'invitation.join': '参加する',
  'invitation.pending': '参加中',
  'invitation.ignore': '今はしない',
  'invitation.signInTitle': 'チームに招待されています',
  'invitation.signInText': '承諾するには、ログインするかアカウントを作成してください。',
  'invitation.askAgain': '招待した人に新しい招待を依頼してください。',
  'invitation.doneTitle': '{team}に参加しました',
  'invitation.doneText': '今後はチームの一覧に表示されます。',

  'oauth.title': 'ログインしています',
  'oauth.failedTitle': 'ログインできませんでした',
  'oauth.failedText':
    '時間がかかりすぎたか、すでに完了しているか、別のブラウザーで始められました。',
  'oauth.signInAgain': 'もう一度ログイン',

  'cli.title': 'コマンドラインからのアクセスを許可しますか？',
  'cli.text':
    'コマンドラインのプログラムが、あなたとして操作することを求めています。ご自身で今起動した場合にのみ続けてください。',
  'cli.textOf':
    'コマンドラインのプログラムが、{name}として操作することを求めています。ご自身で今起動した場合にのみ続けてください。',
  'cli.warning':
    'このリンクは誰かから送られてきましたか？その場合はキャンセルしてください。私たちがこのようなリンクを送ることはありません。',
  'cli.code':
    'プログラムにコードが表示されている場合は、次のコードと同じであることを確認してください。',
  'cli.requested': '{time}に {address} からリクエストされました',
  'cli.authorize': '許可する',
  'cli.pending': '許可しています',
  'cli.doneTitle': 'プログラムがログインしました',
  'cli.doneText': 'プログラムに戻ってください。このウィンドウは閉じてかまいません。',
  'cli.close': '閉じる',
  'cli.cancelledTitle': 'アクセスが拒否されました',
  'cli.cancelledText': 'このウィンドウは閉じてかまいません。',
  'cli.failedTitle': 'このリンクは使えません',
  'cli.failedText':
    '使用済みか、期限切れか、途中で切れています。プログラムで最初からやり直してください。',

  'errorPage.title': '問題が発生しました',
  'errorPage.unknownText':
    'もう一度お試しください。続くようであれば、サイトの管理者にお問い合わせください。',
  'errorPage.connectTitle': 'このアカウントを連携できませんでした',
  'errorPage.connectAgain': 'もう一度連携する',
  'errorPage.notConnectedText': 'アクセスが許可されなかったため、何も連携されていません。',
  'errorPage.deniedTitle': 'ログインがキャンセルされました',
  'errorPage.signInAgain': 'もう一度ログイン',
  'errorPage.code': 'エラーコード',
}
