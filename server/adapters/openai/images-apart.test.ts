import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFakeImages } from '../../../tests/fakes/fake-images.ts'
import type { FakeImages } from '../../../tests/fakes/fake-images.ts'
import { createImagesApart } from './images-apart.ts'

let fake: FakeImages
beforeAll(async () => {
  fake = await startFakeImages()
})
afterAll(() => fake.close())
beforeEach(() => fake.setMode('ok'))

const never = new AbortController().signal
const apart = (apiKey = fake.apiKey) =>
  createImagesApart({ apiKey, baseUrl: `${fake.url}/v1`, model: 'painter' })

test('pictures are made in as many threads as configured', async () => {
  fake.setMode('4MB')
  const maker = apart()
  const results = await Promise.all(['one', 'two', 'three'].map((prompt) => maker.make(prompt, never)))
  expect(results.map(({ kind }) => kind)).toEqual(['made', 'made', 'made'])
  expect(fake.pictures().map(({ prompt }) => prompt)).toEqual(expect.arrayContaining(['one', 'two', 'three']))
  expect(fake.problems()).toEqual([])
})

test('a refusal by the service comes back unchanged', async () => {
  expect(await apart('wrong').make('A porch', never)).toMatchObject({
    kind: 'failed',
    fault: 'credentials',
  })
  fake.setMode('400-policy')
  expect(await apart().make('A porch', never)).toMatchObject({ kind: 'refused' })
})

test('a picture that never comes is given up, and the next order takes its place', async () => {
  fake.setMode('hang')
  const maker = apart()
  const giveUp = new AbortController()
  const hanging = maker.make('A porch', giveUp.signal)
  await expect.poll(() => fake.requests().length).toBeGreaterThan(0)
  giveUp.abort()
  expect(await hanging).toEqual({
    kind: 'failed',
    detail: 'openai did not answer: too late',
    fault: 'outage',
  })
  fake.setMode('ok')
  expect(await maker.make('A porch', never)).toMatchObject({ kind: 'made' })
})
