import type { Lead } from '../../../campaign/staff/leads.ts'
import { Badge, type Tone } from '../badge.tsx'

const states: Record<Lead['state'], [Tone, string]> = {
  unsubscribed: ['calm', 'unsubscribed'],
  refused: ['bad', 'address refused'],
  complaint: ['bad', 'complained'],
  active: ['good', 'in a journey'],
  paused: ['warn', 'journey paused'],
  completed: ['calm', 'journey completed'],
  stopped: ['warn', 'journey stopped'],
  suppressed: ['calm', 'gets no email'],
  unconfirmed: ['calm', 'not confirmed'],
  stored: ['plain', 'signed up'],
}

export const StateBadge = ({ state }: { state: Lead['state'] }) => {
  const [tone, text] = states[state]
  return <Badge tone={tone}>{text}</Badge>
}
