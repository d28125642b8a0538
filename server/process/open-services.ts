import { readDkimKey } from '../adapters/mail/dkim.ts'
import { createMailbox, mailboxIn, readMail } from '../adapters/mail/mailbox.ts'
import { createSmtpMailer } from '../adapters/mail/smtp.ts'
import { createMailchimp } from '../adapters/mailchimp/mailchimp.ts'
import { createImagesApart } from '../adapters/openai/images-apart.ts'
import type { Pool } from '../adapters/postgres.ts'
import { signatureCheck } from '../adapters/signed-webhook.ts'
import { createWebhookPoster } from '../adapters/webhook-poster.ts'
import type { FunctionServices } from '../functions/services.ts'
import { createImageDesk, type ImageDesk } from '../images/image-desk.ts'
import { postgresImageSlots } from '../images/image-slots.ts'
import type { Clock, Log, Mailbox, Mailer, MailingList, WebhookPoster } from '../ports.ts'
import type { Settings } from '../settings/env.ts'
import { webhookSecretOf } from '../settings/keys.ts'
import { createMailEvents } from '../subscriptions/mail-events.ts'

type Known = Pick<Settings, 'mailchimp' | 'webhookSecret' | 'secure'> & { secret: string }

export const openServices = (settings: Known): { mailingList?: MailingList; webhooks: WebhookPoster } => ({
  ...(settings.mailchimp && { mailingList: createMailchimp(settings.mailchimp) }),
  // A local installation may post to a program on the same machine.
  webhooks: openWebhooks(settings, { onlyPublic: settings.secure }),
})

export const openWebhooks = (
  { webhookSecret, secret }: Pick<Known, 'webhookSecret' | 'secret'>,
  { onlyPublic }: { onlyPublic: boolean },
) => createWebhookPoster({ secretOf: (name) => webhookSecretOf(webhookSecret ?? secret, name), onlyPublic })

export const openImages = (
  { images }: Pick<Settings, 'images'>,
  { pool, clock, log, note }: { pool: Pool; clock: Clock; log: Log; note: FunctionServices['note'] },
): ImageDesk =>
  createImageDesk({
    maker: images.openai ? createImagesApart(images.openai) : null,
    slots: postgresImageSlots(pool, clock, images),
    clock,
    log,
    note: (message) => note({ name: 'generate-image-openai', message, facts: {} }),
  })

export const openMail = (
  { smtpUrl, dataDir, dkim, mailConnections }: Settings,
  given: Mailer | undefined,
): { mailer: Mailer; mailbox: Mailbox | null } => {
  if (given) return { mailer: given, mailbox: null }
  const signing = dkim && { dkim: readDkimKey(dkim) }
  if (smtpUrl)
    return { mailer: createSmtpMailer(smtpUrl, { connections: mailConnections, ...signing }), mailbox: null }
  const mailbox = createMailbox(mailboxIn(dataDir))
  return { mailer: mailbox, mailbox }
}

export const readMailOf = (mailbox: Mailbox) => async (id: string) => {
  const raw = await mailbox.read(id)
  return raw && { id, ...(await readMail(raw)) }
}

export const openMailEvents = (
  { mailEventsSecret, secret }: Settings & { secret: string },
  deps: { pool: Pool; clock: Clock },
) =>
  mailEventsSecret === undefined
    ? null
    : createMailEvents({ ...deps, secret, isGenuine: signatureCheck(mailEventsSecret) })
