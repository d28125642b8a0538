import type { FastifyInstance } from 'fastify'
import { listBounces } from '../../engine/campaign/staff/queue/bounces.ts'
import { countQueue } from '../../engine/campaign/staff/queue/counts.ts'
import { listDue, listDueQueues } from '../../engine/campaign/staff/queue/due.ts'
import {
  listFailedSteps,
  listFailing,
  tryGroupAgain,
  tryStepAgain,
} from '../../engine/campaign/staff/queue/failing.ts'
import { approveForms, discardForms, listQuarantined } from '../../engine/campaign/staff/queue/quarantined.ts'
import { listSuspended, tryProviderNow } from '../../engine/campaign/staff/queue/suspended.ts'
import { getToday } from '../../engine/campaign/staff/today.ts'
import { isUuid } from '../adapters/postgres.ts'
import { Refused } from '../http/refusal.ts'
import type { QueueDesk } from '../staff/queue/queue-desk.ts'
import { readingStaff, requireStaff, type StaffDeps } from '../staff/require-staff.ts'
import { serveEndpoint } from '../staff/serve-endpoint.ts'
import type { ReadToday } from '../staff/today.ts'

export type StaffQueueDeps = StaffDeps & { queueDesk: QueueDesk; readToday: ReadToday }

export const staffQueueRoutes = (app: FastifyInstance, deps: StaffQueueDeps) => {
  const { queueDesk: desk } = deps
  app.register(async (staff) => {
    requireStaff(staff, deps)

    serveEndpoint(staff, deps, getToday, async ({ zone }, { coaches }) => deps.readToday(coaches, zone))
    serveEndpoint(staff, deps, countQueue, async (_, { coaches }) => desk.counts(coaches))
    serveEndpoint(staff, deps, listDueQueues, async (_, { coaches }) => ({
      queues: await desk.queues(coaches),
    }))
    serveEndpoint(staff, deps, listDue, async (asked, { coaches }) => desk.due(coaches, asked))
    serveEndpoint(staff, deps, listFailing, async (_, { coaches }) => ({
      groups: await desk.failing(coaches),
    }))
    serveEndpoint(staff, deps, listFailedSteps, async ({ lastError = null, ...asked }, { coaches }) =>
      desk.failedSteps(coaches, { ...asked, lastError }),
    )
    serveEndpoint(staff, deps, tryGroupAgain, async ({ provider, lastError = null }, by) => ({
      count: await desk.retryGroup({ provider, lastError }, by),
    }))
    serveEndpoint(staff, deps, tryStepAgain, async ({ id }, by) => ({ count: await desk.retryStep(id, by) }))
    serveEndpoint(staff, deps, listSuspended, async (_, { coaches }) => ({
      providers: await desk.suspended(coaches),
    }))
    serveEndpoint(staff, deps, tryProviderNow, async ({ provider }, by) => ({
      isTried: await desk.probe(provider, by),
    }))
    serveEndpoint(staff, deps, listQuarantined, async (asked, { coaches }) =>
      desk.quarantined(coaches, asked),
    )
    serveEndpoint(staff, deps, discardForms, async ({ ids }, by) => ({
      discarded: await desk.discard(ids, by),
    }))
    serveEndpoint(staff, deps, approveForms, async ({ ids }, by) => {
      const approved = await desk.approve(ids, by)
      return { approved, left: new Set(ids).size - approved }
    })
    serveEndpoint(staff, deps, listBounces, async (asked, { coaches }) => desk.bounces(coaches, asked))

    // Links of earlier versions: the person, or the forms that wait for an approval.
    staff.get<{ Params: { id: string } }>('/staff/submissions/:id', async (request, reply) => {
      const { id } = request.params
      const { coaches } = readingStaff(request)
      const place = isUuid(id) ? await desk.placeOf(id, coaches) : null
      if (!place) throw new Refused('not_found')
      return reply.redirect(
        place.lead === null ? '/staff/queue/quarantined' : `/staff/people/${place.lead}`,
        303,
      )
    })
  })
}
