import { Link } from 'react-router-dom'
import type { QueuePerson } from '../../../campaign/staff/queue/queue-person.ts'
import { Address } from '../address.tsx'

/** Whom a row is about, with the way there. */
export const PersonLink = ({ person, nobody }: { person: QueuePerson; nobody: string }) =>
  person === null ? (
    <span>{nobody}</span>
  ) : (
    <>
      <Link to={`/staff/people/${person.id}`}>{person.name ?? '(no name)'}</Link>
      <span className="block text-sm font-normal text-soft">
        <Address of={person.email} />
      </span>
    </>
  )
