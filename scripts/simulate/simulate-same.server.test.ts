import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadSite } from '../../engine/compile/load/load-site.ts'
import { siteForMails } from '../../engine/compile/mails/site-for-mails.ts'
import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import { stoppedClock } from '../../server/adapters/clock.ts'
import { createLog } from '../../server/adapters/log.ts'
import { createPool } from '../../server/adapters/postgres.ts'
import { composeServer } from '../../server/process/compose.ts'
import { readSettings } from '../../server/settings/env.ts'
import { plausibleValues } from '../../server/simulate/plausible-values.ts'
import { readRows } from '../../server/simulate/read-rows.ts'
import type { Simulation } from '../../server/simulate/run-simulation.ts'
import { webhookSecretOf } from '../../server/settings/keys.ts'
import { isAll } from '../../tests/extent.ts'
import { writeFakeRelease } from '../../tests/fakes/fake-release.ts'
import { startFakeMailchimp } from '../../tests/fakes/fake-mailchimp.ts'
import { startFakeWebhook } from '../../tests/fakes/fake-webhook.ts'
import { startSmtpSink } from '../../tests/fakes/smtp-sink.ts'
import { startTestDatabase } from '../../tests/postgres/start.ts'
import { facts, plain, readMails, sorted } from '../../tests/simulation-facts.ts'
import { openSimulator } from '../../tests/fixtures/simulate-fixture.ts'

const secret = 'a secret of more than thirty-two letters'
const publicOrigin = 'http://127.0.0.1:3000'
const at = new Date('2027-09-10T10:00:00Z')
const days = 30

const ends: (() => unknown)[] = []
let stage: Awaited<ReturnType<typeof setStage>>
// For each try: what an earlier one sent is still in its sink.
beforeEach(async () => {
  stage = await setStage()
}, 240_000)
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const setStage = async () => {
  const mailchimp = await startFakeMailchimp()
  const webhook = await startFakeWebhook(webhookSecretOf(secret, 'ember'))
  const sink = await startSmtpSink()
  ends.push(mailchimp.close, webhook.close, sink.close)
  const site = await wholeSite(webhook.url)
  const sending = Object.values(site.campaigns).filter(({ form }) => form && form.sends !== false)
  const ofEachKind = [...new Map(sending.map((campaign) => [stepsOf(campaign), campaign])).values()]
  const campaigns = isAll ? sending : ofEachKind
  return { mailchimp, webhook, sink, site, campaigns }
}

const stepsOf = ({ pipeline }: SiteCampaign) => pipeline.map(({ step }) => step).join()

const wholeSite = async (webhook: string): Promise<ServedSite> => {
  const { site: loaded, diagnostics } = loadSite({ dir: 'campaigns', publicOrigin })
  if (!loaded) throw new Error(JSON.stringify(diagnostics))
  const folders = { cacheDir: '.cache/porchlight', publicOrigin }
  const [first, ...others] = await Promise.all(
    Object.keys(loaded.coaches).map((coach) => siteForMails(loaded, coach, folders)),
  )
  if (!first) throw new Error('There is no coach.')
  for (const { coaches, campaigns, emails } of others) {
    Object.assign(first.coaches, coaches)
    Object.assign(first.campaigns, campaigns)
    Object.assign(first.emails, emails)
  }
  const notices = { to: 'nora@ember.example', hour: 8, timezone: 'America/Denver' }
  const coach = first.coaches['ember']
  const campaign = first.campaigns['ember/burned-out-to-on-fire']
  if (!coach || !campaign) throw new Error('Ember has another campaign now.')
  coach.notices = notices
  campaign.pipeline = [
    ...campaign.pipeline,
    { step: 'webhook', url: `${webhook}/leads`, retry: [60] },
    { step: 'notify', when: 'now' },
  ]
  return first
}

const emailOf = (campaign: SiteCampaign) => `${campaign.id.replace('/', '.')}@visitors.example`
const valuesFor = (campaign: SiteCampaign) =>
  plausibleValues(campaign.form?.fields ?? [], { email: emailOf(campaign), name: 'Zoë Łukasz', given: {} })

