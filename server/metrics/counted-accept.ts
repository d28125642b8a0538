import { StorageUnavailable } from '../errors.ts'
import type { Accept, Acceptance, Submission } from '../pipeline/accept/submission.ts'

/** The same pipeline, telling `count` how each submission ended. */
export const countedAccept =
  (accept: Accept, count: (coach: string, outcome: string) => void): Accept =>
  async (submission) => {
    const { coach } = submission.campaign
    try {
      const acceptance = await accept(submission)
      count(coach, outcomeOf(submission, acceptance))
      return acceptance
    } catch (error) {
      count(coach, error instanceof StorageUnavailable ? 'unavailable' : 'internal')
      throw error
    }
  }

const outcomeOf = ({ quarantined }: Submission, acceptance: Acceptance): string => {
  if (acceptance.kind === 'refused') return acceptance.code
  if (acceptance.kind === 'address_refused') return 'address_refused'
  if (acceptance.kind === 'mismatch') return 'idempotency_mismatch'
  if (acceptance.replayed) return 'replayed'
  if (acceptance.kind === 'step_failed') return 'step_failed'
  return quarantined ? 'quarantined' : acceptance.outcome
}
