import type { Outcome } from '../../../campaign/staff/people.ts'
import { StateBadge } from '../state-badge.tsx'
import { states } from '../states.ts'
import { useMe } from '../use-me.ts'

/** How an effect ended; without a mail server, a mail is kept. */
export const OutcomeBadge = ({ of, isMail }: { of: Outcome; isMail: boolean }) => {
  const isKept = useMe()?.hasMailbox === true
  const sent = isMail ? states.email[isKept ? 'kept' : 'sent'] : states.done
  return <StateBadge of={of === 'sent' ? sent : states.email[of]} />
}
