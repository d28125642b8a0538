import { expect, test, vi } from 'vitest'
import { lineProgress } from './progress.ts'

test('a quick part is one line with its time', async () => {
  const lines: string[] = []
  const answer = await lineProgress((line) => lines.push(line)).step('Server', async () => 7)
  expect(answer).toBe(7)
  expect(lines).toEqual([expect.stringMatching(/^ {2}Server {5}ready \(\d+\.\d s\)$/)])
})

test('a part that takes long is named while it runs, once', async () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const progress = lineProgress((line) => lines.push(line))
  const { promise, resolve } = Promise.withResolvers<void>()
  const step = progress.step('Campaigns', () => promise)
  vi.advanceTimersByTime(1000)
  progress.note('The database ended unexpectedly.')
  resolve()
  await step
  vi.useRealTimers()
  expect(lines.slice(0, 2)).toEqual(['  Campaigns ...', '    The database ended unexpectedly.'])
  expect(lines).toHaveLength(3)
})

test('a part that fails is not called ready', async () => {
  const lines: string[] = []
  const step = lineProgress((line) => lines.push(line)).step('Database', () =>
    Promise.reject(new Error('away')),
  )
  await expect(step).rejects.toThrow('away')
  expect(lines).toEqual([])
})
