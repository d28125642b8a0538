import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIsOnline } from './use-is-online.ts'

type Props = ComponentProps<'button'> & { tone?: 'plain' | 'main' | 'danger'; busy?: boolean }

/**
 * `main`: the one thing to do here. `busy`: it was pressed and is under way; a button that can be asks the server, and cannot be pressed
 * without a network.
 */
export const Button = ({ tone = 'plain', busy, className, disabled, ...rest }: Props) => {
  const isOnline = useIsOnline()
  return (
    <button
      type="button"
      {...rest}
      disabled={(disabled ?? busy) || (busy !== undefined && !isOnline)}
      aria-busy={busy ?? false}
      className={clsx(
        'press',
        tone === 'main' && 'press-main',
        tone === 'danger' && 'press-danger',
        className,
      )}
    />
  )
}
