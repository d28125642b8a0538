/**
 * `npm run bench:drip [-- --leads N] [--due N] [--connections N] [--seconds N]`: sends due journey mails to a real SMTP server,
 * and compares the rate with sessions that do nothing else. The ratios are comparable between machines.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createPool } from '../../server/adapters/postgres.ts'
import { createSmtpMailer } from '../../server/adapters/mail/smtp.ts'
import { systemClock } from '../../server/adapters/clock.ts'
import { syncSite } from '../../server/db/sync-site.ts'
import { createWorker } from '../../server/pipeline/outbox/worker.ts'
import { steps } from '../../server/steps.gen.ts'
import { startTestDatabase } from '../../tests/postgres/start.ts'
import { toTable } from '../text-table.ts'
import { dripSite, fillWithJourneys } from './drip-data.ts'
import { launchCountingSink } from './launch-sink.ts'
import { measureQueries } from './query-times.ts'
import { toMegabytes } from './timing.ts'
import { withoutDatabase } from './without-database.ts'

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '1000000' },
    due: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3600' },
  },
})
const leads = Number(values.leads)
const due = Math.min(Number(values.due), leads)
const connections = Number(values.connections)

const site = dripSite()
const secret = 'a secret of more than thirty-two characters'
const publicOrigin = 'http://127.0.0.1:3000'
const silent = { info: () => {}, warn: console.error, error: console.error }

const main = async () => {
  await using started = new AsyncDisposableStack()
  const database = await startTestDatabase({ durable: true, isMigrated: true })
  started.defer(database.stop)
  const sink = await launchCountingSink()
  started.defer(sink.close)
  const pool = createPool(database.url)
  started.defer(() => pool.end())
  const filled = performance.now()
  await fillWithJourneys(pool, site, { leads, due })
  console.log(`${leads} leads, ${due} of them due, in ${seconds(filled)} s`)
  const alone = withoutDatabase(site, { port: sink.port, connections, secret, publicOrigin })
  const before = await alone.ceilingOfSink()
  const drained = await drain(pool, sink)
  const ceiling = (before + (await alone.ceilingOfSink())) / 2
  const library = await alone.libraryPool()
  const edited = await editOneSequence(pool)
  const ratio = (perSecond: number) => [Math.round(perSecond), (perSecond / ceiling).toFixed(2)]
  const memory = ['RSS MB, first quarter', 'last quarter']
  console.log(
    toTable(
      ['', 'mails a second', 'of the ceiling', 'mails', 'CPU ms a mail', ...memory],
      [
        ['ceiling: sessions that repeat one message', ...ratio(ceiling)],
        ['the SMTP library alone: its pool, each mail built', ...ratio(library)],
        ['journeys through the worker', ...ratio(drained.perSecond), ...drained.figures],
      ],
    ),
  )
  console.log(toTable(['statement', 'count', 'p50 ms', 'p99 ms', 'max ms'], drained.statements))
  console.log('A tick claims with start-due-mails (from the journeys) and claim-runs (from the outbox).')
  console.log(
    `One of ten sequences edited: its ${edited.journeys} journeys rescheduled in ${edited.seconds} s.`,
  )
}

const editOneSequence = async (pool: ReturnType<typeof createPool>) => {
  const [campaign] = Object.values(site.campaigns)
  if (!campaign) throw new Error('The site of this measurement has no campaign.')
  const sequences = campaign.sequences.map((mail) => ({ ...mail, delayHours: mail.delayHours * 2 }))
  const edited = { ...site, campaigns: { ...site.campaigns, [campaign.id]: { ...campaign, sequences } } }
  const { rows } = await pool.query<{ journeys: number }>(
    `select count(*)::int as journeys from user_journeys where campaign_id = $1 and status = 'active'`,
    [campaign.rowId],
  )
  const began = performance.now()
  await syncSite(pool, edited)
  return { journeys: rows[0]?.journeys ?? 0, seconds: seconds(began) }
}

const drain = async (
  pool: ReturnType<typeof createPool>,
  sink: Awaited<ReturnType<typeof launchCountingSink>>,
) => {
  const queries = measureQueries(pool)
  const mailer = createSmtpMailer(sink.url, { connections })
  const clock = systemClock
  const deps = {
    pool,
    clock,
    steps,
    releases: { current: () => ({ site }) },
    mailer,
    secret,
    publicOrigin,
    log: silent,
  }
  const worker = createWorker({ ...deps, mailConnections: connections })
  const first = await sink.count()
  const memory: number[] = []
  const used = process.cpuUsage()
  const began = performance.now()
  worker.start()
  let mails = 0
  for (const deadline = began + Number(values.seconds) * 1000; mails < due && performance.now() < deadline;) {
    await pause(200)
    mails = (await sink.count()) - first
    memory.push(process.memoryUsage.rss())
  }
  const perSecond = (mails / (performance.now() - began)) * 1000
  const { user, system } = process.cpuUsage(used)
  await worker.stop()
  await mailer.close()
  const quarter = Math.ceil(memory.length / 4)
  const means = [memory.slice(0, quarter), memory.slice(-quarter)].map(mean)
  const figures = [mails, ((user + system) / 1000 / mails).toFixed(2), ...means.map(toMegabytes)]
  return { perSecond, figures, statements: queries.rows() }
}

const mean = (samples: number[]) => samples.reduce((sum, sample) => sum + sample, 0) / samples.length

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

await main()
