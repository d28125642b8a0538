import type { EventDetails } from '../../../campaign/staff/events.ts'

/** From the reader's day of the event on. */
export const isAtDoor = ({ startsAt }: Pick<EventDetails, 'startsAt'>, now = new Date()): boolean =>
  startsAt !== null && new Date(startsAt).setHours(0, 0, 0, 0) <= now.getTime()
