import { describe, expect, test } from 'vitest'
import { createFakeApp, type FakeApp } from '../../tests/fakes/fake-app.ts'
import { expectRefusal, good, sendForm, sendJson } from '../../tests/fakes/fake-visitor.ts'

const withKey = (fake: FakeApp, key: string, body: unknown = good) =>
  sendJson(fake, body, { headers: { 'idempotency-key': key } })

describe('an Idempotency-Key', () => {
  test('counts for one visitor, campaign and host, and for the answers it came with', async () => {
    const fake = createFakeApp()
    await withKey(fake, 'k1')
    await withKey(fake, 'k1', { ...good, elapsed: 9000, email: ' JANE@example.com ' })
    await withKey(fake, 'k1', { ...good, name: 'Joan' })
    await withKey(fake, 'k2')
    await sendJson(fake, good, {
      headers: { 'idempotency-key': 'k1', host: 'localhost', origin: 'http://localhost' },
    })
    const [first, again, other, otherKey, otherHost] = fake.accepted.map((one) => one.idempotency)
    expect(again).toEqual(first)
    expect(other?.scope).toBe(first?.scope)
    expect(other?.fingerprint).not.toBe(first?.fingerprint)
    expect(otherKey?.scope).not.toBe(first?.scope)
    expect(otherHost?.scope).not.toBe(first?.scope)
    expect(JSON.stringify(first)).not.toMatch(/k1|jane/)
  })

  test('marks a repeated answer as a replay', async () => {
    const fake = createFakeApp({
      accept: async () => ({
        kind: 'stored',
        submissionId: '1',
        outcome: 'full',
        waited: true,
        replayed: true,
      }),
    })
    expect((await withKey(fake, 'k1')).headers['idempotent-replayed']).toBe('true')
    expect((await sendJson(createFakeApp(), good)).headers['idempotent-replayed']).toBeUndefined()
  })

  test('marks a repeated refusal as a replay', async () => {
    const failed = {
      kind: 'step_failed',
      submissionId: '1',
      step: 'email',
      publicMessage: 'x',
      replayed: true,
    } as const
    const answer = await withKey(createFakeApp({ accept: async () => failed }), 'k1')
    expectRefusal(answer, 502, 'step_failed')
    expect(answer.headers['idempotent-replayed']).toBe('true')
  })

  test('with other answers is refused', async () => {
    const fake = createFakeApp({ accept: async () => ({ kind: 'mismatch' }) })
    expectRefusal(await withKey(fake, 'k1'), 422, 'idempotency_mismatch')
  })

  test.each([[''], [' '], ['x'.repeat(256)], ['a\u0001b'], ['a\u00e9']])('is refused as %j', async (key) => {
    const fake = createFakeApp()
    expectRefusal(await withKey(fake, key), 400, 'bad_idempotency_key')
    expect(fake.accepted).toEqual([])
  })

  test('may be left out', async () => {
    const fake = createFakeApp()
    await sendJson(fake, good)
    expect(fake.accepted[0]?.idempotency).toBeNull()
  })

  test('comes in a hidden field where no script runs', async () => {
    const fake = createFakeApp()
    await sendForm(fake, { ...good, idempotencyKey: 'k1' })
    expect(fake.accepted[0]?.idempotency).not.toBeNull()
    expect(fake.accepted[0]?.values).toEqual(good)
  })
})
