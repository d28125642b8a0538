import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key of callers of functions where PUBLISHABLE_KEY is not set: the same in every process. */
export const publishableKeyOf = (secret: string): string =>
  `pk_${createHmac('sha256', secret).update('publishable-key').digest('base64url').slice(0, 32)}`

export const notePublishableKey = (dataDir: string, key: string): void =>
  writeFileSync(join(dataDir, 'publishable-key'), `${key}\n`, { mode: 0o600 })

/** The key that signs a coach's webhooks: no coach can sign for another. */
export const webhookSecretOf = (root: string, coach: string): string =>
  `whsec_${keyed(root, 'webhook', coach).digest('base64')}`

/** Stands for a text that may not be stored. Without the secret nobody can find it by trying all of them. */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  keyed(secret, purpose, text).digest('hex')

export const addressHash = (secret: string, email: string): string => keyedHash(secret, 'address', email)

/** In the link that gives a guest's seat back. */
export const seatToken = (secret: string, event: string, email: string): string =>
  linkToken(secret, 'place', `${event}\0${email}`)

/** In the link that unsubscribes an address from one coach; it reveals neither. */
export const unsubscribeToken = (secret: string, coach: string, email: string): string =>
  linkToken(secret, 'unsubscribe', `${coach}\0${email}`)

/** 144 bits, the same each time. */
const linkToken = (secret: string, purpose: string, text: string) =>
  keyed(secret, purpose, text).digest().subarray(0, 18).toString('base64url')

const keyed = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`)
