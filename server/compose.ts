import { join } from 'node:path'
import { releaseFiles } from '../engine/campaign/release.ts'
import { loadBundledRenderer } from './adapters/bundled-renderer.ts'
import { fileClock, systemClock } from './adapters/clock.ts'
import { createLog } from './adapters/log.ts'
import { createMailbox } from './adapters/mailbox.ts'
import type { Pool } from './adapters/postgres.ts'
import { readMail } from './adapters/read-mail.ts'
import { createSmtpMailer } from './adapters/smtp.ts'
import { createApp } from './app.ts'
import { isMigrated } from './db/migrate.ts'
import { syncSite } from './db/sync-site.ts'
import { postgresDoneTokens } from './done-tokens.ts'
import type { Settings } from './env.ts'
import { isLoopback } from './http/request-host.ts'
import { createAccept } from './pipeline/accept.ts'
import { createStaffRows } from './pipeline/staff-queries.ts'
import { createUnsubscriber } from './pipeline/unsubscribe.ts'
import { createWorker } from './pipeline/worker.ts'
import type { Clock, Mailbox, Mailer } from './ports.ts'
import { type Limit, postgresRateLimiter, submitLimit } from './rate-limiter.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { postgresSeatBook } from './seat-book.ts'
import { postgresSignIn } from './staff/sign-in.ts'
import { steps } from './steps.gen.ts'

type Outside = {
  /** Migrated; closed by whoever opened it. */
  pool: Pool
  /** Folder of the release pointer, such as "dist". */
  releases: string
  clock?: Clock
  mailer?: Mailer
  log?: ReturnType<typeof createLog>
  /** Forms that one visitor may send before they are held. */
  limit?: Limit
}

/** Puts the parts of one server process together. Rejects when the release cannot be loaded. */
export const composeServer = async (settings: Settings & { secret: string }, outside: Outside) => {
  const { pool, log = createLog(settings.logLevel), limit = submitLimit } = outside
  const { secret, publicOrigin } = settings
  const clock = outside.clock ?? (settings.clockFile ? fileClock(settings.clockFile) : systemClock)
  const releases = await openReleaseStore({
    folder: outside.releases,
    loadRenderer: loadBundledRenderer(releaseFiles),
    prepare: (site) => syncSite(pool, site),
    clock,
    log,
  })
  const site = () => releases.current().site
  const { mailer, mailbox } = openMail(settings, outside.mailer)
  const worker = createWorker({ pool, clock, steps, site, mailer, secret, publicOrigin, log })
  const signIn = postgresSignIn(pool, clock)
  const seatBook = postgresSeatBook(pool)
  const app = createApp({
    settings,
    releases,
    accept: createAccept({ pool, clock, steps, worker, seatBook, secret }),
    seatBook,
    doneTokens: postgresDoneTokens(pool, clock),
    unsubscriber: createUnsubscriber({ pool, clock, site }),
    signIn,
    staffRows: createStaffRows(pool),
    mailbox,
    staffMail: mailbox && readMailOf(mailbox),
    rateLimiter: postgresRateLimiter(pool, clock, limit),
    isStorageReady: () => isMigrated(pool),
    clock,
    log,
  })
  await app.ready()
  const linkOrigin = signInOrigin(settings)
  return {
    app,
    worker,
    site: site(),
    /** Link that signs staff in once; null where staff pages would not answer to it. */
    signInLink: linkOrigin === null ? null : await signIn.createLink(linkOrigin),
    /** Starts the worker and takes requests. Rejects as `net.Server` does when the port cannot be had. */
    listen: async () => {
      await app.listen({ host: settings.host, port: settings.port })
      worker.start()
    },
    stop: () => stopServer({ app, worker, releases, mailer }),
  }
}

type Parts = {
  app: ReturnType<typeof createApp>
  worker: ReturnType<typeof createWorker>
  releases: ReleaseStore
  mailer: Mailer
}

/** Browsers and proxies that keep a connection open must not hold up the end. */
const closeWithin = 8000

/** Takes nothing new, answers what has been taken, lets the worker end what it holds. */
const stopServer = async ({ app, worker, releases, mailer }: Parts) => {
  releases.close()
  const hurry = setTimeout(() => app.server.closeAllConnections(), closeWithin)
  // An answer may wait for its mail: the worker goes on until the last request is answered.
  await app.close()
  clearTimeout(hurry)
  await worker.stop()
  await mailer.close()
}

const openMail = (
  { smtpUrl, dataDir }: Settings,
  given: Mailer | undefined,
): { mailer: Mailer; mailbox: Mailbox | null } => {
  if (given) return { mailer: given, mailbox: null }
  if (smtpUrl) return { mailer: createSmtpMailer(smtpUrl), mailbox: null }
  const mailbox = createMailbox(join(dataDir, 'mailbox'))
  return { mailer: mailbox, mailbox }
}

const readMailOf = (mailbox: Mailbox) => async (id: string) => {
  const raw = await mailbox.read(id)
  return raw && { id, ...(await readMail(raw)) }
}

/** Online the printed link is good at the machine itself only, so it names the machine. */
const signInOrigin = ({ secure, publicOrigin, host, port }: Settings): string | null => {
  if (!secure) return publicOrigin
  const name = host.includes(':') ? `[${host}]` : host
  if (isLoopback(name)) return `http://${name}:${port}`
  return host === '0.0.0.0' || host === '::' ? `http://127.0.0.1:${port}` : null
}
