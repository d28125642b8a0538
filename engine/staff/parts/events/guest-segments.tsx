import type { Guest } from '../../../campaign/staff/events.ts'
import { isUndelivered } from './undelivered.tsx'

const belongs = {
  All: () => true,
  Here: ({ here }: Guest) => here !== null,
  'Not here': ({ here }: Guest) => here === null,
  'Not delivered': isUndelivered,
}
export type Segment = keyof typeof belongs

const segments: Segment[] = ['All', 'Here', 'Not here', 'Not delivered']

const beforeDoor: Segment[] = ['All', 'Not delivered']

export const ofSegment = (guests: Guest[], segment: Segment): Guest[] => guests.filter(belongs[segment])

/** `hasDoor`: guests come in, or have. */
type Props = { guests: Guest[]; hasDoor: boolean; chosen: Segment; onChoose: (segment: Segment) => void }

/** Parts of a guest list with how many are in each; a part that is nobody or everybody is left out. */
export const GuestSegments = ({ guests, hasDoor, chosen, onChoose }: Props) => {
  const counts = (hasDoor ? segments : beforeDoor).map(
    (segment) => [segment, ofSegment(guests, segment).length] as const,
  )
  const telling = counts.filter(
    ([segment, count]) => segment === 'All' || segment === chosen || (count > 0 && count < guests.length),
  )
  if (telling.length === 1) return null
  return (
    <fieldset aria-label="Show" className="segments">
      {telling.map(([segment, count]) => (
        <button
          key={segment}
          type="button"
          className="segment"
          aria-pressed={segment === chosen}
          onClick={() => onChoose(segment)}
        >
          {segment} <span className="tab-count">{count}</span>
        </button>
      ))}
    </fieldset>
  )
}
