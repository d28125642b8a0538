import type { FirstEmail, Lead } from '../../../campaign/staff/leads.ts'
import { Badge, type Tone } from '../badge.tsx'

const states: Record<Lead['state'], [Tone, string]> = {
  unsubscribed: ['calm', 'unsubscribed'],
  refused: ['bad', 'address refused'],
  complaint: ['bad', 'complained'],
  active: ['good', 'in a journey'],
  paused: ['warn', 'journey paused'],
  completed: ['plain', 'journey completed'],
  stopped: ['warn', 'journey stopped'],
  suppressed: ['calm', 'gets no email'],
  unconfirmed: ['calm', 'not confirmed'],
  stored: ['plain', 'signed up'],
}

const faults: Record<FirstEmail, [Tone, string]> = {
  waits: ['warn', 'email waits'],
  failed: ['bad', 'email failed'],
  unknown: ['warn', 'email may be lost'],
}

export const StateBadge = ({ state }: { state: Lead['state'] }) => {
  const [tone, text] = states[state]
  return <Badge tone={tone}>{text}</Badge>
}

/** What somebody may have to do comes before the state. */
export const LeadBadge = ({ state, firstEmail }: Pick<Lead, 'state' | 'firstEmail'>) => {
  if (firstEmail === null) return state !== 'stored' && <StateBadge state={state} />
  const [tone, text] = faults[firstEmail]
  return <Badge tone={tone}>{text}</Badge>
}
