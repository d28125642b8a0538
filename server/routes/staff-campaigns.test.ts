import { expect, test } from 'vitest'
import { createFakeApp, fakeStaffCookie, type FakeApp } from '../../tests/fakes/fake-app.ts'
import { fakeSiteWith } from '../../tests/fakes/fake-site.ts'
import { pageUrl } from '../people/names.ts'

const host = '127.0.0.1:3000'
const get = async (fake: FakeApp, url: string) =>
  fake.app.inject({ url, headers: { host, cookie: await fakeStaffCookie(fake) } })
const path = '/staff/api/campaigns/vitality/blueprint?period=30&zone=Europe/London'

test('a campaign is shown with its figures and the addresses to hand out', async () => {
  const fake = createFakeApp({ site: fakeSiteWith({ namedLinks: { reels: 'instagram' } }) })
  const answer = await get(fake, path)
  expect(answer.json()).toMatchObject({
    id: 'vitality/blueprint',
    live: true,
    links: [{ url: 'http://127.0.0.1:3000/blueprint/reels', source: 'instagram/reels' }],
    funnel: { views: 0 },
  })
})

test("online the address of a page is on its coach's host, on one machine where the product is", () => {
  const site = fakeSiteWith({})
  const url = (origin: string) => pageUrl(site, { coach: 'vitality', path: '/blueprint' }, origin)
  expect(url('https://porch.example')).toBe('https://coach-a.test/blueprint')
  expect(url('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000/blueprint')
})

test.each([
  ['/staff/api/campaigns/vitality/none?period=30&zone=UTC', 404],
  ['/staff/api/campaigns/vitality/blueprint?period=31&zone=UTC', 400],
  ['/staff/api/campaigns/vitality/blueprint?period=30&zone=Mars/Base', 400],
  ['/staff/api/campaigns?zone=UTC&page=x', 400],
  ['/staff/api/campaigns?zone=UTC&page=2&q=guide', 200],
])('%s is answered with %i', async (url, status) => {
  expect((await get(createFakeApp(), url)).statusCode).toBe(status)
})

test('a campaign of a coach who is not theirs is not there', async () => {
  const fake = createFakeApp()
  fake.deps.signIn.session = async () => ({ staff: 'eve@ember.test', role: 'owner', coaches: ['ember'] })
  expect((await get(fake, path)).statusCode).toBe(404)
})

test('nobody else sees them', async () => {
  const answer = await createFakeApp().app.inject({ url: '/staff/api/campaigns', headers: { host } })
  expect(answer.statusCode).toBe(401)
})
