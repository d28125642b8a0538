import { expect, test } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { fakeCampaign, fakeSite } from '../../tests/fakes/fake-site.ts'

const at = (id: string, path: string, more = {}) => ({ [id]: fakeCampaign(id, { path, ...more }) })
const site = {
  ...fakeSite,
  coaches: {
    ...fakeSite.coaches,
    nora: {
      slug: 'nora',
      brand: '',
      name: '',
      sender: { name: '', address: '' },
      postalAddress: '',
      hosts: [],
    },
  },
  campaigns: {
    ...at('vitality/one', '/one'),
    ...at('vitality/off', '/off', { live: false }),
    ...at('vitality/guests', '/guests', { unlisted: true }),
    ...at('ember/two', '/two'),
    ...at('nora/three', '/three'),
  },
}
const get = async (url: string, host: string) => {
  const { app } = createFakeApp({ site, settings: { publicOrigin: 'https://porch.test', secure: true } })
  return app.inject({ url, headers: { host } })
}
const listed = async (host: string) =>
  [...(await get('/sitemap.xml', host)).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

test("a coach's host lists the coach's own live pages, and none that asks to be left out", async () => {
  expect(await listed('coach-a.test')).toEqual(['https://coach-a.test/one'])
  expect(await listed('www.coach-b.test')).toEqual(['https://coach-b.test/two'])
})

test("the site's own host lists the pages of coaches who have no host", async () => {
  expect(await listed('porch.test')).toEqual(['https://porch.test/three'])
})

test('crawlers find the list, and stay out of what is no page', async () => {
  const { body, headers } = await get('/robots.txt', 'www.coach-a.test')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Disallow: /staff\n')
  expect(body).toContain('Sitemap: https://coach-a.test/sitemap.xml\n')
})

test('a host without pages has no list, and names none', async () => {
  const { app } = createFakeApp()
  const [sitemap, robots] = await Promise.all(
    ['/sitemap.xml', '/robots.txt'].map((url) => app.inject({ url, headers: { host: 'localhost' } })),
  )
  expect(sitemap?.statusCode).toBe(404)
  expect(robots?.body).not.toContain('Sitemap')
})
