import type { Outcome } from '../../../campaign/staff/people.ts'
import { Badge, type Tone } from '../badge.tsx'
import { useMe } from '../use-me.ts'

const outcomes: Record<Outcome, [Tone, string]> = {
  sent: ['good', 'sent'],
  failed: ['bad', 'failed'],
  unknown: ['warn', 'may have left'],
  suppressed: ['calm', 'not sent'],
  cancelled: ['calm', 'cancelled'],
  bounced: ['bad', 'bounced'],
}

/** How an effect ended; without a mail server, a mail is kept. */
export const OutcomeBadge = ({ of, isMail }: { of: Outcome; isMail: boolean }) => {
  const isKept = useMe()?.hasMailbox === true
  const [tone, text] = outcomes[of]
  const sent = isMail ? (isKept ? 'kept here' : text) : 'done'
  return <Badge tone={of === 'sent' && isMail && isKept ? 'calm' : tone}>{of === 'sent' ? sent : text}</Badge>
}
