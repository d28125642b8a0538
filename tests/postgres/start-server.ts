import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import type { StaffPerson } from '../../engine/campaign/schema/staff-file.ts'
import { stoppedClock } from '../../server/adapters/clock.ts'
import { createLog } from '../../server/adapters/log.ts'
import { createMemoryMailer } from '../fakes/memory-mailer.ts'
import { createPool } from '../../server/adapters/postgres.ts'
import { composeServer } from '../../server/process/compose.ts'
import { readSettings } from '../../server/settings/env.ts'
import type { Settings } from '../../server/settings/env.ts'
import { writeFakeRelease } from '../fakes/fake-release.ts'
import { fakeCampaign, fakeEvent, fakeForm, fakeSite } from '../fakes/fake-site.ts'
import { startTestDatabase } from './start.ts'

export const host = '127.0.0.1:3000'
export const origin = `http://${host}`
export const guidePath = '/api/submit/vitality/blueprint'

export const eventId = 'vitality/event'
const eventCampaign = fakeCampaign(eventId, {
  ...fakeEvent,
  rowId: '00000000-0000-5000-8000-000000000011',
  pageRowId: '00000000-0000-5000-8000-000000000012',
  landingPageRowId: '00000000-0000-5000-8000-000000000013',
  path: '/event',
  event: { id: eventId, title: 'Masterclass', capacity: 1 },
  form: {
    ...fakeForm,
    fields: [
      ...fakeForm.fields,
      { type: 'text', name: 'size', label: 'Size', required: false, maxLength: 20 },
    ],
    messages: {
      ...fakeForm.messages,
      ...fakeEvent.form?.messages,
      nearlyFull: { text: '{left} of {capacity} live seats left.', from: 0.8 },
    },
  },
  pipeline: [
    { step: 'lead', source: 'test', metadata: {} },
    { step: 'event', capacity: 1, duplicates: 'tell' },
  ],
})

const siteOfTest = (): ServedSite => {
  const known = fakeSite.campaigns['vitality/blueprint']
  if (!known) throw new Error('the fake site has no such campaign')
  const email = {
    id: 'vitality/welcome',
    preheader: '',
    html: '<p>{unsubscribeUrl}</p>',
    text: '{unsubscribeUrl}',
  }
  const pipeline = [
    { step: 'lead', source: 'test', metadata: {} },
    { step: 'email', email: 'welcome', onError: 'partial', wait: 30, nameFallback: 'there' },
  ]
  return {
    ...fakeSite,
    campaigns: { [known.id]: { ...known, pipeline }, [eventId]: eventCampaign },
    routes: { ...fakeSite.routes, '/event': { kind: 'page', campaign: eventId } },
    emails: { 'vitality/welcome': { ...email, subject: 'Welcome {name}' } },
  }
}

type Changes = { change?: (site: ServedSite) => ServedSite; assets?: Record<string, string> }

/** The server on a real PostgreSQL, with mails in memory and a clock that only the test moves. `changes`: of its release. */
export const startServer = async (
  more: Partial<Settings> = {},
  staff: StaffPerson[] = [],
  { change = (site) => site, assets = {} }: Changes = {},
) => {
  const database = await startTestDatabase({ isMigrated: true })
  const pool = createPool(database.url)
  const releases = await mkdtemp(join(tmpdir(), 'porchlight-compose-'))
  const publish = (people: StaffPerson[], name?: string) =>
    writeFakeRelease(releases, { ...change(siteOfTest()), staff: people }, { assets, ...(name && { name }) })
  await publish(staff)
  const clock = stoppedClock('2026-11-21T09:00:00Z')
  const mailer = createMemoryMailer()
  const settings = {
    ...readSettings({ PORT: '3000', TRUSTED_PROXIES: '127.0.0.1' }),
    secret: 's'.repeat(32),
    ...more,
  }
  const log = createLog('silent')
  const limit = { most: 3, seconds: 600 }
  const server = await composeServer(settings, { pool, releases, clock, mailer, log, limit })
  if (settings.role !== 'web') server.worker.start()
  let visitors = 0
  const newVisitor = () => `203.0.113.${++visitors}`
  return {
    pool,
    clock,
    mailer,
    server,
    newVisitor,
    /** The next release has these people. */
    publishStaff: (people: StaffPerson[]) => publish(people, 'next'),
    another: (role: Settings['role']) =>
      composeServer({ ...settings, role }, { pool, releases, clock, mailer, log, limit }),
    submit: (body: object, { path = guidePath, headers = {} }: Sending = {}) =>
      server.app.inject({
        method: 'POST',
        url: path,
        headers: {
          host,
          origin,
          'content-type': 'application/json',
          'x-forwarded-for': newVisitor(),
          ...headers,
        },
        payload: JSON.stringify(body),
      }),
    count: async (sql: string, values: unknown[] = []) =>
      Number((await pool.query<{ count: string }>(`select count(*) from ${sql}`, values)).rows[0]?.count),
    stop: async () => {
      await server.stop()
      await pool.end()
      await database.stop()
      await rm(releases, { recursive: true, force: true })
    },
  }
}

type Sending = { path?: string; headers?: Record<string, string> }
