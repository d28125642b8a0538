import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'
import type { StaffPerson, StaffRole } from '../../engine/campaign/schema/staff-file.ts'
import type { Coaches } from '../people/coaches.ts'

export type Member = { staff: string; role: StaffRole; coaches: Coaches }

/** A row of `npm run staff -- add`. */
export type MemberRow = { role: StaffRole | null; coach: string | null }

/** Null: may not come in, or not any more. The reviewed file takes precedence over a row. */
export const memberOf = (
  people: readonly StaffPerson[],
  staff: string,
  row: MemberRow | null,
): Member | null => {
  const person = people.find(({ email }) => normalizeEmail(email) === staff)
  if (person) return { staff, role: person.role, coaches: person.coaches === 'all' ? null : person.coaches }
  if (!row?.role) return null
  return { staff, role: row.role, coaches: row.coach === null ? null : [row.coach] }
}
