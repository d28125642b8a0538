import { clsx } from 'clsx'
import type { Quarantined } from '../../../campaign/staff/queue/quarantined.ts'
import { Address } from '../address.tsx'
import { Moment } from '../moment.tsx'
import type { useSelection } from './use-selection.ts'

type Props = { form: Quarantined; selected: ReturnType<typeof useSelection> | null }

/** `selected`: null for those who only read. */
export const QuarantinedForm = ({ form, selected }: Props) => (
  <li className="line items-start py-4">
    <div className="min-w-0 flex-1 basis-72">
      {selected ? (
        <label className="tick font-semibold">
          <input
            type="checkbox"
            checked={selected.has(form.id)}
            disabled={selected.isFull && !selected.has(form.id)}
            onChange={({ target }) => selected.set([form.id], target.checked)}
          />
          <Address of={form.email} />
        </label>
      ) : (
        <p className="font-semibold">
          <Address of={form.email} />
        </p>
      )}
      <p className={clsx('text-sm text-soft', selected && 'pl-8')}>
        {`${form.campaign} · ${form.brand} · `}
        <Moment at={form.at} />
      </p>
      <p className={clsx('mt-1 text-sm', selected && 'pl-8')}>{reasons[form.reason ?? ''] ?? form.reason}</p>
    </div>
    <dl className="answers min-w-0 flex-1 basis-72 max-sm:pl-8 sm:pt-2">
      {form.answers
        .filter(({ value }) => value !== form.email)
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </li>
)

const reasons: Record<string, string> = {
  trap: 'A field that people do not see was filled in.',
  too_fast: 'It was sent faster than a person can fill in the form.',
  rate: 'One visitor sent many forms. It is approved automatically, ten in ten minutes.',
  event_full: 'The event was full when it was approved.',
  event_over: 'The event was over when it was approved.',
  already_registered: 'The person already had a seat when it was approved.',
}
