import type { Context } from './command.ts'

/**
 * Takes mails back that a process has begun and that have not left, so that they are composed again: without its lease the
 * process sends nothing. Returns how many can no longer be held back.
 */
export const stopRunningMails = async (
  { client, now }: Pick<Context, 'client' | 'now'>,
  leads: string[],
): Promise<number> => {
  await client.query(takeBack, [leads, now])
  const { rows } = await client.query<{ count: number }>(countLeaving, [leads])
  return rows[0]?.count ?? 0
}

const takeBack = `
update step_runs set state = 'pending', attempts = attempts - 1, next_attempt_at = $2, lease_token = null,
  lease_until = null, updated_at = $2
where lead_id = any ($1::uuid[]) and state = 'running' and email is not null and handed_over_at is null`

const countLeaving = `
select count(*)::int as count from step_runs
where lead_id = any ($1::uuid[]) and state = 'running' and email is not null`

/** In words; null: none. */
export const alreadyLeaving = (count: number, where: string): string | null => {
  if (count === 0) return null
  return count === 1
    ? `One email was already leaving ${where}.`
    : `${count} emails were already leaving ${where}.`
}
