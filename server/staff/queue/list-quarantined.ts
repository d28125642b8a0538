import type { ServedSite } from '../../../engine/campaign/release/release.ts'
import type { Quarantined } from '../../../engine/campaign/staff/queue/quarantined.ts'
import type { Pool } from '../../adapters/postgres.ts'
import type { Coaches } from '../../people/coaches.ts'
import { brandOf, titleOf } from '../../people/names.ts'
import { answersInWords } from '../../people/person/answers-in-words.ts'
import type { Words } from './in-words.ts'
import { createValues, exactMoment, pageOf, pageSize } from './page.ts'

type Asked = { cursor?: string; size?: number }
type Row = Omit<Quarantined, 'answers' | 'brand' | 'name'> & {
  values: Record<string, unknown>
}

/** The newest first. */
export const listQuarantined = async (
  { pool, words: { site } }: { pool: Pool; words: Words },
  coaches: Coaches,
  { cursor, size = pageSize }: Asked,
): Promise<{ rows: Quarantined[]; next: string | null }> => {
  const { values, bind, after } = createValues()
  const isOfCoach = coaches === null ? '' : ` and coach = any (${bind(coaches)}::text[])`
  const next = after(cursor, { at: 'created_at', id: 'id', newestFirst: true })
  const { rows } = await pool.query<Row>(
    `select id, ${exactMoment('created_at')} as at, email, coach, campaign, held_reason as reason, values
     from submissions where state = 'held'${isOfCoach}${next}
     order by created_at desc, id desc limit ${size + 1}`,
    values,
  )
  return pageOf(
    rows.map((row) => named(row, site)),
    size,
  )
}

const named = ({ values, ...row }: Row, site: ServedSite): Quarantined => ({
  ...row,
  name: typeof values['name'] === 'string' && values['name'] !== '' ? values['name'] : null,
  brand: brandOf(site, row.coach),
  campaign: titleOf(site, row.campaign),
  answers: answersInWords(site.campaigns[row.campaign], values),
})
