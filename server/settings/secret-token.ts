import { createHash, randomBytes } from 'node:crypto'

/** 192 random bits, safe in an address and in a cookie. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** Only the hash of a token is stored: readers of the database cannot use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
