import { createHmac } from 'node:crypto'

/** The key that signs a coach's webhooks, derived, so that no coach can sign for another. */
export const webhookSecretOf = (root: string, coach: string): string =>
  `whsec_${createHmac('sha256', root).update(`webhook\0${coach}`).digest('base64')}`
