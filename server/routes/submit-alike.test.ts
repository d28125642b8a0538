import { describe, expect, test } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { good, sendForm, sendJson } from '../../tests/fakes/fake-visitor.ts'

type Changes = Parameters<typeof createFakeApp>[0]
type Fields = Record<string, string>

const ways = {
  scripts: (fake: ReturnType<typeof createFakeApp>, fields: Fields, headers: Fields) =>
    sendJson(fake, fields, { headers }),
  'no scripts': (fake: ReturnType<typeof createFakeApp>, fields: Fields, headers: Fields) =>
    sendForm(fake, fields, headers),
}

/** What is let in, and as what, by either way. */
const both = async (
  fields: Fields,
  { headers = {}, changes = {} }: { headers?: Fields; changes?: Changes },
) =>
  Promise.all(
    Object.values(ways).map(async (send) => {
      const fake = createFakeApp(changes)
      const { statusCode } = await send(fake, { ...good, ...fields }, headers)
      return { isRefused: statusCode >= 400, quarantined: fake.accepted.map((one) => one.quarantined) }
    }),
  )

describe('what stops robots stops them alike with scripts and without', () => {
  test.each<[string, Fields, string]>([
    ['a filled trap', { website: 'http://spam.example' }, 'trap'],
    ['a form that came too fast', { elapsed: '200' }, 'too_fast'],
  ])('%s', async (_, fields, quarantined) => {
    for (const end of await both(fields, {}))
      expect(end).toEqual({ isRefused: false, quarantined: [quarantined] })
  })

  test('too many forms of one visitor', async () => {
    const changes = { rateLimiter: { isPast: async () => true } }
    for (const end of await both({}, { changes }))
      expect(end).toEqual({ isRefused: false, quarantined: ['rate'] })
  })

  test.each<[string, Fields]>([
    ['a page elsewhere', { origin: 'https://evil.test' }],
    ['a page of no origin', { origin: 'null' }],
  ])('%s', async (_, headers) => {
    for (const end of await both({}, { headers })) expect(end).toEqual({ isRefused: true, quarantined: [] })
  })

  test('an address that is none', async () => {
    for (const end of await both({ email: 'a@b.co\r\nBcc: v@d.co' }, {}))
      expect(end).toEqual({ isRefused: true, quarantined: [] })
  })
})
