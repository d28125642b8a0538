import { createMailchimp } from '../adapters/mailchimp/mailchimp.ts'
import { createImagesApart } from '../adapters/openai/images-apart.ts'
import type { Pool } from '../adapters/postgres.ts'
import { createWebhookPoster } from '../adapters/webhook-poster.ts'
import type { Settings } from '../settings/env.ts'
import { createImageDesk, type ImageDesk } from '../images/image-desk.ts'
import { noteImageFault } from '../images/note-image-fault.ts'
import { postgresImageSlots } from '../images/image-slots.ts'
import type { Clock, Log, MailingList, WebhookPoster } from '../ports.ts'
import { webhookSecretOf } from '../settings/webhook-secret.ts'

/** The services that steps call, as the settings say. Without a key there is no mailing list: its rows wait. */
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
    // A local trial may post to a program on the same machine.
    onlyPublic: secure,
  }),
})

/** Posts alerts: the operator's own address may lie anywhere. */
export const alertPoster = ({
  webhookSecret,
  secret,
}: Pick<Settings, 'webhookSecret'> & { secret: string }): WebhookPoster =>
  createWebhookPoster({
    secretOf: (name) => webhookSecretOf(webhookSecret ?? secret, name),
    onlyPublic: false,
  })

/** Where pictures are ordered. Without a key it says so to whoever comes. */
export const openImages = (
  { images }: Pick<Settings, 'images'>,
  { pool, clock, log }: { pool: Pool; clock: Clock; log: Log },
): ImageDesk =>
  createImageDesk({
    maker: images.openai ? createImagesApart(images.openai) : null,
    slots: postgresImageSlots(pool, clock, images),
    clock,
    log,
    note: (problem) => noteImageFault(pool, clock, problem),
  })
