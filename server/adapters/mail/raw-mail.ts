import MailComposer from 'nodemailer/lib/mail-composer'
import type { OutgoingMail } from '../../ports.ts'
import { signMail, type DkimKey } from './dkim.ts'

/** RFC 5322 bytes. Addresses are objects: a string such as "Joe <a@b>, c" would reach two people. */
export const rawMail = async (mail: OutgoingMail, key?: DkimKey, at = new Date()): Promise<Buffer> => {
  const raw = await new MailComposer({
    messageId: `<${mail.messageId}>`,
    from: mail.from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...attachmentsOf(mail),
    headers: Object.entries(mail.headers).map(([name, value]) => ({ key: name, value: oneLine(value) })),
    date: at,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
  return key ? signMail(raw, key, mail.from.address.slice(mail.from.address.lastIndexOf('@') + 1)) : raw
}

/** Some mailboxes miss the one-click link in a folded header. */
const oneLine = (value: string) => ({
  prepared: true,
  foldLines: false,
  value: value.replace(/[\r\n]+/g, ' '),
})

/** A calendar entry goes in twice, as mail programs expect it: inline, and as a file. */
const attachmentsOf = ({ attachments = [] }: OutgoingMail) => {
  const calendar = attachments.find(({ contentType }) => methodOf(contentType) !== undefined)
  const files = attachments.filter((file) => file !== calendar)
  return {
    ...(files.length > 0 && { attachments: files }),
    ...(calendar && {
      icalEvent: {
        filename: calendar.filename,
        method: methodOf(calendar.contentType),
        content: calendar.content,
      },
    }),
  }
}

const methodOf = (contentType: string) => /^text\/calendar\b.*\bmethod="?(\w+)/i.exec(contentType)?.[1]
