import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { fakeEvent, fakeForm, fakeSiteWith } from '../../tests/fakes/fake-site.ts'
import { host, sendForm } from '../../tests/fakes/fake-visitor.ts'

const hour = 3_600_000
const nearlyFull = { text: '{left} of {capacity} live seats left.', from: 0.8 }
const form = { ...fakeForm, messages: { ...fakeForm.messages, nearlyFull } }
const withEvent = (left: number | null, more: Partial<SiteCampaign> = {}) => {
  const asked: string[] = []
  const seats = left === null ? null : { left, capacity: 100 }
  const seatBook = { seats: async (event: string) => (asked.push(event), seats), sequence: async () => 3 }
  return { asked, fake: createFakeApp({ site: fakeSiteWith({ ...fakeEvent, ...more }), seatBook }) }
}
const closedView = (closed: 'full' | 'over') => ({
  page: 'campaign',
  data: { campaign: 'vitality/blueprint', form: { values: {}, errors: {}, closed } },
})

describe("an event's page", () => {
  test.each(['/blueprint', '/print'])('says at %s that it is full, and may still be found', async (url) => {
    const { fake, asked } = withEvent(0)
    const etag = '"page1"'
    const answer = await fake.app.inject({ url, headers: { host, 'if-none-match': etag } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    for (const name of ['x-robots-tag', 'etag']) expect(answer.headers[name]).toBeUndefined()
    expect(fake.views).toEqual([closedView('full')])
    expect(asked).toEqual(['vitality/blueprint'])
  })

  test('is made by the release that knows it, also where another becomes live in that moment', async () => {
    const made: string[] = []
    const first = createFakeApp({ site: fakeSiteWith(fakeEvent) }).deps.releases.current()
    const saying = (name: string) => ({
      ...first,
      renderer: { render: () => (made.push(name), { html: `<h1>${name}</h1>`, csp: '' }) },
    })
    let live = saying('before')
    const seats = async () => {
      live = saying('after')
      return { left: 0, capacity: 100 }
    }
    const { app } = createFakeApp({
      releases: { current: () => live, earlierForms: () => [], earlierAsset: () => undefined },
      seatBook: { seats, sequence: async () => 3 },
    })
    const answer = await app.inject({ url: '/blueprint', headers: { host } })
    expect([answer.body, made]).toEqual(['<h1>before</h1>', ['before']])
  })

  test('is the prepared one while there are places, and keeps its version', async () => {
    const { fake } = withEvent(20)
    const answer = await fake.app.inject({ url: '/blueprint', headers: { host } })
    expect(answer.body).toContain('<title>Blueprint</title>')
    expect(answer.headers).toMatchObject({ etag: '"page1"', 'cache-control': 'no-cache' })
    expect(fake.views).toEqual([])
  })

  test('says that it is over from the minute it ends, full or not', async () => {
    const { fake } = withEvent(0)
    fake.clock.move(2 * hour - 1)
    await fake.app.inject({ url: '/blueprint', headers: { host } })
    fake.clock.move(1)
    await fake.app.inject({ url: '/blueprint', headers: { host } })
    expect(fake.views).toEqual([closedView('full'), closedView('over')])
  })

  test('names the next date from the minute one ends, where it comes again', async () => {
    const series = {
      every: 'Saturday',
      from: '2026-11-21',
      time: '10:00',
      zone: 'Europe/London',
      minutes: 60,
    }
    const event = { id: 'vitality/blueprint', capacity: 50, title: 'Masterclass', ...fakeEvent.event, series }
    const { fake, asked } = withEvent(20, { event })
    const open = () => fake.app.inject({ url: '/blueprint', headers: { host } })
    fake.clock.move(2 * hour - 1)
    expect((await open()).headers).toMatchObject({ etag: '"page1"' })
    fake.clock.move(1)
    expect((await open()).headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(fake.views).toEqual([
      {
        page: 'campaign',
        data: { campaign: 'vitality/blueprint', date: '2026-11-28', form: { values: {}, errors: {} } },
      },
    ])
    expect(asked).toEqual(['vitality/blueprint@2026-11-21', 'vitality/blueprint@2026-11-28'])
  })

  test('takes nobody once it is cancelled, whatever its date', async () => {
    const event = { id: 'vitality/blueprint', capacity: 50, title: 'Masterclass', cancelled: true }
    const { fake } = withEvent(20, { event })
    await fake.app.inject({ url: '/blueprint', headers: { host } })
    expect(fake.views).toEqual([closedView('over')])
  })

  test('is packed for browsers that take it, though it is made for one request', async () => {
    const { fake } = withEvent(0)
    const ask = (encoding: string) =>
      fake.app.inject({ url: '/blueprint', headers: { host, 'accept-encoding': encoding } })
    const plain = await ask('identity')
    const packed = await ask('gzip, br')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  })

  test('answers HEAD like GET, without a body', async () => {
    const { fake } = withEvent(0)
    const answer = await fake.app.inject({ method: 'HEAD', url: '/blueprint', headers: { host } })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(fake.views).toEqual([closedView('full')])
  })
})

test.each([
  [21, []],
  [20, [{ left: 20, capacity: 100 }]],
  [1, [{ left: 1, capacity: 100 }]],
  [null, []],
])(
  'with %s of 100 places left the page says so from four in five on, and only what is known',
  async (left, said) => {
    const { fake } = withEvent(left, { form })
    const answer = await fake.app.inject({ url: '/blueprint', headers: { host } })
    expect(fake.views.map((view) => (view.page === 'campaign' ? view.data.form.seats : view))).toEqual(said)
    expect(answer.headers['cache-control']).toBe(said.length > 0 ? 'no-store' : 'no-cache')
  },
)

test('a form shown again still says how few places are left', async () => {
  const { fake } = withEvent(7, { form })
  const answer = await sendForm(fake, { name: '', email: '' })
  expect(answer.statusCode).toBe(422)
  expect(fake.views).toMatchObject([
    { data: { form: { notice: { title: 'Missing Information' }, seats: { left: 7, capacity: 100 } } } },
  ])
})

test('a campaign without an event looks up no seats', async () => {
  const fake = createFakeApp({
    seatBook: { seats: () => Promise.reject(new Error('asked')), sequence: async () => null },
  })
  expect((await fake.app.inject({ url: '/blueprint', headers: { host } })).statusCode).toBe(200)
})
