import type { Person } from '../../../campaign/staff/people.ts'
import { Badge, type Tone } from '../badge.tsx'

const states: Record<Person['reach'], [Tone, string]> = {
  reachable: ['good', 'gets email'],
  unsubscribed: ['calm', 'unsubscribed'],
  refused: ['bad', 'address refused'],
  complaint: ['bad', 'complained'],
}

/** What becomes of mails to the address. */
export const ReachBadge = ({ reach }: { reach: Person['reach'] }) => {
  const [tone, text] = states[reach]
  return <Badge tone={tone}>{text}</Badge>
}
