import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { useIsOnline } from './use-is-online.ts'

/** A link to what only the server has: a file, or the page to sign in. */
export const Download = ({ href, children, ...rest }: ComponentProps<'a'>) => {
  const isOnline = useIsOnline()
  return (
    <a {...rest} {...(isOnline ? { href } : { 'aria-disabled': true, title: 'There is no connection' })}>
      {!isOnline && <Icon name="away" />}
      {children}
    </a>
  )
}
