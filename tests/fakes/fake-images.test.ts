import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeImagesKey, startFakeImages } from './fake-images.ts'
import type { FakeImages } from './fake-images.ts'

let fake: FakeImages

beforeEach(async () => {
  fake = await startFakeImages()
})
afterEach(() => fake.close())

const ask = (body: unknown = { model: 'painter', prompt: 'a porch at dusk' }, key = fakeImagesKey) =>
  fetch(`${fake.url}/v1/images/generations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(5000),
  })

test('it returns the requested number of pictures, and records the prompt', async () => {
  const answer = await ask({ model: 'painter', prompt: 'a porch', n: 2, size: '1024x1024' })
  const { data }: { data: { b64_json: string; revised_prompt: string }[] } = JSON.parse(await answer.text())
  expect(data.map(({ revised_prompt }) => revised_prompt)).toEqual(['a porch', 'a porch'])
  expect(
    Buffer.from(data[0]?.b64_json ?? '', 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  expect(fake.pictures()).toEqual([{ model: 'painter', prompt: 'a porch', n: 2, size: '1024x1024' }])
  expect(fake.problems()).toEqual([])
})

test.each([
  [{ model: 'painter', prompt: '' }, 'prompt must be a text'],
  [{ prompt: 'a porch' }, 'model must be a name'],
  [{ model: 'painter', prompt: 'a porch', n: 11 }, 'n must be 1 to 10'],
  [{ model: 'painter', prompt: 'a porch', size: '9x9' }, 'size 9x9 is not known'],
  [{ model: 'painter', prompt: 'a porch', colour: 'red' }, 'unknown key "colour"'],
])('an invalid request gets 400 and is recorded: %j', async (body, problem) => {
  expect((await ask(body)).status).toBe(400)
  expect(fake.problems()).toEqual([problem])
})

test('a wrong key gets 401', async () => {
  expect((await ask(undefined, 'another')).status).toBe(401)
})

test.each([
  ['400-policy', 400, 'moderation_blocked'],
  ['401', 401, 'invalid_api_key'],
  ['429', 429, 'rate_limit_exceeded'],
  ['500', 500, 'server_error'],
])('in mode %s every request gets that status', async (mode, status, code) => {
  fake.setMode(mode)
  const answer = await ask()
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ error: { code } })
  expect(fake.pictures()).toEqual([])
})

test('in mode garbage the response is no JSON, in mode bad-base64 the picture is invalid', async () => {
  fake.setMode('garbage')
  await expect(ask().then((answer) => answer.json())).rejects.toThrow()
  fake.setMode('bad-base64')
  expect(await (await ask()).text()).toContain('%%% no picture %%%')
})

test.each([
  ['10MB', 9_000_000],
  ['4MB', 5_000_000],
])('in mode %s the response has that size', async (mode, least) => {
  fake.setMode(mode)
  expect((await (await ask()).text()).length).toBeGreaterThan(least)
})

test('in mode redirect it redirects, in mode reset it disconnects, in mode hang it never responds', async () => {
  fake.setMode('redirect=http://127.0.0.1:9/')
  expect((await ask()).headers.get('location')).toBe('http://127.0.0.1:9/')
  fake.setMode('reset')
  await expect(ask()).rejects.toThrow()
  fake.setMode('hang')
  const request = fetch(`${fake.url}/v1/images/generations`, {
    method: 'POST',
    signal: AbortSignal.timeout(200),
  })
  await expect(request).rejects.toThrow()
})

test('the control port shows and sets the mode', async () => {
  await fetch(`${fake.controlUrl}/mode`, { method: 'POST', body: 'slow=0.01' })
  expect(fake.mode()).toBe('slow=0.01')
  expect((await ask()).status).toBe(200)
  expect(await (await fetch(`${fake.controlUrl}/pictures`)).json()).toHaveLength(1)
  expect((await fetch(`${fake.controlUrl}/mode`, { method: 'POST', body: 'sideways' })).status).toBe(400)
})
