import type { TemplateTexts } from './template-texts'

const ignore = '如果这不是您本人的操作，请忽略此邮件。'

/** The default emails in simplified Chinese. */
export const zhCn: TemplateTexts = {
  email_verification: {
    subject: '验证您在 {{projectDisplayName}} 的邮箱',
    title: '验证您的邮箱',
    text: '请确认此地址属于您在 {{projectDisplayName}} 的账号。',
    action: '验证邮箱',
    note: `链接有效期为{{lifetime}}。${ignore}`,
  },
  password_reset: {
    subject: '重置您在 {{projectDisplayName}} 的密码',
    title: '重置密码',
    text: '请使用此链接为您在 {{projectDisplayName}} 的账号设置新密码。所有其他设备都将退出登录。',
    action: '重置密码',
    note: `链接有效期为{{lifetime}}。${ignore}`,
  },
  magic_link: {
    subject: '登录 {{projectDisplayName}}{{#if otp}}：您的验证码是 {{otp}}{{/if}}',
    title: '登录 {{projectDisplayName}}',
    text: '{{#if otp}}请在获取验证码的页面上输入以下验证码：{{/if}}',
    link: '{{#if otp}}或使用{{else}}请使用{{/if}}此链接：',
    action: '登录',
    note: `{{#if otp}}验证码和链接{{else}}链接{{/if}}只能使用一次，有效期为{{lifetime}}。${ignore}`,
  },
  team_invitation: {
    subject:
      '{{#if inviterDisplayName}}{{inviterDisplayName}} 邀请您{{else}}您受邀{{/if}}加入“{{teamDisplayName}}”',
    title: '加入“{{teamDisplayName}}”',
    text: '{{#if inviterDisplayName}}{{inviterDisplayName}} 邀请您{{else}}您受邀{{/if}}加入 {{projectDisplayName}} 的团队“{{teamDisplayName}}”。',
    action: '查看邀请',
    note: '邀请有效期为{{lifetime}}。如果您对此邀请并不知情，请忽略此邮件。',
  },
  greeting: '{{userDisplayName}}，您好：',
  address: '如果按钮无法点击，请将以下网址复制到浏览器中打开：',
  requested: '请求来自 {{browser}}{{#if ipAddress}}，IP 地址 {{ipAddress}}{{/if}}。',
  sent: '此邮件由 {{projectDisplayName}} 发送至 {{recipient}}。',
}
