import type { TimelineEntry } from '../../../campaign/staff/people.ts'
import { Badge, type Tone } from '../badge.tsx'
import { actionName } from './action-name.ts'
import { EntryHead } from './entry-head.tsx'
import { FormEntry } from './form-entry.tsx'
import { MailButton } from './mail-button.tsx'
import { OutcomeBadge } from './outcome-badge.tsx'
import { stepName } from './step-name.ts'

/** `isNamed`: the entry above has not said the campaign. */
type Props = { lead: string; who: string; entry: TimelineEntry; isNamed: boolean }

/** One thing that happened to a person. */
export const Entry = ({ lead, who, entry, isNamed }: Props) => {
  switch (entry.kind) {
    case 'form':
      return <FormEntry entry={entry} who={who} isNamed={isNamed} />
    case 'mail':
      return <MailEntry lead={lead} entry={entry} isNamed={isNamed} />
    case 'step':
      return (
        <EntryHead
          title={stepName(entry.step, entry.detail)}
          badge={<OutcomeBadge of={entry.outcome} isMail={false} />}
          more={isNamed ? [entry.campaign] : []}
          problem={entry.error}
        />
      )
    case 'journey':
      return <EntryHead title={`Journey ${entry.change}`} more={isNamed ? [entry.campaign] : []} />
    case 'seat':
      return (
        <EntryHead
          title={entry.change === 'taken' ? 'Took a seat' : 'Gave the seat back'}
          more={isNamed ? [entry.title] : []}
        />
      )
    case 'reach': {
      const [tone, title, word] = changes[entry.change]
      return <EntryHead title={title} badge={<Badge tone={tone}>{word}</Badge>} />
    }
    default:
      return (
        <p className="text-sm text-soft wrap-anywhere">
          <span className="font-medium text-ink">{actionName(entry.action)}</span>
          {[`by ${entry.by === 'visitor' ? 'the person' : entry.by}`, entry.campaign].map(
            (text) => text !== null && ` · ${text}`,
          )}
        </p>
      )
  }
}

const changes: Record<Extract<TimelineEntry, { kind: 'reach' }>['change'], [Tone, string, string]> = {
  unsubscribed: ['calm', 'Unsubscribed', 'emails end'],
  refused: ['bad', 'The mail server refused the address', 'emails end'],
  complaint: ['bad', 'Reported an email as spam', 'emails end'],
  asked: ['calm', 'Was asked whether emails may start again', 'no answer yet'],
  resumed: ['good', 'Wants emails again', 'emails begin again'],
  confirmed: ['good', 'Confirmed the address', 'emails begin'],
}

type Mail = Extract<TimelineEntry, { kind: 'mail' }>

const MailEntry = ({ lead, entry, isNamed }: { lead: string; entry: Mail; isNamed: boolean }) => {
  const { id, subject, email, campaign, outcome, attempts, error } = entry
  return (
    <div className="flex items-start justify-between gap-x-3">
      <EntryHead
        title={subject ?? email}
        badge={<OutcomeBadge of={outcome} isMail />}
        more={[
          isNamed ? campaign : null,
          attempts > 1 ? `${attempts} attempts` : null,
          subject === null ? 'this email no longer exists' : null,
        ]}
        problem={outcome === 'sent' ? null : error}
      />
      {subject !== null && (
        <MailButton mail={{ lead, id, subject, canResend: !email.endsWith('/~ask-again') }} />
      )}
    </div>
  )
}
