import type { QueuePerson } from '../../../campaign/staff/queue/queue-person.ts'
import { PersonCell } from '../person-cell.tsx'

/** Whom a row is about, with the way there. */
export const PersonLink = ({ person, nobody }: { person: QueuePerson; nobody: string }) =>
  person === null ? <span className="lined-name font-semibold">{nobody}</span> : <PersonCell {...person} />
