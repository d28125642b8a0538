/**
 * `npm run bench:submit [-- --seconds N] [--rounds N] [--only NAME] [--rate N]`: forms a second through the whole product, as a
 * ratio to two routes of the same server: (a) the same checks and one insert, (b) only the checks. 20 connections. The
 * ratios are comparable between machines. --rate: instead, how long the emails take while so many forms a second arrive.
 */
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createPool } from '../../server/adapters/postgres.ts'
import { writeFakeRelease } from '../../tests/fakes/fake-release.ts'
import { runStatement } from '../../tests/postgres/run-statement.ts'
import { startTestDatabase } from '../../tests/postgres/start.ts'
import { toTable } from '../text-table.ts'
import { launchBenchServers } from './bench-servers.ts'
import type { BenchServers, Setup } from './bench-servers.ts'
import { benchSite } from './bench-site.ts'
import { confirmationColumns, measureConfirmations } from './confirmations.ts'
import { launchCountingSink } from './launch-sink.ts'
import { load } from './load.ts'
import type { Figures } from './load.ts'
import { quantile, toMegabytes } from './timing.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    rate: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const rate = values.rate === undefined ? null : Number(values.rate)

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
  using releases = mkdtempDisposableSync(join(tmpdir(), 'porchlight-bench-'))
  await writeFakeRelease(releases.path, benchSite())
  const rows: unknown[][] = []
  for (const setup of setups.filter(({ name }) => !values.only || name.includes(values.only)))
    rows.push(...(await measure(setup, releases.path)))
  console.log(toTable(rate === null ? columns : confirmationColumns, rows))
}

const measured = ['per second', 'of (a)', 'p50', 'p97.5', 'p99', 'RSS MB', 'errors', 'mails a second']
const columns = ['setup', 'route', ...measured]

const measure = async (setup: Setup, releases: string): Promise<unknown[][]> => {
  await using started = new AsyncDisposableStack()
  const database = await startTestDatabase({ durable: true, isMigrated: true })
  started.defer(database.stop)
  await runStatement(database.url, benchTable)
  const sink = await launchCountingSink()
  started.defer(sink.close)
  const servers = await launchBenchServers(setup, { releases, databaseUrl: database.url, smtpUrl: sink.url })
  started.defer(servers.stop)
  const clear = () => clearOutbox(database.url)
  if (rate !== null) {
    const burst = { path: routes.submit, rate, seconds, rounds, database: database.url, clear }
    return await measureConfirmations(setup.name, servers.origins, burst)
  }
  const found = await inTurns(servers, clear, sink.count)
  const rss = toMegabytes(servers.memory())
  const bare = median(found.insert.map(({ perSecond }) => perSecond))
  return (['insert', 'nothing', 'submit'] as const).map((route) =>
    row(setup.name, route, found[route], bare, rss),
  )
}

const benchTable = `create table bench_leads (id uuid primary key default gen_random_uuid(), name text, email text,
created_at timestamptz default now())`

/** `mails`: sent meanwhile, a second. */
type Turn = Figures & { mails: number }

/** The routes alternate, so that a slow moment of the machine affects all of them. */
const inTurns = async (
  { origins }: BenchServers,
  clear: () => Promise<void>,
  countMails: () => Promise<number>,
) => {
  const found: Record<keyof typeof routes, Turn[]> = { submit: [], insert: [], nothing: [] }
  for (const path of Object.values(routes)) await load(origins, { path, seconds: 2 })
  for (let round = 0; round < rounds; round += 1)
    for (const route of ['insert', 'submit', 'nothing'] as const) {
      // Mails of the last route must not leave while this one is measured.
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
    of((run) => run.p50Ms),
    of((run) => run.p975Ms),
    of((run) => run.p99Ms),
    rss,
    runs.reduce((sum, run) => sum + run.errors, 0),
    Math.round(of((run) => run.mails)),
  ]
}

const median = (numbers: number[]) => quantile(numbers, 0.5)

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

await main()
