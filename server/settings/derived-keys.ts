import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key of callers of functions where PUBLISHABLE_KEY is not set: derived from SECRET, the same in every process. */
export const publishableKeyOf = (secret: string): string =>
  `pk_${createHmac('sha256', secret).update('publishable-key').digest('base64url').slice(0, 32)}`

export const notePublishableKey = (dataDir: string, key: string): void =>
  writeFileSync(join(dataDir, 'publishable-key'), `${key}\n`, { mode: 0o600 })

/** The key that signs a coach's webhooks, derived, so that no coach can sign for another. */
export const webhookSecretOf = (root: string, coach: string): string =>
  `whsec_${createHmac('sha256', root).update(`webhook\0${coach}`).digest('base64')}`
