import { join } from 'node:path'
import { readDkimKey } from '../adapters/mail/dkim.ts'
import { createMailbox, readMail } from '../adapters/mail/mailbox.ts'
import type { Pool } from '../adapters/postgres.ts'
import { signatureCheck } from '../adapters/signed-webhook.ts'
import { createSmtpMailer } from '../adapters/mail/smtp.ts'
import type { Settings } from '../settings/env.ts'
import { createMailEvents } from '../subscriptions/mail-events.ts'
import type { Clock, Mailbox, Mailer } from '../ports.ts'

/** The mailer that the settings name. Throws `StartRefused` for a key that cannot sign. */
export const openMail = (
  { smtpUrl, dataDir, dkim, mailConnections }: Settings,
  given: Mailer | undefined,
): { mailer: Mailer; mailbox: Mailbox | null } => {
  if (given) return { mailer: given, mailbox: null }
  const signing = dkim && { dkim: readDkimKey(dkim) }
  if (smtpUrl)
    return { mailer: createSmtpMailer(smtpUrl, { connections: mailConnections, ...signing }), mailbox: null }
  const mailbox = createMailbox(join(dataDir, 'mailbox'))
  return { mailer: mailbox, mailbox }
}

/** A mail of the local mailbox as staff read it. */
export const readMailOf = (mailbox: Mailbox) => async (id: string) => {
  const raw = await mailbox.read(id)
  return raw && { id, ...(await readMail(raw)) }
}

/** Takes reports of bounces and complaints; null while no secret is set to verify them. */
export const openMailEvents = (
  { mailEventsSecret, secret }: Settings & { secret: string },
  deps: { pool: Pool; clock: Clock },
) =>
  mailEventsSecret === undefined
    ? null
    : createMailEvents({ ...deps, secret, isGenuine: signatureCheck(mailEventsSecret) })
