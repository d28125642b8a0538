import type { Guest } from '../../../campaign/staff/events.ts'
import { Badge, type Tone } from '../badge.tsx'

const tones: Record<Guest['confirmation'], [Tone, string]> = {
  sent: ['plain', 'sent'],
  pending: ['calm', 'waiting'],
  failed: ['bad', 'not delivered'],
  refused: ['bad', 'wrong address'],
  none: ['calm', 'none'],
}

/** Whether the confirmation mail went out, and why not. */
export const ConfirmationBadge = ({ guest: { confirmation, why } }: { guest: Guest }) => {
  const [tone, text] = tones[confirmation]
  return (
    <span className="md:grid">
      <Badge tone={tone}>{text}</Badge>{' '}
      {why !== null && (
        <span className="badge-why text-sm text-soft" title={why}>
          {why}
        </span>
      )}
    </span>
  )
}
