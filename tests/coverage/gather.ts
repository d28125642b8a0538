import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { startFakeImages } from '../fakes/fake-images.ts'
import { startFakeMailchimp } from '../fakes/fake-mailchimp.ts'
import type { FakeMailchimp } from '../fakes/fake-mailchimp.ts'
import { launchProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { freezeDatabase, killQuietly } from '../product-processes.ts'
import { readSite } from '../site.ts'
import { documentOf } from './document.ts'
import type { Document } from './document.ts'
import { routes, screensOf } from './screens.ts'
import { visitForm, visitWithoutStorage } from './visit-forms.ts'
import { publishableKey, visitFullEvent, visitFunctions } from './visit-functions.ts'
import { visitImages } from './visit-images.ts'
import { testAddresses, visitStaff } from './visit-staff.ts'

export const gather = async (): Promise<Document[]> => {
  const [mailchimp, images] = await Promise.all([startFakeMailchimp(), startFakeImages()])
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'))
  const clock = join(folder, 'clock')
  writeFileSync(clock, '0')
  const environment = {
    CLOCK_FILE: clock,
    TRUSTED_PROXIES: '127.0.0.1',
    PUBLISHABLE_KEY: publishableKey,
    STAFF_TEST_ADDRESSES: testAddresses.join(','),
    MAILCHIMP_URL: mailchimp.url,
    MAILCHIMP_API_KEY: mailchimp.apiKey,
    OPENAI_BASE_URL: `${images.url}/v1`,
    OPENAI_API_KEY: images.apiKey,
  }
  const product = await launchProduct({ environment })
  try {
    const { campaigns } = readSite()
    const visits = Object.values(campaigns)
      .filter(({ live }) => live)
      .map((campaign) => ({ product, campaign, screens: screensOf(campaign.id) }))
    const documents = [
      ...(await visitPaths(product)),
      ...(await visitStaff(product)),
      ...(await visitFunctions(product)),
      ...(await visitImages(product, images)),
    ]
    for (const visit of visits) documents.push(...(await visitForm(visit)))
    documents.push(...(await visitFullEvent(product)), ...(await mailsOf(product, clock)))
    documents.push(listsOf(mailchimp), await rowsOf(product, 'landing_pages'))
    for (const pid of freezeDatabase(product.dataDir)) killQuietly(pid)
    for (const visit of visits) documents.push(...(await visitWithoutStorage(visit)))
    return documents
  } finally {
    await product.close()
    await Promise.all([mailchimp.close(), images.close()])
    rmSync(folder, { recursive: true })
  }
}

const listsOf = (mailchimp: FakeMailchimp) =>
  documentOf('members of the mailing lists', [], JSON.stringify(mailchimp.members()))

const rowsOf = async (product: Product, table: string) =>
  documentOf(`rows of ${table}`, [], JSON.stringify(await product.query(`select * from ${table}`)))

const visitPaths = (product: Product): Promise<Document[]> =>
  Promise.all(
    [...routes.filter(({ host }) => !host), { path: '/', screen: '32' }].map(
      async ({ path = '', screen }) => {
        const answer = await fetch(product.origin + path, { redirect: 'manual' })
        const body = `${answer.headers.get('location') ?? ''} ${await answer.text()}`
        return documentOf(`GET ${path}: ${answer.status}`, [Number(screen)], body)
      },
    ),
  )

const mailsOf = async (product: Product, clock: string): Promise<Document[]> => {
  for (const days of [0, 1, 2, 3, 5, 7, 10, 14, 30]) {
    writeFileSync(clock, String(days * 86_400))
    await untilSent(product, days)
  }
  const mails = await Promise.all((await product.sink.mails()).map(({ raw }) => PostalMime.parse(raw)))
  const bySubject = Map.groupBy(mails, ({ subject = '' }) => subject)
  return [...bySubject].map(([subject, alike]) => {
    const texts = new Set(alike.map(({ html = '', text = '' }) => `${html} ${text}`))
    return documentOf(`mail "${subject}"`, [], [subject, ...texts].join(' '))
  })
}

const untilSent = async (product: Product, days: number) => {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const [row] = await product.query(
      `select (select count(*)::int from step_runs where state in ('pending', 'running'))
            + (select count(*)::int from user_journeys
               where status = 'active' and not is_completed and next_email_due_at <= now() + $1 * interval '1 day') as open`,
      [days],
    )
    if (row?.['open'] === 0) return
    await pause(100)
  }
}
