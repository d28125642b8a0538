import type { Context } from './command.ts'

/**
 * Mails of a journey that have not left return to it, also those that a process has begun: without its row it sends nothing. Returns
 * how many can no longer be held back. The journey must be locked.
 */
export const takeWaitingMailsBack = async (
  { client }: Pick<Context, 'client' | 'now'>,
  journey: string,
): Promise<number> => {
  await client.query(takeBack, [journey])
  const { rows } = await client.query<{ count: number }>(countLeaving, [journey])
  return rows[0]?.count ?? 0
}

const takeBack = `
with taken as (
  delete from step_runs where journey_id = $1 and step = 'journey' and state in ('pending', 'running')
    and handed_over_at is null and handovers = 0
  returning id
)
update user_journeys journey set current_run_id = null from taken where journey.current_run_id = taken.id`

const countLeaving = `
select count(*)::int as count from step_runs where journey_id = $1 and step = 'journey' and state = 'running'`
