import type { MainTexts } from '../message-id'

/** Messages of the sign-in page, of buttons and menus in Chinese as in Taiwan. */
export const main: MainTexts = {
  'action.cancel': '取消',
  'action.goHome': '回到首頁',
  'action.retry': '再試一次',
  'action.signIn': '登入',
  'action.signOut': '登出',
  'action.signUp': '註冊',

  'page.loading': '載入中',
  'page.slow': '比平常需要更長的時間。',
  'page.noScript': '請啟用 JavaScript 以使用這個頁面。',

  'failure.offlineTitle': '您目前離線',
  'failure.offline': '請檢查網路連線後再試一次。您輸入的內容不會遺失。',
  'failure.unreachableTitle': '無法連線到伺服器',
  'failure.unreachable': '請檢查網路連線，或稍後再試。',
  'failure.retrying': '請檢查網路連線。我們仍在重試。',
  'failure.unknown': '請再試一次。如果問題持續發生，請聯絡客服。',

  'signedOut.partTitle': '您已在這部裝置上登出',

  'teamSwitcher.label': '團隊',
  'settings.teams': '團隊',
  'teamSwitcher.none': '選擇團隊',
  'teamSwitcher.empty': '還沒有團隊',
  'teamSwitcher.settings': '團隊設定',
  'teamSwitcher.create': '建立團隊',

  'userButton.label': '帳號選單',
  'userButton.labelOf': '帳號選單，{name}',
  'userButton.notSignedIn': '未登入',
  'userButton.settings': '帳號設定',
  'userButton.theme': '切換主題',
  'userButton.failed': '無法載入您的帳號',

  'field.email': '電子郵件',
  'field.password': '密碼',
  'field.code': '驗證碼',
  'field.showPassword': '顯示密碼',
  'field.hidePassword': '隱藏密碼',

  'problem.emailMissing': '請輸入您的電子郵件地址。',
  'problem.emailForm': '請輸入有效的電子郵件地址。',
  'problem.passwordMissing': '請輸入您的密碼。',
  'problem.passwordLong': '密碼太長，請最多使用 {max} 個字元。',
  'problem.emailUnverified': '這個地址從未驗證，因此無法使用驗證碼登入。請使用密碼。',
  'problem.emailUnknown': '找不到使用這個電子郵件的帳號。',
  'problem.codeMissing': '請輸入驗證碼。',
  'problem.codeShort': '驗證碼為 6 個字元。',
  'problem.codeWrong': '驗證碼不正確。請使用最新郵件中的驗證碼。',
  'problem.codeExpired': '這個驗證碼已過期。請重新取得。',
  'problem.codeUsed': '這個驗證碼已使用過。請重新取得。',
  'problem.codeAttempts': '嘗試次數過多。請重新取得驗證碼。',

  'signIn.titleOf': '登入 {project}',
  'signIn.noAccount': '還沒有帳號嗎？',
  'signIn.toSignUp': '立即註冊',
  'signIn.forgotPassword': '忘記密碼？',
  'signIn.pending': '登入中',
  'signIn.usePassword': '使用密碼',
  'signIn.noMethod': '這個應用程式未啟用任何登入方式。',

  'methods.signInWith': '使用 {provider} 登入',
  'methods.signUpWith': '使用 {provider} 註冊',
  'methods.passkey': '使用通行密鑰登入',
  'methods.lastUsed': '上次使用',
  'methods.or': '或',

  'legal.terms': '服務條款',
  'legal.privacy': '隱私權政策',

  'emailCode.send': '寄送驗證碼',
  'emailCode.text': '我們已將 6 位驗證碼寄到 {email}。請輸入，或開啟郵件中的連結。',

  'signedIn.title': '您已登入',
  'signedIn.text': '您目前以 {name} 的身分登入。',

  'sentEmail.sending': '寄送中',
  'sentEmail.title': '請查看您的信箱',
  'sentEmail.sendAgain': '重新寄送',
  'sentEmail.sendAgainIn': '{seconds} 秒後可重新寄送',
  'sentEmail.sentAgain': '已重新寄送。',
  'sentEmail.changeAddress': '使用其他地址',
}
