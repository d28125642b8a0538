import { expect, test, vi } from 'vitest'
import { sampleCampaign, sampleSite } from '../../tests/postgres/sample-site.ts'
import type { StoredFile } from './load-release.ts'
import { fileToCome } from './file-to-come.ts'

const url = '/assets/harbor/plan.pdf'
const campaign = { ...sampleCampaign('harbor/plan', []), links: { deliverable: url } }
const site = sampleSite([campaign])
const pdf: StoredFile = {
  file: 'plan.pdf',
  contentType: 'application/pdf',
  etag: '"a"',
  immutable: false,
  plain: Buffer.from('%PDF'),
}
const quick = { site: { ...site, isQuick: true as const }, assets: new Map<string, StoredFile>() }
const full = { site, assets: new Map([[url, pdf]]) }

test('a promised file is answered as soon as the release that has it is live', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  let live = quick as typeof quick | typeof full
  const asked = fileToCome({ current: () => live }, url)
  await vi.advanceTimersByTimeAsync(1000)
  live = full
  await vi.advanceTimersByTimeAsync(1000)
  expect(await asked).toBe(pdf)
  vi.useRealTimers()
})

test('a file that nobody promises, or that never comes, is not found', async () => {
  expect(await fileToCome({ current: () => quick }, '/assets/other.pdf')).toBeUndefined()
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const asked = fileToCome({ current: () => quick }, '/assets/harbor/plan-cover.png')
  await vi.advanceTimersByTimeAsync(31_000)
  expect(await asked).toBeUndefined()
  vi.useRealTimers()
})
