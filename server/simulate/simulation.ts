import type { Accepted, Refusal } from '../../engine/campaign/form/answer.ts'
import type { Happening } from './happening.ts'
import type { Rows } from './read-rows.ts'

/** What a form was answered: the status and the JSON that the visitor's page reads. */
export type Answer = { at: Date; status: number; body: Accepted | Refusal }

/** Everything that one simulated sign-up led to. Moments are business time. */
export type Simulation = {
  campaign: string
  values: Record<string, string | boolean>
  startedAt: Date
  until: Date
  /** The first press of the button, and the second where there was one. */
  answers: Answer[]
  /** Tables as they were once the form was answered, and at the end. */
  rows: { afterForm: Rows; atEnd: Rows }
  seats: { left: number; capacity: number } | null
  happenings: Happening[]
  /** When the next thing would happen, after the end; null where nothing is left to come. */
  next: Date | null
  /** Errors that the product would have written to its log. */
  faults: string[]
}
