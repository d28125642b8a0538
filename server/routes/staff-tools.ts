import type { FastifyInstance } from 'fastify'
import {
  debugTabs,
  type StaffNotice,
  type StaffToolView,
} from '../../engine/campaign/release/staff-tool-view.ts'
import { requestQuery } from '../http/request-head.ts'
import { sendView, type WithRenderer } from '../http/send.ts'
import { debugView, type DebugDeps } from '../staff/debug-view.ts'
import { createSingleFlight } from '../staff/single-flight.ts'
import { runDiagnostics, type DiagnosticDeps } from '../staff/diagnostics.ts'
import type { Member } from '../staff/member.ts'
import {
  mayAct,
  postingStaff,
  readingStaff,
  requireStaff,
  type StaffDeps,
  fieldsOf,
  type Posted,
} from '../staff/require-staff.ts'
import { processDue, sendTest, testDashboard, type DueDeps } from '../staff/test-dashboard.ts'

export type StaffToolDeps = WithRenderer & StaffDeps & DiagnosticDeps & DueDeps & DebugDeps

export const staffToolRoutes = (app: FastifyInstance, deps: StaffToolDeps) => {
  const testOnce = createSingleFlight<StaffNotice>()
  const diagnoseOnce = createSingleFlight<Awaited<ReturnType<typeof runDiagnostics>>>()
  app.register(async (staff) => {
    staff.addHook('onRequest', requireStaff(deps))

    staff.post('/staff/test-dashboard', async (request: Posted, reply) => {
      const by = await postingStaff(request, deps)
      const { action, email = '' } = fieldsOf(request)
      const notice = await testOnce([by.staff, by.coaches, action, email], () =>
        action === 'process' ? processDue(deps, by) : sendTest(deps, by, { email, name: null }),
      )
      return sendView(
        deps,
        reply,
        testDashboard(deps, by, request.siteHost.name, { email, notice }),
        statusOf(notice),
      )
    })

    staff.get('/test-email', async (request, reply) =>
      sendView(deps, reply, diagnostics(await readingStaff(request, deps), {})),
    )
    staff.post('/test-email', async (request: Posted, reply) => {
      const by = await postingStaff(request, deps)
      const { action: test = 'full', email = '', name = '' } = fieldsOf(request)
      const { results, notice } = await diagnoseOnce([by.staff, by.coaches, test, email, name], () =>
        runDiagnostics(deps, request, by, { test, email, name }),
      )
      return sendView(deps, reply, diagnostics(by, { email, name, results, notice }), statusOf(notice))
    })

    staff.get('/email-debug', async (request, reply) => {
      const by = await readingStaff(request, deps)
      const query = new URLSearchParams(requestQuery(request.originalUrl))
      const tab = debugTabs.find((each) => each === query.get('tab')) ?? 'campaigns'
      return sendView(deps, reply, await debugView(deps, by, { tab, campaign: query.get('campaign') }))
    })
    staff.post('/email-debug', async (request: Posted, reply) => {
      const by = await postingStaff(request, deps)
      const { campaign = null } = fieldsOf(request)
      return sendView(deps, reply, await debugView(deps, by, { tab: 'details', campaign, retries: true }))
    })
  })
}

const testPerson = { email: 'test@example.com', name: 'Test User' }

const diagnostics = (
  by: Member,
  data: Partial<Extract<StaffToolView, { page: 'staff/diagnostics' }>['data']>,
): StaffToolView => ({
  page: 'staff/diagnostics',
  data: { mayAct: mayAct(by), ...testPerson, results: [], notice: null, ...data },
})

const statusOf = ({ tone }: StaffNotice) => (tone === 'ok' ? 200 : 422)
