import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 192 random bits, safe in an address and in a cookie. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** Readers of the database cannot use a hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** In constant time. */
export const isSameToken = (given: string, token: string): boolean =>
  timingSafeEqual(Buffer.from(tokenHash(given)), Buffer.from(tokenHash(token)))
