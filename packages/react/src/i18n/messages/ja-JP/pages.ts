import type { PageTexts } from '../message-id'

/** Messages of the other pages and of failures in Japanese. */
export const pages: PageTexts = {
  'action.continue': '続ける',
  'action.copied': 'コピーしました',
  'action.copy': 'コピー',

  'problem.recoveryShort': 'リカバリーコードは英数字10文字です。',
  'problem.recoveryWrong':
    'リカバリーコードが正しくないか、すでに使用されています。別のコードを使用してください。',
  'problem.recoveryUnknown':
    'ここではリカバリーコードを使用できません。認証アプリを使用してください。',
  'secondFactor.recoveryCode': 'リカバリーコード',
  'secondFactor.attemptsTitle': '試行回数が多すぎます',
  'secondFactor.lateTitle': 'ログインの有効期限が切れました',
  'secondFactor.endText': '安全のため、このログインは終了しました。最初からやり直せます。',
  'secondFactor.startAgain': '最初からやり直す',

  'notFound.title': 'ページが見つかりません',
  'notFound.text': 'このページは存在しないか、移動しました。',

  'framed.title': 'このページを単独で開いてください',
  'framed.text': '安全のため、ほかのページの中では動作しません。',

  'failure.busyTitle': '試行回数が多すぎます',
  'failure.busy': '1分ほど待ってから、もう一度お試しください。',
  'failure.busyFor': '{time}にもう一度お試しください。',
  'failure.busyOver': 'もう一度お試しいただけます。',
  'failure.retryingIn': '{time}に再試行します。',
  'failure.unknownTitle': '問題が発生しました',
  'failure.reference': '参照番号',

  'error.credentials': 'メールアドレスまたはパスワードが正しくありません。',
  'error.emailTaken': 'このメールアドレスのアカウントはすでにあります。',
  'error.emailDomain': 'このドメインのメールアドレスは使えません。別のアドレスを使ってください。',
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
  'error.banned': 'このアカウントは停止されています。',
  'error.bannedUntil': 'このアカウントは{time}まで停止されています。',
  'error.sessionEnded': 'セッションが終了しました。もう一度ログインしてください。',
  'error.recentSignIn':
    'この変更を行うには、最近ログインしている必要があります。もう一度ログインしてください。',
  'error.impersonation': 'これはユーザー本人だけができます。あなたは代理でログインしています。',
  'error.notAllowed': 'この操作を行う権限がありません。',
  'error.redirect': 'このリダイレクトURLは許可されていません。',
  'error.project':
    'このサイトのログインが正しく設定されていません。サイトの管理者にお知らせください。',

  'signedOut.title': 'ログアウトしました',
  'signedOut.text': 'この端末からログアウトしました。',
  'signedOut.partText':
    'サーバーに接続できなかったため、このセッションはまだ有効と表示されることがあります。',

  'field.repeatPassword': 'パスワード（確認）',
  'field.passwordHint': '{min}文字以上。',
  'strength.weak': '弱い',
  'strength.fair': '普通',
  'strength.strong': '強い',

  'problem.newPasswordMissing': 'パスワードを決めてください。',
  'problem.passwordShort': 'パスワードが短すぎます。{min}文字以上にしてください。',
  'problem.passwordCommon':
    'このパスワードはよく使われる、または流出したパスワードの一覧にあり、推測されやすいものです。別のパスワードを選んでください。',
  'problem.passwordPersonal':
    'このパスワードはメールアドレスやアプリの名前から推測されやすいものです。別のパスワードを選んでください。',
  'problem.repeatMissing': 'パスワードをもう一度入力して確認してください。',
  'problem.repeatDiffers': 'パスワードが一致しません。',

  'signUp.title': 'アカウントを作成',
  'signUp.hasAccount': 'アカウントをお持ちですか？',
  'signUp.toSignIn': 'ログイン',
  'signUp.pending': 'アカウントを作成中',
  'signUp.usePassword': 'パスワードを決める',
  'signUp.closedTitle': '新規登録は受け付けていません',
  'signUp.closedText': '現在、ここでは新しいアカウントを作成できません。',
  'signUp.optional': '{label}（任意）',
  'signUp.choose': '選択してください',
  'signUp.fieldMissing': 'この項目を入力してください。',
  'signUp.choiceMissing': 'いずれかを選択してください。',
  'signUp.boxMissing': '続けるには、チェックを入れてください。',
  'signUp.noMethod': 'このアプリで有効な登録方法がありません。',
  'signUp.toExisting': '代わりにログイン',

  'terms.agree': '{terms}に同意します',
  'terms.agreeBoth': '{terms}と{privacy}に同意します',
  'terms.missing': 'アカウントを作成するには、規約に同意してください。',
  'terms.text': 'アカウントがまだありません。作成するには、規約に同意してください。',

  'magicLink.title': 'このリンクでログインしますか？',
  'magicLink.text': 'このメールをリクエストした場合のみ続けてください。',

  'secondFactor.missingTitle': '先にログインしてください',
  'secondFactor.missingText': '続けるにはログインしてください。',

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

  'reset.title': '新しいパスワードを決める',
  'reset.text': 'ほかのすべての端末からログアウトします。',
  'reset.newPassword': '新しいパスワード',
  'reset.submit': 'パスワードをリセット',
  'reset.pending': '保存中',
  'reset.doneTitle': 'パスワードを変更しました',
  'reset.doneText': '新しいパスワードでログインしてください。すべての端末からログアウトしました。',
  'reset.signedInText': 'ログインしました。ほかのすべての端末からログアウトしました。',

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
  'verification.requiredSent': '続けるには、{email}にお送りしたリンクを開いてください。',
  'verification.requiredUnsent': '続けるには、{email}を確認してください。リンクをお送りします。',
  'verification.requiredAddress':
    '続けるには、メールアドレスを入力してください。リンクをお送りします。',
  'reminder.verify': '{email}を確認してください',

  'invitation.title': '{team}に参加しますか？',
  'invitation.text': '{name}として参加します。',
  'invitation.otherAccount': '別のアカウントを使う',
  'invitation.join': '参加する',
  'invitation.pending': '参加中',
  'invitation.ignore': '今はしない',
  'invitation.signInTitle': 'チームに招待されています',
  'invitation.signInText': '承諾するには、ログインするかアカウントを作成してください。',
  'invitation.usedText':
    '承諾済みの場合、チームは一覧に表示されています。そうでない場合は、招待した人に新しい招待を依頼してください。',
  'invitation.askAgain': '招待した人に新しい招待を依頼してください。',
  'invitation.doneTitle': '{team}に参加しました',
  'invitation.doneText': '今後はチームの一覧に表示されます。',
  'invitation.from': '{inviter}から{team}に招待されています',
  'invitation.to': '{team}に招待されています',
  'invitation.members': '{count, plural, other {メンバー#人}}',
  'invitation.sentTo': 'この招待は{email}に送信されました。',
  'invitation.onlyFor': 'この招待を承諾できるのは、確認済みのアドレス{email}だけです。',
  'invitation.role': 'ロール：{role}',
  'role.admin': '管理者',
  'role.member': 'メンバー',
  'invitation.acceptAs': '{name}として承諾',
  'invitation.memberTitle': 'すでに{team}のメンバーです',
  'invitation.open': '{team}を開く',

  'oauth.title': 'ログインしています',
  'oauth.failedTitle': 'ログインできませんでした',
  'oauth.failedText':
    '時間がかかりすぎたか、すでに完了しているか、別のブラウザーで始められました。',
  'oauth.signInAgain': 'もう一度ログイン',

  'impersonation.title': '{name}としてログインしますか？',
  'impersonation.text':
    'このユーザーとして{project}を使用します。セッションは記録され、本人が確認して終了できます。',
  'impersonation.replaces':
    'このブラウザでは{name}からログアウトします。ログインしたままにするには、プライベートウィンドウでリンクを開いてください。',
  'impersonation.dead': '5分以内に1回だけ使えます。新しいリンクを作成してください。',
  'impersonation.bar': '{name}としてログインしています。',
  'impersonation.end': 'セッションを終了',

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
  'cli.canceledTitle': 'アクセスが拒否されました',
  'cli.canceledText': 'このウィンドウは閉じてかまいません。',
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
  'errorPage.emailTakenText':
    'このメールアドレスのアカウントはすでにあります。別の方法でそのアカウントにログインし、設定でこのサービスを連携してください。',
  'errorPage.signInAgain': 'もう一度ログイン',
  'errorPage.code': 'エラーコード',
}
