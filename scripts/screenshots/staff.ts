import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page, Route } from 'playwright'
import { launchProduct } from '../../tests/product.ts'
import { seedDay } from './staff-day.ts'

const states = ['empty', 'data', 'failing', 'offline', 'loading'] as const
type State = (typeof states)[number]
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const themes = ['light', 'dark'] as const

/**
 * `press`: what is opened first, by its words. `answer`: what it brings, where the server would need too long for it; null: it is under way.
 * `isKept`: of a server without a mail server, which keeps its mails. `from`: the list that it is opened from, most often, while both can be read.
 */
type View = {
  name: string
  path: string
  press?: string
  answer?: { to: string; json: unknown }
  only?: State[]
  isKept?: true
  from?: string
}

const event = 'harbor/relocation-masterclass'
const reason = 'provider=mail&state=failed&reason=The+mail+server+refused+the+mail.'

/** Of the test that finds where an email gets stuck. `failing`: the tests that do not pass. */
const diagnosed = (...failing: string[]) => ({
  to: '**/staff/api/diagnostics',
  json: {
    results: ['data', 'http', 'client', 'function'].map((test, at) => {
      const isOk = !failing.includes(test)
      const problem = isOk ? null : 'The mail server refuses our password.'
      const answer = JSON.stringify({ ok: isOk, ...(problem !== null && { error: problem }) }, null, 2)
      return { test, ms: 40 + 130 * at, problem, answer }
    }),
  },
})
const diagnose = { path: '/test-email', press: 'Run full diagnostics', only: ['data'] satisfies State[] }

/** Of `:person` and `:mail` there is one once there is data. */
const views: View[] = [
  { name: 'today', path: '/staff' },
  { name: 'menu', path: '/staff', press: 'Operator', only: ['data'] },
  { name: 'leads', path: '/staff/leads' },
  { name: 'leads-filters', path: '/staff/leads', press: 'Filter', only: ['data'] },
  { name: 'leads-campaign', path: `/staff/leads?campaign=${encodeURIComponent(event)}`, only: ['data'] },
  { name: 'leads-nothing-fits', path: '/staff/leads?q=zebra', only: ['data'] },
  { name: 'person', path: '/staff/people/:person', from: '/staff/leads?q=ann.archer' },
  { name: 'person-actions', path: '/staff/people/:person', press: 'Actions', only: ['data'] },
  { name: 'campaigns', path: '/staff/campaigns' },
  { name: 'campaign', path: `/staff/campaigns/${event}`, from: '/staff/campaigns' },
  { name: 'events', path: '/staff/events' },
  { name: 'event', path: `/staff/events/${event}`, from: '/staff/events' },
  { name: 'event-door', path: `/staff/events/${event}?view=door`, from: '/staff/events' },
  { name: 'event-give-seat', path: `/staff/events/${event}`, press: 'Give a seat', only: ['data'] },
  { name: 'queue', path: '/staff/queue' },
  { name: 'failing', path: '/staff/queue/failing' },
  { name: 'failing-reason', path: `/staff/queue/failing?${reason}`, only: ['data', 'failing'] },
  { name: 'suspended', path: '/staff/queue/suspended' },
  { name: 'quarantined', path: '/staff/queue/quarantined' },
  { name: 'quarantined-ticked', path: '/staff/queue/quarantined', press: 'Select all', only: ['data'] },
  { name: 'bounces', path: '/staff/queue/bounces' },
  { name: 'mailbox', path: '/staff/mails', isKept: true },
  { name: 'mail', path: '/staff/mails/:mail', from: '/staff/mails', isKept: true },
  { name: 'you', path: '/staff/you' },
  { name: 'test-dashboard', path: '/' },
  { name: 'test-email', path: '/test-email', only: ['data', 'offline'] },
  { name: 'test-email-passed', ...diagnose, answer: diagnosed() },
  { name: 'test-email-failed', ...diagnose, answer: diagnosed('http', 'client', 'function') },
  { name: 'test-email-running', ...diagnose, answer: { to: '**/staff/api/diagnostics', json: null } },
  { name: 'email-debug', path: '/email-debug' },
  { name: 'email-debug-errors', path: '/email-debug?tab=errors', only: ['empty', 'data'] },
  { name: 'email-debug-details', path: '/email-debug?tab=details', only: ['empty', 'data'] },
  { name: 'not-found', path: '/staff/nowhere', only: ['data'] },
]

/** In place of the server. */
const answers: Partial<Record<State, (route: Route) => unknown>> = {
  failing: (route) => route.fulfill({ status: 500, json: {} }),
  loading: () => undefined,
}

