import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed } from './failed.tsx'
import { Pending } from './pending.tsx'

type Props<Data> = { of: UseQueryResult<Data>; children: (data: Data) => ReactNode; rows?: number }

/** An answer in each of its states: loading, failed, there. An answer that grew old is dimmed while it is read again. */
export const Answered = <Data,>({ of, children, rows }: Props<Data>) => {
  if (of.data === undefined)
    return of.error ? (
      <Failed error={of.error} again={() => void of.refetch()} />
    ) : (
      <Pending {...(rows !== undefined && { rows })} />
    )
  return (
    <div className={of.isPlaceholderData ? 'opacity-60' : ''} aria-busy={of.isPlaceholderData}>
      {of.error && <Failed error={of.error} again={() => void of.refetch()} />}
      {children(of.data)}
    </div>
  )
}
