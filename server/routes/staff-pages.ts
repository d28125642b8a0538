import type { FastifyInstance } from 'fastify'
import type { StaffNotice } from '../../engine/campaign/release/staff-tool-view.ts'
import type { Alike } from '../staff/retry-lost.ts'
import type { StaffMail, StaffRows } from '../staff/staff-rows.ts'
import type { Staff } from '../staff/try-again.ts'
import { Refused } from '../http/refusal.ts'
import { sendView, type WithRenderer } from '../http/send-view.ts'
import { fieldsOf } from '../staff/posted.ts'
import type { Posted } from '../staff/posted.ts'
import { presserOf, readerOf, type PresserDeps } from '../staff/presser.ts'
import { requireStaff } from '../staff/require-staff.ts'
import { staffOverview, type OverviewDeps } from '../staff/overview.ts'
import { toolWords } from '../staff/tool-words.ts'

export type StaffPageDeps = WithRenderer &
  PresserDeps &
  OverviewDeps & {
    staffRows: StaffRows
    /** Approves a quarantined submission: it goes on as if it were sent now. */
    approve: (id: string, by: Staff) => Promise<unknown>
    /** Retries a failed step, once. */
    tryAgain: (id: string, by: Staff) => Promise<unknown>
    /** Retries all steps that failed alike; returns how many. */
    retryLost: (alike: Alike, by: Staff) => Promise<number>
    /** One mail of the local mailbox; null where there is no mailbox. */
    staffMail: ((id: string) => Promise<StaffMail | null>) | null
  }

type ById = { Params: { id: string } }

/** /staff and below: what came in, what became of it, and the local mailbox. */
export const staffPages = (app: FastifyInstance, deps: StaffPageDeps) => {
  app.register(async (staff) => {
    staff.addHook('onRequest', requireStaff(deps))
    staff.get('/staff', async (request, reply) =>
      sendView(deps, reply, await staffOverview(deps, await readerOf(request, deps))),
    )
    staff.post('/staff/lost/try-again', async (request: Posted, reply) => {
      const presser = await presserOf(request, deps)
      const { provider = '', reason = null } = fieldsOf(request)
      const count = await deps.retryLost({ provider, lastError: reason }, presser)
      const notice: StaffNotice = { tone: 'ok', title: toolWords.onTheirWay(count) }
      return sendView(deps, reply, await staffOverview(deps, presser, notice))
    })
    staff.get<ById>('/staff/submissions/:id', async (request, reply) => {
      const { id } = request.params
      const { coach } = await readerOf(request, deps)
      const data = isUuid(id) ? await deps.staffRows.submission(id, coach) : null
      if (!data) throw new Refused('not_found')
      return sendView(deps, reply, { page: 'staff/submission', data })
    })
    staff.post<ById>('/staff/submissions/:id/approve', async (request, reply) => {
      const { id } = request.params
      const presser = await presserOf(request, deps)
      if (isUuid(id)) await deps.approve(id, presser)
      return reply.redirect(`/staff/submissions/${encodeURIComponent(id)}`, 303)
    })
    staff.post<{ Params: { id: string; step: string } }>(
      '/staff/submissions/:id/steps/:step/try-again',
      async (request, reply) => {
        const { id, step } = request.params
        const presser = await presserOf(request, deps)
        if (isUuid(step)) await deps.tryAgain(step, presser)
        return reply.redirect(`/staff/submissions/${encodeURIComponent(id)}`, 303)
      },
    )
    staff.get<ById>('/staff/mails/:id', async (request, reply) => {
      const { coach } = await readerOf(request, deps)
      const mail = coach === null ? await deps.staffMail?.(request.params.id) : null
      if (!mail) throw new Refused('not_found')
      return sendView(deps, reply, { page: 'staff/mail', data: { mail } })
    })
    staff.get('/staff/*', async () => {
      throw new Refused('not_found')
    })
    staff.post('/staff/api/*', async () => {
      throw new Refused('not_found')
    })
  })
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
