import { Moment, TimeOfDay } from '../moment.tsx'
import { useIsOnline } from '../use-is-online.ts'

const minute = 60_000

/** `at`: ISO 8601. Not above 0: it is past. */
export const minutesUntil = (at: string): number => Math.ceil((Date.parse(at) - Date.now()) / minute)

/** `at`: ISO 8601, to come: how long until then, where that is less than an hour, and the moment. */
export const Ahead = ({ at }: { at: string }) => {
  const minutes = minutesUntil(at)
  // Without a network nobody knows whether it happens.
  const isOnline = useIsOnline()
  return isOnline && minutes < 60 ? (
    <>
      {`in ${minutes} min, at `}
      <TimeOfDay at={at} />
    </>
  ) : (
    <Moment isWithin at={at} />
  )
}
