import type { PageTexts } from '../message-id'

/** Messages of the other pages and of failures in Japanese. */
export const pages: PageTexts = {
  'action.continue': '続ける',
  'action.copied': 'コピーしました',
  'action.copy': 'コピー',
  'action.saving': '保存中',
  'time.justNow': 'たった今',
  'field.newPassword': '新しいパスワード',

  'problem.totpWrong': 'コードが正しくありません。現在表示されているコードをお試しください。',
  'secondFactor.title': '2要素認証',
  'secondFactor.text': '認証アプリに表示されている6桁のコードを入力してください。',
  'secondFactor.recoveryText': 'リカバリーコードを1つ入力してください。各コードは1回だけ使えます。',
  'secondFactor.useRecoveryCode': 'リカバリーコードを使う',
  'secondFactor.useApp': '認証アプリを使う',
  'problem.recoveryShort': 'リカバリーコードは英数字10文字です。',
  'problem.recoveryWrong':
    'リカバリーコードが正しくないか、すでに使用されています。別のコードをお試しください。',
  'problem.recoveryUnknown': 'リカバリーコードは利用できません。認証アプリを使ってください。',
  'secondFactor.recoveryCode': 'リカバリーコード',
  'secondFactor.attemptsTitle': '試行回数が多すぎます',
  'secondFactor.lateTitle': 'ログインがタイムアウトしました',
  'secondFactor.endText': 'セキュリティのため、このログインは終了しました。最初からやり直せます。',
  'secondFactor.startAgain': '最初からやり直す',

  'notFound.title': 'ページが見つかりません',
  'notFound.text': 'このページは存在しないか、移動しました。',

  'framed.title': 'このページを別のタブで開いてください',
  'framed.text': 'セキュリティのため、ほかのページの中には表示できません。',

  'failure.busyTitle': '試行回数が多すぎます',
  'failure.busy': '1分ほど待ってから、もう一度お試しください。',
  'failure.busyFor': '{time}にもう一度お試しください。',
  'failure.busyOver': 'もう一度お試しいただけます。',
  'failure.retryingIn': '{time}に再試行します。',
  'failure.unknownTitle': '問題が発生しました',
  'failure.reference': '参照番号',

  'error.credentials': 'メールアドレスまたはパスワードが正しくありません。',
  'error.emailTaken': 'このメールアドレスのアカウントはすでに存在します。',
  'error.emailDomain': 'このドメインのメールアドレスは使えません。別のアドレスを使ってください。',
  'error.signUpDenied':
    'アカウントの作成は受け付けられませんでした。誤りと思われる場合は、サポートにお問い合わせください。',
  'error.signUpHook': '現在、アカウントを作成できません。数分後にもう一度お試しください。',
  'error.passwordSignInOff': 'パスワードでのログインは利用できません。',
  'error.secondFactorCode': 'コードが正しくありません。確認して、もう一度お試しください。',
  'error.codeInvalid': 'このリンクは無効です。リンクが途中で切れていないか確認してください。',
  'error.codeExpired': 'このリンクは有効期限が切れています。新しいリンクをリクエストしてください。',
  'error.codeAttempts':
    'このリンクでの試行回数が多すぎます。新しいリンクをリクエストしてください。',
  'error.codeUsed': 'このリンクはすでに使用されています。新しいリンクをリクエストしてください。',
  'error.connectedToAnotherUser': 'このアカウントは、すでに別のユーザーと連携されています。',
  'error.otherConnected':
    'このサービスの別のアカウントがすでに連携されています。違うアカウントを選んだ可能性があります。',
  'error.accessDenied': 'アクセスが許可されなかったため、ログインできませんでした。',
  'error.signInTimeout': 'ログインがタイムアウトしました。最初からやり直してください。',
  'error.passkey': 'パスキーを使えませんでした。もう一度試すか、別の方法でログインしてください。',
  'error.passkeyOff': 'パスキーでのログインは利用できません。',
  'error.providerOff': 'このサービスでのログインは利用できません。',
  'error.userGone': 'このアカウントはもう存在しません。',
  'error.banned': 'このアカウントは停止されています。',
  'error.bannedUntil': 'このアカウントは{time}まで停止されています。',
  'error.sessionEnded': 'セッションが終了しました。もう一度ログインしてください。',
  'error.recentSignIn':
    '前回のログインから時間が経っているため、この変更を行うには、もう一度ログインしてください。',
  'error.impersonation':
    'この操作ができるのはユーザー本人だけです。現在は代理でログインしています。',
  'error.notAllowed': 'この操作を行う権限がありません。',
  'error.redirect': 'このリダイレクトURLは許可されていません。',
  'error.project':
    'このアプリのログインは正しく設定されていません。サポートにお問い合わせください。',

  'signedOut.title': 'ログアウトしました',
  'signedOut.text': 'このデバイスからログアウトしました。',
  'signedOut.partText':
    'サーバーに接続できなかったため、このセッションはまだ有効と表示されることがあります。',

  'field.repeatPassword': 'パスワード（確認）',
  'field.passwordHint': '{min}文字以上',
  'strength.weak': '弱い',
  'strength.fair': '普通',
  'strength.strong': '強い',

  'problem.newPasswordMissing': 'パスワードを設定してください。',
  'problem.passwordShort': 'パスワードが短すぎます。{min}文字以上にしてください。',
  'problem.passwordCommon':
    'このパスワードは、よく使われているか、過去に流出したものです。別のパスワードを設定してください。',
  'problem.passwordPersonal':
    'このパスワードは、メールアドレスやアプリの名前から推測されやすいものです。別のパスワードを設定してください。',
  'problem.repeatMissing': '確認のため、パスワードをもう一度入力してください。',
  'problem.repeatDiffers': 'パスワードが一致しません。',

  'signUp.title': 'アカウントを作成',
  'signUp.hasAccount': 'すでにアカウントをお持ちですか？',
  'signUp.toSignIn': 'ログイン',
  'signUp.pending': 'アカウントを作成中',
  'signUp.emailCode': 'メールのコードでアカウントを作成',
  'signUp.usePassword': 'パスワードを設定',
  'signUp.closedTitle': '新規登録は受け付けていません',
  'signUp.closedText': '現在、新しいアカウントは作成できません。',
  'signUp.optional': '{label}（任意）',
  'signUp.choose': '選択してください',
  'signUp.fieldMissing': 'この項目を入力してください。',
  'signUp.choiceMissing': 'いずれかを選択してください。',
  'signUp.boxMissing': '続けるには、チェックを入れてください。',
  'signUp.noMethod': 'このアプリで有効な登録方法がありません。',
  'signUp.toExisting': 'ログインする',

  'terms.agree': '{terms}に同意します',
  'terms.agreeBoth': '{terms}と{privacy}に同意します',
  'terms.missing': 'アカウントを作成するには、規約に同意してください。',
  'terms.text': 'アカウントがまだありません。作成するには、規約に同意してください。',

  'magicLink.title': 'このリンクでログインしますか？',
  'magicLink.text': 'このメールをご自身でリクエストした場合のみ続けてください。',

  'secondFactor.missingTitle': '先にログインしてください',
  'secondFactor.missingText': 'その後でコードを入力します。',

  'signOut.title': 'ログアウトしますか？',
  'signOut.pending': 'ログアウト中',

  'forgot.title': 'パスワードを再設定',
  'forgot.text': '再設定用のリンクを送信します。',
  'forgot.toSignIn': 'ログインに戻る',
  'forgot.send': 'リンクを送信',
  'forgot.sentText':
    '{email}のアカウントがある場合は、パスワード再設定用のリンクを送信しました。届かない場合は、迷惑メールフォルダーをご確認ください。',
  'forgot.sentAnyText':
    'このアドレスのアカウントがある場合は、メールを送信しました。届かない場合は、迷惑メールフォルダーをご確認ください。',

  'reset.title': '新しいパスワードを設定',
  'reset.text': 'ほかのすべてのデバイスからログアウトします。',
  'reset.submit': 'パスワードを再設定',
  'reset.doneTitle': 'パスワードを変更しました',
  'reset.doneText':
    'すべてのデバイスからログアウトしました。新しいパスワードでログインしてください。',
  'reset.signedInText': 'ログインしました。ほかのすべてのデバイスからログアウトしました。',

  'link.invalidTitle': 'このリンクは無効です',
  'link.invalidText': 'メールのリンクが途中で切れていないか確認してください。',
  'link.expiredTitle': 'このリンクは有効期限が切れています',
  'link.expiredText': '新しいリンクを送信できます。',
  'link.usedTitle': 'このリンクはすでに使用されています',
  'link.usedText': 'リンクは1回だけ使えます。新しいリンクを送信できます。',
  'link.attemptsTitle': '試行回数が多すぎます',
  'link.attemptsText': 'このリンクはもう使えません。新しいリンクを送信できます。',
  'link.requestNew': '新しいリンクをリクエスト',

  'verification.title': 'メールアドレスの確認',
  'verification.text': 'このメールアドレスがご自身のものであることを確認してください。',
  'verification.verify': '確認する',
  'verification.pending': '確認中',
  'verification.doneTitle': 'メールアドレスを確認しました',
  'verification.signInText': 'ログインして新しいリンクをリクエストしてください。',
  'verification.ownAccountText':
    'このメールアドレスは、現在ログインしていないアカウントに追加されようとしています。ご自身のアカウントであれば、そのアカウントにログインしてからメールアドレスを確認してください。',
  'verification.sendNew': '新しいリンクを送信',
  'verification.sentText': '{email}に新しいリンクを送信しました。',
  'verification.requiredSent': '続けるには、{email}に送信したリンクを開いてください。',
  'verification.requiredUnsent': '続けるには、{email}の確認が必要です。リンクを送信します。',
  'verification.requiredAddress':
    '続けるには、メールアドレスを入力してください。リンクを送信します。',
  'reminder.verify': '{email}を確認してください',

  'invitation.title': '「{team}」に参加しますか？',
  'invitation.text': '{name}として参加します。',
  'invitation.otherAccount': '別のアカウントを使う',
  'invitation.join': '参加する',
  'invitation.pending': '参加処理中',
  'invitation.ignore': '今はしない',
  'invitation.signInTitle': 'チームに招待されています',
  'invitation.signInText': '承諾するには、ログインするかアカウントを作成してください。',
  'invitation.usedText':
    '承諾済みの場合、チームは一覧に表示されています。承諾していない場合は、新しい招待を依頼してください。',
  'invitation.askAgain': '新しい招待を依頼してください。',
  'invitation.doneTitle': '「{team}」に参加しました',
  'invitation.doneText': 'チームの一覧に表示されます。',
  'invitation.from': '{inviter}さんから「{team}」に招待されています',
  'invitation.to': '「{team}」に招待されています',
  'invitation.members': '{count, plural, other {メンバー#人}}',
  'invitation.sentTo': 'この招待は{email}に送信されました。',
  'invitation.onlyFor': 'この招待を承諾できるのは、確認済みのアドレス{email}だけです。',
  'invitation.role': 'ロール：{role}',
  'role.admin': '管理者',
  'role.member': 'メンバー',
  'invitation.acceptAs': '{name}として承諾',
  'invitation.memberTitle': 'すでに「{team}」のメンバーです',
  'invitation.open': '「{team}」を開く',

  'oauth.title': 'ログイン処理中です',
  'oauth.failedTitle': 'ログインできませんでした',
  'oauth.failedText':
    'ログインがタイムアウトしたか、すでに完了しているか、別のブラウザで開始されました。',
  'oauth.signInAgain': 'もう一度ログイン',

  'impersonation.title': '{name}としてログインしますか？',
  'impersonation.text':
    'このユーザーとして{project}を使用します。このログインは記録され、ユーザー本人はセッションを確認して終了できます。',
  'impersonation.replaces':
    'このブラウザでは{name}のアカウントからログアウトします。ログインしたままにするには、プライベートウィンドウでリンクを開いてください。',
  'impersonation.invalidText': 'リンクは5分以内に1回だけ使えます。新しいリンクを作成してください。',
  'impersonation.end': 'セッションを終了',

  'cli.title': 'コマンドラインからのアクセスを許可しますか？',
  'cli.text':
    'コマンドラインツールが、あなたとしてログインしようとしています。ご自身で起動した直後の場合のみ続けてください。',
  'cli.textOf':
    'コマンドラインツールが、{name}としてログインしようとしています。ご自身で起動した直後の場合のみ続けてください。',
  'cli.warning':
    'ほかの人からこのリンクが送られてきた場合は、キャンセルしてください。このようなリンクをお送りすることはありません。',
  'cli.code': 'ツールにコードが表示されている場合は、次のコードと一致することを確認してください。',
  'cli.requested': 'リクエスト元：{address}（{time}）',
  'cli.authorize': '許可する',
  'cli.pending': '許可しています',
  'cli.doneTitle': 'アクセスを許可しました',
  'cli.doneText': 'コマンドラインに戻ってください。このウィンドウは閉じてかまいません。',
  'cli.canceledTitle': 'アクセスを拒否しました',
  'cli.canceledText': 'このウィンドウは閉じてかまいません。',
  'cli.failedTitle': 'このリンクは無効です',
  'cli.failedText':
    '使用済みか、期限切れか、途中で切れています。コマンドラインからやり直してください。',

  'errorPage.connectTitle': 'このアカウントを連携できませんでした',
  'errorPage.notConnectedText':
    'アクセスが許可されなかったため、アカウントは連携されませんでした。',
  'errorPage.deniedTitle': 'ログインがキャンセルされました',
  'errorPage.emailTakenText':
    'このメールアドレスのアカウントはすでに存在します。別の方法でそのアカウントにログインしてから、設定でこのサービスを連携してください。',
  'errorPage.signUpTitle': 'アカウントを作成できませんでした',
  'errorPage.code': 'エラーコード',
}
