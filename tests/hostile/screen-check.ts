import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from 'playwright'
import type { Browser, BrowserContext, Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import type { Product } from '../product.ts'
import { startFinding } from './findings.ts'
import type { Finding, Wants } from './findings.ts'
import type { OpenForm, Values } from './forms.ts'
import { hostileSource } from './header-check.ts'
import { naughtyFor } from './naughty-strings.ts'
import type { Stranger } from './stranger.ts'

/** In a browser without content security policy, so that only the markup protects it. */
export const checkScreens = async (
  product: Product,
  stranger: Stranger,
  forms: OpenForm[],
  wants: Wants,
  every: number,
): Promise<Finding[]> => {
  if (!wants('staff-pages') && !wants('refused-pages')) return []
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
  try {
    const findings = wants('refused-pages') ? await checkRefusedPages(stranger, browser, forms, every) : []
    if (wants('staff-pages')) findings.push(await checkStaffPages(product, browser, forms))
    return findings
  } finally {
    await browser.close()
  }
}

const openContext = async (browser: Browser, onDialog: (text: string) => void): Promise<BrowserContext> => {
  const context = await browser.newContext({ bypassCSP: true })
  context.on('dialog', (dialog) => {
    onDialog(dialog.message())
    void dialog.dismiss()
  })
  return context
}

/** Documents open at the same time. */
const batch = 40

/**
 * The list of quarantined forms shows the answers of all that strangers sent: each naughty string, and the forms with
 * hostile headers. Then every other staff page.
 */
const checkStaffPages = async (product: Product, browser: Browser, forms: OpenForm[]): Promise<Finding> => {
  const finding = startFinding('staff-pages', 'all')
  const dialogs: string[] = []
  const context = await openContext(browser, (text) => dialogs.push(text))
  const hosts = new Set<string>()
  context.on('request', (request) => {
    if (/^https?:/.test(request.url())) hosts.add(new URL(request.url()).origin)
  })
  const page = await context.newPage()
  await page.goto(product.signInLink() ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${product.origin}/staff`)
  const visits = await quarantineHostileVisits(product)
  finding.note(visits > 0 ? null : 'no submission has hostile headers')
  const values = await quarantineNaughty(product, forms)
  const shown = await untilStuck(readQuarantined(page, product.origin))
  for (const { markup } of shown) finding.note(markup === '' ? null : `holds markup: ${markup}`)
  const texts = new Set(shown.map(({ text }) => text))
  for (const value of values)
    finding.note(texts.has(value) ? null : `is not shown as text: ${JSON.stringify(value)}`)
  for (const path of [...appScreens, ...(await debugScreens(product))]) {
    await page.goto(product.origin + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  for (const host of hosts) finding.note(host === product.origin ? null : `requested ${host}`)
  for (const text of dialogs) finding.note(`opened a dialog: ${text}`)
  return finding.end()
}

const appScreens = [
  '/staff',
  '/staff/leads',
  '/staff/queue',
  '/staff/queue/failing',
  '/staff/queue/bounces',
  '/',
  '/test-email',
  '/email-debug',
  '/email-debug?tab=errors',
]

const debugScreens = async (product: Product): Promise<string[]> => {
  const campaigns = await product.query('select distinct campaign_id as id from leads')
  return campaigns.map(({ id }) => `/email-debug?tab=details&campaign=${String(id)}`)
}

const quarantineHostileVisits = async (product: Product): Promise<number> => {
  const rows = await product.query(
    `update submissions set state = 'held', held_reason = 'trap' where attribution->>'utm_source' = $1 returning id`,
    [hostileSource],
  )
  return rows.length
}

/** One form for each string typed into a field; returns the strings. A choice is shown in the words of its form. */
const quarantineNaughty = async (product: Product, forms: OpenForm[]): Promise<string[]> => {
  const typed = forms.flatMap(({ texts }) => texts.map(({ name }) => name)).concat('email')
  const rows = await product.query(
    `with naughty as (
       select distinct on (value) id, value from submissions, jsonb_each_text(values) as answer(field, value)
       where attribution->>'utm_content' like 'naughty-%' and field = any($1)
         and value not like 'naughty%@example.com' order by value
     ), held as (
       update submissions set state = 'held', held_reason = 'trap' where id in (select id from naughty)
     )
     select value from naughty`,
    [typed],
  )
  return rows.map(({ value }) => String(value))
}

/** The names, addresses and answers of every page of the list, not of the sample shown while it loads. `markup`: elements besides the parts of an address. */
const readQuarantined = async (page: Page, origin: string) => {
  const read: { text: string; markup: string }[] = []
  await page.goto(`${origin}/staff/queue/quarantined`)
  for (;;) {
    await page.locator('main li:not([inert] *)').first().waitFor()
    read.push(
      ...(await page.evaluate(() =>
        Array.from(
          document.querySelectorAll('main li dd, main li dt, main li .tick > span > span'),
          (element) => ({
            text: element.textContent,
            markup:
              element.querySelector(':not(.address, .address > wbr, .address > span)') === null
                ? ''
                : element.innerHTML,
          }),
        ),
      )),
    )
    const older = page.getByRole('link', { name: 'Older' })
    if ((await older.count()) === 0) return read
    const answered = page.waitForResponse(/queue\/quarantined\?cursor=/)
    await older.click()
    await answered
    await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
  }
}

type Opened = { names: string[]; texts: string[] }

/**
 * Reads documents with the browser's parser. `names`: every kind of element with its attributes, because injected markup adds
 * one; `texts`: the text or value of the elements of the selector.
 */
const readDocuments = (page: Page, sources: string[], selector: string): Promise<Opened[]> =>
  untilStuck(
    page.evaluate(
      ([documents, wanted]) =>
        documents.map((source) => {
          const parsed = new DOMParser().parseFromString(source, 'text/html')
          const names = Array.from(parsed.querySelectorAll('*'), (element) =>
            [element.localName, ...element.getAttributeNames().toSorted()].join(' '),
          )
          const texts = Array.from(
            parsed.querySelectorAll(wanted),
            (element) => element.getAttribute('value') ?? element.textContent,
          )
          return { names: [...new Set(names)], texts }
        }),
      [sources, selector] as const,
    ),
  )

const patience = 60_000

/** An injected script can block its browser forever. */
const untilStuck = async <Value>(work: Promise<Value>): Promise<Value> => {
  const ended = new AbortController()
  const stuck = pause(patience, null, { signal: ended.signal }).then(() => {
    throw new Error('The browser is stuck: something that a visitor sent runs in it.')
  })
  try {
    return await Promise.race([work, stuck])
  } finally {
    ended.abort()
  }
}

/** The returned page without scripts, with the typed values: each string in every text field. */
const checkRefusedPages = async (
  stranger: Stranger,
  browser: Browser,
  forms: OpenForm[],
  every: number,
): Promise<Finding[]> => {
  const findings: Finding[] = []
  const dialogs: string[] = []
  const context = await openContext(browser, (text) => dialogs.push(text))
  const page = await context.newPage()
  for (const [formAt, form] of forms.entries()) {
    const strings = naughtyFor(formAt, every)
    const finding = startFinding('refused-pages', form.id)
    const filled = (text: string) => ({
      ...form.good('none'),
      ...Object.fromEntries(form.texts.map(({ name }) => [name, text])),
    })
    const emptied = Object.fromEntries(form.fields.map(({ name }) => [name, '']))
    const send = async (values: Values) => stranger.sendForm(form.path, values)
    const selector = form.texts.map(({ name }) => `form [name="${name}"]`).join()
    const plain = await Promise.all([filled('Plain words'), emptied, filled('n'.repeat(2500))].map(send))
    const known = await readDocuments(
      page,
      plain.map(({ text }) => text),
      selector,
    )
    const allowed = new Set(known.flatMap(({ names }) => names))
    for (let at = 0; at < strings.length; at += batch) {
      const some = strings.slice(at, at + batch)
      const reply = await Promise.all(some.map((text) => send(filled(text))))
      const opened = await readDocuments(
        page,
        reply.map(({ text }) => text),
        selector,
      )
      for (const [index, text] of some.entries()) {
        const { names = [], texts = [] } = opened[index] ?? {}
        const strange = names.filter((name) => !allowed.has(name))
        const lost = texts.length === 0 || texts.some((value) => value !== asParsed(text))
        const status = reply[index]?.status ?? 0
        const shown = lost ? `comes back as ${JSON.stringify(texts)}: ${JSON.stringify(text)}` : null
        const fault = status === 422 ? shown : `returned ${status}: ${JSON.stringify(text)}`
        finding.note(strange.length > 0 ? `holds ${strange.join(', ')}: ${JSON.stringify(text)}` : fault)
      }
    }
    for (const text of dialogs.splice(0)) finding.note(`opened a dialog: ${text}`)
    findings.push(finding.end())
  }
  return findings
}

/** The HTML parser normalises line ends. */
const asParsed = (text: string) => text.replace(/\r\n?/g, '\n')
