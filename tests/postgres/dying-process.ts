import { claim } from '../../server/pipeline/outbox/claim.ts'
import { createAccept } from '../../server/pipeline/accept/accept.ts'
import { submission, type startPipeline } from './start-pipeline.ts'

type Line = Awaited<ReturnType<typeof startPipeline>>

export const dyingProcess = (line: () => Line) => ({
  storeAndDie: (campaign: Parameters<typeof submission>[0], email: string) => {
    const { worker } = line()
    const completions = { ...worker.completions, isReleased: () => true }
    const dead = { ...worker, completions, hasRoom: () => false, wake: () => {} }
    return createAccept({ ...line(), worker: dead })(submission(campaign, email))
  },
  hold: async () => {
    const [leased] = await claim(line().pool, { limit: 1, now: line().clock.now() })
    if (!leased) throw new Error('nothing was due')
    return leased
  },
  expireLeases: () =>
    line().query(`update step_runs set lease_until = now() - interval '1 second' where state = 'running'`),
  run: async () =>
    (
      await line().query<{
        state: string
        attempts: number
        handovers: number
        next_attempt_at: Date | null
      }>('select state, attempts, handovers, next_attempt_at from step_runs')
    )[0],
})
