import type { PageTexts } from '../message-id'

/** Messages of the other pages and of failures in Arabic. */
export const pages: PageTexts = {
  'action.continue': 'متابعة',
  'action.copied': 'تم النسخ',
  'action.copy': 'نسخ',

  'problem.recoveryShort': 'يتكوّن رمز الاسترداد من عشرة أحرف وأرقام.',
  'problem.recoveryWrong': 'رمز الاسترداد هذا غير صحيح أو استُخدم من قبل. استخدم رمزًا آخر.',
  'problem.recoveryUnknown': 'رموز الاسترداد لا تعمل هنا. استخدم تطبيق المصادقة.',
  'secondFactor.recoveryCode': 'رمز الاسترداد',

  'notFound.title': 'الصفحة غير موجودة',
  'notFound.text': 'هذه الصفحة غير موجودة أو نُقلت.',

  'framed.title': 'افتح هذه الصفحة وحدها',
  'framed.text': 'حفاظًا على أمانك، لا تعمل هذه الصفحة داخل صفحة أخرى.',

  'failure.busyTitle': 'محاولات كثيرة جدًا',
  'failure.busy': 'انتظر دقيقة ثم حاول مرة أخرى.',
  'failure.busyFor': 'حاول مرة أخرى {time}.',
  'failure.busyOver': 'يمكنك المحاولة الآن.',
  'failure.retryingIn': 'ستُعاد المحاولة {time}.',
  'failure.unknownTitle': 'حدث خطأ ما',
  'failure.reference': 'المرجع',

  'error.credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'error.emailTaken': 'يوجد حساب بهذا البريد الإلكتروني بالفعل.',
  'error.passwordSignInOff': 'تسجيل الدخول بكلمة المرور متوقف هنا.',
  'error.secondFactorCode': 'هذا الرمز غير صحيح. تحقق منه وحاول مرة أخرى.',
  'error.codeInvalid': 'هذا الرابط لا يعمل. تأكد من أنك فتحت الرابط كاملًا.',
  'error.codeExpired': 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.',
  'error.codeAttempts': 'كانت هناك محاولات كثيرة جدًا بهذا الرابط. اطلب رابطًا جديدًا.',
  'error.codeUsed': 'استُخدم هذا الرابط من قبل. اطلب رابطًا جديدًا.',
  'error.connectedToAnotherUser': 'إنه مرتبط بالفعل بمستخدم آخر.',
  'error.otherConnected': 'لقد ربطت حسابًا آخر من هذا النوع بالفعل. ربما اخترت الحساب الخطأ.',
  'error.accessDenied': 'لم يُمنح الإذن، لذا لم يتم تسجيل دخولك.',
  'error.signInTimeout': 'استغرق تسجيل الدخول وقتًا طويلًا. ابدأ من جديد.',
  'error.passkey': 'تعذّر استخدام مفتاح المرور. حاول مرة أخرى، أو سجّل الدخول بطريقة أخرى.',
  'error.passkeyOff': 'تسجيل الدخول بمفتاح المرور متوقف هنا.',
  'error.providerOff': 'تسجيل الدخول عبر هذه الخدمة متوقف هنا.',
  'error.userGone': 'لم يعد هذا الحساب موجودًا.',
  'error.banned': 'تم تعليق هذا الحساب.',
  'error.bannedUntil': 'هذا الحساب معلّق حتى {time}.',
  'error.sessionEnded': 'انتهت جلستك. سجّل الدخول مرة أخرى.',
  'error.recentSignIn': 'يتطلب هذا التغيير تسجيل دخول حديثًا. سجّل الدخول مرة أخرى.',
  'error.notAllowed': 'ليس لديك إذن للقيام بذلك.',
  'error.redirect': 'رابط إعادة التوجيه هذا غير مسموح به.',
  'error.project': 'لم يُضبط تسجيل الدخول في هذا الموقع على نحو صحيح. أبلغ المسؤول عنه.',

  'signedOut.title': 'تم تسجيل خروجك',
  'signedOut.text': 'تم تسجيل الخروج على هذا الجهاز.',
  'signedOut.partText': 'تعذّر الوصول إلى الخادم، لذا قد تظل هذه الجلسة ظاهرة كجلسة نشطة.',

  'field.repeatPassword': 'تأكيد كلمة المرور',
  'field.passwordHint':
    '{min, plural, one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل.',

  'problem.newPasswordMissing': 'اختر كلمة مرور.',
  'problem.passwordShort':
    'كلمة المرور هذه قصيرة جدًا. استخدم على الأقل {min, plural, one {حرفًا واحدًا} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'problem.passwordCommon':
    'كلمة المرور هذه سهلة التخمين لأنها واردة في قوائم كلمات المرور الشائعة أو المسروقة. اختر كلمة مرور أخرى.',
  'problem.passwordPersonal':
    'يسهل تخمين كلمة المرور هذه من عنوان البريد الإلكتروني أو من اسم هذا التطبيق. اختر كلمة مرور أخرى.',
  'problem.repeatMissing': 'أكِّد كلمة المرور.',
  'problem.repeatDiffers': 'كلمتا المرور غير متطابقتين.',

  'signUp.title': 'إنشاء حسابك',
  'signUp.hasAccount': 'لديك حساب بالفعل؟',
  'signUp.toSignIn': 'سجّل الدخول',
  'signUp.pending': 'جارٍ إنشاء حسابك',
  'signUp.usePassword': 'اختيار كلمة مرور',
  'signUp.closedTitle': 'التسجيل مغلق',
  'signUp.closedText': 'لا يمكن إنشاء حسابات جديدة هنا في الوقت الحالي.',
  'signUp.noMethod': 'لا توجد طريقة لإنشاء حساب مفعّلة لهذا التطبيق.',
  'signUp.toExisting': 'تسجيل الدخول بدلًا من ذلك',

  'magicLink.title': 'هل تريد تسجيل الدخول بهذا الرابط؟',
  'magicLink.text': 'لا تتابع إلا إذا طلبت هذه الرسالة.',

  'secondFactor.missingTitle': 'سجّل الدخول أولًا',
  'secondFactor.missingText': 'سجّل الدخول للمتابعة.',

  'signOut.title': 'هل تريد تسجيل الخروج؟',
  'signOut.text': 'سجّلت الدخول باسم {name}.',
  'signOut.pending': 'جارٍ تسجيل الخروج',

  'forgot.title': 'إعادة تعيين كلمة المرور',
  'forgot.text': 'أدخل بريدك الإلكتروني وسنرسل إليك رابطًا لإعادة تعيينها.',
  'forgot.toSignIn': 'العودة إلى تسجيل الدخول',
  'forgot.send': 'إرسال الرابط',
  'forgot.pending': 'جارٍ الإرسال',
  'forgot.sentTitle': 'تفقّد بريدك',
  'forgot.sentText':
    'إذا كان لدى {email} حساب هنا، فهناك رابط في طريقه إليك لاختيار كلمة مرور جديدة. تفقّد البريد غير المرغوب فيه أيضًا.',
  'forgot.sentAnyText':
    'إذا كان لهذا العنوان حساب هنا، فالرسالة في الطريق. ابحث أيضًا في البريد غير المرغوب.',

  'reset.title': 'اختيار كلمة مرور جديدة',
  'reset.text': 'سيتم تسجيل الخروج من جميع الأجهزة الأخرى.',
  'reset.newPassword': 'كلمة المرور الجديدة',
  'reset.submit': 'إعادة تعيين كلمة المرور',
  'reset.pending': 'جارٍ الحفظ',
  'reset.doneTitle': 'تم تغيير كلمة المرور',
  'reset.doneText': 'سجّل الدخول بكلمة المرور الجديدة. تم تسجيل الخروج من جميع الأجهزة.',
  'reset.signedInText': 'تم تسجيل دخولك. تم تسجيل الخروج من جميع الأجهزة الأخرى.',

  'link.invalidTitle': 'هذا الرابط لا يعمل',
  'link.invalidText': 'تأكد من أنك فتحت الرابط كاملًا من الرسالة.',
  'link.expiredTitle': 'انتهت صلاحية هذا الرابط',
  'link.expiredText': 'يمكننا إرسال رابط جديد إليك.',
  'link.usedTitle': 'استُخدم هذا الرابط من قبل',
  'link.usedText': 'يعمل كل رابط مرة واحدة. يمكننا إرسال رابط جديد إليك.',
  'link.attemptsTitle': 'محاولات كثيرة جدًا',
  'link.attemptsText': 'لم يعد هذا الرابط صالحًا. يمكننا إرسال رابط جديد إليك.',
  'link.requestNew': 'طلب رابط جديد',

  'verification.title': 'تأكيد بريدك الإلكتروني',
  'verification.text': 'أكّد أن عنوان البريد الإلكتروني هذا لك.',
  'verification.verify': 'تأكيد',
  'verification.pending': 'جارٍ التأكيد',
  'verification.doneTitle': 'تم تأكيد البريد الإلكتروني',
  'verification.doneText': 'تم تأكيد عنوان بريدك الإلكتروني.',
  'verification.signInText': 'سجّل الدخول ليُرسل إليك رابط جديد.',
  'verification.ownAccountText':
    'سيُضاف عنوان البريد الإلكتروني هذا إلى حساب لم تسجّل الدخول إليه. إذا كان الحساب لك، فسجّل الدخول إليه ثم أكّد العنوان.',
  'verification.sendNew': 'إرسال رابط جديد',
  'verification.sending': 'جارٍ الإرسال',
  'verification.sentTitle': 'تفقّد بريدك',
  'verification.sentText': 'هناك رابط جديد في طريقه إلى {email}.',

  'invitation.title': 'هل تريد الانضمام إلى {team}؟',
  'invitation.text': 'ستنضم باسم {name}.',
  'invitation.otherAccount': 'استخدام حساب آخر',
  'invitation.join': 'انضمام',
  'invitation.pending': 'جارٍ الانضمام',
  'invitation.ignore': 'ليس الآن',
  'invitation.signInTitle': 'وصلتك دعوة إلى فريق',
  'invitation.signInText': 'سجّل الدخول أو أنشئ حسابًا للقبول.',
  'invitation.usedText':
    'إذا كنت قد قبلتها، فستجد الفريق بين فرقك. وإلا فاطلب دعوة جديدة ممن دعاك.',
  'invitation.askAgain': 'اطلب دعوة جديدة ممن دعاك.',
  'invitation.doneTitle': 'أصبحت في {team}',
  'invitation.doneText': 'ستجده بين فرقك من الآن فصاعدًا.',

  'oauth.title': 'جارٍ تسجيل دخولك',
  'oauth.failedTitle': 'لم ينجح تسجيل الدخول هذا',
  'oauth.failedText': 'استغرق وقتًا طويلًا، أو اكتمل من قبل، أو بدأ في متصفح آخر.',
  'oauth.signInAgain': 'تسجيل الدخول مرة أخرى',

  'cli.title': 'هل تسمح بالوصول من سطر الأوامر؟',
  'cli.text':
    'يطلب برنامج يعمل من سطر الأوامر أن يتصرف باسمك. لا تتابع إلا إذا كنت قد شغّلته بنفسك للتو.',
  'cli.textOf':
    'يطلب برنامج يعمل من سطر الأوامر أن يتصرف باسم {name}. لا تتابع إلا إذا كنت قد شغّلته بنفسك للتو.',
  'cli.warning':
    'هل أرسل إليك أحدهم هذا الرابط؟ إذن ألغِ العملية. نحن لا نرسل مثل هذه الروابط أبدًا.',
  'cli.code': 'إذا عرض البرنامج رمزًا فيجب أن يكون هذا الرمز:',
  'cli.requested': 'طُلب {time} من العنوان {address}',
  'cli.authorize': 'السماح',
  'cli.pending': 'جارٍ السماح',
  'cli.doneTitle': 'تم تسجيل دخول البرنامج',
  'cli.doneText': 'عُد إلى البرنامج. يمكنك إغلاق هذه النافذة.',
  'cli.close': 'إغلاق',
  'cli.canceledTitle': 'تم رفض الوصول',
  'cli.canceledText': 'يمكنك إغلاق هذه النافذة.',
  'cli.failedTitle': 'هذا الرابط لا يعمل',
  'cli.failedText': 'استُخدم من قبل، أو انتهت صلاحيته، أو كان ناقصًا. ابدأ من جديد في البرنامج.',

  'errorPage.title': 'حدث خطأ ما',
  'errorPage.unknownText': 'حاول مرة أخرى. إذا استمر الأمر، فتواصل مع المسؤول عن هذا الموقع.',
  'errorPage.connectTitle': 'تعذّر ربط هذا الحساب',
  'errorPage.connectAgain': 'الربط من جديد',
  'errorPage.notConnectedText': 'لم يُمنح الوصول هناك، لذلك لم يُربط شيء.',
  'errorPage.deniedTitle': 'أُلغي تسجيل الدخول',
  'errorPage.signInAgain': 'تسجيل الدخول مرة أخرى',
  'errorPage.code': 'رمز الخطأ',
}
