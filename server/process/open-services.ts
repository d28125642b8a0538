import { createMailchimp } from '../adapters/mailchimp/mailchimp.ts'
import { createImagesApart } from '../adapters/openai/images-apart.ts'
import type { Pool } from '../adapters/postgres.ts'
import { createWebhookPoster } from '../adapters/webhook-poster.ts'
import type { Settings } from '../settings/env.ts'
import { createImageDesk, type ImageDesk } from '../images/image-desk.ts'
import { postgresImageSlots } from '../images/image-slots.ts'
import type { Clock, Log, MailingList, WebhookPoster } from '../ports.ts'
import { webhookSecretOf } from '../settings/webhook-secret.ts'

/** The services that steps call. Without a key there is no mailing list: its runs wait. */
export const openServices = ({
  mailchimp,
  webhookSecret,
  secret,
  secure,
}: Pick<Settings, 'mailchimp' | 'webhookSecret' | 'secure'> & { secret: string }): {
  mailingList?: MailingList
  webhooks: WebhookPoster
} => ({
  ...(mailchimp && { mailingList: createMailchimp(mailchimp) }),
  webhooks: createWebhookPoster({
    secretOf: (coach) => webhookSecretOf(webhookSecret ?? secret, coach),
    // A local installation may post to a program on the same machine.
    onlyPublic: secure,
  }),
})

/** Posts alerts; the operator's address may be private. */
export const alertPoster = ({
  webhookSecret,
  secret,
}: Pick<Settings, 'webhookSecret'> & { secret: string }): WebhookPoster =>
  createWebhookPoster({
    secretOf: (name) => webhookSecretOf(webhookSecret ?? secret, name),
    onlyPublic: false,
  })

/** Makes pictures. Without a key every call is refused with not_configured. */
export const openImages = (
  { images }: Pick<Settings, 'images'>,
  { pool, clock, log }: { pool: Pool; clock: Clock; log: Log },
): ImageDesk =>
  createImageDesk({
    maker: images.openai ? createImagesApart(images.openai) : null,
    slots: postgresImageSlots(pool, clock, images),
    clock,
    log,
    note: (message) => noteImageFault(pool, clock, message),
  })

/** Writes to the error log that staff read; without the prompt. */
const noteImageFault = async (pool: Pool, clock: Clock, message: string): Promise<void> => {
  await pool.query(statement, [message, clock.now()])
}

const statement = `
insert into error_log (function_name, error_message, created_at, request_data)
values ('generate-image-openai', $1, $2, '{}')`
