import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import type { View } from '../../engine/campaign/release/view.ts'
import { stoppedClock } from '../../server/adapters/clock.ts'
import { createLog } from '../../server/adapters/log.ts'
import { createApp, type AppDeps } from '../../server/process/app.ts'
import type { DonePage } from '../../server/submit/done-tokens.ts'
import { fakeFunctions, fakeTestDesk } from './fake-functions.ts'
import { fakeQueueDesk } from './fake-queue-desk.ts'
import { fakeAsset, fakePage, fakeSite } from './fake-site.ts'
import type { Release } from '../../server/release/load-release.ts'
import type { Acceptance, Submission } from '../../server/pipeline/accept/submission.ts'

/** The app in memory; exposes what was sent, stored and logged. */
export type FakeApp = {
  app: FastifyInstance
  deps: AppDeps
  /** Submissions that reached the pipeline. */
  accepted: Submission[]
  views: View[]
  logLines: Record<string, unknown>[]
  pauses: number[]
  clock: ReturnType<typeof stoppedClock>
}

type Changes = Partial<Omit<AppDeps, 'settings'>> & {
  settings?: Partial<AppDeps['settings']>
  site?: Partial<ServedSite>
}

export const createFakeApp = ({ settings, site, ...changes }: Changes = {}): FakeApp => {
  const accepted: Submission[] = []
  const views: View[] = []
  const pauses: number[] = []
  const logLines: Record<string, unknown>[] = []
  const clock = stoppedClock('2026-11-21T09:00:00Z')
  const done = new Map<string, DonePage>()
  const sessions = new Set<string>()
  const release = fakeRelease({ ...fakeSite, ...site }, views)
  const links = new Set(['a'.repeat(32)])
  const deps: AppDeps = {
    settings: {
      publicOrigin: 'http://127.0.0.1:3000',
      secure: false,
      trustedProxies: [],
      secret: 's'.repeat(32),
      publishableKey: 'pk_of_a_test_1234567890',
      staffTestAddresses: [],
      ...settings,
    },
    releases: { current: () => release, earlierForms: () => [], earlierAsset: () => undefined },
    accept: async (submission): Promise<Acceptance> => {
      accepted.push(submission)
      return { kind: 'stored', submissionId: 'one', outcome: 'full', waited: true, replayed: false }
    },
    seatBook: { seats: async () => null, sequence: async () => null },
    seats: { find: async () => null, calendar: async () => null, giveBack: async () => null },
    privateLinks: { open: async () => null, askAgain: async () => {} },
    doneTokens: {
      issue: async (page) => {
        const token = `done-${done.size}`
        done.set(token, page)
        return token
      },
      find: async (token) => done.get(token) ?? null,
    },
    mailEvents: null,
    unsubscriber: {
      senderOf: async (token) => (token === 'known' ? { brand: 'Vitality' } : null),
      unsubscribe: async (token) => (token === 'known' ? { brand: 'Vitality' } : null),
      confirmation: async (token) => (token === 'known' ? { brand: 'Vitality', state: 'confirm' } : null),
      confirm: async (token) => (token === 'known' ? { brand: 'Vitality', state: 'confirmed' } : null),
      again: async (token) => (token === 'known' ? { brand: 'Vitality', state: 'again' } : null),
      resume: async (token) => (token === 'known' ? { brand: 'Vitality', state: 'resumed' } : null),
    },
    ownData: {
      senderOf: async (token) => (token === 'known' ? { brand: 'Vitality' } : null),
      mailLink: async () => {},
      isOpen: async () => false,
      read: async () => null,
      export: async () => null,
      erase: async () => null,
      leaveAll: async () => null,
    },
    signIn: {
      createLink: async (origin) => `${origin}/staff/sign-in?token=${[...links][0]}`,
      redeem: async (token) => {
        if (!links.delete(token)) return null
        const cookie = `session-${'x'.repeat(24)}`
        sessions.add(cookie)
        return cookie
      },
      session: async (cookie) =>
        sessions.has(cookie) ? { staff: 'operator', role: 'owner', coaches: null } : null,
      open: async () => null,
      createLinkFor: async () => null,
      hasStaff: async () => false,
      end: async (cookie) => void sessions.delete(cookie),
    },
    sendSignInMail: async () => {},
    passkeys: fakePasskeys,
    sessions: { list: async () => [], end: async () => false },
    leadDesk: {
      list: async () => ({ rows: [], next: null }),
      count: async () => 0,
      choices: async () => ({ coaches: [], campaigns: [], sources: [], fields: [] }),
      csv: async () => Readable.from(['created\r\n']),
    },
    eventDesk: {
      list: async () => ({ rows: [], next: null }),
      notices: async () => [],
      details: async () => null,
      guests: async () => null,
      free: async () => true,
      give: async () => 'given',
      tick: async () => null,
      csv: async () => Readable.from(['registered\r\n']),
      noticeHtml: async () => null,
      sendNotice: async () => null,
      dismissNotice: async () => false,
    },
    people: {
      page: async () => null,
      timeline: async () => null,
      mail: async () => null,
      change: async () => null,
    },
    viewCounter: { count: () => {} },
    campaignDesk: {
      list: async () => ({ rows: [], total: 0, days: [] }),
      figures: async () => ({
        funnel: { views: 0, starts: 0, submissions: 0, accepted: 0, bounces: 0 },
        days: [],
        sources: [],
        changes: [],
      }),
    },
    leadArrivals: { listen: () => () => {}, close: () => {} },
    readToday: async () => ({
      leads: { today: 0, week: 0, days: [] },
      waiting: { quarantined: 0, failing: 0, failed: 0, suspended: [], bounces: 0, notices: [] },
      events: [],
      newest: [],
    }),
    queueDesk: fakeQueueDesk,
    mailbox: { list: async () => [], count: async () => 0 },
    staffMail: async () => null,
    knownPeople: async () => new Map(),
    mailDelivery: async () => null,
    images: {
      isSetUp: true,
      make: async () => ({ image: Buffer.from('iVBORw0KGgo='), revisedPrompt: null }),
    },
    functions: fakeFunctions,
    testDesk: fakeTestDesk,
    rateLimiter: { isPast: async () => false },
    isReady: async () => true,
    metrics: {
      read: async () => ({
        contentType: 'text/plain; version=0.0.4; charset=utf-8',
        body: 'porchlight_up 1\n',
      }),
      observeRequest: () => {},
    },
    clock,
    log: createLog('info', (line) => void logLines.push(JSON.parse(line))),
    pause: async (ms) => void pauses.push(ms),
    ...changes,
  }
  return { app: createApp(deps), deps, accepted, views, logLines, pauses, clock }
}

/** A signed-in browser's cookie for a fake app on plain http. */
export const fakeStaffCookie = async ({ deps }: FakeApp) =>
  `porchlight=${await deps.signIn.redeem('a'.repeat(32), { ipHash: '', browser: null })}`

const fakeRelease = (site: ServedSite, views: View[]): Release => ({
  name: 'first',
  site,
  pages: new Map([['vitality/blueprint', fakePage]]),
  assets: new Map([['/assets/island-1a2b.js', { ...fakeAsset }]]),
  staffApp: { script: '/assets/staff.js', styles: '/assets/staff.css' },
  toCome: new Set(),
  renderer: {
    render: (view) => {
      views.push(view)
      return {
        html: `<!doctype html><h1>${view.page}</h1>`,
        csp: "default-src 'none'; frame-ancestors 'none'",
      }
    },
  },
})

const fakePasskeys: AppDeps['passkeys'] = {
  list: async () => [],
  creationOptions: () => Promise.reject(new Error('not asked for')),
  add: async () => false,
  remove: async () => false,
  requestOptions: () => Promise.reject(new Error('not asked for')),
  check: async () => null,
}
