import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Quarantined } from '../../../campaign/staff/queue/quarantined.ts'
import { Address } from '../address.tsx'
import { CoachFace } from '../coach-face.tsx'
import { Moment } from '../moment.tsx'
import { useIsOnline } from '../use-is-online.ts'
import { reasonText } from './queue-words.ts'
import type { useSelection } from './use-selection.ts'

type Props = {
  form: Quarantined
  /** Null for those who only read. */
  selected: ReturnType<typeof useSelection> | null
  /** Not where the whole list has one reason. */
  hasReason: boolean
  /** What can be done with this one. */
  decide: ReactNode
}

/** What was sent begins in the row, and unfolds. */
export const QuarantinedForm = ({ form, selected, hasReason, decide }: Props) => {
  const isOnline = useIsOnline()
  return (
    <li className={clsx('held', selected?.has(form.id) && 'held-on')}>
      {selected ? (
        <label className="tick">
          <input
            type="checkbox"
            checked={selected.has(form.id)}
            disabled={!isOnline || (selected.isFull && !selected.has(form.id))}
            onChange={({ target }) => selected.set([form.id], target.checked)}
          />
          <Who form={form} />
        </label>
      ) : (
        <Who form={form} />
      )}
      <p className="held-facts">
        {hasReason && <span className="block font-medium text-warn">{reasonText(form.reason)}</span>}
        <span className="coach" title={form.brand}>
          <CoachFace coach={form.coach} />
          <span className="min-w-0 wrap-anywhere">{form.campaign}</span>
        </span>
      </p>
      <p className="held-at text-sm text-soft">
        <Moment at={form.at} />
      </p>
      {decide}
      <details>
        <summary className="unfold">
          <span className="sr-only">{`What was sent by ${form.name ?? form.email}: `}</span>
          <span className="truncate">{beginningOf(form)}</span>
        </summary>
        <dl className="answers">
          {form.answers.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}

/** Without who sent it, which is beside it. */
const beginningOf = ({ name, email, answers }: Quarantined): string =>
  answers
    .map(({ value }) => value)
    .filter((value) => value !== name && value !== email)
    .join(' · ') || 'A name and an address, no more'

const Who = ({ form: { name, email } }: { form: Quarantined }) => (
  <span className="min-w-0">
    <span className="held-name block font-semibold wrap-anywhere">{name ?? <Address of={email} />}</span>
    {name !== null && (
      <span className="block text-sm text-soft">
        <Address of={email} />
      </span>
    )}
  </span>
)
