import { describe, expect, it } from 'vitest'
import { sendSubmission } from './send-submission.ts'

const request = { url: '/api/submit/a/b', key: 'key-1', body: '{"email":"a@b.co"}' }
const accepted = { ok: true, outcome: 'full', title: 'Done', message: 'Check your email.' }
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const refusal = (code: string) => ({ error: { code, message: 'No.' }, requestId: 'r' })

/** A network with these responses in order, each after `lasts` ms; records the requests. */
const networkOf = (answers: (Response | Error)[], lasts = 0) => {
  const keys: (string | null)[] = []
  const bodies: unknown[] = []
  const pauses: number[] = []
  const left = [...answers]
  let now = 0
  let missed = 0
  return {
    keys,
    bodies,
    pauses,
    missed: () => missed,
    network: {
      fetch: (_url: unknown, init?: RequestInit) => {
        keys.push(new Headers(init?.headers).get('idempotency-key'))
        bodies.push(init?.body)
        const next = left.shift() ?? new Error('no more answers')
        now += lasts
        return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
      },
      pause: (milliseconds: number) => {
        pauses.push(milliseconds)
        now += milliseconds
        return Promise.resolve()
      },
      now: () => now,
      onMiss: () => {
        missed += 1
      },
    },
  }
}

describe('sending the form', () => {
  it('sends once when the response is final', async () => {
    const { network, keys, missed } = networkOf([json(200, accepted)])
    expect(await sendSubmission(request, network)).toEqual(accepted)
    expect(keys).toEqual(['key-1'])
    expect(missed()).toBe(0)
  })

  it('retries under the same key with a growing delay while the network or the server is down', async () => {
    const { network, keys, bodies, pauses, missed } = networkOf([
      new Error('offline'),
      json(503, refusal('temporarily_unavailable')),
      new Response('<html>bad gateway</html>', { status: 502 }),
      json(200, accepted),
    ])
    expect(await sendSubmission(request, network)).toEqual(accepted)
    expect(new Set(keys)).toEqual(new Set(['key-1']))
    expect(new Set(bodies)).toEqual(new Set([request.body]))
    expect(pauses).toEqual([1000, 3000, 8000])
    expect(missed()).toBe(1)
  })

  it('treats a refusal as final, also that of a failed step', async () => {
    for (const [status, code] of [
      [422, 'invalid_email'],
      [502, 'step_failed'],
    ] as const) {
      const { network, keys } = networkOf([json(status, refusal(code))])
      expect(await sendSubmission(request, network)).toEqual(refusal(code))
      expect(keys).toHaveLength(1)
    }
  })

  it('ignores JSON of a proxy', async () => {
    const { network } = networkOf([json(502, { error: 'Bad Gateway', statusCode: 502 }), json(200, accepted)])
    expect(await sendSubmission(request, network)).toEqual(accepted)
  })

  it('retries while the same submission is in progress, or after a timeout of the server', async () => {
    const { network, keys } = networkOf([
      json(409, refusal('in_progress')),
      json(504, refusal('timeout')),
      json(200, accepted),
    ])
    expect(await sendSubmission(request, network)).toEqual(accepted)
    expect(keys).toHaveLength(3)
  })

  it('gives up after four tries', async () => {
    const { network, keys, pauses } = networkOf([])
    expect(await sendSubmission(request, network)).toBeNull()
    expect(keys).toHaveLength(4)
    expect(pauses).toHaveLength(3)
  })

  it('stops after one try that took a long time', async () => {
    const { network, keys, missed } = networkOf([], 45_000)
    expect(await sendSubmission(request, network)).toBeNull()
    expect(keys).toHaveLength(1)
    expect(missed()).toBe(1)
  })

  it('gives every try a limit of its own', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    const { network } = networkOf([])
    const fetch = (url: unknown, init?: RequestInit) => {
      signals.push(init?.signal)
      return network.fetch(url, init)
    }
    await sendSubmission(request, { ...network, fetch })
    expect(new Set(signals).size).toBe(4)
    expect(signals.every((signal) => signal instanceof AbortSignal)).toBe(true)
  })
})
