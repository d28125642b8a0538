import { createHmac } from 'node:crypto'

const keyed = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`)

/** Replaces an address where the address may not be stored. Without SECRET nobody can test addresses against it. */
export const addressHash = (secret: string, email: string): string =>
  keyed(secret, 'address', email).digest('hex')

/** Token of the link that gives a guest's seat back: 144 bits, the same each time. */
export const seatToken = (secret: string, event: string, email: string): string =>
  keyed(secret, 'place', `${event}\0${email}`).digest().subarray(0, 18).toString('base64url')

/** Unsubscribe token of an address at one coach: 144 bits, the same each time; it reveals neither. */
export const unsubscribeToken = (secret: string, coach: string, email: string): string =>
  keyed(secret, 'unsubscribe', `${coach}\0${email}`).digest().subarray(0, 18).toString('base64url')
