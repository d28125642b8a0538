import type { MailResult, Mailer, OutgoingMail } from '../../server/ports.ts'

/** Stores mails in memory; replace `answer` to refuse, delay or lose them. */
export const createMemoryMailer = () => {
  const sent: OutgoingMail[] = []
  const mailer: Mailer & {
    sent: OutgoingMail[]
    answer: (mail: OutgoingMail) => MailResult | Promise<MailResult>
  } = {
    sent,
    answer: () => ({ kind: 'sent' }),
    send: async (mail, { beforeBody }) => {
      const result = await mailer.answer(mail)
      if (result.kind === 'sent' || result.kind === 'in_doubt') {
        await beforeBody()
        sent.push(mail)
      }
      return result
    },
    close: async () => {},
  }
  return mailer
}
