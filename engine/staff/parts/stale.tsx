import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { MomentOfToday } from './moment.tsx'
import { useIsOnline } from './use-is-online.ts'

/** `away`: what becomes of presses without a network, on a screen that has some. */
type Props = { away?: ReactNode }

/** On such a screen, most often; a phone has a line for when it was read. */
export const nothingSent = (
  <span className="max-md:sr-only">Nothing can be sent or changed until it is back.</span>
)

/** Says of when the screen is, while it cannot be read again. Without a network it is read again once there is one. */
export const Stale = ({ away }: Props) => {
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const readAt = useReadAt(isOnline)
  const why = useWhy()
  if (readAt === null) return null
  return (
    <output className="stale print:hidden">
      {!isOnline && <Icon name="away" />}
      <span>
        <b>
          {isOnline ? 'This could not be read again.' : 'No connection.'} As of{' '}
          <MomentOfToday at={new Date(readAt).toISOString()} />.
        </b>{' '}
        {isOnline ? why : away}
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
