import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countLeads, getLeadChoices, LeadQuery, listLeads } from '../../engine/campaign/staff/leads.ts'
import { Refused } from '../http/refusal.ts'
import type { LeadArrivals } from '../people/lead-arrivals.ts'
import type { LeadDesk } from '../people/lead-desk.ts'
import { readCursor, writeCursor, type LeadsAsked } from '../people/lead-position.ts'
import type { Clock } from '../ports.ts'
import { sees, type Coaches } from '../people/coaches.ts'
import { readingStaff, requireStaff, type StaffDeps } from '../staff/require-staff.ts'
import { readAsked, serveEndpoint } from '../staff/serve-endpoint.ts'

export type StaffLeadDeps = StaffDeps & { leadDesk: LeadDesk; leadArrivals: LeadArrivals; clock: Clock }

export const staffLeadRoutes = (app: FastifyInstance, deps: StaffLeadDeps) => {
  app.register(async (staff) => {
    requireStaff(staff, deps)

    serveEndpoint(staff, deps, listLeads, async (query, { coaches }) => {
      const { rows, next } = await deps.leadDesk.list(coaches, within(coaches, query))
      return { rows, next: next && writeCursor(next) }
    })

    serveEndpoint(staff, deps, countLeads, async (query, { coaches }) => ({
      count: await deps.leadDesk.count(coaches, within(coaches, query)),
    }))

    serveEndpoint(staff, deps, getLeadChoices, async (query, { coaches }) =>
      deps.leadDesk.choices(coaches, within(coaches, query)),
    )

    staff.get('/staff/api/leads/live', { exposeHeadRoute: false }, async (request, reply) => {
      const { coaches } = readingStaff(request)
      streamArrivals(reply, deps.leadArrivals, coaches)
    })

    // A HEAD request would read every lead.
    staff.get('/staff/leads.csv', { exposeHeadRoute: false }, async (request: FastifyRequest, reply) => {
      const by = readingStaff(request)
      const query = readAsked(LeadQuery, 'GET', request)
      // Before any header: an error is no attachment.
      const csv = await deps.leadDesk.csv(by.coaches, within(by.coaches, query), by)
      const name = `leads-${deps.clock.now().toISOString().slice(0, 10)}.csv`
      reply.header('content-disposition', `attachment; filename="${name}"`).type('text/csv; charset=utf-8')
      return reply.send(csv)
    })
  })
}

/** Milliseconds. The browser connects again by itself: a session that has ended ends the stream, too. */
const longestStream = 5 * 60_000

/** Server-sent events (HTML standard, 9.2): "leads" whenever some came in. */
const streamArrivals = (reply: FastifyReply, arrivals: LeadArrivals, coaches: Coaches) => {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...sentHeaders(reply),
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no',
  })
  raw.write('retry: 3000\n\n')
  const end = () => raw.end()
  const stop = arrivals.listen({ coaches, tell: () => raw.write('event: leads\ndata: {}\n\n'), end })
  const timer = setTimeout(end, longestStream).unref()
  raw.once('close', () => {
    stop()
    clearTimeout(timer)
  })
}

/** What hooks set; a hijacked reply does not send it itself. */
const sentHeaders = (reply: FastifyReply) =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )

/** Refuses (not_found) what belongs to a coach who is not theirs. */
const within = (coaches: Coaches, { cursor, ...filter }: LeadQuery): LeadsAsked => {
  const asked = [filter.coach, filter.campaign?.match(/^(.+)\//)?.[1]]
  if (asked.some((coach) => coach !== undefined && !sees(coaches, coach))) throw new Refused('not_found')
  return { ...filter, ...(cursor !== undefined && { cursor: readCursor(cursor) }) }
}
