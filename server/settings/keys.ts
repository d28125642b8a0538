import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const publishableKeyOf = (secret: string): string =>
  `pk_${createHmac('sha256', secret).update('publishable-key').digest('base64url').slice(0, 32)}`

export const notePublishableKey = (dataDir: string, key: string): void =>
  writeFileSync(join(dataDir, 'publishable-key'), `${key}\n`, { mode: 0o600 })

/** No coach can sign for another. */
export const webhookSecretOf = (root: string, coach: string): string =>
  `whsec_${keyed(root, 'webhook', coach).digest('base64')}`

/** For texts that may not be stored: without the secret nobody can try all of them. */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  keyed(secret, purpose, text).digest('hex')

export const addressHash = (secret: string, email: string): string => keyedHash(secret, 'address', email)

export const seatToken = (secret: string, event: string, email: string): string =>
  linkToken(secret, 'place', `${event}\0${email}`)

export const unsubscribeToken = (secret: string, coach: string, email: string): string =>
  linkToken(secret, 'unsubscribe', `${coach}\0${email}`)

/** 144 bits, the same each time. */
export const linkToken = (secret: string, purpose: string, text: string) =>
  keyed(secret, purpose, text).digest().subarray(0, 18).toString('base64url')

const keyed = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`)

/** 192 random bits, safe in an address and in a cookie. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** Readers of the database cannot use a hash. */
export const tokenHash = (token: string): string => hash('sha256', token)

/** In constant time. */
export const isSameToken = (given: string, token: string): boolean =>
  timingSafeEqual(Buffer.from(tokenHash(given)), Buffer.from(tokenHash(token)))
