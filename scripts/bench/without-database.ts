import { createTransport } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import { rawMail } from '../../server/adapters/mail/raw-mail.ts'
import { composeMail } from '../../server/pipeline/mail/compose-mail.ts'

type Settings = { port: number; connections: number; secret: string; publicOrigin: string }

const durationMs = 8000

export const withoutDatabase = (site: ServedSite, { port, connections, secret, publicOrigin }: Settings) => {
  const [email] = Object.values(site.emails)
  const [campaign] = Object.values(site.campaigns)
  const coach = site.coaches['harbor']
  if (!email || !campaign || !coach) throw new Error('The site of this measurement is incomplete.')
  const lead = { email: 'reader@example.com', name: 'Ann' }
  const effectId = 'bench'
  const mail = composeMail({
    email,
    campaign,
    coach,
    lead,
    effectId,
    publicOrigin,
    secret,
  })
  return {
    ceilingOfSink: async () => {
      const raw = await rawMail(mail)
      const freshEnvelope = () => ({ from: mail.from.address, to: [mail.to], size: raw.length })
      return mailsPerSecond(connections, async () => {
        const session = new SMTPConnection({ host: '127.0.0.1', port, ignoreTLS: true })
        await new Promise<void>((resolve, reject) => {
          session.once('error', reject)
          session.connect((error) => (error ? reject(error) : resolve()))
        })
        const send = () =>
          new Promise<void>((resolve, reject) =>
            session.send(freshEnvelope(), raw, (error) => (error ? reject(error) : resolve())),
          )
        return { send, close: () => session.quit() }
      })
    },
    libraryPool: async () => {
      const server = { host: '127.0.0.1', port, ignoreTLS: true }
      const transport = createTransport({ ...server, pool: true, maxConnections: connections })
      const { from, to, subject, text, html } = mail
      const message = { from: from.address, to, subject, text, html }
      const send = () => transport.sendMail(message)
      const perSecond = await mailsPerSecond(connections * 2, async () => ({ send, close: () => {} }))
      transport.close()
      return perSecond
    },
  }
}

type Sender = { send: () => Promise<unknown>; close: () => void }

const mailsPerSecond = async (senders: number, open: () => Promise<Sender>): Promise<number> => {
  const began = performance.now()
  let sent = 0
  const sendAll = async () => {
    const { send, close } = await open()
    for (; performance.now() < began + durationMs; sent += 1) await send()
    close()
  }
  await Promise.all(Array.from({ length: senders }, sendAll))
  return (sent / (performance.now() - began)) * 1000
}
