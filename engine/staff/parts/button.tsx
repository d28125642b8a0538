import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { noConnection, useIsOnline } from './use-is-online.ts'

type Props = ComponentProps<'button'> & { tone?: 'plain' | 'main' | 'text' | 'danger'; busy?: boolean }

/**
 * `main`, filled: the one thing to do here; `text`: the lesser of two, or one that is there for each row; `danger`: bordered, nothing brings
 * it back. `busy`: it was pressed and is under way; a button that can be asks the server, and does nothing without a network.
 */
export const Button = ({ tone = 'plain', busy, className, disabled, children, ...rest }: Props) => {
  const isOnline = useIsOnline()
  const isAway = busy !== undefined && !isOnline
  return (
    <button
      type="button"
      {...rest}
      {...(isAway ? away : { disabled: disabled ?? busy })}
      aria-busy={busy ?? false}
      className={clsx('press', tone !== 'plain' && `press-${tone}`, className)}
    >
      {children}
    </button>
  )
}

/** It keeps the focus that it may have, and a form is not sent by Enter either. */
const away = {
  ...noConnection,
  onClick: (event: MouseEvent) => event.preventDefault(),
}
