import type { MainTexts } from '../message-id'

/** Messages of the sign-in page, of buttons and menus in Chinese as in mainland China. */
export const main: MainTexts = {
  'action.cancel': '取消',
  'action.goHome': '返回首页',
  'action.retry': '重试',
  'action.signIn': '登录',
  'action.signOut': '退出登录',
  'action.signUp': '注册',

  'page.loading': '正在加载',
  'page.slow': '所需时间比平时长。',
  'page.noScript': '请启用 JavaScript 以使用此页面。',

  'failure.offlineTitle': '您当前处于离线状态',
  'failure.offline': '请检查网络连接后重试。您输入的内容不会丢失。',
  'failure.unreachableTitle': '无法连接服务器',
  'failure.unreachable': '请检查网络连接，或稍后重试。',
  'failure.retrying': '请检查网络连接。我们仍在重试。',
  'failure.unknown': '请重试。如果问题仍然存在，请联系客服。',

  'signedOut.partTitle': '您已在此设备上退出登录',

  'teamSwitcher.label': '团队',
  'settings.teams': '团队',
  'teamSwitcher.none': '选择团队',
  'teamSwitcher.empty': '还没有团队',
  'teamSwitcher.settings': '团队设置',
  'teamSwitcher.create': '创建团队',

  'userButton.label': '账号菜单',
  'userButton.labelOf': '账号菜单，{name}',
  'userButton.notSignedIn': '未登录',
  'userButton.settings': '账号设置',
  'userButton.theme': '切换主题',
  'userButton.failed': '无法加载您的账号',

  'field.email': '邮箱',
  'field.password': '密码',
  'field.code': '验证码',
  'field.showPassword': '显示密码',
  'field.hidePassword': '隐藏密码',

  'problem.emailMissing': '请输入您的邮箱地址。',
  'problem.emailForm': '请输入有效的邮箱地址。',
  'problem.passwordMissing': '请输入您的密码。',
  'problem.passwordLong': '密码太长，请最多使用 {max} 个字符。',
  'problem.emailUnverified': '此邮箱地址从未验证过，因此无法使用验证码登录。请使用密码。',
  'problem.emailUnknown': '找不到使用此邮箱的账号。',
  'problem.codeMissing': '请输入验证码。',
  'problem.codeShort': '验证码为 6 个字符。',
  'problem.codeWrong': '验证码不正确。请使用最新邮件中的验证码。',
  'problem.codeExpired': '此验证码已过期。请重新获取。',
  'problem.codeUsed': '此验证码已被使用。请重新获取。',
  'problem.codeAttempts': '尝试次数过多。请重新获取验证码。',

  'signIn.titleOf': '登录 {project}',
  'signIn.noAccount': '还没有账号？',
  'signIn.toSignUp': '立即注册',
  'signIn.forgotPassword': '忘记密码？',
  'signIn.pending': '正在登录',
  'signIn.usePassword': '使用密码',
  'signIn.noMethod': '此应用未启用任何登录方式。',

  'methods.signInWith': '使用 {provider} 登录',
  'methods.signUpWith': '使用 {provider} 注册',
  'methods.passkey': '使用通行密钥登录',
  'methods.lastUsed': '上次使用',
  'methods.or': '或',

  'legal.terms': '服务条款',
  'legal.privacy': '隐私政策',

  'emailCode.send': '发送邮箱验证码',
  'emailCode.text': '我们已将 6 位验证码发送至 {email}。请输入，或打开邮件中的链接。',

  'signedIn.title': '您已登录',
  'signedIn.text': '您当前以 {name} 的身份登录。',

  'sentEmail.sending': '正在发送',
  'sentEmail.title': '请查看您的邮箱',
  'sentEmail.sendAgain': '重新发送',
  'sentEmail.sendAgainIn': '{seconds} 秒后可重新发送',
  'sentEmail.sentAgain': '已重新发送。',
  'sentEmail.changeAddress': '使用其他地址',
}
