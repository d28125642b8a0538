import type { FastifyInstance, FastifyRequest } from 'fastify'
import { debugTabs } from '../../engine/campaign/staff-tool-view.ts'
import type { StaffNotice, StaffToolView } from '../../engine/campaign/staff-tool-view.ts'
import type { AppDeps } from '../app-deps.ts'
import { readFormBody } from '../http/form-body.ts'
import { bodyKind } from '../http/media-type.ts'
import { Refused } from '../http/refusal.ts'
import { requestQuery } from '../http/request-path.ts'
import { sendView } from '../http/send-view.ts'
import { debugView } from '../staff/debug-view.ts'
import { runDiagnostics } from '../staff/diagnostics.ts'
import { presserOf, readerOf } from '../staff/presser.ts'
import { requireStaff } from '../staff/require-staff.ts'
import { processDue, sendTest, testDashboard } from '../staff/test-dashboard.ts'

type Posted = FastifyRequest<{ Body: Buffer | undefined }>

/** /test-email, /email-debug, and what the test dashboard on "/" sends. */
export const staffToolRoutes = (app: FastifyInstance, deps: AppDeps) => {
  app.register(async (staff) => {
    staff.addHook('onRequest', requireStaff(deps))

    staff.post('/staff/test-dashboard', async (request: Posted, reply) => {
      const by = await presserOf(request, deps)
      const { action, email = '' } = fieldsOf(request)
      const notice =
        action === 'process' ? await processDue(deps, by) : await sendTest(deps, by, { email, name: null })
      return sendView(
        deps,
        reply,
        testDashboard(deps, request.siteHost.name, { email, notice }),
        statusOf(notice),
      )
    })

    staff.get('/test-email', async (_request, reply) => sendView(deps, reply, diagnostics({})))
    staff.post('/test-email', async (request: Posted, reply) => {
      const by = await presserOf(request, deps)
      const { action: test = 'full', email = '', name = '' } = fieldsOf(request)
      const { results, notice } = await runDiagnostics(deps, request, by, { test, email, name })
      return sendView(deps, reply, diagnostics({ email, name, results, notice }), statusOf(notice))
    })

    staff.get('/email-debug', async (request, reply) => {
      const by = await readerOf(request, deps)
      const query = new URLSearchParams(requestQuery(request.originalUrl))
      const tab = debugTabs.find((each) => each === query.get('tab')) ?? 'campaigns'
      return sendView(deps, reply, await debugView(deps, by, { tab, campaign: query.get('campaign') }))
    })
    staff.post('/email-debug', async (request: Posted, reply) => {
      const by = await presserOf(request, deps)
      const { campaign = null } = fieldsOf(request)
      return sendView(deps, reply, await debugView(deps, by, { tab: 'details', campaign, retries: true }))
    })
  })
}

const testPerson = { email: 'test@example.com', name: 'Test User' }

const diagnostics = (
  data: Partial<Extract<StaffToolView, { page: 'staff/diagnostics' }>['data']>,
): StaffToolView => ({
  page: 'staff/diagnostics',
  data: { ...testPerson, results: [], notice: null, ...data },
})

const statusOf = ({ tone }: StaffNotice) => (tone === 'ok' ? 200 : 422)

/** Texts of a posted form. */
const fieldsOf = (request: Posted): Record<string, string | undefined> => {
  if (!request.body) return {}
  if (bodyKind(request) !== 'form') throw new Refused('unsupported_media')
  const fields = Object.entries(readFormBody(request.body))
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
