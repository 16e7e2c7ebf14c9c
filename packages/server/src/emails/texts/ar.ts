import type { TemplateTexts } from './template-texts'

const ignore = 'إذا لم تطلب هذه الرسالة، فيمكنك تجاهلها.'

/** The default emails in Arabic. */
export const ar: TemplateTexts = {
  email_verification: {
    subject: 'تأكيد بريدك الإلكتروني لدى {{projectDisplayName}}',
    title: 'تأكيد بريدك الإلكتروني',
    text: 'يُرجى تأكيد أن هذا العنوان يخص حسابك لدى {{projectDisplayName}}.',
    action: 'تأكيد البريد الإلكتروني',
    note: `الرابط صالح لمدة {{lifetime}}. ${ignore}`,
  },
  password_reset: {
    subject: 'إعادة تعيين كلمة المرور لدى {{projectDisplayName}}',
    title: 'إعادة تعيين كلمة المرور',
    text: 'استخدم هذا الرابط لتعيين كلمة مرور جديدة لحسابك لدى {{projectDisplayName}}. سيتم تسجيل خروجك من جميع الأجهزة الأخرى.',
    action: 'إعادة تعيين كلمة المرور',
    note: `الرابط صالح لمدة {{lifetime}}. ${ignore}`,
  },
  magic_link: {
    subject: 'تسجيل الدخول إلى {{projectDisplayName}}{{#if otp}}: رمزك هو {{otp}}{{/if}}',
    title: 'تسجيل الدخول إلى {{projectDisplayName}}',
    text: '{{#if otp}}أدخل هذا الرمز في الصفحة التي طلبته منها:{{/if}}',
    link: '{{#if otp}}أو استخدم{{else}}استخدم{{/if}} هذا الرابط:',
    action: 'تسجيل الدخول',
    note: `{{#if otp}}يعمل الرمز والرابط مرة واحدة، وهما صالحان{{else}}يعمل الرابط مرة واحدة، وهو صالح{{/if}} لمدة {{lifetime}}. ${ignore}`,
  },
  team_invitation: {
    subject:
      'دعوة{{#if inviterDisplayName}} من {{inviterDisplayName}}{{/if}} للانضمام إلى {{teamDisplayName}}',
    title: 'الانضمام إلى {{teamDisplayName}}',
    text: 'وصلتك دعوة{{#if inviterDisplayName}} من {{inviterDisplayName}}{{/if}} للانضمام إلى الفريق {{teamDisplayName}} لدى {{projectDisplayName}}.',
    action: 'عرض الدعوة',
    note: 'الدعوة صالحة لمدة {{lifetime}}. إذا لم تكن تتوقعها، فيمكنك تجاهل هذه الرسالة.',
  },
  greeting: 'مرحبًا {{userDisplayName}}،',
  address: 'إذا لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:',
  requested: 'ورد هذا الطلب من {{browser}}{{#if ipAddress}}، عنوان IP: {{ipAddress}}{{/if}}.',
  sent: 'أُرسلت هذه الرسالة من {{projectDisplayName}} إلى {{recipient}}.',
}
