import type { FastifyInstance } from 'fastify'
import { getMe } from '../../engine/campaign/staff/me.ts'
import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'
import { Refused } from '../http/refusal.ts'
import type { Mailbox, WithSite } from '../ports.ts'
import { sendStaffApp, type WithStaffApp } from '../staff/send-staff-app.ts'
import { requireStaff, type StaffDeps } from '../staff/require-staff.ts'
import { serveEndpoint } from '../staff/serve-endpoint.ts'

export type StaffAppDeps = StaffDeps &
  WithSite &
  WithStaffApp & {
    mailbox: Pick<Mailbox, 'list'> | null
  }

/** The app of staff: one document for all its paths. */
export const staffAppRoutes = (app: FastifyInstance, deps: StaffAppDeps) => {
  app.register(async (staff) => {
    requireStaff(staff, deps)

    serveEndpoint(staff, deps, getMe, async (_, { staff: email, role, coaches }) => {
      const { site } = deps.releases.current()
      const person = site.staff.find((each) => normalizeEmail(each.email) === email)
      return {
        site: site.name,
        staff: email,
        name: person?.name ?? null,
        role,
        coaches: coaches && [...coaches],
        hasMailbox: deps.mailbox !== null && coaches === null,
      }
    })

    for (const path of ['/staff/api', '/staff/api/*'])
      staff.route({
        method: ['GET', 'POST'],
        url: path,
        handler: async () => {
          throw new Refused('not_found')
        },
      })

    for (const path of ['/staff', '/staff/*', '/test-email', '/email-debug'])
      staff.get(path, async (_request, reply) => sendStaffApp(deps, reply))
  })
}
