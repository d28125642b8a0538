import { arabicCount, hour, letter, minute, month, seat, year } from './ar-count.ts'
import type { Usual } from './in-language.ts'

const hoursAndMinutes = (hours: string, minutes: string) =>
  `${arabicCount(hours, hour)} ${minutes === '30' ? 'ونصف' : `و${arabicCount(minutes, minute)}`}`

export const arUsual = {
  // Sections
  'Opens the calendar in a new tab.': 'يفتح التقويم في علامة تبويب جديدة.',
  'What to bring': 'ما يلزم إحضاره',
  'Please enter a prompt for image generation': 'يُرجى وصف الصورة أولًا',
  'Image generated successfully!': 'صورتك جاهزة!',
  'Failed to generate image': 'تعذّر إنشاء الصورة',
  'Image copied to clipboard!': 'تم نسخ الصورة!',
  'Failed to copy image to clipboard': 'تعذّر نسخ الصورة',
  'Describe the picture': 'وصف الصورة',
  Generate: 'إنشاء',
  'Generating…': 'جارٍ الإنشاء…',
  'Or start from one of these': 'أو البدء من أحد هذه الأوصاف',
  'Your picture appears here.': 'ستظهر صورتك هنا.',
  'An example. Yours appears here.': 'هذا مثال. ستظهر صورتك هنا.',
  'Your picture is being made. This takes up to a minute.': 'يجري إعداد صورتك. قد يستغرق ذلك دقيقة.',
  'Change the words': 'تعديل الوصف',
  'Made from': 'أُنشئت من الوصف',
  'As the image service read it': 'كما فهمتها خدمة الصور',
  Download: 'تنزيل',
  Copy: 'نسخ',
  'Not set up yet.': 'لم يتم الإعداد بعد.',
  'No image service is connected, so no pictures can be made on this page for now.':
    'لا توجد خدمة صور متصلة، لذلك لا يمكن إنشاء صور في هذه الصفحة حاليًا.',

  // Templates: what several have
  'Meet {}': 'نبذة عن {}',
  'Your host': 'من يستضيفك',
  'Portrait of {}': 'صورة {}',
  'Your name': 'اسمك',
  'Email address': 'البريد الإلكتروني',
  'Something is missing': 'هناك ما ينقص',
  'Is it for you?': 'هل هذا مناسب لك؟',
  'Come if': 'يناسبك الحضور إذا',
  'Before you sign up': 'قبل التسجيل',
  'How it goes': 'كيف تسير الأمور',
  'In a few minutes: open the email.': 'بعد دقائق: رسالة في بريدك.',
  'Nothing there? Look in spam, and move it to your inbox.':
    'لم تصل؟ قد تكون في الرسائل غير المرغوب فيها، ويمكن نقلها إلى صندوق الوارد.',
  'In that email: confirm your address.': 'في تلك الرسالة: تأكيد عنوانك.',
  'Press the button at its end, and what follows can come. Does it not ask? Then you have confirmed before.':
    'ضغطة واحدة على الزر في آخرها، وتصلك بقية الرسائل. لا تسأل الرسالة عن ذلك؟ إذن عنوانك مؤكد من قبل.',
  'We have written to {email}.': 'أرسلنا رسالة إلى {email}.',
  '{#} minutes': (minutes) => arabicCount(minutes, minute),
  '{#} hours': (hours) => arabicCount(hours, hour),
  '{#} hours {#} minutes': hoursAndMinutes,
  '{#} hours {#} minute': hoursAndMinutes,
  minutes: 'المدة بالدقائق',
  hours: 'المدة بالساعات',
  '{#} hr {#} min': hoursAndMinutes,
  'in all': 'المدة',

  // Template lead-magnet
  'Free guide': 'دليل مجاني',
  'Get your free copy': 'نسختك المجانية',
  'It comes by email within a few minutes.': 'تصلك بالبريد الإلكتروني خلال دقائق.',
  'Send me the guide': 'أريد الدليل',
  'Check your email': 'الدليل في بريدك',
  '{} is on its way to {email}.': 'أرسلنا «{}» إلى {email}.',
  'About the author': 'من كتب هذا الدليل',
  '{} *by email within minutes*': '{} *عبر البريد خلال دقائق*',
  'Cover of {}': 'غلاف {}',
  'Today: read the first page.': 'اليوم: قراءة الصفحة الأولى.',
  'Mark the one idea that fits your week.': 'مع اختيار الفكرة الأنسب لأسبوعك.',
  'This week: try that idea.': 'هذا الأسبوع: تجربة تلك الفكرة.',
  'Reply to the email and say how it went.': 'يسعدنا أن نعرف النتيجة بالرد على الرسالة.',
  'Enjoy the read. {}': 'قراءة ممتعة. {}',
  'Download the PDF': 'تنزيل ملف PDF',
  'What you will find inside': 'ماذا في الدليل',
  Name: 'الاسم',
  'Email Address': 'البريد الإلكتروني',
  'Sending Your Guide...': 'جارٍ إرسال الدليل…',
  'Your guide, then one more email. One click to leave.':
    'يصلك الدليل، ثم رسالة أخرى. إلغاء الاشتراك بنقرة واحدة.',
  'Your guide, then {#} more emails. One click to leave.': (mails) =>
    `يصلك الدليل، ثم ${arabicCount(mails, letter)}. إلغاء الاشتراك بنقرة واحدة.`,
  'Your guide, and one click to leave in every email.':
    'يصلك الدليل، وفي كل رسالة رابط لإلغاء الاشتراك بنقرة واحدة.',
  'Please fill in all fields': 'يُرجى ملء كل الحقول',
  'Both name and email are required to access your free guide.':
    'نحتاج إلى الاسم والبريد الإلكتروني لإرسال الدليل المجاني.',
  'Success! 🎉': 'تم بنجاح! 🎉',
  'Check your email for your {}!': 'رسالة في بريدك: أرسلنا «{}»!',
  'Oops! Something went wrong': 'عذرًا، حدث خطأ ما',
  'Please try again or contact support if the issue persists. {message}':
    'يُرجى المحاولة مرة أخرى، ومراسلتنا إذا تكرر الخطأ. {message}',
  'There was an issue creating your account. Please try again. Lead creation failed: {message}':
    'تعذّر حفظ بياناتك. يُرجى المحاولة مرة أخرى. {message}',
  'There was an issue setting up your account. Please try again. {message}':
    'تعذّر إتمام التسجيل. يُرجى المحاولة مرة أخرى. {message}',
  'System configuration error. Please contact support. {message}':
    'هناك خطأ في الإعدادات. يُرجى مراسلتنا. {message}',
  'Please try again or contact support if the issue persists. Mailchimp subscription failed: {message}':
    'تعذّرت إضافتك إلى القائمة. يُرجى المحاولة مرة أخرى. {message}',
  'There was an issue sending your email. Please check your email address and try again. Email delivery failed: {message}':
    'تعذّر إرسال الرسالة. يُرجى التحقق من عنوان بريدك والمحاولة مرة أخرى. {message}',

  // Template event
  'Live event': 'لقاء مباشر',
  'Save your place': 'حجز مقعدك',
  'Your confirmation comes by email within a few minutes.': 'تصلك رسالة التأكيد خلال دقائق.',
  'Save my place': 'أريد مقعدًا',
  'Your place is saved': 'تم حجز مقعدك',
  'Stay at home if': 'لا يناسبك الحضور إذا',
  '{#} places. *One date.*': (places) => `${arabicCount(places, seat)}. *موعد واحد.*`,
  '1 place. *One date.*': 'مقعد واحد. *موعد واحد.*',
  '{#} places. *Every time.*': (places) => `${arabicCount(places, seat)}. *في كل مرة.*`,
  '1 place. *Every time.*': 'مقعد واحد. *في كل مرة.*',
  place: 'عدد المقاعد',
  places: 'عدد المقاعد',
  'What happens': 'ماذا سيحدث',
  'Today: put it into your calendar.': 'اليوم: إضافة الموعد إلى تقويمك.',
  'The calendar link opens a file that does it.': 'رابط التقويم يفتح ملفًا يقوم بذلك.',
  'If you cannot come: say so.': 'الحضور غير ممكن؟ يُرجى إبلاغنا.',
  'Somebody else will be glad of your place.': 'سيفرح شخص آخر بمقعدك.',
  'Add it to my calendar': 'إضافة إلى تقويمي',
  'Live, online': 'مباشر عبر الإنترنت',
  'Saving your place...': 'جارٍ حجز مقعدك…',
  'Emails about this event only, and one click to leave in each.':
    'رسائل عن هذه الفعالية فقط، وفي كل منها رابط لإلغاء الاشتراك بنقرة واحدة.',
  'Please fill in the fields that are marked.': 'يُرجى ملء الحقول المحددة.',
  'Check your email for the details.': 'كل التفاصيل في بريدك الإلكتروني.',
  'The email may take a little longer.': 'قد تتأخر الرسالة قليلًا.',
  '{left} of {capacity} places left.': 'المقاعد المتبقية: {left} من {capacity}.',
  'Your place is safe': 'مقعدك محجوز بالفعل',
  'You are signed up already. The details are in your email.': 'سبق تسجيلك. كل التفاصيل في بريدك الإلكتروني.',
  'All places are taken': 'كل المقاعد محجوزة',
  'Check back soon: when somebody cancels, their place opens up here right away.':
    'قد يتوفر مقعد قريبًا: إذا اعتذر أحد المسجلين، يظهر مقعده هنا فورًا.',
  'This event is over': 'انتهت هذه الفعالية',
  'Thank you to everybody who came.': 'شكرًا لكل من حضر.',

  // Template webinar
  'Free masterclass': 'ورشة مجانية',
  'Save your spot': 'حجز مكانك في الورشة',
  'Your access comes by email within a few minutes.': 'يصلك رابط المشاهدة بالبريد الإلكتروني خلال دقائق.',
  'Save my spot': 'أريد رابط الورشة',
  'Open the class': 'فتح الورشة',
  'You are in': 'تم تسجيلك',
  'Skip it if': 'لا تناسبك إذا',
  '*{},* and you have seen it all': '*{}،* وتكتمل الصورة',
  'On demand, at your own pace': 'في أي وقت، وبالسرعة التي تناسبك',
  'What the class holds': 'محتوى الورشة',
  'Say where to write.': 'عنوان نراسلك عليه.',
  'A name and an address, nothing else.': 'الاسم والعنوان، لا أكثر.',
  'Open the email.': 'فتح الرسالة.',
  'It is there in a few minutes, with your access.': 'تصلك خلال دقائق، وفيها رابط المشاهدة.',
  'Take {}.': 'المدة: {}.',
  'Today or next week: there is no date to miss.': 'اليوم أو الأسبوع القادم: لا موعد يفوتك.',
  'Saving your spot...': 'جارٍ التسجيل…',
  'Your access, then one more email. One click to leave.':
    'يصلك رابط المشاهدة، ثم رسالة أخرى. إلغاء الاشتراك بنقرة واحدة.',
  'Your access, then {#} more emails. One click to leave.': (mails) =>
    `يصلك رابط المشاهدة، ثم ${arabicCount(mails, letter)}. إلغاء الاشتراك بنقرة واحدة.`,
  'Your access, and one click to leave in every email.':
    'رابط المشاهدة، وفي كل رسالة رابط لإلغاء الاشتراك بنقرة واحدة.',
  'Please fill in both your name and your address.': 'يُرجى كتابة الاسم وعنوان البريد.',
  'Check your email for your access.': 'رابط المشاهدة في بريدك الإلكتروني.',
  'That did not work': 'لم ينجح ذلك',
  'Please try again in a moment.': 'يُرجى المحاولة مرة أخرى بعد قليل.',
  'Your email could not be sent. Please check the address and try again. {message}':
    'تعذّر إرسال الرسالة. يُرجى التحقق من العنوان والمحاولة مرة أخرى. {message}',

  // Template booking
  'Book a call': 'حجز مكالمة',
  'By video': 'عبر الفيديو',
  'Choose a time': 'اختيار الموعد',
  'Choose your time': 'اختيار موعدك',
  'Who you will talk to': 'مع من ستكون المكالمة',
  'Book if': 'يناسبك الحجز إذا',
  'Do not book if': 'لا يناسبك الحجز إذا',
  'Before you book': 'قبل الحجز',
  'Put *{}* in your week': '*{}* من أسبوعك',
  'What you have when it is over': 'ما يبقى معك بعد المكالمة',
  'Have these to hand': 'ما يُستحسن تحضيره',
  'Pick a day, then an hour. The calendar names its time zone.':
    'اختر يومًا ثم ساعة. ويذكر التقويم منطقته الزمنية.',
  'Open the calendar in a new tab': 'فتح التقويم في علامة تبويب جديدة',
  'Cannot see the calendar here?': 'التقويم لا يظهر هنا؟',
  'Choose a time.': 'اختيار موعد.',
  'The calendar shows what is free.': 'يعرض التقويم المواعيد المتاحة.',
  'Confirm it there.': 'تأكيده هناك.',
  'The calendar sends you the details.': 'يرسل لك التقويم كل التفاصيل.',
  'Talk for {}.': 'مدة المكالمة: {}.',
  'Bring your questions. They come first.': 'أسئلتك تأتي أولًا.',

  // Template privacy
  Privacy: 'الخصوصية',
  'What we keep *about you*': 'ما الذي نحتفظ به *عنك*',
  '{} keeps what you send, uses it for what you asked for, and erases it when you say so.':
    'يحتفظ {} بما أرسلته، ويستخدمه لما طلبته، ويمحوه متى طلبت ذلك.',
  'What we keep': 'ما الذي نحتفظ به',
  'What you enter in a form: your name, your email address, your answers. With it the day, the page, the link you came by, the words you agreed to and a fingerprint of your network address.':
    'ما كتبته في النموذج: الاسم وعنوان البريد والإجابات. ومعها اليوم والصفحة والرابط الذي أوصلك والنص الذي وافقت عليه وبصمة لعنوان IP الخاص بك.',
  'Which emails we sent you, and whether they arrived. We do not record whether you open them, or what you press in them.':
    'الرسائل التي أرسلناها إليك وهل وصلت. لا نسجّل فتحها ولا الضغط على ما فيها.',
  'How often a page is viewed: counted without cookies, and without anything that tells one visitor from another.':
    'عدد مرات عرض الصفحة: نحسبه من دون ملفات تعريف الارتباط ومن دون أي شيء يميّز زائرًا عن آخر.',
  'What we use it for': 'فيم نستخدمه',
  'For what you asked for: the guide, the call, the event, and the emails that the form announced. For nothing else.':
    'لما طلبته: الدليل والمكالمة والفعالية والرسائل التي أعلن عنها النموذج. لا لشيء آخر.',
  'Who else sees it': 'من يطّلع عليه أيضًا',
  'The companies that run our server and carry our emails, on our behalf.':
    'الشركات التي تشغّل خادمنا وتنقل رسائلنا نيابة عنا.',
  'Mailchimp, United States, if you subscribed to the mailing list.':
    'Mailchimp في الولايات المتحدة، إذا اشتركت في القائمة البريدية.',
  'Plausible, Estonia: counts visits and sent forms, without cookies.':
    'Plausible في إستونيا: يُحصي الزيارات والنماذج المرسلة، من دون ملفات تعريف الارتباط.',
  'Matomo at {}, which counts visits and sent forms, without cookies.':
    'Matomo على {}: يُحصي الزيارات والنماذج المرسلة، من دون ملفات تعريف الارتباط.',
  'Matomo at {}, which counts visits and sent forms with cookies, if you agreed to it.':
    'Matomo على {}: يُحصي الزيارات والنماذج المرسلة بملفات تعريف الارتباط، إذا وافقت على ذلك.',
  'Google Analytics, United States: counts visits and sent forms with cookies, if you agreed to it.':
    'Google Analytics في الولايات المتحدة: يُحصي الزيارات والنماذج المرسلة بملفات تعريف الارتباط، إذا وافقت على ذلك.',
  'Meta, United States: learns of your visit and of sent forms with cookies, if you agreed to it.':
    'Meta في الولايات المتحدة: تعرف زيارتك والنماذج المرسلة بملفات تعريف الارتباط، إذا وافقت على ذلك.',
  'You change what you agreed to at the foot of each page.': 'يمكنك تغيير موافقتك في أسفل كل صفحة.',
  '{}, if you book a time in the calendar there: its own rules hold.':
    '{}، إذا حجزت موعدًا في التقويم هناك: تسري قواعده الخاصة.',
  'How long': 'إلى متى',
  'Until you ask us to erase it.': 'إلى أن يصلنا طلبك بمحوه.',
  'For {} after your last form, email or event. Then all of it is erased.':
    'لمدة {} بعد آخر نموذج أو رسالة أو فعالية. ثم يُمحى كل شيء.',
  '1 month': 'شهر واحد',
  '{#} months': (months) => arabicCount(months, month),
  '1 year': 'سنة واحدة',
  '{#} years': (years) => arabicCount(years, year),
  'If you stop our emails, we keep a fingerprint of your address, which nobody can read back, so that nothing is sent to it again.':
    'إذا أوقفت رسائلنا، نحتفظ ببصمة لعنوانك لا يستطيع أحد قراءتها، حتى لا يُرسل إليه شيء بعد ذلك.',
  'What you can do': 'ما الذي يمكنك فعله',
  'Stop all emails: each of them has a link for that, which works with one press.':
    'إيقاف كل الرسائل: في كل منها رابط لذلك يعمل بضغطة واحدة.',
  'See, take with you or erase what we keep: each of our emails has the link “Your data” for that. To correct something, write to us.':
    'الاطلاع على ما نحتفظ به أو أخذ نسخة منه أو محوه: في كل رسالة منا رابط «بياناتك» لذلك. وللتصحيح تكفي رسالة إلينا.',
  'You may also complain to the authority for data protection where you live.':
    'يمكنك أيضًا تقديم شكوى إلى سلطة حماية البيانات في بلد إقامتك.',
  'Write to us': 'مراسلتنا',
  'What else there is to say': 'ما يجب قوله أيضًا',
  'Who answers for it': 'من المسؤول عن بياناتك',
  'As of {}.': 'آخر تحديث: {}.',

  // Templates terms and contact
  Terms: 'الشروط',
  'What we *agree on*': 'ما *نتفق عليه*',
  'What {} offers, what it costs, and how you get out of it.':
    'ما يقدّمه {}، وكم يكلّف، وكيف يمكن الانسحاب منه.',
  'Price: {}': 'السعر: {}',
  'Places: {#}': 'المقاعد: {#}',
  'To the page': 'إلى الصفحة',
  'How you sign up': 'كيفية التسجيل',
  'You send the form of a page. What it offers is yours once the page or the email says so.':
    'يكفي إرسال نموذج الصفحة. ويصبح ما تقدّمه لك متى ذكرت ذلك الصفحة أو الرسالة.',
  'When all places are taken, the page says so, and nobody more is let in.':
    'عند امتلاء المقاعد تذكر الصفحة ذلك، ولا يُقبل أحد بعدها.',
  'How you get out': 'كيفية الانسحاب',
  'Emails: each of them has a link that stops them, with one press.':
    'الرسائل: في كل منها رابط يوقفها بضغطة واحدة.',
  'A place: each email about the event has a link that gives it back, with one press.':
    'المقعد: في كل رسالة عن الفعالية رابط يعيده بضغطة واحدة.',
  'Whom you deal with': 'من هو الطرف الآخر',
  Contact: 'التواصل',
  'How to *reach us*': 'كيفية *التواصل معنا*',
  'Name, address and email of {}.': 'اسم {} وعنوانه وبريده الإلكتروني.',
  'By email': 'بالبريد الإلكتروني',
  'By phone': 'بالهاتف',
  'By post': 'بالبريد العادي',
  'Call us': 'الاتصال بنا',
  'Ask *here*': 'هل لديك *سؤال*؟',
  'Your question': 'سؤالك',
  'Send it': 'إرسال',
  'Sending...': 'جارٍ الإرسال…',
  'Used to answer you, and for nothing else.': 'للرد عليك فقط، لا لشيء آخر.',
  'Your question is here': 'وصل سؤالك',
  'The answer goes to {email}.': 'يصل الرد إلى {email}.',
  'Anything else: write to us.': 'لأي أمر آخر: تكفي رسالة إلينا.',
  'The answer comes by email.': 'يصل الرد بالبريد الإلكتروني.',
} satisfies Usual
