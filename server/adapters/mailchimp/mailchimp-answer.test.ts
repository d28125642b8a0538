import { expect, test } from 'vitest'
import { classifyError, readAnswer } from './mailchimp.ts'

test('at most 64 KiB of a Mailchimp response are read, and the rest is dropped', async () => {
  let given = 0
  let isCancelled = false
  const body = new ReadableStream({
    pull: (controller) => {
      given += 16_384
      controller.enqueue(new Uint8Array(16_384))
    },
    cancel: () => {
      isCancelled = true
    },
  })
  const answer = await readAnswer(new Response(body))
  expect(answer).toMatchObject({ status: 200, json: null })
  expect(isCancelled).toBe(true)
  expect(given).toBeLessThanOrEqual(7 * 16_384)
})

test('only an object counts as a response', async () => {
  expect((await readAnswer(new Response('{"id":"1"}'))).json).toEqual({ id: '1' })
  for (const text of ['', 'garbage', '"text"', 'null', '{"id":']) {
    expect((await readAnswer(new Response(text))).json).toBeNull()
  }
})

const failed = (code: string) =>
  classifyError(new TypeError('fetch failed', { cause: Object.assign(new Error(''), { code }) }))

test('a host that does not resolve is reported as such', () => {
  expect(failed('ENOTFOUND')).toMatchObject({
    fault: 'outage',
    publicMessage: "The name of the mailing list's host could not be found.",
  })
  expect(failed('ECONNREFUSED')).toMatchObject({ publicMessage: 'The mailing list could not be reached.' })
})
