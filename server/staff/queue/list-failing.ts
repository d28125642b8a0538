import type { FailedStep, FailingGroup } from '../../../engine/campaign/staff/queue/failing.ts'
import { datedId } from '../../db/dated-campaigns.ts'
import type { Pool } from '../../adapters/postgres.ts'
import type { Coaches } from '../../people/coaches.ts'
import { maskAddresses } from '../../pipeline/mask-addresses.ts'
import { mayTryAgain, type Alike } from '../try-again.ts'
import { inWords, type StoredStep, type Words } from './in-words.ts'
import { isNoSuchAddress } from './no-such-address.ts'
import { createValues, exactMoment, pageOf, pageSize } from './page.ts'
import { personJson } from './person-json.ts'

type Asked = Alike & Pick<FailingGroup, 'state'> & { cursor?: string; size?: number }

type Row = Omit<FailedStep, 'brand' | 'subject'> & StoredStep

/** The steps of a group, the newest first. */
export const listFailedSteps = async (
  { pool, words }: { pool: Pool; words: Words },
  coaches: Coaches,
  asked: Asked,
) => {
  const { provider, lastError, state, cursor, size = pageSize } = asked
  const { values, bind, after } = createValues()
  const isOfCoach = coaches === null ? '' : ` and run.coach = any (${bind(coaches)}::text[])`
  const where = `run.state = ${bind(state)} and run.provider = ${bind(provider)}
    and run.last_error is not distinct from ${bind(lastError)}::text${isOfCoach}`
  const next = after(cursor, { at: 'run.finished_at', id: 'run.id', newestFirst: true })
  const { rows } = await pool.query<Row>(select(`${where}${next}`, size + 1), values)
  return pageOf(
    rows.map((row) => ({ ...inWords(row, words), said: row.said && maskAddresses(row.said) })),
    size,
  )
}

const select = (where: string, most: number) => `
with page as (
  select run.id from step_runs run where run.state in ('failed', 'unknown') and ${where}
  order by run.finished_at desc, run.id desc limit ${most}
)
select run.id, ${exactMoment('run.finished_at')} as at, ${personJson('lead')} as person, run.coach,
       ${datedId('run')} as campaign,
       coalesce(run.email, run.step) as what, run.attempts, run.last_error_detail as said,
       ${mayTryAgain('run')} as "canTryAgain", ${isNoSuchAddress('run')} as "isNoSuchAddress"
from page join step_runs run on run.id = page.id left join leads lead on lead.id = run.lead_id
order by run.finished_at desc, run.id desc`
