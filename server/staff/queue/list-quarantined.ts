import type { Quarantined } from '../../../engine/campaign/staff/queue/quarantined.ts'
import type { Pool } from '../../adapters/postgres.ts'
import type { Coaches } from '../../people/coaches.ts'
import { createValues, exactMoment, pageOf, pageSize } from './page.ts'

type Asked = { cursor?: string; size?: number }
type Row = Omit<Quarantined, 'answers'> & { values: Record<string, unknown> }

/** The newest first. */
export const listQuarantined = async (
  pool: Pool,
  coaches: Coaches,
  { cursor, size = pageSize }: Asked,
): Promise<{ rows: Quarantined[]; next: string | null }> => {
  const { values, bind, after } = createValues()
  const isOfCoach = coaches === null ? '' : ` and coach = any (${bind(coaches)}::text[])`
  const next = after(cursor, { at: 'created_at', id: 'id', newestFirst: true })
  const { rows } = await pool.query<Row>(
    `select id, ${exactMoment('created_at')} as at, email, campaign, held_reason as reason, values
     from submissions where state = 'held'${isOfCoach}${next}
     order by created_at desc, id desc limit ${size + 1}`,
    values,
  )
  return pageOf(rows.map(withAnswers), size)
}

const withAnswers = ({ values, ...row }: Row): Quarantined => ({
  ...row,
  answers: Object.entries(values).map(([field, value]) => ({ field, value: asText(value) })),
})

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
