import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  dismissNotice,
  freeSeat,
  getEvent,
  giveSeat,
  listEvents,
  listGuests,
  listNotices,
  sendNotice,
  setAttendance,
} from '../../engine/campaign/staff/events.ts'
import { Refused } from '../http/refusal.ts'
import { sees, type Coaches } from '../people/coaches.ts'
import { mailPolicy, previewDocument } from '../staff/mail-document.ts'
import { readingStaff, requireStaff, type StaffDeps } from '../staff/require-staff.ts'
import { serveEndpoint } from '../staff/serve-endpoint.ts'
import type { EventDesk } from '../staff/events/event-desk.ts'

export type StaffEventDeps = StaffDeps & { eventDesk: EventDesk }

type OfEvent = { coach: string; campaign: string }

export const staffEventRoutes = (app: FastifyInstance, deps: StaffEventDeps) => {
  const { eventDesk: desk } = deps
  app.register(async (staff) => {
    requireStaff(staff, deps)

    serveEndpoint(staff, deps, listEvents, (asked, { coaches }) => desk.list(coaches, asked))
    serveEndpoint(staff, deps, listNotices, async (_, { coaches }) => ({
      notices: await desk.notices(coaches),
    }))
    serveEndpoint(staff, deps, getEvent, (asked, by) => desk.details(eventOf(asked, by)))
    serveEndpoint(staff, deps, listGuests, (asked, by) => desk.guests(eventOf(asked, by)))
    serveEndpoint(staff, deps, freeSeat, async (asked, by) => ({
      isFreed: await desk.free(eventOf(asked, by), asked.guest, by),
    }))
    serveEndpoint(staff, deps, giveSeat, async ({ name, email, oneMore, ...asked }, by) => {
      const result = await desk.give({ event: eventOf(asked, by), name, email, oneMore }, by)
      return result && { result }
    })
    serveEndpoint(staff, deps, setAttendance, async (asked, by) => {
      const here = await desk.tick(eventOf(asked, by), asked, by)
      if (here === undefined) throw new Refused('not_found', { message: 'This guest has no seat any more.' })
      return { here: here?.toISOString() ?? null }
    })
    serveEndpoint(staff, deps, sendNotice, async (asked, by) => ({
      guests: await desk.sendNotice(eventOf(asked, by), by),
    }))
    serveEndpoint(staff, deps, dismissNotice, async (asked, by) => ({
      isDismissed: await desk.dismissNotice(eventOf(asked, by), by),
    }))

    staff.get('/staff/events/:coach/:campaign/notice.html', async (request: OfRequest, reply) => {
      const html = await desk.noticeHtml(eventOf(request.params, readingStaff(request)))
      if (html === null) throw new Refused('not_found')
      return reply
        .header('content-security-policy', mailPolicy)
        .type('text/html; charset=utf-8')
        .send(previewDocument(html))
    })

    // A HEAD request would read every guest.
    const csvRoute = '/staff/events/:coach/:campaign/guests.csv'
    staff.get(csvRoute, { exposeHeadRoute: false }, async (request: OfRequest, reply) => {
      const by = readingStaff(request)
      const csv = await desk.csv(eventOf(request.params, by), by)
      if (!csv) throw new Refused('not_found')
      const name = `${request.params.campaign.replace(/[^\w-]+/g, '-')}-guests.csv`
      reply.header('content-disposition', `attachment; filename="${name}"`).type('text/csv; charset=utf-8')
      return reply.send(csv)
    })
  })
}

type OfRequest = FastifyRequest<{ Params: OfEvent }>

/** Refuses (not_found) an event of a coach who is not theirs. */
const eventOf = ({ coach, campaign }: OfEvent, { coaches }: { coaches: Coaches }): string => {
  if (!sees(coaches, coach)) throw new Refused('not_found')
  return `${coach}/${campaign}`
}
