import { Moment, TimeOfDay } from '../moment.tsx'

/** Of today, the time alone. `at`: ISO 8601. */
export const Since = ({ at }: { at: string }) =>
  isToday(at) ? <TimeOfDay at={at} /> : <Moment isWithin at={at} />

const isToday = (at: string) => new Date(at).toDateString() === new Date().toDateString()
