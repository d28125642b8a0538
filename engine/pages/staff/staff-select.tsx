import { leadWords as words } from '../../words/lead-words.ts'

type Props = { name: string; label: string; value: string | undefined; options: string[] }

/** A value that is no longer among the options stays chosen. */
export const StaffSelect = ({ name, label, value = '', options }: Props) => (
  <div className="staff-field">
    <label className="label" htmlFor={`staff-${name}`}>
      {label}
    </label>
    <div className="select">
      <select className="input" id={`staff-${name}`} name={name} defaultValue={value}>
        <option value="">{words.all}</option>
        {[...new Set([...(value === '' ? [] : [value]), ...options])].map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  </div>
)
