import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed, isLost } from './failed.tsx'

type Props = {
  /** By name: "devices". */
  of: Record<string, UseQueryResult>
  isPart?: boolean
  meanwhile: ReactNode
  more?: ReactNode
}

/** One notice for all of these that could not be loaded. */
export const Lost = ({ of, ...rest }: Props) => {
  const lost = Object.entries(of).filter(([, answer]) => isLost(answer))
  const last = lost.at(-1)?.[1]
  if (!last?.error) return null
  return (
    <div className="failed">
      <Failed
        title={`The ${lost.map(([name]) => name).join(' and ')} could not be loaded`}
        error={last.error}
        at={last.errorUpdatedAt}
        again={() => lost.forEach(([, answer]) => void answer.refetch())}
        {...rest}
      />
    </div>
  )
}
