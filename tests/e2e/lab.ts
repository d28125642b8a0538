import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from 'playwright/test'
import type { Page, Request } from 'playwright/test'
import { writeSite } from '../fixtures/site-fixture.ts'
import type { Answer } from '../../engine/campaign/form/answer.ts'
import type { RenderedView, View } from '../../engine/campaign/release/view.ts'
import { readRelease } from '../../server/release/read-release.ts'
import type { BuiltRelease } from '../../server/release/read-release.ts'
import { labFiles } from './lab-files.ts'
import { writeLabPhoto } from './lab-photo.ts'

export { expect } from 'playwright/test'

const origin = 'http://lab.test'

/** Built pages with every kind of form, and a server with the responses that a test sets. */
export type Lab = {
  /** Records every request in `requests`. */
  open: (path: string) => Promise<void>
  /** Opens a page that is rendered for each request. */
  show: (view: View) => Promise<void>
  /** Sets the response to submissions; a function may wait, `null` breaks the connection. */
  answer: (answer: Answer | null | ((request: Request) => Promise<Answer>)) => void
  requests: string[]
  sent: Record<string, unknown>[]
  keys: string[]
}

type Built = { dist: string; release: BuiltRelease; render: (view: View) => Promise<RenderedView> }

export const test = base.extend<{ lab: Lab }, { built: Built }>({
  built: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const campaigns = writeSite(labFiles)
      await writeLabPhoto(campaigns)
      const out = mkdtempSync(join(tmpdir(), 'lab-'))
      const release = build(campaigns, out)
      const renderer = openRenderer(out)
      await use({ dist: out, release, render: renderer.render })
      renderer.close()
      for (const folder of [campaigns, out]) rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  lab: async ({ built, page }, use) => {
    await use(await openLab(built, page))
  },
})

const build = (campaigns: string, out: string): BuiltRelease => {
  const root = join(import.meta.dirname, '../..')
  const command = ['scripts/build/build.mjs', '--polished', '--campaigns', campaigns, '--out', out]
  const made = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`The lab could not be built:\n${made.stdout}${made.stderr}`)
  return readRelease(out)
}

const openRenderer = (dist: string) => {
  const child = fork(join(import.meta.dirname, 'render-view.ts'), [dist], { execArgv: [] })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The view could not be made.')
  })
  ended.catch(() => undefined)
  return {
    render: async (view: View): Promise<RenderedView> => {
      const responded = once(child, 'message')
      child.send(view)
      const [rendered] = await Promise.race([responded, ended])
      return rendered
    },
    close: () => void child.kill(),
  }
}

const openLab = async ({ dist, release, render }: Built, page: Page): Promise<Lab> => {
  const requests: string[] = []
  const sent: Record<string, unknown>[] = []
  const keys: string[] = []
  let next: Parameters<Lab['answer']>[0] = null
  let shown: RenderedView | null = null

  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname, href } = new URL(request.url())
    // An open page reports itself; what a form sends is the matter here.
    if (pathname.startsWith('/api/seen/')) return route.fulfill({ status: 204 })
    requests.push(href)
    if (!href.startsWith(origin)) return route.fulfill({ contentType: 'text/html', body: 'another host' })
    if (request.method() === 'POST') {
      sent.push(request.postDataJSON())
      keys.push(request.headers()['idempotency-key'] ?? '')
      const answer = typeof next === 'function' ? await next(request) : next
      return answer === null
        ? route.abort()
        : route.fulfill({ status: 'ok' in answer ? 200 : 409, json: answer })
    }
    const asset = release.assets[pathname]
    if (asset) return route.fulfill({ contentType: asset.contentType, path: join(dist, asset.plain) })
    const file = Object.values(release.site.campaigns).find(({ path }) => path === pathname)?.page
    const document = shown ?? (file && { html: readFileSync(join(dist, file.plain), 'utf8'), csp: file.csp })
    if (!document) return route.fulfill({ status: 404 })
    const headers = { 'content-security-policy': document.csp ?? '' }
    return route.fulfill({ contentType: 'text/html', body: document.html, headers })
  })

  return {
    requests,
    sent,
    keys,
    open: async (path) => {
      shown = null
      await page.goto(origin + path)
    },
    show: async (view) => {
      shown = await render(view)
      await page.goto(`${origin}/shown`)
      shown = null
    },
    answer: (answer) => {
      next = answer
    },
  }
}
