import { expect, test } from 'vitest'
import { stoppedClock } from '../adapters/clock.ts'
import type { ImageMaker, ImageResult } from '../ports.ts'
import { createImageDesk } from './image-desk.ts'
import type { ImageSlots, Taken } from './image-slots.ts'

const picture = Buffer.from('iVBORw0KGgo=')
const made: ImageResult = { kind: 'made', image: picture, revisedPrompt: 'A porch, at dusk' }
const outage: ImageResult = { kind: 'failed', detail: 'openai answered 500', fault: 'outage' }
const slot = { visitor: { key: 'v', until: 1 }, day: { key: 'd', until: 1 } }

/** Answers only when it is given up. */
const hangs: ImageMaker['make'] = (_prompt, signal) =>
  new Promise((done) => signal.addEventListener('abort', () => setTimeout(() => done(outage), 20)))

const open = (make: ImageMaker['make'], more: { taken?: Taken; patience?: number } = {}) => {
  const reported = { givenBack: [] as unknown[], notes: [] as string[], lines: [] as object[], calls: 0 }
  const clock = stoppedClock('2026-11-22T09:00:00Z')
  const slots: ImageSlots = {
    take: async () => more.taken ?? { kind: 'taken', slot },
    giveBack: async (_place, given) => void reported.givenBack.push(given),
  }
  const maker: ImageMaker = {
    make: (prompt, signal) => {
      reported.calls += 1
      return make(prompt, signal)
    },
  }
  const write = (fields: object) => void reported.lines.push(fields)
  const desk = createImageDesk({
    maker,
    slots,
    clock,
    log: { info: write, warn: write, error: write },
    note: async (problem) => void reported.notes.push(problem),
    ...(more.patience !== undefined && { patience: more.patience }),
  })
  return { desk, reported, clock }
}

test('a picture is returned with the revised prompt', async () => {
  const { desk, reported } = open(async () => made)
  expect(await desk.make('A porch', 'ann')).toEqual({
    image: picture,
    revisedPrompt: 'A porch, at dusk',
  })
  expect(reported).toMatchObject({ givenBack: [], notes: [], lines: [] })
})

test('without an API key the answer says that images are not set up', async () => {
  const { desk, reported } = open(async () => made)
  const unset = createImageDesk({
    maker: null,
    slots: { take: () => Promise.reject(new Error('asked')), giveBack: async () => {} },
    clock: stoppedClock('2026-11-22T09:00:00Z'),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  expect([desk.isSetUp, unset.isSetUp]).toEqual([true, false])
  await expect(unset.make('A porch', 'ann')).rejects.toMatchObject({
    code: 'not_configured',
    status: 503,
    message: expect.stringContaining('not set up yet'),
  })
  expect(reported.calls).toBe(0)
})

test('past a limit the answer says when to come back, and the service is not called', async () => {
  const visitor = open(async () => made, { taken: { kind: 'full', of: 'visitor', secondsLeft: 1500 } })
  await expect(visitor.desk.make('A porch', 'ann')).rejects.toMatchObject({
    code: 'rate_limited',
    status: 429,
    message: expect.stringContaining('25 minutes'),
    details: { headers: { 'retry-after': '1500' } },
  })
  const day = open(async () => made, { taken: { kind: 'full', of: 'day', secondsLeft: 3600 } })
  await expect(day.desk.make('A porch', 'ann')).rejects.toMatchObject({
    code: 'budget_exhausted',
    status: 503,
  })
  expect(visitor.reported.calls + day.reported.calls).toBe(0)
})

test('a failure costs neither budget nor try; staff read the reason, and never the prompt', async () => {
  const { desk, reported } = open(async () => outage)
  await expect(desk.make('A secret porch', 'ann')).rejects.toMatchObject({
    code: 'step_failed',
    status: 502,
    message: 'Failed to generate image',
  })
  expect(reported.givenBack).toEqual([{ onlyDay: false }])
  expect(reported.notes).toEqual(['openai answered 500'])
  expect(JSON.stringify(reported)).not.toContain('secret')
})

test('a refusal by the service costs the visitor a try but no budget, and the visitor reads the reason', async () => {
  const reason = 'Your request was rejected by the safety system.'
  const { desk, reported } = open(async () => ({ kind: 'refused', reason, detail: 'openai answered 400' }))
  await expect(desk.make('A porch', 'ann')).rejects.toMatchObject({
    code: 'step_failed',
    status: 422,
    message: `Failed to generate image: ${reason}`,
  })
  expect(reported.givenBack).toEqual([{ onlyDay: true }])
  expect(reported.notes).toEqual([])
})

test('a response of the service that takes too long is given up', async () => {
  const { desk, reported } = open(hangs, { patience: 50 })
  await expect(desk.make('A porch', 'ann')).rejects.toMatchObject({
    code: 'timeout',
    message: 'Failed to generate image',
  })
  expect(reported.givenBack).toHaveLength(1)
})

test('a service that throttles makes the visitor wait as long', async () => {
  const { desk } = open(async () => ({
    kind: 'failed',
    detail: 'openai answered 429',
    fault: 'throttled',
    retryAfterSeconds: 7,
  }))
  await expect(desk.make('A porch', 'ann')).rejects.toMatchObject({
    code: 'temporarily_unavailable',
    details: { headers: { 'retry-after': '7' } },
  })
})

test('of five orders at the same time two are made at a time, and all are made in the end', async () => {
  const state = { now: 0, most: 0, waiting: [] as (() => void)[] }
  const { desk } = open(
    () =>
      new Promise((done) => {
        state.now += 1
        state.most = Math.max(state.most, state.now)
        state.waiting.push(() => {
          state.now -= 1
          done(made)
        })
      }),
  )
  const all = Promise.all(Array.from({ length: 5 }, () => desk.make('A porch', 'ann')))
  for (let finished = 0; finished < 5; finished += 1) {
    await expect.poll(() => state.waiting.length).toBeGreaterThan(0)
    state.waiting.shift()?.()
  }
  expect(await all).toHaveLength(5)
  expect(state.most).toBe(2)
})

test('who waits for a turn that does not come loses no place', async () => {
  const { desk, reported } = open(hangs, { patience: 50 })
  const ends = await Promise.allSettled(Array.from({ length: 4 }, () => desk.make('A porch', 'ann')))
  expect(ends.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  expect(reported.calls).toBe(2)
  expect(reported.givenBack).toHaveLength(4)
})

test('a service that is away is not called after three failures, and tried again without help', async () => {
  const answers: ImageResult[] = [outage, outage, outage, made]
  const { desk, reported, clock } = open(async () => answers.shift() ?? made)
  for (let time = 0; time < 4; time += 1) await expect(desk.make('A porch', 'ann')).rejects.toThrow()
  expect(reported.calls).toBe(3)
  clock.move(6000)
  expect(await desk.make('A porch', 'ann')).toMatchObject({ image: picture })
  expect(await desk.make('A porch', 'ann')).toMatchObject({ image: picture })
})
