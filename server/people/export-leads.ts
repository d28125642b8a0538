import type { Lead } from '../../engine/campaign/staff/leads.ts'
import type { Pool } from '../adapters/postgres.ts'
import { byteOrderMark, csvLine } from './csv.ts'
import { latestSubmissions } from './latest-submissions.ts'
import type { LeadsAsked } from './lead-position.ts'
import { listLeads } from './list-leads.ts'
import type { Coaches } from './coaches.ts'

const batch = 1000

/** CSV in parts of a thousand leads; between them no connection is held. `answers`: fields that get a column. */
export async function* exportLeads(
  pool: Pool,
  coaches: Coaches,
  { query, answers }: { query: LeadsAsked; answers: string[] },
): AsyncGenerator<string> {
  // Before the first byte: without the database the answer is an error, not half a file.
  let page = await listLeads(pool, coaches, query, batch)
  yield byteOrderMark + csvLine([...columns, ...answers.map(heading)])
  for (;;) {
    yield await lines(pool, page.rows, answers)
    if (page.next === null) return
    page = await listLeads(pool, coaches, { ...query, cursor: page.next }, batch)
  }
}

const columns = ['created', 'name', 'email', 'coach', 'campaign', 'source', 'via', 'state']

/** A field called "state" keeps its column apart. */
const heading = (field: string) => (columns.includes(field) ? `answer ${field}` : field)

const lines = async (pool: Pool, leads: Lead[], answers: string[]): Promise<string> => {
  const latest = await latestSubmissions(
    pool,
    leads.map(({ id }) => id),
  )
  return leads
    .map(({ id, createdAt, name, email, coach, campaign, source, via, state }) => {
      const values = latest.get(id)?.values ?? {}
      const given = answers.map((field) => asCell(values[field]))
      return csvLine([
        createdAt,
        name ?? '',
        email,
        coach,
        campaign ?? '',
        source,
        via ?? '',
        state,
        ...given,
      ])
    })
    .join('')
}

const asCell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
