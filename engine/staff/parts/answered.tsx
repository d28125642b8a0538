import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed } from './failed.tsx'
import { Pending } from './pending.tsx'

type Props<Data> = {
  of: UseQueryResult<Data>
  children: (data: Data) => ReactNode
  rows?: number
  /** What to say instead of "This could not be loaded". */
  failed?: string
}

/** An answer in each of its states: loading, failed, there. An answer that grew old is dimmed while it is read again. */
export const Answered = <Data,>({ of, children, rows, failed }: Props<Data>) => {
  const failure = of.error && <Failed title={failed} error={of.error} again={() => void of.refetch()} />
  if (of.data === undefined)
    return failure ? (
      <div className="failed">{failure}</div>
    ) : (
      <Pending {...(rows !== undefined && { rows })} />
    )
  return (
    <div className={of.isPlaceholderData ? 'opacity-60' : ''} aria-busy={of.isPlaceholderData}>
      {failure}
      {children(of.data)}
    </div>
  )
}
