import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { Moment } from './moment.tsx'
import { useIsOnline } from './use-is-online.ts'

type Props = { away?: string | undefined }

/** Says of when the screen is, while it cannot be read again. Without a network it is read again once there is one. */
export const Stale = ({ away = 'Nothing can be sent or changed until it is back.' }: Props) => {
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const readAt = useReadAt(isOnline)
  const why = useWhy()
  if (readAt === null) return null
  return (
    <output className="stale print:hidden">
      {!isOnline && <Icon name="away" />}
      <span>
        <b>{isOnline ? 'This could not be read again.' : 'No connection.'}</b>{' '}
        {isOnline ? `${why} As of ` : `${away} You see what was read `}
        <Moment isWithin at={new Date(readAt).toISOString()} />.
      </span>
      {isOnline && (
        <Button onClick={() => void client.refetchQueries({ type: 'active', predicate: hasFailed })}>
          Try again
        </Button>
      )}
    </output>
  )
}

const hasFailed = ({ state }: { state: { status: string } }) => state.status === 'error'

/** What the server said last; none where nothing has failed. */
const useWhy = (): string => {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () =>
      cache
        .findAll({ type: 'active', predicate: hasFailed })
        .toSorted((one, other) => other.state.errorUpdatedAt - one.state.errorUpdatedAt)[0]?.state.error
        ?.message ?? '',
  )
}

/** When the oldest answer in view was read that cannot be read again; null: there is none. */
const useReadAt = (isOnline: boolean): number | null => {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => {
      const times = cache
        .findAll({ type: 'active' })
        .filter((query) => query.state.data !== undefined && (!isOnline || hasFailed(query)))
        .map(({ state }) => state.dataUpdatedAt)
      return times.length === 0 ? null : Math.min(...times)
    },
  )
}
