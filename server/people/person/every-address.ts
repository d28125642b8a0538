import { leadIds, type Database, type Person } from './person.ts'

/** The address of the person, and those from before it was fixed or merged, which nobody else has. */
export const everyAddress = async (database: Database, person: Person): Promise<string[]> => {
  const { rows } = await database.query<{ email: string }>(earlier, [
    leadIds(person),
    person.email,
    person.coach,
  ])
  return [person.email, ...rows.map(({ email }) => email)]
}

const earlier = `
select distinct email from (
  select values->>'email' from submissions where lead_id = any ($1::uuid[])
  union all
  select log.email_address from delivery_log log join step_runs run on run.id = log.step_run_id
  where run.lead_id = any ($1::uuid[])
) known (email)
where email <> $2 and not exists (select from leads where leads.email = known.email and leads.coach = $3)`
