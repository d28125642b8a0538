import { describe, expect, test, vi } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { fakeSiteWith } from '../../tests/fakes/fake-site.ts'
import { good, origin, sendJson } from '../../tests/fakes/fake-visitor.ts'

/** How many different visitors these headers made. */
const bucketsOf = async (trusted: string[], forwarded: string[]) => {
  const buckets = new Set<string>()
  const fake = createFakeApp({
    settings: { trustedProxies: trusted },
    rateLimiter: { isPast: async (bucket) => !buckets.add(bucket) },
  })
  for (const header of forwarded)
    await sendJson(fake, good, {
      headers: { 'x-forwarded-for': header, forwarded: `for=${header}`, 'x-real-ip': header },
    })
  return buckets.size
}

describe('what the form itself adds', () => {
  test('is kept apart from the answers', async () => {
    const fake = createFakeApp()
    const attribution = {
      utm_source: ` a\u0000b\u202e\n${'x'.repeat(300)}`,
      gclid: 5,
      evil: 'x',
      referrer: '"><script>alert(1)</script>',
      utm_term: '',
    }
    await sendJson(
      fake,
      { ...good, website: '', elapsed: 5000, attribution },
      { headers: { referer: `${origin}/print` } },
    )
    expect(fake.accepted).toMatchObject([{ values: good, quarantined: null, pagePath: '/print' }])
    expect(fake.accepted[0]?.attribution).toEqual({
      utm_source: `ab${'x'.repeat(198)}`,
      referrer: '"><script>alert(1)</script>',
    })
  })

  test("keeps a referrer only where it is one of the campaign's own paths", async () => {
    const fake = createFakeApp()
    for (const referer of ['"><script>alert(1)</script>', `${origin}/elsewhere`, `${origin}/old`])
      await sendJson(fake, good, { headers: { referer } })
    expect(fake.accepted.map((one) => one.pagePath)).toEqual(['/blueprint', '/blueprint', '/blueprint'])
  })

  test.each([
    ['the trap is filled', { website: 'http://spam.example' }, 'trap'],
    ['it came faster than anyone can press', { elapsed: 999 }, 'too_fast'],
    ['it came faster than anyone can press, sent as text', { elapsed: '200' }, 'too_fast'],
  ])('quarantines a submission when %s, with the usual answer', async (_why, more, quarantined) => {
    const fake = createFakeApp()
    const answer = await sendJson(fake, { ...good, ...more })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ ok: true, outcome: 'full', title: "You're Registered!" })
    expect(fake.accepted).toMatchObject([{ quarantined }])
    expect(fake.pauses).toHaveLength(1)
  })

  test('a quarantined submission takes as long and ends like a recent real one', async () => {
    const accept = vi.fn(
      async () =>
        ({ kind: 'stored', submissionId: '1', outcome: 'partial', waited: true, replayed: false }) as const,
    )
    const fake = createFakeApp({ accept })
    await sendJson(fake, good)
    accept.mockResolvedValue({
      kind: 'stored',
      submissionId: '2',
      outcome: 'full',
      waited: true,
      replayed: false,
    } as never)
    expect((await sendJson(fake, { ...good, website: 'x' })).json()).toMatchObject({ outcome: 'partial' })
  })

  test('past the limit a submission is quarantined and slowed, never refused', async () => {
    const buckets: string[] = []
    const fake = createFakeApp({ rateLimiter: { isPast: async (bucket) => buckets.push(bucket) > 1 } })
    await sendJson(fake, good)
    const second = await sendJson(fake, good)
    expect(second.statusCode).toBe(200)
    expect(fake.accepted.map((one) => one.quarantined)).toEqual([null, 'rate'])
    expect(fake.pauses[0]).toBeGreaterThanOrEqual(1000)
    expect(buckets[0]).toMatch(/^[0-9a-f]{64}$/)
  })

  test('a campaign that whole offices sign up to has a count and a limit of its own', async () => {
    const asked: [string, number | undefined][] = []
    const isPast = async (bucket: string, most?: number) => asked.push([bucket, most]) < 0
    const site = fakeSiteWith({ limits: { perVisitor: 100 } })
    await sendJson(createFakeApp({ rateLimiter: { isPast } }), good)
    await sendJson(createFakeApp({ rateLimiter: { isPast }, site }), good)
    expect(asked.map(([, most]) => most)).toEqual([undefined, 100])
    expect(asked[0]?.[0]).not.toBe(asked[1]?.[0])
  })

  test('one visitor sells no event out: past ten forms of it they are quarantined', async () => {
    const asked: (number | undefined)[] = []
    const isPast = async (_bucket: string, most?: number) => asked.push(most) < 0
    const event = { id: 'vitality/blueprint', title: 'Masterclass', capacity: 50 }
    await sendJson(createFakeApp({ rateLimiter: { isPast }, site: fakeSiteWith({ event }) }), good)
    const limits = { perVisitor: 100 }
    await sendJson(createFakeApp({ rateLimiter: { isPast }, site: fakeSiteWith({ event, limits }) }), good)
    expect(asked).toEqual([10, 100])
  })

  test('a counter that is away costs nobody a lead', async () => {
    const fake = createFakeApp({ rateLimiter: { isPast: () => Promise.reject(new Error('away')) } })
    expect((await sendJson(fake, good)).statusCode).toBe(200)
    expect(fake.accepted).toMatchObject([{ quarantined: null }])
  })

  test('a counter that never responds costs nobody a lead', async () => {
    const fake = createFakeApp({ rateLimiter: { isPast: () => new Promise(() => {}) } })
    expect((await sendJson(fake, good)).statusCode).toBe(200)
  })

  test('counts visitors by the address that a trusted proxy names, and by no other', async () => {
    expect(await bucketsOf([], ['1.1.1.1', '1.1.1.2', '1.1.1.3'])).toBe(1)
    expect(await bucketsOf(['127.0.0.0/8'], ['1.1.1.1, 9.9.9.9', '1.1.1.2, 9.9.9.9'])).toBe(1)
    expect(await bucketsOf(['127.0.0.1'], ['9.9.9.1', '9.9.9.2'])).toBe(2)
    expect(
      await bucketsOf(['127.0.0.1'], ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']),
    ).toBe(2)
  })
})
