import type { MainTexts } from '../message-id'

/** Messages of the sign-in page, of buttons and menus in Arabic. */
export const main: MainTexts = {
  'action.cancel': 'إلغاء',
  'action.goHome': 'الانتقال إلى الصفحة الرئيسية',
  'action.retry': 'إعادة المحاولة',
  'action.signIn': 'تسجيل الدخول',
  'action.signOut': 'تسجيل الخروج',
  'action.signUp': 'إنشاء حساب',

  'page.loading': 'جارٍ التحميل',
  'page.slow': 'يستغرق هذا وقتًا أطول من المعتاد.',
  'page.noScript': 'فعّل JavaScript لاستخدام هذه الصفحة.',

  'failure.offlineTitle': 'أنت غير متصل بالإنترنت',
  'failure.offline': 'تحقق من اتصالك ثم حاول مرة أخرى. لن يضيع أي شيء مما كتبته.',
  'failure.unreachableTitle': 'تعذّر الوصول إلى الخادم',
  'failure.unreachable': 'تحقق من اتصالك أو حاول مرة أخرى بعد قليل.',
  'failure.retrying': 'تحقق من اتصالك. ما زلنا نحاول.',
  'failure.unknown': 'حاول مرة أخرى. إذا استمرت المشكلة، فاتصل بالدعم.',

  'signedOut.partTitle': 'تم تسجيل خروجك من هذا الجهاز',

  'teamSwitcher.label': 'الفريق',
  'teamSwitcher.none': 'اختيار فريق',
  'teamSwitcher.empty': 'لا توجد فرق بعد',
  'teamSwitcher.settings': 'إعدادات الفريق',
  'teamSwitcher.create': 'إنشاء فريق',

  'userButton.label': 'قائمة الحساب',
  'userButton.labelOf': 'قائمة الحساب، {name}',
  'userButton.notSignedIn': 'لم يتم تسجيل الدخول',
  'userButton.settings': 'إعدادات الحساب',
  'userButton.theme': 'تبديل المظهر',
  'userButton.failed': 'تعذّر تحميل حسابك',

  'field.email': 'البريد الإلكتروني',
  'field.password': 'كلمة المرور',
  'field.code': 'الرمز',
  'field.showPassword': 'إظهار كلمة المرور',
  'field.hidePassword': 'إخفاء كلمة المرور',

  'problem.emailMissing': 'أدخل عنوان بريدك الإلكتروني.',
  'problem.emailForm': 'أدخل عنوان بريد إلكتروني صالحًا.',
  'problem.passwordMissing': 'أدخل كلمة المرور.',
  'problem.passwordLong':
    'كلمة المرور هذه طويلة جدًا. استخدم على الأكثر {max, plural, one {حرفًا واحدًا} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'problem.emailUnverified':
    'لم يُتحقق من هذا العنوان قط، لذا لا يمكن تسجيل الدخول برمز. استخدم كلمة المرور.',
  'problem.emailUnknown': 'لم نعثر على حساب بهذا البريد الإلكتروني.',
  'problem.codeMissing': 'أدخل الرمز.',
  'problem.codeShort': 'يتكون الرمز من ستة أحرف.',
  'problem.codeWrong': 'هذا الرمز غير صحيح. استخدم الرمز الوارد في أحدث رسالة.',
  'problem.codeExpired': 'انتهت صلاحية هذا الرمز. اطلب إرسال رمز جديد.',
  'problem.codeUsed': 'استُخدم هذا الرمز من قبل. اطلب إرسال رمز جديد.',
  'problem.codeAttempts': 'كانت هناك محاولات كثيرة جدًا. اطلب إرسال رمز جديد.',
  'problem.totpWrong': 'هذا الرمز غير صحيح. جرّب الرمز الحالي.',

  'signIn.title': 'تسجيل الدخول',
  'signIn.titleOf': 'تسجيل الدخول إلى {project}',
  'signIn.noAccount': 'ليس لديك حساب بعد؟',
  'signIn.toSignUp': 'أنشئ حسابًا',
  'signIn.forgotPassword': 'هل نسيت كلمة المرور؟',
  'signIn.pending': 'جارٍ تسجيل الدخول',
  'signIn.usePassword': 'استخدام كلمة مرور',
  'signIn.noMethod': 'لا توجد طريقة لتسجيل الدخول مفعّلة لهذا التطبيق.',

  'methods.signInWith': 'تسجيل الدخول عبر {provider}',
  'methods.signUpWith': 'إنشاء حساب عبر {provider}',
  'methods.passkey': 'تسجيل الدخول بمفتاح مرور',
  'methods.lastUsed': 'آخر طريقة مستخدمة',
  'methods.or': 'أو',

  'legal.terms': 'شروط الخدمة',
  'legal.privacy': 'سياسة الخصوصية',

  'emailCode.send': 'إرسال رمز إلى بريدي',
  'emailCode.sending': 'جارٍ الإرسال',
  'emailCode.title': 'تفقّد بريدك',
  'emailCode.text':
    'أرسلنا رمزًا من 6 أحرف إلى {email}. أدخله أدناه أو افتح الرابط الموجود في الرسالة.',

  'secondFactor.title': 'المصادقة الثنائية',
  'secondFactor.text': 'اكتب الأرقام الستة التي يعرضها تطبيق المصادقة الآن.',
  'secondFactor.recoveryText': 'أدخل أحد رموز الاسترداد التي حفظتها. كل رمز يعمل مرة واحدة.',
  'secondFactor.useRecoveryCode': 'استخدام رمز استرداد',
  'secondFactor.useApp': 'استخدام تطبيق المصادقة',

  'signedIn.title': 'تم تسجيل دخولك',
  'signedIn.text': 'سجّلت الدخول باسم {name}.',

  'sentEmail.sendAgain': 'إعادة الإرسال',
  'sentEmail.sendAgainIn': 'إعادة الإرسال بعد {seconds} ث',
  'sentEmail.sentAgain': 'تمت إعادة الإرسال.',
  'sentEmail.changeAddress': 'استخدام عنوان آخر',
}
