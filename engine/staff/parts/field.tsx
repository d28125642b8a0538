import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'

type Around = { label: string; hint?: string | undefined; problem?: string | undefined; className?: string }

/** A labelled text field; `problem` is read out with it. */
export const Field = ({
  label,
  hint,
  problem,
  className,
  ...rest
}: Around & Omit<ComponentProps<'input'>, 'className'>) => {
  const id = useId()
  return (
    <Labelled {...{ id, label, hint, problem, className }}>
      <input
        id={id}
        className="input"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-said`}
        {...rest}
      />
    </Labelled>
  )
}

export const TextArea = ({
  label,
  hint,
  problem,
  className,
  ...rest
}: Around & Omit<ComponentProps<'textarea'>, 'className'>) => {
  const id = useId()
  return (
    <Labelled {...{ id, label, hint, problem, className }}>
      <textarea
        id={id}
        className="input min-h-24"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-said`}
        {...rest}
      />
    </Labelled>
  )
}

type Options = { value: string; label: string }[]

/** `all`: the label of the empty choice; without it there is none. */
export const Select = ({
  label,
  hint,
  problem,
  className,
  options,
  all,
  ...rest
}: Around &
  Omit<ComponentProps<'select'>, 'className' | 'children'> & { options: Options; all?: string }) => {
  const id = useId()
  return (
    <Labelled {...{ id, label, hint, problem, className }}>
      <select
        id={id}
        className="input"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-said`}
        {...rest}
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

const Labelled = ({
  id,
  label,
  hint,
  problem,
  className,
  children,
}: Omit<Around, 'className'> & { id: string; className: string | undefined; children: ReactNode }) => (
  <div className={clsx('grid content-start gap-1', className)}>
    <label htmlFor={id} className="text-sm font-semibold">
      {label}
    </label>
    {children}
    <p
      id={`${id}-said`}
      className={clsx('text-sm', problem ? 'text-bad' : 'text-soft', !problem && !hint && 'hidden')}
    >
      {problem ?? hint}
    </p>
  </div>
)