/** What was read is in view; only this tab has no network any more. */
const goOffline = async (context: BrowserContext, page: Page) => {
  const session = await context.newCDPSession(page)
  const none = { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 }
  await session.send('Network.emulateNetworkConditions', none)
}

/** Pictures of every view of the staff app, or of those `named`: empty, with data, and without an answer. Returns their number. */
export const shootStaff = async (browser: Browser, out: string, named: string[] | null): Promise<number> => {
  mkdirSync(out, { recursive: true })
  const shown = views.filter(({ name }) => !named || named.includes(name))
  const [kept, sent] = [shown.filter(({ isKept }) => isKept), shown.filter(({ isKept }) => !isKept)]
  return (await shootServer(browser, out, sent, true)) + (await shootServer(browser, out, kept, false))
}

const shootServer = async (browser: Browser, out: string, shown: View[], hasMailServer: boolean) => {
  if (shown.length === 0) return 0
  const environment = { TRUSTED_PROXIES: '127.0.0.1', ...(!hasMailServer && { SMTP_URL: '' }) }
  const product = await launchProduct({ environment })
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'America/Denver' })
    const { origin } = product
    let count = await shoot(context, { name: 'sign-in', path: `${origin}/staff/sign-in` }, 'empty', out)
    const door = await context.newPage()
    await door.goto(product.signInLink() ?? '')
    await door.getByRole('button', { name: 'Sign in' }).click()
    await door.waitForURL(`${origin}/staff`)
    await door.close()
    let [person, mail] = ['nobody', 'none']
    for (const state of states) {
      if (state === 'data') {
        await seedDay(product, hasMailServer)
        const [lead] = await product.query(`select id from leads where email = 'ann.archer@example.com'`)
        person = String(lead?.['id'])
        mail = hasMailServer ? mail : await newestMail(context, origin)
      }
      for (const view of shown) {
        if (view.only?.includes(state) === false) continue
        const path = origin + view.path.replace(':person', person).replace(':mail', mail)
        count += await shoot(context, { ...view, path }, state, out)
      }
    }
    return count
  } finally {
    await product.close()
  }
}

/** As a press on a link does. */
const follow = (page: Page, to: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, to)

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

const newestMail = async ({ request }: BrowserContext, origin: string): Promise<string> => {
  const mails = await request.get(`${origin}/staff/api/mails`)
  return ((await mails.json()) as { rows: { id: string }[] }).rows[0]?.id ?? 'none'
}

const shoot = async (
  context: BrowserContext,
  { name, path, from, press, answer: pressed }: View,
  state: State,
  out: string,
) => {
  await Promise.all(
    sizes.map(async (size) => {
      const page = await context.newPage()
      const answer = answers[state]
      await page.setViewportSize(size)
      // What is read, or fails, was read before, most often.
      if (answer) {
        await page.goto(path)
        await page.locator('.ghost').first().waitFor({ state: 'detached' })
      }
      const list = state === 'failing' && from !== undefined ? new URL(from, path).href : undefined
      if (list !== undefined) {
        await page.goto(list)
        await page.locator('.ghost').first().waitFor({ state: 'detached' })
      }
      if (answer) await page.route('**/staff/api/**', (route) => answer(route))
      if (pressed)
        await page.route(
          pressed.to,
          (route) => pressed.json !== null && route.fulfill({ json: pressed.json }),
        )
      await (list === undefined ? page.goto(path) : follow(page, path))
      await page.locator(list === undefined ? 'h1' : '.failed').waitFor()
      // The app asks three times before it says that there is no answer.
      if (state !== 'loading') await page.locator('.ghost').first().waitFor({ state: 'detached' })
      // The code of a tab and pictures come after the screen.
      if (state === 'loading' || state === 'offline') await page.waitForTimeout(1000)
      if (state === 'offline') await goOffline(context, page)
      if (press !== undefined) {
        const words = page.locator('button, summary, label').filter({ hasText: press, visible: true })
        await words.first().click()
        // What opens under the pointer is not pointed at.
        await page.mouse.move(0, 0)
      }
      const isWhole = press === undefined || pressed !== undefined
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        await page.waitForTimeout(300)
        // What is fixed to the window's foot is at the foot of the picture, and covers nothing.
        if (isWhole) await page.setViewportSize({ ...size, height: await heightOf(page) })
        const file = `${name}-${state}-${size.width}-${colorScheme}.png`
        await page.screenshot({ path: join(out, file) })
      }
      await page.close()
    }),
  )
  return sizes.length * themes.length
}
