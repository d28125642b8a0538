import { prepared, type Pool } from '../adapters/postgres.ts'

export type SeatCode = 'already_registered' | 'event_full' | 'event_over'
export type SeatRequest = { event: string; duplicates: 'tell' | 'hide' }
type Taken = { isFirstContact: boolean; seatsLeft: number | null }

/** Thrown inside the submission's transaction, which rolls back. */
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
