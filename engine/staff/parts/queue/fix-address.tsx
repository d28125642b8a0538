import { Link } from 'react-router-dom'
import type { QueuePerson } from '../../../campaign/staff/queue/queue-person.ts'
import { noConnection, useIsOnline } from '../use-is-online.ts'

/** A mistyped address is corrected on the person's page. */
export const FixAddress = ({ person: { id, name, email } }: { person: NonNullable<QueuePerson> }) => {
  const isOnline = useIsOnline()
  const words = (
    <>
      <span>Fix the address</span>
      <span className="sr-only">{` of ${name ?? email}`}</span>
    </>
  )
  return isOnline ? (
    <Link to={`/staff/people/${id}?do=fix`} className="press press-text row-do">
      {words}
    </Link>
  ) : (
    <a {...noConnection} className="press press-text row-do">
      {words}
    </a>
  )
}
