import { describe, expect, test } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { fakeEvent, fakeSiteWith } from '../../tests/fakes/fake-site.ts'
import { host } from '../../tests/fakes/fake-visitor.ts'

const hour = 3_600_000
const withEvent = (isFull: boolean) => {
  const asked: string[] = []
  const seatBook = { isFull: async (event: string) => asked.push(event) > 0 && isFull }
  return { asked, fake: createFakeApp({ site: fakeSiteWith(fakeEvent), seatBook }) }
}
const closedView = (closed: 'full' | 'over') => ({
  page: 'campaign',
  data: { campaign: 'vitality/blueprint', form: { values: {}, errors: {}, closed } },
})

describe("an event's page", () => {
  test.each(['/blueprint', '/print'])('says at %s that it is full, and may still be found', async (url) => {
    const { fake, asked } = withEvent(true)
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

  test('is the prepared one while there are places, and keeps its version', async () => {
    const { fake } = withEvent(false)
    const answer = await fake.app.inject({ url: '/blueprint', headers: { host } })
    expect(answer.body).toContain('<title>Blueprint</title>')
    expect(answer.headers).toMatchObject({ etag: '"page1"', 'cache-control': 'no-cache' })
    expect(fake.views).toEqual([])
  })

  test('says that it is over from the minute it ends, full or not', async () => {
    const { fake } = withEvent(true)
    fake.clock.move(2 * hour - 1)
    await fake.app.inject({ url: '/blueprint', headers: { host } })
    fake.clock.move(1)
    await fake.app.inject({ url: '/blueprint', headers: { host } })
    expect(fake.views).toEqual([closedView('full'), closedView('over')])
  })

  test('answers HEAD like GET, without a body', async () => {
    const { fake } = withEvent(true)
    const answer = await fake.app.inject({ method: 'HEAD', url: '/blueprint', headers: { host } })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(fake.views).toEqual([closedView('full')])
  })
})

test('a campaign without an event asks nobody for places', async () => {
  const fake = createFakeApp({ seatBook: { isFull: () => Promise.reject(new Error('asked')) } })
  expect((await fake.app.inject({ url: '/blueprint', headers: { host } })).statusCode).toBe(200)
})
