import type { Coaches } from '../people/coaches.ts'
import { describe, expect, test, vi } from 'vitest'
import { createFakeApp, fakeStaffCookie } from '../../tests/fakes/fake-app.ts'
import { fakeFunctions, fakeTestDesk } from '../../tests/fakes/fake-functions.ts'
import { StorageUnavailable } from '../errors.ts'

const host = '127.0.0.1:3000'
const origin = `http://${host}`

type Fake = ReturnType<typeof createFakeApp>

const press = async (
  fake: Fake,
  url: string,
  fields: Record<string, string>,
  headers: object = { origin },
) => {
  const answer = await fake.app.inject({
    method: 'POST',
    url,
    headers: {
      host,
      cookie: await fakeStaffCookie(fake),
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
  const view = fake.views.at(-1)
  return {
    status: answer.statusCode,
    view,
    notice: view && 'notice' in view.data ? view.data.notice : undefined,
  }
}

const look = async (fake: Fake, url: string) => {
  await fake.app.inject({ url, headers: { host, cookie: await fakeStaffCookie(fake) } })
  return fake.views.at(-1)
}

const down = () => Promise.reject(new StorageUnavailable('down'))

const tools = ['/staff/test-dashboard', '/test-email', '/email-debug']

describe('the staff tools', () => {
  test('are closed to everybody who is not signed in, and to pages of other sites', async () => {
    const fake = createFakeApp()
    for (const url of tools) {
      const stranger = await fake.app.inject({ method: 'POST', url, headers: { host, origin } })
      expect(stranger.statusCode, url).toBe(303)
      expect(stranger.headers['location']).toBe('/staff/sign-in')
    }
    for (const url of tools)
      for (const headers of [{}, { origin: 'https://evil.test' }])
        expect((await press(createFakeApp(), url, {}, headers)).status, url).toBe(403)
  })

  test('are on "/" for whoever is signed in', async () => {
    expect(await look(createFakeApp(), '/')).toEqual({
      page: 'staff/test-dashboard',
      data: {
        mayAct: true,
        email: '',
        links: [
          { path: '/lead-magnet', isLive: false },
          { path: '/caring-health-guide', isLive: false },
        ],
        notice: null,
      },
    })
  })
})

describe('the test dashboard', () => {
  test('sends a test mail, or says why not', async () => {
    const sent: string[] = []
    const testDesk = {
      ...fakeTestDesk,
      send: async ({ email }: { email: string }) => (sent.push(email), { kind: 'sent' as const }),
    }
    const to = (email: string, more: Parameters<typeof createFakeApp>[0] = {}) =>
      press(createFakeApp({ testDesk, ...more }), '/staff/test-dashboard', { action: 'send', email })
    expect(await to(' Ann@Example.com ')).toMatchObject({
      status: 200,
      notice: { tone: 'ok', title: 'Test email sent successfully' },
    })
    expect((await to('')).notice).toMatchObject({ title: 'Error', text: 'Please enter an email address' })
    expect((await to('ann')).notice).toMatchObject({ tone: 'error', title: 'Failed to send email' })
    const online = { mailbox: null }
    expect((await to('bob@example.com', online)).notice).toMatchObject({ title: 'Failed to send email' })
    const listed = { ...online, settings: { staffTestAddresses: ['bob@example.com'] } }
    expect((await to('bob@example.com', listed)).notice).toMatchObject({ tone: 'ok' })
    expect(sent).toEqual(['ann@example.com', 'bob@example.com'])
  })

  test('says what the mail server said', async () => {
    const testDesk = {
      ...fakeTestDesk,
      send: async () => ({ kind: 'failed' as const, publicMessage: 'It refused the mail.', detail: '550' }),
    }
    const fields = { action: 'send', email: 'ann@example.com' }
    expect((await press(createFakeApp({ testDesk }), '/staff/test-dashboard', fields)).notice).toEqual({
      tone: 'error',
      title: 'Failed to send email',
      text: 'It refused the mail.',
    })
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
    const { notice } = await press(createFakeApp({ functions }), '/staff/test-dashboard', {
      action: 'process',
    })
    expect(notice).toEqual({ tone: 'ok', title: 'Processed 3 journeys, sent 2 emails' })
    expect(acts).toEqual(['operator'])
  })

  test('a second press while the first is at work does nothing more, with scripts or without', async () => {
    let runs = 0
    const atWork = Promise.withResolvers<void>()
    const processDue = async () => {
      runs++
      await atWork.promise
      return { journeysProcessed: 3, emailsSent: 2 }
    }
    const fake = createFakeApp({ functions: { ...fakeFunctions, processDue } })
    const cookie = await fakeStaffCookie(fake)
    let looks = 0
    const { signIn } = fake.deps
    fake.deps.signIn = { ...signIn, session: (given) => (looks++, signIn.session(given)) }
    const again = () =>
      fake.app.inject({
        method: 'POST',
        url: '/staff/test-dashboard',
        headers: { host, origin, cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'action=process',
      })
    const presses = [again(), again()]
    // Each asks twice who it is from, then acts.
    await vi.waitFor(() => expect(looks).toBe(4))
    await new Promise((resolve) => setImmediate(resolve))
    atWork.resolve()
    expect((await Promise.all(presses)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(runs).toBe(1)
  })

  test('says so when nothing could be processed', async () => {
    const functions = { ...fakeFunctions, processDue: () => Promise.reject(new StorageUnavailable('down')) }
    const fake = createFakeApp({ functions })
    const { notice } = await press(fake, '/staff/test-dashboard', { action: 'process' })
    expect(notice).toMatchObject({ tone: 'error', title: 'Failed to process sequences' })
  })
})

describe('email diagnostics', () => {
  test('begin with a test person', async () => {
    expect(await look(createFakeApp(), '/test-email')).toMatchObject({
      page: 'staff/diagnostics',
      data: { email: 'test@example.com', name: 'Test User', results: [] },
    })
  })

  test('show the result of each test as JSON, and name the one that failed', async () => {
    const fields = { action: 'full', email: 'ann@example.com', name: 'Ann' }
    const { view, notice } = await press(createFakeApp(), '/test-email', fields)
    const results = view?.page === 'staff/diagnostics' ? view.data.results : []
    expect(results.map(({ title }) => title)).toEqual([
      'Campaign data',
      'Direct HTTP test',
      'Client test',
      'Test function',
    ])
    expect(JSON.parse(results[1]?.json ?? '')).toMatchObject({ status: 404, ok: false })
    expect(notice).toMatchObject({ tone: 'error', title: 'Direct HTTP test failed' })
    const data = await press(createFakeApp(), '/test-email', { ...fields, action: 'data' })
    expect(data.notice).toEqual({ tone: 'ok', title: 'Every test passed' })
  })
})

describe('the email debug dashboard', () => {
  test('opens with the campaigns, and shows one whole', async () => {
    expect(await look(createFakeApp(), '/email-debug')).toMatchObject({
      page: 'staff/debug',
      data: { tab: 'campaigns', summary: { totalCampaigns: 0 }, details: null, notice: null },
    })
    expect(await look(createFakeApp(), '/email-debug?tab=errors')).toMatchObject({ data: { tab: 'errors' } })
  })

  test('says so when nothing can be read', async () => {
    const functions = { ...fakeFunctions, debugRows: { summary: down, details: down } }
    expect(await look(createFakeApp({ functions }), '/email-debug')).toMatchObject({
      data: { summary: null, notice: { tone: 'error', text: 'Failed to load dashboard data' } },
    })
  })
})

test('presses by staff who see different coaches are never merged', async () => {
  const pressed: Coaches[] = []
  const atWork = Promise.withResolvers<void>()
  const processDue = async ({ coaches }: { coaches: Coaches }) => {
    pressed.push(coaches)
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
  const presses = [own, all].map((cookie) =>
    fake.app.inject({
      method: 'POST',
      url: '/staff/test-dashboard',
      headers: {
        host,
        origin,
        cookie: `porchlight=${cookie}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'action=process',
    }),
  )
  const answers = Promise.all(presses)
  await vi.waitFor(() => expect(pressed).toHaveLength(2))
  expect(pressed).toEqual(expect.arrayContaining([['harbor'], null]))
  atWork.resolve()
  expect((await answers).map(({ statusCode }) => statusCode)).toEqual([200, 200])
})
