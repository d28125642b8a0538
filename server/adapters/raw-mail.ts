import MailComposer from 'nodemailer/lib/mail-composer'
import type { OutgoingMail } from '../ports.ts'

/** The message as RFC 5322 bytes. Addresses go in as objects: a string such as "Joe <a@b>, c" would reach two people. */
export const rawMail = (mail: OutgoingMail): Promise<Buffer> =>
  new MailComposer({
    messageId: `<${mail.messageId}>`,
    from: mail.from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    date: new Date(),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
