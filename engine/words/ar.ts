import { arabicCount, character } from './ar-count.ts'
import { arEventMails } from './ar-event-mails.ts'
import { arUsual } from './ar-usual.ts'
import type { Words } from './en.ts'
import { ownData, ownDataMail } from './own-data/ar.ts'

/** Figures as in Arabic of the Maghreb and of most Arabic sites: files, prices and telephone numbers have the same. */
const locale = 'ar-u-nu-latn'

/** "من 1 إلى 9", "بدءًا من 1" or "حتى 9". */
const between = (from: string | number | undefined, to: string | number | undefined): string => {
  if (from === undefined) return `حتى ${to}`
  return to === undefined ? `بدءًا من ${from}` : `من ${from} إلى ${to}`
}

const spokenDay = (day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const spokenTime = (time: string): string =>
  time
    .replace(/^(12:\d\d)\s*م$/, '$1 ظهرًا')
    .replace(/\s*ص$/, ' صباحًا')
    .replace(/\s*م$/, ' مساءً')

export const ar: Words = {
  locale,
  comma: '، ',
  colon: ': ',
  refusal: {
    tooLong: (most) => `يُرجى الاختصار. الحد الأقصى: ${arabicCount(String(most), character)}.`,
    unusual: 'تتضمن الإجابة رموزًا لا يمكن حفظها. يُرجى كتابتها من جديد.',
    unknownField: 'لا يوجد حقل كهذا في النموذج.',
    exact: {
      phone: 'يُرجى التحقق من رقم الهاتف هذا.',
      phoneWithoutCode: 'يُرجى البدء برمز البلد، مثل ‎+971‎.',
      address: 'يُرجى التحقق من هذا العنوان. الشكل المطلوب: example.com.',
      day: 'يُرجى اختيار يوم.',
      dayOutside: (from, to) => `يُرجى اختيار يوم ${between(from && spokenDay(from), to && spokenDay(to))}.`,
      number: 'يُرجى كتابة رقم.',
      numberOutside: (min, max) => `يُرجى كتابة رقم ${between(min, max)}.`,
    },
  },
  refusals: {
    missing_fields: 'يُرجى ملء الحقول المطلوبة.',
    invalid_email: 'يُرجى كتابة عنوان بريد إلكتروني صحيح.',
    invalid_answer: 'يُرجى التحقق من الإجابات.',
    too_long: 'إحدى الإجابات أطول من اللازم.',
    bad_option: 'يُرجى اختيار أحد الخيارات.',
    unknown_field: 'أرسل النموذج حقلًا لا ينتمي إليه. يُرجى إعادة تحميل الصفحة.',
    bad_json: 'تعذّرت قراءة النموذج. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
    unsupported_media: 'لا يمكن قراءة هذا النوع من المحتوى هنا.',
    too_large: 'حجم النموذج أكبر من أن يُرسل.',
    forbidden_origin: 'لا يمكن إرسال هذا النموذج إلا من صفحته.',
    unknown_campaign: 'هذا النموذج لم يعد متاحًا.',
    rate_limited: 'محاولات كثيرة. يُرجى الانتظار بضع دقائق ثم المحاولة مرة أخرى.',
    already_registered: 'هذا العنوان مسجل بالفعل.',
    event_full: 'اكتمل عدد الحضور في هذه الفعالية.',
    idempotency_mismatch: 'سبق إرسال هذا النموذج بإجابات أخرى. يُرجى إعادة تحميل الصفحة.',
    in_progress: 'ما زالت معالجة النموذج جارية. يُرجى الانتظار لحظة.',
    bad_idempotency_key: 'يحمل الطلب مفتاحًا لا يمكن استخدامه.',
    bad_query: 'لا يوجد شيء بهذا العنوان.',
    unauthorized: 'يُرجى تسجيل الدخول.',
    forbidden: 'هذا الإجراء غير مسموح لك.',
    not_found: 'لا يوجد شيء هنا.',
    method_not_allowed: 'هذا الإجراء غير ممكن هنا.',
    step_failed: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
    not_configured: 'لم يتم إعداد هذا بعد.',
    event_over: 'انتهت هذه الفعالية.',
    timeout: 'استغرق ذلك وقتًا طويلًا. يُرجى المحاولة مرة أخرى.',
    misdirected: 'هذا النطاق غير متاح هنا.',
    temporarily_unavailable: 'لا يمكن الحفظ حاليًا. يُرجى المحاولة مرة أخرى بعد قليل.',
    budget_exhausted: 'نفدت ميزانية اليوم. يسعدنا استقبالك غدًا.',
    internal: 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى.',
  },
  image: { dismiss: 'إغلاق هذه الرسالة' },
  page: {
    done: { back: 'العودة إلى الصفحة' },
    print: { signUpAt: (address) => `التسجيل على ${address}` },
    legal: { label: 'معلومات قانونية', privacy: 'الخصوصية', terms: 'الشروط', contact: 'مراسلتنا' },
    consent: {
      label: 'اختيارك',
      text: (names) =>
        `أيمكننا أن نُحصي عبر ${names} زيارتك لهذه الصفحة وإرسال النموذج؟ تُستخدم لذلك ملفات تعريف الارتباط. لا يُحمَّل شيء قبل موافقتك، ويمكن تغيير الاختيار في أسفل الصفحة.`,
      yes: 'نعم، أوافق',
      no: 'لا، شكرًا',
      open: 'خيارات ملفات الارتباط',
    },
    home: {
      title: 'المصباح مضاء',
      text: 'لا يوجد محتوى عام على هذا العنوان. لكل حملة عنوانها.',
      signIn: 'دخول الفريق',
    },
    notFound: { title: '404', text: 'هذه الصفحة غير موجودة', link: 'العودة إلى الصفحة الرئيسية' },
    problem: { title: 'لم ينجح ذلك', reference: 'الرقم المرجعي', link: 'العودة إلى الصفحة الرئيسية' },
    unsubscribe: {
      askTitle: (brand) => `إيقاف الرسائل من ${brand}؟`,
      askText: (brand) =>
        `ضغطة واحدة، ولن تصلك رسائل أخرى من ${brand}. لا حاجة إلى تسجيل الدخول ولا إلى ذكر السبب.`,
      button: 'إلغاء الاشتراك',
      doneTitle: 'تم إلغاء اشتراكك',
      doneText: (brand) => `لن تصلك رسائل أخرى من ${brand}. قد تصل رسالة أُرسلت من قبل.`,
      againTitle: (brand) => `استئناف الرسائل من ${brand}؟`,
      againText: (brand) =>
        `سبق أن ألغيت اشتراكك، لذلك لا نرسل شيئًا قبل موافقتك. ضغطة واحدة، ويصلك من ${brand} ما سجّلت من أجله.`,
      againButton: 'نعم، أريد الرسائل',
      resumedTitle: 'تم استئناف اشتراكك',
      resumedText: (brand) => `سيصلك الآن من ${brand} ما سجّلت من أجله. في كل رسالة رابط للإيقاف.`,
      confirmTitle: 'هل هذا عنوانك؟',
      confirmText: (brand) => `ضغطة واحدة، ويصلك من ${brand} ما سجّلت من أجله. من دونها لن تصل أي رسالة أخرى.`,
      confirmButton: 'نعم، هذا عنواني',
      confirmedTitle: 'تم تأكيد عنوانك',
      confirmedText: (brand) => `سيصلك الآن من ${brand} ما سجّلت من أجله. في كل رسالة رابط للإيقاف.`,
    },
    place: {
      askTitle: 'إتاحة مقعدك لشخص آخر؟',
      askText: (brand) =>
        `ضغطة واحدة، ويمنح ${brand} المقعد لمن يليك. لا حاجة إلى تسجيل الدخول ولا إلى ذكر السبب.`,
      button: 'إتاحة مقعدي',
      doneTitle: 'أصبح مقعدك متاحًا',
      doneText: 'شكرًا على إبلاغنا: يمكن الآن لشخص آخر الحضور. لن تصلك تذكيرات أخرى بهذه الفعالية.',
      again: 'التسجيل من جديد',
      calendar: 'إزالته من تقويمي',
    },
    private: {
      overTitle: 'لا يمكن فتح هذا الرابط',
      overText: (brand) =>
        `يؤدي الرابط إلى محتوى من ${brand} مخصص لشخص واحد، وتنتهي صلاحية هذه الروابط بعد مدة. تكفي كتابة العنوان الذي سجّلت به ليصلك رابط جديد بالبريد.`,
      goneText: (brand) =>
        `يؤدي الرابط إلى محتوى من ${brand} مخصص لشخص واحد، وتنتهي صلاحية هذه الروابط بعد مدة.`,
      email: 'البريد الإلكتروني',
      button: 'إرسال رابط جديد',
      askedTitle: 'رسالة في بريدك الوارد',
      askedText:
        'إذا سبق التسجيل بهذا العنوان، فقد أرسلنا إليه رابطًا جديدًا. لم يصل بعد خمس دقائق؟ قد يكون في الرسائل غير المرغوب فيها.',
      unknown: 'لم يتم التسجيل بعد؟',
      form: 'العودة إلى الصفحة',
    },
    ownData,
    cancelled: { title: 'أُلغيت هذه الفعالية' },
    mailsOff: {
      title: 'شكرًا!',
      stored: 'وصلتنا بياناتك',
      seat: 'مقعدك محجوز',
      none: 'لا تُرسل أي رسائل حاليًا.',
      screen: 'لن تصل رسالة إلى بريدك، فلا حاجة إلى الانتظار.',
    },
    ownTime: 'بتوقيتك:',
    transcript: 'النص الكامل',
    portraitOf: (name) => `صورة مرسومة: ${name}`,
    freeTimes: 'عرض المواعيد المتاحة',
    opensTab: (host) => `يفتح ${host} في علامة تبويب جديدة.`,
    quotes: { open: '«', close: '»' },
    by: '، تأليف ',
    locale,
  },
  event: {
    day: (day) => day,
    open: 'يُعلن لاحقًا',
    online: 'عبر الإنترنت',
    at: (day, time, zone) => `${day}، ${spokenTime(time)} بتوقيت ${zone}`,
  },
  askAgain: (brand) => ({
    subject: `هل نستأنف إرسال رسائل ${brand} إليك؟`,
    preheader: 'سبق أن ألغيت اشتراكك: لا نرسل شيئًا قبل موافقتك.',
    markdown: `# هل نستأنف إرسال رسائل ${brand} إليك؟

تم للتو تسجيل هذا العنوان لدى ${brand}. سبق أن ألغيت اشتراكك، لذلك لا نرسل شيئًا قبل موافقتك.

[نعم، أريد الرسائل]({pageUrl})

لم يكن هذا طلبك؟ إذن لا يلزمك فعل شيء: لن نسأل مرة أخرى ولن تصلك رسالة أخرى.
`,
  }),
  ownDataMail,
  mail: {
    confirm: (brand) =>
      `---\n\n**بقي أمر واحد.** يُرجى تأكيد أن هذا عنوانك. بعد ذلك تصلك بقية رسائل ${brand}، ومن دون التأكيد لن تصلك رسائل أخرى.\n\n[نعم، هذا عنواني]({confirmUrl})`,
    there: '',
    why: (brand) => `وصلتك هذه الرسالة لأن هذا العنوان مسجل لدى ${brand}.`,
    unsubscribe: 'إلغاء الاشتراك',
    ownData: 'بياناتك',
    room: 'الدخول إلى القاعة',
    late: 'قد تتأخر رسالة التأكيد قليلًا.',
  },
  addressRefused: 'رفض خادم البريد هذا العنوان، لذلك لا يمكن أن تصل إليه أي رسالة. يُرجى استخدام عنوان آخر.',
  notice: {
    subject: (campaign) => `تسجيل جديد: ${campaign}`,
    sent: (name, campaign) =>
      name ? `أُرسل نموذج «${campaign}» باسم ${name}.` : `أُرسل نموذج «${campaign}» من دون اسم.`,
    email: 'البريد الإلكتروني',
    source: (source) => `المصدر: ${source}`,
    direct: 'مباشر',
    link: (link) => `(الرابط «${link}»)`,
    reply: 'للرد يكفي الرد على هذه الرسالة.',
    yes: 'نعم',
    no: 'لا',
    digest: (count) => `التسجيلات الجديدة: ${count}`,
    noName: 'من دون اسم',
    from: (source) => `المصدر: ${source}`,
    more: (count) => `وغيرها: ${count}.`,
  },
  guide: { book: 'حجز مكالمة' },
  eventMails: arEventMails,
  usual: arUsual,
}
