import { randomBytes } from 'node:crypto'

/** A visitor of their own shares no limit with another. */
export const newAddress = (): string => `10.${[...randomBytes(3)].join('.')}`

export const newEmail = (): string => `ann-${randomBytes(6).toString('hex')}@example.com`
