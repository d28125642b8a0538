import type { TimelineEntry } from '../../../campaign/staff/people.ts'
import { Icon } from '../icon.tsx'
import { StateBadge } from '../state-badge.tsx'
import { states } from '../states.ts'
import { AnswerList } from './answers.tsx'
import { EntryHead } from './entry-head.tsx'

type Form = Extract<TimelineEntry, { kind: 'form' }>

const reasons: Record<string, string> = {
  trap: 'it looks like a script',
  too_fast: 'it was sent too quickly',
  rate: 'one visitor sent many',
  event_full: 'the event was full',
  event_over: 'the event was over',
  already_registered: 'the address was registered already',
}

const isInVia = (name: string) => /^utm_(source|medium|campaign)$|^referrer$/.test(name)

/** A form that was sent, with its answers and what was agreed to. */
export const FormEntry = ({ entry, who, isNamed }: { entry: Form; who: string; isNamed: boolean }) => {
  const { campaign, page, answers, source, via, consent, quarantine, isHeld, releasedBy } = entry
  const why = quarantine === null ? null : (reasons[quarantine] ?? quarantine)
  return (
    <div>
      <EntryHead
        title={`${who} sent the form`}
        badge={isHeld && <StateBadge of={states.quarantined} />}
        more={[
          isNamed ? campaign : null,
          page === '' ? null : `on ${page}`,
          via === null ? null : via === 'direct' ? 'direct visit' : `from ${via}`,
          ...source
            .filter(({ name }) => via === null || !isInVia(name))
            .map(({ name, value }) => `${name} ${value}`),
        ]}
      />
      {isHeld && why !== null && <p className="text-sm text-warn">{`Quarantined: ${why}.`}</p>}
      {releasedBy !== null && (
        <p className="text-sm text-soft">{`Approved by ${releasedBy === 'time' ? 'itself, after a while' : releasedBy}.`}</p>
      )}
      <div className="panel mt-2 px-4 py-3">
        <details>
          <summary className="consent consent-answers">What was sent:</summary>
          <AnswerList answers={answers} />
        </details>
        {consent && <Consent {...consent} />}
      </div>
    </div>
  )
}

/** The words stand in full: they are what can be shown when somebody asks. */
const Consent = ({ text, version }: NonNullable<Form['consent']>) => (
  <div className="mt-2 flex gap-2 border-t border-rule pt-2 text-sm">
    <span className="text-good">
      <Icon name="check" />
    </span>
    <details className="min-w-0">
      <summary className="consent">
        Agreed to: <q className="text-soft">{shortOf(text)}</q>
      </summary>
      <p className="quote">{text}</p>
      {version !== null && <p className="mt-1 text-xs text-soft">{`Version ${version}`}</p>}
    </details>
  </div>
)

/** The last line, below the button of the form, says what somebody agrees to. */
const shortOf = (text: string): string => text.trim().split('\n').at(-1) ?? text
