import type { FastifyInstance } from 'fastify'
import { endSession, listSessions } from '../../engine/campaign/staff/sessions.ts'
import { readSessionCookie, requireStaff, type StaffDeps } from '../staff/require-staff.ts'
import { serveEndpoint } from '../staff/serve-endpoint.ts'
import type { Sessions } from '../staff/sessions.ts'

export type SessionRouteDeps = StaffDeps & { sessions: Sessions }

export const staffSessionRoutes = (app: FastifyInstance, deps: SessionRouteDeps) => {
  app.register(async (staff) => {
    requireStaff(staff, deps)
    serveEndpoint(staff, deps, listSessions, async (_, by, request) => {
      const cookie = readSessionCookie(request, deps.settings.secure) ?? ''
      const sessions = await deps.sessions.list(by.staff, cookie)
      return {
        sessions: sessions.map((session) => ({
          ...session,
          firstAt: session.firstAt.toISOString(),
          lastAt: session.lastAt.toISOString(),
        })),
      }
    })
    serveEndpoint(staff, deps, endSession, async ({ id }, by) =>
      (await deps.sessions.end(by, id)) ? { done: true } : null,
    )
  })
}
