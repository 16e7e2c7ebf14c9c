import type { NoticeTexts } from './notice-texts'

/** The notices in simplified Chinese. */
export const zhCn: NoticeTexts = {
  subject: '{{projectDisplayName}}：{{title}}',
  titles: {
    'contact_channel.added': '您的账号添加了一个邮箱地址',
    'contact_channel.changed': '您账号的一个邮箱地址已更改',
    'contact_channel.removed': '您的账号移除了一个邮箱地址',
    'connected_account.added': '已添加一个关联的账号',
    'connected_account.removed': '已移除一个关联的账号',
    'passkey.added': '您的账号添加了一个通行密钥',
    'passkey.removed': '您的账号移除了一个通行密钥',
    'second_factor.enabled': '双重身份验证已开启',
    'second_factor.disabled': '双重身份验证已关闭',
    'recovery_codes.created': '已为您的账号创建新的恢复代码',
    'recovery_code.used': '有人使用恢复代码登录',
    'password.set': '您的账号设置了密码',
    'password.changed': '您的密码已更改',
    'password.removed': '您的密码已移除',
    'password.reset': '您的密码已重置',
  },
  intro: '您在 {{projectDisplayName}} 的账号有以下更改：',
  codeUsed: '有人使用恢复代码代替身份验证器应用，登录了您在 {{projectDisplayName}} 的账号：',
  facts: {
    address: '邮箱地址：',
    formerAddress: '原地址：',
    signsIn: '用于登录：',
    isPrimary: '主要地址：',
    provider: '提供方：',
    remaining: '剩余恢复代码：',
    time: '时间：',
    browser: '浏览器：',
    ipAddress: 'IP 地址：',
    changedBy: '更改者：',
  },
  yes: '是',
  no: '否',
  wasYou: '如果是您本人操作，则无需处理。',
  ifNotYou: '如果不是您本人操作：',
  notYou:
    '可能有其他人能够访问您的账号。请立即登录；如果您使用密码，请设置新密码；结束所有您不认识的会话，并移除不属于您的邮箱地址、关联账号和通行密钥。如果您无法再登录，请联系 {{projectDisplayName}}。',
  settings: '打开账号设置',
  recipients: '此邮件已发送至您的账号在更改之前已验证的地址。',
  webhookPaused: {
    subject: '{{managedProject}} 发往 {{endpointHost}} 的 Webhook 已暂停',
    title: '一个 Webhook 端点已暂停',
    gone: '您的项目 {{managedProject}} 位于 {{endpointHost}} 的 Webhook 端点表示它已不存在。在您重新启用之前，不会再向它发送任何内容。',
    failing:
      '您的项目 {{managedProject}} 位于 {{endpointHost}} 的 Webhook 端点已连续失败 {{days}} 天。在您重新启用之前，不会再向它发送任何内容。',
    note: '重新启用后，可以从投递列表中重新发送暂停之前错过的内容。暂停期间发生的事件不会为它保留。',
  },
}
