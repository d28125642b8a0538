import type { eventMails } from './en-event-mails.ts'

export const arEventMails: typeof eventMails = {
  moved: {
    subject: 'موعد أو مكان جديد: {eventTitle}',
    preheader: 'الموعد الآن: {eventDate}. مقعدك محفوظ.',
    markdown: `# تغيير، {name}

للفعالية التي حجزت فيها مقعدًا موعد أو مكان جديد. مقعدك محفوظ ولا يلزمك فعل شيء.

سابقًا: {formerDate}، {formerPlace}

[تحديث التقويم]({calendarUrl})

الحضور غير ممكن؟ [إتاحة مقعدك]({cancelPlaceUrl}) تسمح لشخص آخر بالحضور.
`,
  },
  cancelled: {
    subject: 'تم الإلغاء: {eventTitle}',
    preheader: 'لن تُقام الفعالية. لا يلزمك فعل شيء.',
    markdown: `# إلغاء {eventTitle}

مرحبًا {name}، نأسف لإبلاغك بأن هذه الفعالية لن تُقام. كان موعدها {eventDate}.

لا يلزمك فعل شيء. ملف التقويم المرفق بهذه الرسالة يحذف الموعد من تقويمك.
`,
  },
}
