import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { Refused } from '../http/refusal.ts'
import { sendView } from '../http/send-view.ts'
import { presserOf } from '../staff/presser.ts'
import { requireStaff } from '../staff/require-staff.ts'
import { staffOverview } from '../staff/overview.ts'

type ById = { Params: { id: string } }

/** /staff and below: what came in, what became of it, and the local mailbox. */
export const staffPages = (app: FastifyInstance, deps: AppDeps) => {
  app.register(async (staff) => {
    staff.addHook('onRequest', requireStaff(deps))
    staff.get('/staff', async (_request, reply) => sendView(deps, reply, await staffOverview(deps)))
    staff.get<ById>('/staff/submissions/:id', async (request, reply) => {
      const data = isUuid(request.params.id) ? await deps.staffRows.submission(request.params.id) : null
      if (!data) throw new Refused('not_found')
      return sendView(deps, reply, { page: 'staff/submission', data })
    })
    staff.post<ById>('/staff/submissions/:id/release', async (request, reply) => {
      const { id } = request.params
      const presser = await presserOf(request, deps)
      if (isUuid(id)) await deps.release(id, presser)
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
      const mail = await deps.staffMail?.(request.params.id)
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