const simulateAll = async (): Promise<Simulation[]> => {
  const simulator = await openSimulator()
  const simulations: Simulation[] = []
  for (const campaign of stage.campaigns)
    simulations.push(
      await simulator.simulate({
        site: stage.site,
        campaign: campaign.id,
        values: valuesFor(campaign),
        publicOrigin,
        at,
        days,
      }),
    )
  await simulator.close()
  return simulations
}

const startServer = async () => {
  const database = await startTestDatabase({ isMigrated: true })
  const pool = createPool(database.url)
  const releases = mkdtempSync(join(tmpdir(), 'porchlight-same-'))
  await writeFakeRelease(releases, stage.site)
  const clock = stoppedClock(at)
  const settings = readSettings({
    SECRET: secret,
    SMTP_URL: stage.sink.url,
    MAILCHIMP_API_KEY: stage.mailchimp.apiKey,
    MAILCHIMP_URL: stage.mailchimp.url,
    PUBLIC_ORIGIN: publicOrigin,
  })
  const log = createLog('silent')
  const server = await composeServer({ ...settings, secret }, { pool, releases, clock, log })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  server.worker.start()
  ends.push(
    () => rmSync(releases, { recursive: true }),
    database.stop,
    () => pool.end(),
    server.stop,
  )
  return { pool, clock, worker: server.worker, origin }
}

/** Links of one person are signed with another secret. */
const withoutTokens = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll(/"token":"[^"]+"/g, `"token":"of the person"`))

test('every campaign leads to the same rows, requests and mails at the same times as on the running server', async () => {
  const simulations = await simulateAll()
  expect(simulations.flatMap(({ faults }) => faults)).toEqual([])
  const { pool, clock, worker, origin } = await startServer()

  for (const [index, campaign] of stage.campaigns.entries()) {
    const answer = await fetch(`${origin}/api/submit/${campaign.id}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(valuesFor(campaign)),
    })
    const [simulated] = simulations[index]?.answers ?? []
    expect([campaign.id, answer.status, withoutTokens(await answer.json())]).toEqual([
      campaign.id,
      simulated?.status,
      withoutTokens(simulated?.body),
    ])
  }

  const mails = simulations
    .flatMap(({ happenings }) => happenings.flatMap((one) => (one.kind === 'mail' ? [one] : [])))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const moment of new Set(mails.map((mail) => mail.at.getTime()))) {
    if (moment > at.getTime()) {
      clock.move(moment - 1 - clock.now().getTime())
      expect((await worker.runDripTick()).emailsSent, `too early at ${new Date(moment).toISOString()}`).toBe(
        0,
      )
      clock.move(1)
    }
    await worker.runDripTick()
    const due = mails.filter((mail) => mail.at.getTime() <= moment)
    await vi.waitFor(() => expect(stage.sink.mails().length).toBe(due.length), 20_000)
  }
  expect(await readMails(stage.sink.mails().map(({ raw }) => raw))).toEqual(
    await readMails(mails.map(({ raw }) => raw)),
  )

  const requests = simulations.flatMap(({ happenings }) =>
    happenings.flatMap((one) => (one.kind === 'request' ? [one] : [])),
  )
  expect(new Set(requests.map(({ provider }) => provider))).toEqual(new Set(['mailchimp', 'webhook']))
  for (const provider of ['mailchimp', 'webhook'] as const) {
    const expected = requests
      .filter((one) => one.provider === provider)
      .map(({ method, url, body }) => plain(`${method} ${url.replace(/^https?:\/\/[^/]+/, '')} ${body}`))
    const sent = () =>
      stage[provider].requests().map(({ method, path, body }) => plain(`${method} ${path} ${body}`))
    await vi.waitFor(() => expect(sorted(sent())).toEqual(sorted(expected)), 20_000)
    expect(stage[provider].problems()).toEqual([])
  }
  const expected = sorted(simulations.flatMap(({ rows }) => facts(rows.atEnd)))
  await vi.waitFor(async () => expect(sorted(facts(await readRows(pool)))).toEqual(expected), 20_000)
}, 240_000)
