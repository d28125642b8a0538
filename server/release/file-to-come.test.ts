import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeAsset } from '../../tests/fakes/fake-site.ts'
import { fileToCome } from './file-to-come.ts'
import type { StoredFile } from './stored-file.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const url = '/assets/harbor/plan.pdf'
const quick = { toCome: new Set([url]), assets: new Map<string, StoredFile>() }
const full = { toCome: new Set<string>(), assets: new Map([[url, fakeAsset]]) }

test('a promised file is answered as soon as the release that has it is live', async () => {
  let live = quick
  const asked = fileToCome({ current: () => live }, url)
  await vi.advanceTimersByTimeAsync(1000)
  live = full
  await vi.advanceTimersByTimeAsync(1000)
  expect(await asked).toBe(fakeAsset)
})

test('a file that nobody promises is not found immediately, one that never comes after half a minute', async () => {
  expect(await fileToCome({ current: () => quick }, '/assets/other.pdf')).toBeUndefined()
  const asked = fileToCome({ current: () => quick }, url)
  await vi.advanceTimersByTimeAsync(31_000)
  expect(await asked).toBeUndefined()
})
