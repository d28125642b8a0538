import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StaffLeadsView } from '../../engine/campaign/release/staff-leads-view.ts'
import { requestQuery } from '../http/request-head.ts'
import { Refused } from '../http/refusal.ts'
import { sendView, type WithRenderer } from '../http/send.ts'
import { LeadQuery, writeCursor } from '../people/lead-query.ts'
import type { LeadDesk } from '../people/lead-desk.ts'
import type { Clock } from '../ports.ts'
import { sees, type Coaches } from '../people/coaches.ts'
import { readingStaff, requireStaff, type StaffDeps } from '../staff/require-staff.ts'

export type StaffLeadDeps = WithRenderer & StaffDeps & { leadDesk: LeadDesk; clock: Clock }

export const staffLeadRoutes = (app: FastifyInstance, deps: StaffLeadDeps) => {
  app.register(async (staff) => {
    staff.addHook('onRequest', requireStaff(deps))

    staff.get('/staff/api/leads', async (request, reply) => {
      const { coaches, query } = await readRequest(request, deps)
      const { rows, next } = await deps.leadDesk.list(coaches, query)
      return reply.send({ rows, next: next && writeCursor(next) })
    })

    staff.get('/staff/leads', async (request, reply) => {
      const { coaches, query } = await readRequest(request, deps)
      return sendView(deps, reply, await leadsView(deps, coaches, query))
    })

    // A HEAD request would read every lead.
    staff.get('/staff/leads.csv', { exposeHeadRoute: false }, async (request, reply) => {
      const { by, coaches, query } = await readRequest(request, deps)
      // Before any header: an error is no attachment.
      const csv = await deps.leadDesk.csv(coaches, query, by)
      const name = `leads-${deps.clock.now().toISOString().slice(0, 10)}.csv`
      reply.header('content-disposition', `attachment; filename="${name}"`).type('text/csv; charset=utf-8')
      return reply.send(csv)
    })
  })
}

const readRequest = async (request: FastifyRequest, deps: StaffLeadDeps) => {
  const by = await readingStaff(request, deps)
  const { coaches } = by
  const query = readQuery(request)
  const asked = [query.coach, query.campaign?.match(/^(.+)\//)?.[1]]
  if (asked.some((coach) => coach !== undefined && !sees(coaches, coach))) throw new Refused('not_found')
  return { by, coaches, query }
}

/** The form of the page also sends its empty fields. */
const readQuery = ({ originalUrl }: FastifyRequest): LeadQuery => {
  const given = [...new URLSearchParams(requestQuery(originalUrl))].filter(([, value]) => value !== '')
  const read = LeadQuery.safeParse(Object.fromEntries(given))
  if (read.success) return read.data
  const issues = read.error.issues.map(({ path, message }) => [...path, message].join(': '))
  throw new Refused('bad_query', { message: issues.join(' ') })
}

const leadsView = async (
  { leadDesk }: StaffLeadDeps,
  coaches: Coaches,
  query: LeadQuery,
): Promise<StaffLeadsView> => {
  const { cursor, ...filter } = query
  const [{ rows, next }, choices] = await Promise.all([
    leadDesk.list(coaches, query),
    leadDesk.choices(coaches, filter),
  ])
  const latest = await leadDesk.latestSubmissions(rows.map(({ id }) => id))
  return {
    page: 'staff/leads',
    data: {
      rows: rows.map((lead) => ({ ...lead, submission: latest.get(lead.id)?.id ?? null })),
      filter,
      choices,
      isFirst: cursor === undefined,
      next: next && writeCursor(next),
    },
  }
}
