import { describe, expect, test, vi } from 'vitest'
import { createFakeApp, fakeStaffCookie } from '../../tests/fakes/fake-app.ts'
import { fakeFunctions, fakeTestDesk } from '../../tests/fakes/fake-functions.ts'
import { StorageUnavailable } from '../errors.ts'
import type { Coaches } from '../people/coaches.ts'

const host = '127.0.0.1:3000'
const origin = `http://${host}`

type Fake = ReturnType<typeof createFakeApp>

const ask = async (fake: Fake, url: string, payload?: object, cookie?: string) => {
  const answer = await fake.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/staff/api/${url}`,
    headers: { host, origin, cookie: cookie ?? (await fakeStaffCookie(fake)) },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const refusal = (message: string) => ({ error: { message } })

const down = () => Promise.reject(new StorageUnavailable('down'))

describe('the test dashboard', () => {
  test('names the pages to try, and says whether they are live', async () => {
    expect((await ask(createFakeApp(), 'test-pages')).body).toEqual({
      pages: [
        { path: '/lead-magnet', name: null },
        { path: '/caring-health-guide', name: null },
      ],
    })
  })

  test('sends a test mail, or says why not', async () => {
    const sent: string[] = []
    const testDesk = {
      ...fakeTestDesk,
      send: async ({ email }: { email: string }) => (sent.push(email), { kind: 'sent' as const }),
    }
    const to = (email: string, more: Parameters<typeof createFakeApp>[0] = {}) =>
      ask(createFakeApp({ testDesk, ...more }), 'send-test', { email })
    expect(await to(' Ann@Example.com ')).toEqual({
      status: 200,
      body: { said: 'Test email sent successfully' },
    })
    expect(await to('')).toMatchObject({ status: 422, body: refusal('Please enter an email address') })
    expect(await to('ann')).toMatchObject({ status: 422 })
    const online = { mailbox: null }
    expect(await to('bob@example.com', online)).toMatchObject({ status: 422 })
    const listed = { ...online, settings: { staffTestAddresses: ['bob@example.com'] } }
    expect(await to('bob@example.com', listed)).toMatchObject({ status: 200 })
    expect(sent).toEqual(['ann@example.com', 'bob@example.com'])
  })

  test('says what the mail server said', async () => {
    const testDesk = {
      ...fakeTestDesk,
      send: async () => ({ kind: 'failed' as const, publicMessage: 'It refused the mail.', detail: '550' }),
    }
    expect(
      (await ask(createFakeApp({ testDesk }), 'send-test', { email: 'ann@example.com' })).body,
    ).toMatchObject(refusal('It refused the mail.'))
  })

  test('processes what is due, and notes for whom', async () => {
    const acts: unknown[] = []
    const functions = {
      ...fakeFunctions,
      processDue: async ({ staff }: { staff: string }) => {
        acts.push(staff)
        return { journeysProcessed: 3, emailsSent: 2 }
      },
    }
    expect((await ask(createFakeApp({ functions }), 'process-sequences', {})).body).toEqual({
      said: 'Processed 3 journeys, sent 2 emails',
    })
    expect(acts).toEqual(['operator'])
  })

  test('says so when nothing could be processed', async () => {
    const functions = { ...fakeFunctions, processDue: down }
    expect((await ask(createFakeApp({ functions }), 'process-sequences', {})).status).toBe(503)
  })

  test('a second press while the first is at work does nothing more, unless its staff see other coaches', async () => {
    const runs: Coaches[] = []
    const atWork = Promise.withResolvers<void>()
    const processDue = async ({ coaches }: { coaches: Coaches }) => {
      runs.push(coaches)
      await atWork.promise
      return { journeysProcessed: 3, emailsSent: 2 }
    }
    const fake = createFakeApp({ functions: { ...fakeFunctions, processDue } })
    const [own, all] = ['o', 'a'].map((letter) => `session-${letter.repeat(24)}`)
    const session = async (given: string) => ({
      staff: 'operator',
      role: 'owner' as const,
      coaches: given === own ? ['harbor'] : null,
    })
    fake.deps.signIn = { ...fake.deps.signIn, session }
    const presses = [all, all, own].map((cookie) =>
      ask(fake, 'process-sequences', {}, `porchlight=${cookie}`),
    )
    await vi.waitFor(() => expect(runs).toHaveLength(2))
    await new Promise((resolve) => setImmediate(resolve))
    atWork.resolve()
    expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(runs).toHaveLength(2)
    expect(runs).toEqual(expect.arrayContaining([['harbor'], null]))
  })
})

describe('email diagnostics', () => {
  test('show the answer of each test as JSON, and why one failed', async () => {
    const asked = { tests: ['data', 'http', 'client', 'function'], email: 'ann@example.com', name: 'Ann' }
    const { body } = await ask(createFakeApp(), 'diagnostics', asked)
    const results = body['results'] as { test: string; answer: string; problem: string | null; ms: number }[]
    expect(results.map(({ test: name }) => name)).toEqual(asked.tests)
    expect(results[0]?.problem).toBeNull()
    expect(results[0]?.ms).toBeGreaterThanOrEqual(0)
    expect(JSON.parse(results[1]?.answer ?? '')).toMatchObject({ status: 404, ok: false })
    expect(results[1]?.problem).toBe('There is no function of this name.')
  })

  test('ask for an address', async () => {
    expect(
      await ask(createFakeApp(), 'diagnostics', { tests: ['data'], email: ' ', name: '' }),
    ).toMatchObject({
      status: 422,
      body: refusal('Please enter an email address'),
    })
  })
})

describe('the email debug dashboard', () => {
  const id = '00000000-0000-4000-8000-000000000000'

  test('has the campaigns, and none in particular that is unknown', async () => {
    expect((await ask(createFakeApp(), 'dashboard')).body).toMatchObject({ totalCampaigns: 0 })
    expect((await ask(createFakeApp(), `campaign-details?campaign=${id}`)).status).toBe(404)
  })

  test('says which rows the list of campaigns has: no test, and no date of an event', async () => {
    const fake = createFakeApp()
    const [listed] = Object.values(fake.deps.releases.current().site.campaigns)
    const summary = {
      ...(await fakeFunctions.debugRows.summary(null)),
      campaigns: [{ id: listed?.rowId }, { id, name: 'Test Campaign' }],
    }
    const debugRows = { ...fakeFunctions.debugRows, summary: async () => summary }
    const asked = await ask(createFakeApp({ functions: { ...fakeFunctions, debugRows } }), 'dashboard')
    expect(asked.body).toMatchObject({ campaigns: [{ is_listed: true }, { is_listed: false }] })
  })

  test('names a delivery by the subject of its mail, as long as there is one', async () => {
    const deliveries = [{ email: 'harbor/guide' }, { email: 'harbor/removed' }]
    const details = async () => ({
      campaign: { id },
      sequences: [],
      landingPage: null,
      deliveries,
      canTryAgain: 0,
    })
    const functions = { ...fakeFunctions, debugRows: { ...fakeFunctions.debugRows, details } }
    const mail = { id: 'harbor/guide', subject: 'Your guide', preheader: '', html: '', text: '' }
    const fake = createFakeApp({ functions, site: { emails: { 'harbor/guide': mail } } })
    expect((await ask(fake, `campaign-details?campaign=${id}`)).body).toMatchObject({
      deliveries: [{ subject: 'Your guide' }, { subject: null }],
    })
  })

  test('says so when nothing can be read', async () => {
    const functions = { ...fakeFunctions, debugRows: { summary: down, details: down } }
    expect((await ask(createFakeApp({ functions }), 'dashboard')).status).toBe(503)
  })
})
