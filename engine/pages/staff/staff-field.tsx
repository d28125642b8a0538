type Props = {
  name: string
  label: string
  value: string
  type?: 'text' | 'email' | 'date'
  autoComplete?: 'email'
}

export const StaffField = ({ name, label, value, type = 'text', autoComplete }: Props) => (
  <div className="staff-field">
    <label className="label" htmlFor={`staff-${name}`}>
      {label}
    </label>
    <input
      className="input"
      id={`staff-${name}`}
      name={name}
      type={type}
      defaultValue={value}
      autoComplete={autoComplete ?? 'off'}
      required={autoComplete !== undefined}
      maxLength={254}
    />
  </div>
)
