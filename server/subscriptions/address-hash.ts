import { createHmac } from 'node:crypto'

const keyed = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`)

/** Stands for an address where the address itself may not be kept. Without SECRET nobody can try addresses on it. */
export const addressHash = (secret: string, email: string): string =>
  keyed(secret, 'address', email).digest('hex')

/** Token of a guest's link that gives the place at an event back: 144 bits, the same each time. */
export const seatToken = (secret: string, event: string, email: string): string =>
  keyed(secret, 'place', `${event}\0${email}`).digest().subarray(0, 18).toString('base64url')

/** Unsubscribe token of an address at one coach: 144 bits, the same each time, and it tells nothing of either. */
export const unsubscribeToken = (secret: string, coach: string, email: string): string =>
  keyed(secret, 'unsubscribe', `${coach}\0${email}`).digest().subarray(0, 18).toString('base64url')
