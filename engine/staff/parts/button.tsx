import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'button'> & { tone?: 'plain' | 'main' | 'danger'; busy?: boolean }

/** `main`: the one thing to do here. `busy`: it was pressed and is under way. */
export const Button = ({ tone = 'plain', busy = false, className, disabled, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    disabled={disabled ?? busy}
    aria-busy={busy}
    className={clsx('press', tone === 'main' && 'press-main', tone === 'danger' && 'press-danger', className)}
  />
)
