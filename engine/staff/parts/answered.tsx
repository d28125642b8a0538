import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed, FailedLine } from './failed.tsx'
import { Ghost } from './ghost.tsx'
import { Pending } from './pending.tsx'

type Props<Data> = {
  of: UseQueryResult<Data>
  children: (data: Data) => ReactNode
  /** Names what is missing: "The leads could not be loaded"; none where the screen says it. */
  failed?: string
  /** An answer as most are: its ghost has the place of this one while it loads. */
  sample?: Data
  /** One line instead of a sheet: something else on the screen failed with it, or works without it. */
  isAside?: boolean
}

/** An answer in each of its states: loading, failed, there; one that is there stays when it cannot be read again (`stale.tsx`). */
export const Answered = <Data,>({ of, children, failed, sample, isAside = false }: Props<Data>) => {
  const again = () => void of.refetch()
  if (of.data !== undefined)
    return (
      <div className={of.isPlaceholderData ? 'opacity-60' : ''} aria-busy={of.isPlaceholderData}>
        {children(of.data)}
      </div>
    )
  if (of.error === null) return sample === undefined ? <Pending /> : <Ghost>{children(sample)}</Ghost>
  if (failed === undefined) return null
  return (
    <div className="failed">
      {isAside ? (
        <FailedLine title={failed} why={of.error.message} again={again} />
      ) : (
        <Failed title={failed} error={of.error} at={of.errorUpdatedAt} again={again} />
      )}
    </div>
  )
}
