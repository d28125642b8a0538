import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { dirname } from 'node:path'
import { openCampaignsFolder } from '../campaigns-folder.ts'
import { tableOf } from '../data/table.ts'
import { launchProduct } from '../product.ts'
import { readSite } from '../site.ts'
import { threeCoaches } from '../three-coaches.ts'
import { buildApart } from './build-apart.ts'
import { expect, test } from './product.ts'

const rows = tableOf('routes.csv')
const everywhere = rows
  .filter(({ host }) => !host)
  .map(({ path = '', kind = '', target = '', canonical = '' }) => ({ path, kind, target, canonical }))
const pages = everywhere.filter(({ kind }) => kind === 'page')
const redirects = everywhere.filter(({ kind }) => kind === 'redirect')
const listed = new Set(everywhere.map(({ path }) => path))

type Answer = { status: number; location: string; canonical: string; title: string; text: string }

/** One request of a browser; `host`: the Host header. */
const ask = async (origin: string, path: string, host = new URL(origin).host): Promise<Answer> => {
  const { hostname, port } = new URL(origin)
  const call = request({ hostname, port, path, headers: { host } }).end()
  // Node passes a response to listeners of this event.
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  const text = await readText(response)
  return {
    status: response.statusCode ?? 0,
    location: response.headers.location ?? '',
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? '',
    title: /<title>([^<]*)</.exec(text)?.[1] ?? '',
    text,
  }
}

const query = 'utm_source=mail&utm_term=a%20b&r=x&x=%C3%A9+1'

for (const { path, target, canonical } of pages) {
  test(`${path} shows ${target} and names ${canonical} as its own address`, async ({ product }) => {
    const { campaigns, coaches } = readSite()
    const campaign = campaigns[target]
    const [host] = coaches[campaign?.coach ?? '']?.hosts ?? []
    const answer = await ask(product.origin, `${path}?${query}`)
    expect(answer.status).toBe(200)
    const own = new URL(answer.canonical)
    expect(own.pathname + own.search).toBe(canonical)
    if (host === undefined) expect(own.protocol).toMatch(/^https?:$/)
    else expect(own.origin).toBe(`https://${host}`)
    const main = await ask(product.origin, canonical)
    expect(answer.title).toBe(main.title)
    expect(answer.title).not.toBe('')
  })
}

for (const { path, target } of redirects) {
  test(`${path} leads to ${target} in one hop and keeps the query string`, async ({ product }) => {
    const answer = await ask(product.origin, `${path}?${query}`)
    expect([answer.status, answer.location]).toEqual([308, `${target}?${query}`])
    const plain = await ask(product.origin, path)
    expect([plain.status, plain.location]).toEqual([308, target])
    expect((await ask(product.origin, target)).status).toBe(200)
  })
}

/** Other spellings of a path redirect to the listed one in one hop. */
const spellings: Record<string, (path: string) => string> = {
  'a leftover of pasted text': (path) => `${path}%20-`,
  'that leftover twice': (path) => `${path}%20-%20-`,
  'a slash at its end': (path) => `${path}/`,
  capitals: (path) => path.toUpperCase(),
  'small letters': (path) => path.toLowerCase(),
}
for (const [what, spell] of Object.entries(spellings)) {
  test(`every path of every campaign with ${what} leads to the path itself in one hop`, async ({
    product,
  }) => {
    const ends = new Map([
      ...pages.map(({ path }) => [path, path] as const),
      ...redirects.map(({ path, target }) => [path, target] as const),
    ])
    let tried = 0
    for (const [path, end] of ends) {
      const spelt = spell(path)
      if (spelt === path || listed.has(spelt) || path.endsWith('%20-')) continue
      // Two listed paths may differ only in spelling; each is served, and any other spelling leads to one of them.
      const twins = [...ends]
        .filter(([other]) => other.toLowerCase() === path.toLowerCase())
        .map(([, to]) => to)
      const answer = await ask(product.origin, `${spelt}?${query}`)
      expect(answer.status, spelt).toBe(308)
      expect(
        [end, ...twins].map((to) => `${to}?${query}`),
        spelt,
      ).toContain(answer.location)
      tried += 1
    }
    expect(tried).toBeGreaterThan(0)
  })
}

