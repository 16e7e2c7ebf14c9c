import type { NoticeTexts } from './notice-texts'

/** The notices in Arabic. */
export const ar: NoticeTexts = {
  subject: '{{projectDisplayName}}: {{title}}',
  testEmail: {
    title: 'رسالة تجريبية',
    text: 'هذه رسالة تجريبية من {{projectDisplayName}}. خادم البريد يعمل.',
  },
  titles: {
    'sign_in.new_browser': 'تسجيل دخول جديد إلى حسابك',
    'sign_in_codes.disabled': 'تم إيقاف تسجيل الدخول برمز عبر البريد الإلكتروني',
    'contact_channel.added': 'تمت إضافة عنوان بريد إلكتروني إلى حسابك',
    'contact_channel.changed': 'تم تغيير عنوان بريد إلكتروني في حسابك',
    'contact_channel.removed': 'تمت إزالة عنوان بريد إلكتروني من حسابك',
    'connected_account.added': 'تم ربط حساب',
    'connected_account.removed': 'تم إلغاء ربط حساب',
    'passkey.added': 'تمت إضافة مفتاح مرور إلى حسابك',
    'passkey.removed': 'تمت إزالة مفتاح مرور من حسابك',
    'second_factor.enabled': 'تم تفعيل المصادقة الثنائية',
    'second_factor.disabled': 'تم إيقاف المصادقة الثنائية',
    'recovery_codes.created': 'تم إنشاء رموز استرداد جديدة لحسابك',
    'recovery_code.used': 'تم استخدام رمز استرداد لتسجيل الدخول',
    'password.set': 'تم تعيين كلمة مرور لحسابك',
    'password.changed': 'تم تغيير كلمة المرور',
    'password.removed': 'تمت إزالة كلمة المرور',
    'password.reset': 'تمت إعادة تعيين كلمة المرور',
  },
  intro: 'تم إجراء هذا التغيير في حسابك لدى {{projectDisplayName}}:',
  codeUsed:
    'تم تسجيل الدخول إلى حسابك لدى {{projectDisplayName}} باستخدام رمز استرداد بدلًا من تطبيق المصادقة:',
  newBrowser: 'تم تسجيل الدخول إلى حسابك لدى {{projectDisplayName}} من متصفح لم يُستخدم له من قبل:',
  facts: {
    address: 'عنوان البريد الإلكتروني:',
    formerAddress: 'العنوان السابق:',
    signsIn: 'يُستخدم لتسجيل الدخول:',
    isPrimary: 'العنوان الأساسي:',
    provider: 'المزوّد:',
    remaining: 'رموز الاسترداد المتبقية:',
    time: 'الوقت:',
    browser: 'المتصفح:',
    ipAddress: 'عنوان IP:',
    changedBy: 'تم التغيير بواسطة:',
  },
  yes: 'نعم',
  no: 'لا',
  wasYou: 'إذا كنت أنت من قام بذلك، فلا حاجة إلى أي إجراء.',
  ifNotYou: 'إذا لم تكن أنت من قام بذلك:',
  notYou:
    'قد تكون لدى شخص آخر إمكانية الوصول إلى حسابك. سجّل الدخول فورًا، وغيّر كلمة المرور إن كانت لديك، وأنهِ جميع الجلسات التي لا تعرفها، وأزل عناوين البريد الإلكتروني والحسابات المرتبطة ومفاتيح المرور التي لا تخصك. إذا تعذّر عليك تسجيل الدخول، فتواصل مع {{projectDisplayName}}.',
  settings: 'فتح إعدادات الحساب',
  recipients: 'أُرسلت هذه الرسالة إلى العناوين المؤكدة التي كانت في حسابك قبل التغيير.',
  recipient: 'أُرسلت هذه الرسالة إلى عنوان مؤكد في حسابك.',
  timeZone: 'الوقت بتوقيت UTC لأن منطقتك الزمنية غير معروفة.',
  webhookPaused: {
    subject: 'تم إيقاف خطافات الويب من {{managedProject}} إلى {{endpointHost}} مؤقتًا',
    title: 'تم إيقاف نقطة نهاية لخطافات الويب مؤقتًا',
    gone: 'أفادت نقطة نهاية خطافات الويب على {{endpointHost}} في مشروعك {{managedProject}} بأنها لم تعد موجودة. لن تُرسل إليها أي أحداث حتى تعيد تفعيلها.',
    failing:
      'تفشل نقطة نهاية خطافات الويب على {{endpointHost}} في مشروعك {{managedProject}} منذ {{days}} أيام. لن تُرسل إليها أي أحداث حتى تعيد تفعيلها.',
    note: 'بعد إعادة تفعيلها، يمكنك إعادة إرسال الأحداث التي فشل إرسالها قبل الإيقاف من قائمة عمليات التسليم. أما الأحداث التي تقع أثناء الإيقاف فلا تُحفظ.',
  },
}
