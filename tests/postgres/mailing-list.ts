import { expect } from 'vitest'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { createMailchimp } from '../../server/adapters/mailchimp/mailchimp.ts'
import { startFakeMailchimp } from '../fakes/fake-mailchimp.ts'
import { sampleCampaign } from './sample-site.ts'
import { startPipeline } from './start-pipeline.ts'
import { submissionOf } from './submission.ts'

const effect = { onError: 'logged', wait: 0, timeout: 10, retry: [1, 5] }
const entry = { step: 'mailing-list', list: 'a1b2c3d4e5', effect: 'subscribe', tags: ['New'], ...effect }
const lead = { step: 'lead', source: 'test', metadata: {} }

export const startWithList = async (entries: SiteCampaign['pipeline'] = [entry]) => {
  const mailchimp = await startFakeMailchimp()
  const campaign = sampleCampaign('harbor/list', [lead, ...entries])
  const { apiKey, url: origin } = mailchimp
  const pipeline = await startPipeline({
    mailingList: createMailchimp({ apiKey, origin }),
    campaigns: [campaign],
  })
  const after = async (seconds: number) => {
    pipeline.clock.move(seconds * 1000)
    await pipeline.worker.runOnce()
    await expect.poll(() => pipeline.count('step_runs', `state = 'running'`)).toBe(0)
  }
  return {
    ...pipeline,
    mailchimp,
    campaign,
    after,
    submissionFor: (email: string) => submissionOf(campaign, email),
    signUp: async (email: string, name = 'Ann Example') => {
      const values = { name, email }
      await pipeline.accept(submissionOf(campaign, email, { values }))
      await after(0)
    },
    runs: () =>
      pipeline.query<{ state: string; attempts: number; lastError: string | null; effect: string }>(
        `select state, attempts, last_error as "lastError", config->>'effect' as effect from step_runs
         where step = 'mailing-list' order by created_at, effect`,
      ),
    provider: async () =>
      (
        await pipeline.query<{ state: string; fault: string | null }>(
          `select state, trouble as fault from providers where name = 'mailchimp'`,
        )
      )[0],
    clearAll: async () => {
      mailchimp.setMode('ok')
      mailchimp.clear()
      await pipeline.clear()
      await pipeline.query('delete from providers')
    },
    stopAll: async () => {
      await pipeline.stop()
      await mailchimp.close()
    },
  }
}

export type WithList = Awaited<ReturnType<typeof startWithList>>
