import type { Person } from './person.ts'
import { leadIds } from './person.ts'

/**
 * Where rows of a person are. `where`: $1 leads, $2 coach, $3 address, $4 its hash. `without`: tokens, which act for whoever has them.
 */
export const personTables: { table: string; where: string; without?: string[] }[] = [
  { table: 'leads', where: 'id = any ($1)' },
  {
    table: 'submissions',
    where: 'lead_id = any ($1) or (lead_id is null and email = $3 and coach = $2)',
  },
  { table: 'consents', where: 'lead_id = any ($1)' },
  { table: 'user_journeys', where: 'lead_id = any ($1)' },
  { table: 'registrations', where: 'lead_id = any ($1)', without: ['cancel_token'] },
  { table: 'given_back_places', where: 'lead_id = any ($1)', without: ['token'] },
  { table: 'step_runs', where: 'lead_id = any ($1)', without: ['lease_token'] },
  { table: 'delivery_log', where: 'step_run_id in (select id from step_runs where lead_id = any ($1))' },
  { table: 'error_log', where: 'lead_id = any ($1)' },
  {
    table: 'coach_notices',
    where: 'submission_id in (select id from submissions where lead_id = any ($1))',
  },
  { table: 'person_notes', where: 'lead_id = any ($1)' },
  { table: 'person_tags', where: 'lead_id = any ($1)' },
  { table: 'suppressions', where: 'coach = $2 and address_hash = $4', without: ['confirm_token'] },
  {
    table: 'unsubscribe_links',
    where: 'coach = $2 and address_hash = $4',
    without: ['token', 'again_token'],
  },
  { table: 'done_tokens', where: `email = $3 and campaign like $2 || '/%'`, without: ['token_hash'] },
  {
    table: 'audit_log',
    where: `subject in (select unnest($1)::text) or (subject = $4 and details->>'coach' = $2)`,
  },
]

export const ofPerson = (person: Person): unknown[] => [
  leadIds(person),
  person.coach,
  person.email,
  person.addressHash,
]
