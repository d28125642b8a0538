import type { Outcome } from '../../../campaign/staff/people.ts'
import { Badge, type Tone } from '../badge.tsx'

const outcomes: Record<Outcome, [Tone, string]> = {
  sent: ['good', 'sent'],
  failed: ['bad', 'failed'],
  unknown: ['warn', 'may have left'],
  suppressed: ['calm', 'not sent'],
  cancelled: ['calm', 'cancelled'],
  bounced: ['bad', 'came back'],
}

/** How an effect ended. */
export const OutcomeBadge = ({ of, isMail }: { of: Outcome; isMail: boolean }) => {
  const [tone, text] = outcomes[of]
  return <Badge tone={tone}>{of === 'sent' && !isMail ? 'done' : text}</Badge>
}
