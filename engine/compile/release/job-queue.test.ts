import { expect, test } from 'vitest'
import { isFirst, openJobQueue } from './job-queue.ts'

const jobsOf = (...slugs: string[]) => {
  const jobs = slugs
    .map((slug) => ({ slug, dir: slug, inputs: '', quality: 'quick' as const, former: null }))
    .values()
  return openJobQueue(() => jobs.next().value)
}

test('what a thread has in hand and has not begun is done by whoever is idle, once', () => {
  const queue = jobsOf('ida', 'nora', 'omar')
  const [begun, waiting] = [queue.handOut(), queue.handOut()]
  expect(begun && isFirst(begun.claim)).toBe(true)
  expect([queue.take()?.slug, queue.take()?.slug, queue.take()]).toEqual(['omar', 'nora', undefined])
  expect(waiting && isFirst(waiting.claim)).toBe(false)
})
