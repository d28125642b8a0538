import { prepared, type Pool } from '../adapters/postgres.ts'

export type SeatCode = 'already_registered' | 'event_full' | 'event_over'
/** The seat that a submission requests. `event`: id of its row in events. */
export type SeatRequest = { event: string; duplicates: 'tell' | 'hide' }
/** What storing the submission found. `seatsLeft`: null where the event had none. */
type Taken = { isFirstContact: boolean; seatsLeft: number | null }

/** The event does not take this person. Thrown inside the submission's transaction, which rolls it back. */
export class SeatRefused extends Error {
  override name = 'SeatRefused'
  readonly code: SeatCode

  constructor(code: SeatCode) {
    super(`The event does not take this submission: ${code}.`)
    this.code = code
  }
}

/** Throws `SeatRefused` unless the submission got a seat, or repeats one that has a seat. */
export const refuseWithoutSeat = (seat: SeatRequest, { isFirstContact, seatsLeft }: Taken): void => {
  if (!isFirstContact && seat.duplicates === 'tell') throw new SeatRefused('already_registered')
  if (isFirstContact && seatsLeft === null) throw new SeatRefused('event_full')
}

/** How the event would refuse this person now, or null. Assigns no seat. */
export const foreseenRefusal = async (
  pool: Pool,
  seat: SeatRequest,
  email: string,
): Promise<SeatCode | null> => {
  const { rows } = await pool.query<{ isFull: boolean; isRegistered: boolean }>(
    prepared('foreseen-seat', look),
    [seat.event, email],
  )
  const { isFull, isRegistered } = rows[0] ?? { isFull: false, isRegistered: false }
  if (isRegistered) return seat.duplicates === 'tell' ? 'already_registered' : null
  return isFull ? 'event_full' : null
}

const look = `
select taken >= capacity as "isFull",
       exists (select from registrations where event = events.id and email = $2) as "isRegistered"
from events where id = $1`
