type Props = { name: string; label: string; value: string; type?: 'text' | 'email' }

export const StaffField = ({ name, label, value, type = 'text' }: Props) => (
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
      autoComplete="off"
      maxLength={254}
    />
  </div>
)
