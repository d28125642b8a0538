import type { Pool } from '../adapters/postgres.ts'
import { prepared } from '../db/prepared.ts'
import type { Plan } from '../pipeline/accept/plan.ts'
import type { StoredSubmission } from '../pipeline/accept/store-submission.ts'
import type { Acceptance } from '../pipeline/accept/submission.ts'

export type SeatCode = Extract<Acceptance, { kind: 'refused' }>['code']
export type Seat = NonNullable<Plan['seat']>

/** The event does not take this person: thrown inside the submission's transaction, so that nothing of it stays. */
export class SeatRefused extends Error {
  override name = 'SeatRefused'
  readonly code: SeatCode

  constructor(code: SeatCode) {
    super(`The event does not take this submission: ${code}.`)
    this.code = code
  }
}

/** Throws `SeatRefused` unless the submission got a place, or has one and is to be answered as at first. */
export const refuseWithoutSeat = (seat: Seat, { isFirstContact, seatsLeft }: StoredSubmission): void => {
  if (!isFirstContact && seat.duplicates === 'tell') throw new SeatRefused('already_registered')
  if (isFirstContact && seatsLeft === null) throw new SeatRefused('event_full')
}

/** How the event would answer this person now; null where it would take them. A look: it gives no place. */
export const foreseenRefusal = async (pool: Pool, seat: Seat, email: string): Promise<SeatCode | null> => {
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