for (const { path } of everywhere.filter(({ kind }) => kind === '404')) {
  test(`${path} is not found, and says so`, async ({ page, product }) => {
    const answer = await page.goto(product.origin + path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  })
}

test('"/" is a small public page with a sign-in link, and a shortcut needs its exact letters', async ({
  product,
}) => {
  for (const path of ['/', '/?r=income', '/?r=__proto__']) {
    const answer = await ask(product.origin, path)
    expect([answer.status, answer.location], path).toEqual([200, ''])
    expect(answer.text).toContain('/staff/sign-in')
  }
})

const hostOf = (words: string) => {
  const [, www, slug = ''] = /^(www\. of the )?(?:the )?(\w+) host$/.exec(words) ?? []
  const [name] = readSite().coaches[slug]?.hosts ?? []
  return name === undefined ? undefined : `${www ? 'www.' : ''}${name}`
}

for (const { path = '', host = '', target = '' } of rows.filter(({ kind }) => kind === 'home'))
  test(`${path} ${host ? `on the ${host} ` : ''}leads home to ${target}`, async ({ product }) => {
    const name = host === '' ? new URL(product.origin).host : hostOf(host)
    expect(name).toBeDefined()
    const answer = await ask(product.origin, path, name)
    expect([answer.status, answer.location.split('?')[0]]).toEqual([302, target])
  })

for (const { path } of everywhere.filter(({ kind }) => kind === 'staff'))
  test(`${path} is for staff, who sign in first`, async ({ product }) => {
    const answer = await ask(product.origin, path)
    expect([answer.status, answer.location]).toEqual([303, '/staff/sign-in'])
  })

test("a coach's own host, with and without www., shows the coach's pages and leads from / to their home", async ({
  product,
}) => {
  const { coaches, campaigns } = readSite()
  const hosted = Object.values(coaches).filter(({ hosts }) => hosts.length > 0)
  expect(hosted.map(({ slug }) => slug)).toContain('harbor')
  for (const coach of hosted)
    for (const host of coach.hosts.flatMap((name) => [name, `www.${name}`, name.toUpperCase()])) {
      if (coach.home !== undefined) {
        const home = await ask(product.origin, `/?${query.replace('r=x&', '')}`, host)
        expect([home.status, home.location], host).toEqual([
          302,
          `${coach.home}?${query.replace('r=x&', '')}`,
        ])
      }
      for (const campaign of Object.values(campaigns).filter(({ live }) => live)) {
        const answer = await ask(product.origin, campaign.path, host)
        expect([answer.status, new URL(answer.canonical).pathname], host).toEqual([200, campaign.path])
      }
      const staff = await ask(product.origin, '/staff', host)
      expect(staff.status, `staff pages on ${host}`).toBe(404)
    }
})

test('over https an unknown host is refused, and configured ones are served', async ({ product }) => {
  expect((await ask(product.origin, '/', 'elsewhere.example')).status).toBe(200)
  const folder = await openCampaignsFolder(threeCoaches)
  const publicOrigin = 'https://pages.example'
  buildApart({ ...folder.cachedSettings(), publicOrigin })
  const secure = await launchProduct({
    folder: dirname(folder.dist()),
    environment: { PUBLIC_ORIGIN: publicOrigin, SECRET: 'only-for-this-test-'.repeat(3) },
  })
  try {
    const { coaches, campaigns } = readSite(folder.dist())
    const hosts = Object.values(coaches).flatMap(({ hosts: own }) =>
      own.flatMap((host) => [host, `www.${host}`]),
    )
    const form = campaigns['nora/sleep-guide']
    for (const host of ['pages.example', ...hosts, new URL(secure.origin).host])
      expect((await ask(secure.origin, form?.path ?? '', host)).status, host).toBe(200)
    for (const host of ['elsewhere.example', 'www.pages.example.elsewhere.example', `evil.${hosts[0]}`])
      for (const path of ['/', form?.path ?? '', '/staff', '/assets/x.js'])
        expect((await ask(secure.origin, path, host)).status, `${host}${path}`).toBe(421)
  } finally {
    await secure.close()
    await folder.remove()
  }
})
