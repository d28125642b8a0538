import { describe, expect, test } from 'vitest'
import { createFakeApp, fakeStaffCookie } from '../../tests/fakes/fake-app.ts'
import type { ListedLead } from '../../engine/campaign/staff/leads.ts'
import { StorageUnavailable } from '../errors.ts'
import { writeCursor } from '../people/lead-position.ts'

const host = '127.0.0.1:3000'
const id = '00000000-0000-4000-8000-000000000001'
const csv = () => Promise.reject(new StorageUnavailable('down'))
const position = { at: '2026-11-24T10:00:00.123456Z', id }
const lead: ListedLead = {
  id,
  name: 'Ann',
  email: 'ann@example.com',
  coach: 'vitality',
  brand: 'Vitality',
  campaign: 'vitality/blueprint',
  title: 'Sugar Free Blueprint',
  via: null,
  source: 'book',
  firstEmail: null,
  state: 'stored',
  createdAt: '2026-11-24T10:00:00.123Z',
}

/** The app with one lead; `asked` has what reached the database. */
const createLeadApp = (coach: string | null = null) => {
  const asked: unknown[][] = []
  const fake = createFakeApp()
  const { leadDesk, signIn } = fake.deps
  const app = createFakeApp({
    signIn: {
      ...signIn,
      session: async () => ({ staff: 'sam', role: 'viewer', coaches: coach === null ? null : [coach] }),
    },
    leadDesk: {
      ...leadDesk,
      list: async (...given) => (asked.push(given), { rows: [lead], next: position }),
      csv: async (...given) => (asked.push(given), leadDesk.csv(...given)),
    },
  })
  const get = (url: string) =>
    app.app.inject({ url, headers: { host, cookie: `porchlight=session-${'x'.repeat(24)}` } })
  return { get, asked }
}

describe('leads of staff', () => {
  test.each(['/staff/leads', '/staff/leads.csv'])('%s sends a stranger to the sign-in page', async (url) => {
    const answer = await createFakeApp().app.inject({ url, headers: { host } })
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, '/staff/sign-in', ''])
  })

  test('the API refuses a stranger', async () => {
    const answer = await createFakeApp().app.inject({ url: '/staff/api/leads', headers: { host } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ error: { code: 'unauthorized' } })
  })

  test('the API answers rows and the cursor of the next page, in no cache', async () => {
    const { get, asked } = createLeadApp()
    const answer = await get(
      `/staff/api/leads?coach=vitality&q=&from=2026-11-24&cursor=${writeCursor(position)}`,
    )
    expect(answer.json()).toEqual({ rows: [lead], next: writeCursor(position) })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(asked).toEqual([[null, { coach: 'vitality', from: '2026-11-24', cursor: position }]])
  })

  test.each([
    ['from=yesterday', 'from: Write a date such as 2026-11-24.'],
    ['cursor=x', 'cursor: Take the cursor from the page before.'],
    ['q=a%00b', 'q: It contains a character that cannot be stored.'],
    ['form=2026-11-24', 'Unrecognized key: "form"'],
  ])('the API refuses %s and says why', async (query, message) => {
    const { get, asked } = createLeadApp()
    const answer = await get(`/staff/api/leads?${query}`)
    expect([answer.statusCode, asked]).toEqual([400, []])
    expect(answer.json()).toMatchObject({ error: { code: 'bad_query', message } })
  })

  test.each(['/staff/api/leads', '/staff/leads.csv'])(
    '%s has nothing of a coach who is not theirs',
    async (path) => {
      const { get, asked } = createLeadApp('vitality')
      for (const query of ['coach=other', 'campaign=other/guide'])
        expect((await get(`${path}?${query}`)).statusCode).toBe(404)
      expect(asked).toEqual([])
      await get(`${path}?coach=vitality&campaign=vitality/guide`)
      expect(asked[0]?.slice(0, 2)).toEqual([['vitality'], { coach: 'vitality', campaign: 'vitality/guide' }])
    },
  )

  test('without the database the CSV is an error page, not a file', async () => {
    const { leadDesk } = createFakeApp().deps
    const fake = createFakeApp({ leadDesk: { ...leadDesk, csv } })
    const headers = { host, cookie: await fakeStaffCookie(fake) }
    const answer = await fake.app.inject({ url: '/staff/leads.csv', headers })
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([503, undefined])
  })

  test('a HEAD request exports nothing', async () => {
    let exports = 0
    const { leadDesk } = createFakeApp().deps
    const fake = createFakeApp({
      leadDesk: { ...leadDesk, csv: async (...given) => ((exports += 1), leadDesk.csv(...given)) },
    })
    const headers = { host, cookie: await fakeStaffCookie(fake) }
    const answer = await fake.app.inject({ method: 'HEAD', url: '/staff/leads.csv', headers })
    expect([exports, answer.headers['content-disposition']]).toEqual([0, undefined])
  })
})
