import type { FastifyInstance } from 'fastify'
import type { StaffNotice } from '../../engine/campaign/release/staff-tool-view.ts'
import type { View } from '../../engine/campaign/release/view.ts'
import type { Mailbox } from '../ports.ts'
import { isUuid } from '../adapters/postgres.ts'
import type { StaffRows } from '../staff/staff-queries.ts'
import type { Staff, Alike } from '../staff/try-again.ts'
import { Refused } from '../http/refusal.ts'
import { sendView, type WithRenderer } from '../http/send.ts'
import {
  fieldsOf,
  mayAct,
  type Posted,
  postingStaff,
  readingStaff,
  requireStaff,
  type StaffDeps,
} from '../staff/require-staff.ts'
import { toolWords } from '../staff/tool-words.ts'

export type StaffPageDeps = WithRenderer &
  StaffDeps & {
    mailbox: Pick<Mailbox, 'list'> | null
    staffRows: StaffRows
    approve: (id: string, by: Staff) => Promise<unknown>
    tryAgain: (id: string, by: Staff) => Promise<unknown>
    retryLost: (alike: Alike, by: Staff) => Promise<number>
    staffMail: ((id: string) => Promise<Extract<View, { page: 'staff/mail' }>['data']['mail'] | null>) | null
  }

type ById = { Params: { id: string } }

export const staffPages = (app: FastifyInstance, deps: StaffPageDeps) => {
  app.register(async (staff) => {
    staff.addHook('onRequest', requireStaff(deps))
    staff.get('/staff', async (request, reply) =>
      sendView(deps, reply, await staffOverview(deps, await readingStaff(request, deps))),
    )
    staff.post('/staff/lost/try-again', async (request: Posted, reply) => {
      const by = await postingStaff(request, deps)
      const { provider = '', reason = null } = fieldsOf(request)
      const count = await deps.retryLost({ provider, lastError: reason }, by)
      const notice: StaffNotice = { tone: 'ok', title: toolWords.onTheirWay(count) }
      return sendView(deps, reply, await staffOverview(deps, by, notice))
    })
    staff.get<ById>('/staff/submissions/:id', async (request, reply) => {
      const { id } = request.params
      const by = await readingStaff(request, deps)
      const data = await deps.staffRows.submission(id, by.coaches)
      if (!data) throw new Refused('not_found')
      return sendView(deps, reply, { page: 'staff/submission', data: { ...data, mayAct: mayAct(by) } })
    })
    staff.post<ById>('/staff/submissions/:id/approve', async (request, reply) => {
      const { id } = request.params
      const by = await postingStaff(request, deps)
      if (isUuid(id)) await deps.approve(id, by)
      return reply.redirect(`/staff/submissions/${encodeURIComponent(id)}`, 303)
    })
    staff.post<{ Params: { id: string; step: string } }>(
      '/staff/submissions/:id/steps/:step/try-again',
      async (request, reply) => {
        const { id, step } = request.params
        const by = await postingStaff(request, deps)
        if (isUuid(step)) await deps.tryAgain(step, by)
        return reply.redirect(`/staff/submissions/${encodeURIComponent(id)}`, 303)
      },
    )
    staff.get<ById>('/staff/mails/:id', async (request, reply) => {
      const { coaches } = await readingStaff(request, deps)
      const mail = coaches === null ? await deps.staffMail?.(request.params.id) : null
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

const mostMails = 50

const staffOverview = async (
  { staffRows, mailbox }: StaffPageDeps,
  by: Staff,
  notice: StaffNotice | null = null,
): Promise<View> => {
  const [rows, mails] = await Promise.all([
    staffRows.overview(by.coaches),
    by.coaches === null ? (mailbox?.list(mostMails) ?? null) : null,
  ])
  const summaries = mails?.map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() })) ?? null
  return { page: 'staff/overview', data: { ...rows, mails: summaries, notice, mayAct: mayAct(by) } }
}
