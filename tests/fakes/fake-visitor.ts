import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import type { refusalCodes } from '../../engine/campaign/form/answer.ts'
import type { FakeApp } from './fake-app.ts'

export const good = { name: 'Jane', email: 'jane@example.com' }
export const submitPath = '/api/submit/vitality/blueprint'
export const host = '127.0.0.1:3000'
export const origin = `http://${host}`

type More = Partial<InjectOptions> & { headers?: Record<string, string> }

export const sendJson = ({ app }: FakeApp, body: unknown, more: More = {}) =>
  app.inject({
    method: 'POST',
    url: submitPath,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    ...more,
    headers: { host, origin, 'content-type': 'application/json', ...more.headers },
  })

export const sendForm = (
  fake: FakeApp,
  body: Record<string, string> | string,
  headers: Record<string, string> = {},
) =>
  sendJson(fake, typeof body === 'string' ? body : new URLSearchParams(body).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

/** A refusal of the documented list, with the headers of every response. */
export const expectRefusal = (
  answer: { statusCode: number; json: () => unknown; headers: object },
  status: number,
  code: (typeof refusalCodes)[number],
) => {
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({
    error: { code, message: expect.any(String) },
    requestId: expect.any(String),
  })
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
}
