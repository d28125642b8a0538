/**
 * `npm run bench:submit [-- --seconds N] [--rounds N]`: forms a second through the whole product, as a ratio to two routes of
 * the same server: (a) the same checks and one insert, (b) the checks alone. 20 connections. Ratios hold on any machine.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createPool } from '../../server/adapters/postgres.ts'
import { migrate } from '../../server/db/migrate.ts'
import type { Site } from '../../engine/campaign/release/release.ts'
import { writeFakeRelease } from '../../tests/fakes/fake-release.ts'
import { fakeSite } from '../../tests/fakes/fake-site.ts'
import { startTestDatabase } from '../../tests/postgres/start.ts'
import { toTable } from '../text-table.ts'
import { launchBenchServers } from './bench-servers.ts'
import type { BenchServers, Setup } from './bench-servers.ts'
import { launchCountingSink } from './launch-sink.ts'
import { load } from './load.ts'
import type { Figures } from './load.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)

const routes = {
  submit: '/api/submit/vitality/blueprint',
  insert: '/bench/insert',
  nothing: '/bench/nothing',
} as const

const setups: Setup[] = [
  { name: 'worker in the same process', servers: 1, worker: 'same' },
  { name: 'worker elsewhere', servers: 1, worker: 'elsewhere' },
  { name: '2 processes, workers in both', servers: 2, worker: 'same' },
  { name: '2 processes, worker elsewhere', servers: 2, worker: 'elsewhere' },
]

const main = async () => {
  const releases = mkdtempSync(join(tmpdir(), 'porchlight-bench-'))
  await writeBenchRelease(releases)
  const rows: unknown[][] = []
  for (const setup of setups.filter(({ name }) => !values.only || name.includes(values.only)))
    rows.push(...(await measure(setup, releases)))
  console.log(
    toTable(
      ['setup', 'route', 'per second', 'of (a)', 'p50', 'p97.5', 'p99', 'RSS MB', 'errors', 'mails a second'],
      rows,
    ),
  )
  rmSync(releases, { recursive: true })
}

/** The routes take turns, so that a slow moment of the machine meets all of them. */
const measure = async (setup: Setup, releases: string): Promise<unknown[][]> => {
  const database = await startTestDatabase({ durable: true })
  const sink = await launchCountingSink()
  await prepare(database.url)
  const servers = await launchBenchServers(setup, { releases, databaseUrl: database.url, smtpUrl: sink.url })
  try {
    const found = await inTurns(servers, () => clearOutbox(database.url), sink.count)
    const { memory } = servers
    const rss = Math.round((await memory()) / 1_048_576)
    const bare = median(found.insert.map(({ perSecond }) => perSecond))
    return (['insert', 'nothing', 'submit'] as const).map((route) =>
      row(setup.name, route, found[route], bare, rss),
    )
  } finally {
    await servers.stop()
    await sink.close()
    await database.stop()
  }
}

/** `mails`: what left meanwhile, a second. */
type Turn = Figures & { mails: number }

const inTurns = async (
  { origins }: BenchServers,
  clear: () => Promise<void>,
  countMails: () => Promise<number>,
) => {
  const found: Record<keyof typeof routes, Turn[]> = { submit: [], insert: [], nothing: [] }
  for (const path of Object.values(routes)) await load(origins, { path, seconds: 2 })
  for (let round = 0; round < rounds; round += 1)
    for (const route of ['insert', 'submit', 'nothing'] as const) {
      // Otherwise mails of this route would leave while the next one is measured.
      await clear()
      const before = await countMails()
      const figures = await load(origins, { path: routes[route], seconds })
      found[route].push({ ...figures, mails: ((await countMails()) - before) / seconds })
    }
  return found
}

const letters = { submit: 'submit', insert: '(a) insert', nothing: '(b) no database' } as const

const row = (setup: string, route: keyof typeof routes, runs: Turn[], bare: number, rss: number) => {
  const of = (read: (figures: Turn) => number) => median(runs.map(read))
  const perSecond = of((run) => run.perSecond)
  return [
    setup,
    letters[route],
    Math.round(perSecond),
    (perSecond / bare).toFixed(2),
    of((run) => run.p50),
    of((run) => run.p975),
    of((run) => run.p99),
    rss,
    runs.reduce((sum, run) => sum + run.errors, 0),
    Math.round(of((run) => run.mails)),
  ]
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const clearOutbox = async (url: string) => {
  const pool = createPool(url)
  await pool.query("update step_runs set state = 'cancelled' where state = 'pending'")
  for (let busy = 1; busy > 0;) {
    const { rows } = await pool.query<{ busy: number }>(
      "select count(*)::int as busy from step_runs where state = 'running'",
    )
    busy = rows[0]?.busy ?? 0
  }
  await pool.end()
}

const prepare = async (url: string) => {
  const pool = createPool(url)
  await migrate(pool)
  await pool.query(
    'create table bench_leads (id uuid primary key default gen_random_uuid(), name text, email text, created_at timestamptz default now())',
  )
  await pool.end()
}

/** A release with one campaign whose visitors wait for no mail, and whose journey goes on the next day. */
const writeBenchRelease = async (folder: string): Promise<void> => {
  const campaign = fakeSite.campaigns['vitality/blueprint']
  if (!campaign) throw new Error('the sample site has no such campaign')
  const email = { id: 'vitality/welcome', subject: 'Welcome {name}', preheader: '' }
  const site: Site = {
    ...fakeSite,
    campaigns: {
      [campaign.id]: {
        ...campaign,
        pipeline: [
          { step: 'lead', source: 'bench', metadata: {} },
          { step: 'journey', first: '24h', sequence: [{ email: 'welcome', after: 24 }] },
          { step: 'email', email: 'welcome', onError: 'logged', wait: 0, nameFallback: 'there' },
        ],
        sequences: [],
      },
    },
    emails: {
      [email.id]: {
        ...email,
        html: `<p>Hello {name}</p>${'<p>Three minutes of reading, and a link.</p>'.repeat(60)}<p>{unsubscribeUrl}</p>`,
        text: `Hello {name}\n${'Three minutes of reading, and a link.\n'.repeat(60)}{unsubscribeUrl}`,
      },
    },
  }
  await writeFakeRelease(folder, site)
}

await main()
