import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed, FailedLine } from './failed.tsx'
import { Pending } from './pending.tsx'

type Props<Data> = {
  of: UseQueryResult<Data>
  children: (data: Data) => ReactNode
  rows?: number
  /** What to say instead of "This could not be loaded". */
  failed?: string
  /** What stands there while it loads. */
  pending?: ReactNode
  /** One line instead of a sheet: something else on the screen failed with it, or works without it. */
  isAside?: boolean
}

/** An answer in each of its states: loading, failed, there; one that is there stays when it cannot be read again (`stale.tsx`). */
export const Answered = <Data,>({ of, children, rows, failed, pending, isAside = false }: Props<Data>) => {
  const again = () => void of.refetch()
  if (of.data !== undefined)
    return (
      <div className={of.isPlaceholderData ? 'opacity-60' : ''} aria-busy={of.isPlaceholderData}>
        {children(of.data)}
      </div>
    )
  if (of.error === null) return pending ?? <Pending {...(rows !== undefined && { rows })} />
  return (
    <div className="failed">
      {isAside ? (
        <FailedLine title={failed} again={again} />
      ) : (
        <Failed title={failed} error={of.error} again={again} />
      )}
    </div>
  )
}
