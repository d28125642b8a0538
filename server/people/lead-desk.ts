import { Readable } from 'node:stream'
import type { Pool } from '../adapters/postgres.ts'
import type { Clock, WithSite } from '../ports.ts'
import { countLeads } from './count-leads.ts'
import { exportLeads } from './export-leads.ts'
import { answerNames, leadChoices } from './lead-choices.ts'
import type { LeadsAsked } from './lead-position.ts'
import { listLeads } from './list-leads.ts'
import type { Coaches } from './coaches.ts'
import { brandOf } from './names.ts'

type Exporter = { staff: string; ipHash: string }

type Deps = WithSite & { pool: Pool; clock: Clock }

export type LeadDesk = ReturnType<typeof createLeadDesk>

export const createLeadDesk = ({ pool, clock, releases }: Deps) => {
  const site = () => releases.current().site
  return {
    list: async (coaches: Coaches, query: LeadsAsked) => {
      const { rows, next } = await listLeads(pool, coaches, query)
      return { rows: rows.map((lead) => ({ ...lead, brand: brandOf(site(), lead.coach) })), next }
    },
    count: (coaches: Coaches, query: LeadsAsked) => countLeads(pool, coaches, query),
    choices: (coaches: Coaches, query: LeadsAsked) => leadChoices({ pool, site: site() }, coaches, query),
    /** Audited. */
    csv: async (coaches: Coaches, query: LeadsAsked, by: Exporter): Promise<Readable> => {
      await pool.query(audit, [by.staff, by.ipHash, JSON.stringify(auditDetails(query)), clock.now()])
      const answers = answerNames(site(), coaches, query)
      return Readable.from(exportLeads(pool, coaches, { query, answers }), { objectMode: false })
    },
  }
}

/** What was searched for may be a name. */
const auditDetails = ({ q, answer, cursor: _cursor, ...filter }: LeadsAsked) => ({
  ...filter,
  ...((q ?? answer) !== undefined && { search: true }),
})

const audit = `
insert into audit_log (actor, action, ip_hash, details, created_at) values ($1, 'leads_exported', $2, $3::jsonb, $4)`
