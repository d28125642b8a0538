import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { createMemoryMailer } from '../fakes/memory-mailer.ts'
import { stoppedClock } from '../../server/adapters/clock.ts'
import { createPool } from '../../server/adapters/postgres.ts'
import { syncSite } from '../../server/db/sync-site.ts'
import { inTransaction } from '../../server/db/transaction.ts'
import { postgresSeatBook } from '../../server/events/event-state.ts'
import { createAccept } from '../../server/pipeline/accept/accept.ts'
import type { PerformDeps } from '../../server/pipeline/outbox/attempt.ts'
import type { Submission } from '../../server/pipeline/accept/submission.ts'
import { createBackpressure } from '../../server/pipeline/accept/backpressure.ts'
import { createUnsubscriber } from '../../server/subscriptions/unsubscribe.ts'
import { createWorker } from '../../server/pipeline/outbox/worker.ts'
import { steps } from '../../server/steps.gen.ts'
import { sampleCampaigns, sampleSite } from './sample-site.ts'
import { startTestDatabase } from './start.ts'
import { submissionOf } from './submission.ts'

const secret = 'a secret of more than thirty-two characters'
const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** The pipeline on a real PostgreSQL, with mails in memory and a clock that only the test moves. */
export const startPipeline = async (
  more: Pick<PerformDeps, 'mailingList' | 'webhooks'> & { campaigns?: SiteCampaign[] } = {},
) => {
  const database = await startTestDatabase({ isMigrated: true })
  const pool = createPool(database.url)
  const site = sampleSite([...Object.values(sampleCampaigns), ...(more.campaigns ?? [])])
  await syncSite(pool, site)
  const clock = stoppedClock('2026-11-21T10:00:00Z')
  const mailer = createMemoryMailer()
  const deps = {
    pool,
    clock,
    steps,
    releases: { current: () => ({ site }) },
    mailer,
    secret,
    publicOrigin: 'http://127.0.0.1:3000',
    log: silent,
    backpressure: createBackpressure(),
    ...(more.mailingList && { mailingList: more.mailingList }),
    ...(more.webhooks && { webhooks: more.webhooks }),
  }
  const worker = createWorker(deps)
  const seatBook = postgresSeatBook(pool)
  const accept = createAccept({ ...deps, worker, seatBook })
  return {
    ...deps,
    pool,
    clock,
    mailer,
    accept,
    worker,
    seatBook,
    url: database.url,
    siteFile: site,
    unsubscriber: createUnsubscriber(deps),
    /** A worker of another process on the same database. */
    anotherWorker: () => createWorker(deps),
    /** Another process on the same database, with its own connections. */
    anotherProcess: () => {
      const own = createPool(database.url)
      const ownWorker = createWorker({ ...deps, pool: own })
      ownWorker.start()
      const ownSeats = postgresSeatBook(own)
      return {
        accept: createAccept({ ...deps, pool: own, worker: ownWorker, seatBook: ownSeats }),
        stop: async () => {
          await ownWorker.stop()
          await own.end()
        },
      }
    },
    query: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows,
    count: async (table: string, where = 'true') =>
      Number(
        (await pool.query<{ n: string }>(`select count(*) as n from ${table} where ${where}`)).rows[0]?.n,
      ),
    clear: async () => {
      mailer.sent.length = 0
      mailer.answer = () => ({ kind: 'sent' })
      // A worker of the last test may still hold locks: try again.
      await inTransaction(pool, (client) =>
        client.query(
          'truncate submissions, leads, suppressions, unsubscribe_links, idempotency_keys, error_log, providers cascade',
        ),
      )
      await pool.query('update events set taken = 0')
    },
    stop: async () => {
      await worker.stop()
      await pool.end()
      await database.stop()
    },
  }
}

export const submission = (
  campaign: keyof typeof sampleCampaigns,
  email: string,
  more: Partial<Submission> = {},
) => submissionOf(sampleCampaigns[campaign], email, more)
