import { createTransport } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

/** Sends the same message over and over on so many sessions, with nothing else to do. Answers mails a second. */
export const plainLines = async (
  port: number,
  mail: { from: string; to: string; raw: Buffer },
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> => {
  const end = performance.now() + seconds * 1000
  const began = performance.now()
  const sent = await Promise.all(
    Array.from({ length: connections }, () => oneLine(port, mail, () => performance.now() < end)),
  )
  return (sent.reduce((sum, mails) => sum + mails, 0) / (performance.now() - began)) * 1000
}

const oneLine = async (
  port: number,
  { from, to, raw }: Parameters<typeof plainLines>[1],
  goesOn: () => boolean,
): Promise<number> => {
  const line = new SMTPConnection({ host: '127.0.0.1', port, ignoreTLS: true })
  await new Promise<void>((resolve, reject) => {
    line.once('error', reject)
    line.connect((error) => (error ? reject(error) : resolve()))
  })
  let mails = 0
  for (; goesOn(); mails += 1)
    await new Promise<void>((resolve, reject) =>
      line.send({ from, to: [to], size: raw.length }, raw, (error) => (error ? reject(error) : resolve())),
    )
  line.quit()
  return mails
}

/** What the SMTP library's own pool comes to, which builds every mail anew: no database, no product. */
export const libraryPool = async (
  port: number,
  mail: { from: string; to: string; subject: string; text: string; html: string },
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> => {
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    ignoreTLS: true,
    pool: true,
    maxConnections: connections,
  })
  const began = performance.now()
  let sent = 0
  const sendOn = async () => {
    for (; performance.now() < began + seconds * 1000; sent += 1) await transport.sendMail(mail)
  }
  await Promise.all(Array.from({ length: connections * 2 }, sendOn))
  transport.close()
  return (sent / (performance.now() - began)) * 1000
}
