import type { By } from '../commands/command.ts'
import { leadIds, type Database, type Person } from './person.ts'

/** Who opened what is stored of whom; one row an hour for each of them, however often and whatever of it they open. */
export const noteReading = (database: Database, person: Person, by: By, now: Date): Promise<unknown> =>
  database.query(statement, [by.staff, leadIds(person)[0], by.ipHash, person.coach, now])

// Two requests of one page write one row: its id says who, whom and when.
const statement = `
insert into audit_log (id, actor, action, subject, ip_hash, details, created_at)
values (
  md5($1::text || ' ' || $2::text || ' ' || floor(extract(epoch from $5::timestamptz) / 3600))::uuid,
  $1, 'person_read', $2, $3, jsonb_build_object('coach', $4::text), $5
)
on conflict (id) do nothing`
