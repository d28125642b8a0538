import { Moment } from '../moment.tsx'

/** In the reader's zone. */
export const EventDate = ({ at }: { at: string | null }) =>
  at === null ? <span className="text-soft">No date yet</span> : <Moment at={at} />
