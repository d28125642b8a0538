type Mail = { subject: string }

export const subjectOf = ({ subject }: Mail) => (subject === '' ? '(no subject)' : subject)

/** As a title: the words are to whoever gets the mail. */
export const quotedSubject = (mail: Mail) => (mail.subject === '' ? subjectOf(mail) : `“${mail.subject}”`)
