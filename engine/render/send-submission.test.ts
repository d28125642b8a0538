import { describe, expect, it } from 'vitest'
import { sendSubmission } from './send-submission.ts'

const parcel = { url: '/api/submit/a/b', key: 'key-1', body: '{"email":"a@b.co"}' }
const accepted = { ok: true, outcome: 'full', title: 'Done', message: 'Check your email.' }
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const refusal = (code: string) => ({ error: { code, message: 'No.' }, requestId: 'r' })

/** A line that gives these answers one after the other, and notes what went over it. */
const lineOf = (answers: (Response | Error)[]) => {
  const keys: (string | null)[] = []
  const bodies: unknown[] = []
  const pauses: number[] = []
  const left = [...answers]
  return {
    keys,
    bodies,
    pauses,
    line: {
      fetch: (_url: unknown, init?: RequestInit) => {
        keys.push(new Headers(init?.headers).get('idempotency-key'))
        bodies.push(init?.body)
        const next = left.shift() ?? new Error('no more answers')
        return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
      },
      pause: (milliseconds: number) => {
        pauses.push(milliseconds)
        return Promise.resolve()
      },
    },
  }
}

describe('sending the form', () => {
  it('sends once when the answer is clear', async () => {
    const { line, keys } = lineOf([json(200, accepted)])
    expect(await sendSubmission(parcel, line)).toEqual(accepted)
    expect(keys).toEqual(['key-1'])
  })

  it('tries again under the same key, more and more slowly, while the network or the server is away', async () => {
    const { line, keys, bodies, pauses } = lineOf([
      new Error('offline'),
      json(503, refusal('temporarily_unavailable')),
      new Response('<html>bad gateway</html>', { status: 502 }),
      json(409, refusal('in_progress')),
      json(200, accepted),
    ])
    expect(await sendSubmission(parcel, line)).toEqual(accepted)
    expect(new Set(keys)).toEqual(new Set(['key-1']))
    expect(new Set(bodies)).toEqual(new Set([parcel.body]))
    expect(pauses).toEqual([1000, 2000, 4000, 8000])
  })

  it('takes a refusal as final, also that of a step which failed', async () => {
    for (const [status, code] of [
      [422, 'invalid_email'],
      [502, 'step_failed'],
    ] as const) {
      const { line, keys } = lineOf([json(status, refusal(code))])
      expect(await sendSubmission(parcel, line)).toEqual(refusal(code))
      expect(keys).toHaveLength(1)
    }
  })

  it('takes no word of a proxy for an answer', async () => {
    const { line } = lineOf([json(502, { error: 'Bad Gateway', statusCode: 502 }), json(200, accepted)])
    expect(await sendSubmission(parcel, line)).toEqual(accepted)
  })

  it('gives up after five tries', async () => {
    const { line, keys } = lineOf([])
    expect(await sendSubmission(parcel, line)).toBeNull()
    expect(keys).toHaveLength(5)
  })
})
