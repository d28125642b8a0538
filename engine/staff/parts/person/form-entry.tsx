import type { TimelineEntry } from '../../../campaign/staff/people.ts'
import { Address } from '../address.tsx'
import { Badge } from '../badge.tsx'
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
export const FormEntry = ({ entry }: { entry: Form }) => {
  const { campaign, page, answers, source, via, consent, quarantine, isHeld, releasedBy } = entry
  const why = quarantine === null ? null : (reasons[quarantine] ?? quarantine)
  return (
    <div>
      <EntryHead
        title="Sent the form"
        badge={isHeld && <Badge tone="warn">quarantined</Badge>}
        more={[
          campaign,
          page === '' ? null : `on ${page}`,
          via === null ? null : `from ${via}`,
          ...source
            .filter(({ name }) => via === null || !isInVia(name))
            .map(({ name, value }) => `${name} ${value}`),
        ]}
      />
      {isHeld && why !== null && <p className="text-sm text-warn">{`Held back: ${why}.`}</p>}
      {releasedBy !== null && (
        <p className="text-sm text-soft">{`Approved by ${releasedBy === 'time' ? 'itself, after a while' : releasedBy}.`}</p>
      )}
      <dl className="mt-1 grid grid-cols-[fit-content(40%)_1fr] gap-x-4 gap-y-0.5 text-sm">
        {answers.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {value.includes('@') ? <Address of={value} /> : value}
            </dd>
          </div>
        ))}
      </dl>
      {consent && (
        <details className="text-sm">
          <summary className="link inline-block py-1.5">What they agreed to</summary>
          <p className="wrap-anywhere whitespace-pre-line">{consent.text}</p>
          {consent.version !== null && <p className="text-soft">{`Version ${consent.version}`}</p>}
        </details>
      )}
    </div>
  )
}
