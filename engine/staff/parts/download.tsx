import type { ComponentProps } from 'react'
import { noConnection, useIsOnline } from './use-is-online.ts'

/** `isWaiting`: it is not known yet whether there is something. */
type Props = ComponentProps<'a'> & { isWaiting?: boolean }

/** A link to what only the server has: a file, or the page to sign in. */
export const Download = ({ href, isWaiting = false, children, ...rest }: Props) => {
  const isOnline = useIsOnline()
  return (
    <a {...rest} {...(!isOnline ? noConnection : isWaiting ? { 'aria-busy': true } : { href })}>
      {children}
    </a>
  )
}
