import { listEvents } from '../../../campaign/staff/events.ts'
import { useAnswer } from '../../use-answer.ts'
import { isSoon } from '../events/empty-soon.ts'

/** An event that begins soon, with its campaign. */
export type Soon = { campaign: string; startsAt: string; taken: number; capacity: number }

export const useSoon = (): Soon[] => {
  const { rows = [] } = useAnswer(listEvents, { when: 'upcoming' }).data ?? {}
  return rows.flatMap(({ id, startsAt, taken, capacity, status }) =>
    startsAt !== null && status === 'planned' && isSoon(startsAt)
      ? [{ campaign: id.replace(/@.*$/, ''), startsAt, taken, capacity }]
      : [],
  )
}
