import type { FastifyInstance } from 'fastify'
import { fileClock, systemClock } from '../adapters/clock.ts'
import { createLog } from '../adapters/log.ts'
import { forgetInMailbox, mailboxIn } from '../adapters/mail/mailbox.ts'
import type { Pool } from '../adapters/postgres.ts'
import { createWatch } from '../alerts/watch.ts'
import { createApp } from './app.ts'
import { canStore } from '../db/schema-version.ts'
import { postgresDoneTokens } from '../submit/done-tokens.ts'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import type { Settings } from '../settings/env.ts'
import { createDrain } from '../http/drain.ts'
import { countedAccept, createMetrics } from '../metrics/metrics.ts'
import { createAccept } from '../pipeline/accept/accept.ts'
import { openFunctions } from '../functions/services.ts'
import { loadBundledRenderer } from '../adapters/bundled-renderer.ts'
import { syncSite } from '../db/sync-site.ts'
import {
  openImages,
  openMail,
  openMailEvents,
  openServices,
  openWebhooks,
  readMailOf,
} from './open-services.ts'
import { createSeats } from '../events/seats.ts'
import { createPrivateLinks } from '../private/private-links.ts'
import { createSharedBackpressure, createBackpressure } from '../pipeline/accept/backpressure.ts'
import type { Steps } from '../pipeline/step.ts'
import { createLeadArrivals } from '../people/lead-arrivals.ts'
import { createLeadDesk } from '../people/lead-desk.ts'
import { createEventDesk } from '../staff/events/event-desk.ts'
import { createOwnData } from '../people/own-data/own-data.ts'
import { createPersonDesk } from '../people/person-desk.ts'
import { createCampaignDesk } from '../figures/campaign-desk.ts'
import { createViewCounter } from '../figures/view-counter.ts'
import { createQueueDesk } from '../staff/queue/queue-desk.ts'
import { createToday } from '../staff/today.ts'
import { createUnsubscriber } from '../subscriptions/unsubscribe.ts'
import { expirePeople } from '../people/expire-people.ts'
import { createWorker, type Worker } from '../pipeline/outbox/worker.ts'
import type { Clock, Log, Mailer } from '../ports.ts'
import { publishableKeyOf } from '../settings/keys.ts'
import { type Limit, postgresRateLimiter, submitLimit } from '../http/visitor.ts'
import { recordChanges } from '../release/record-changes.ts'
import { openReleaseStore, type ReleaseStore } from '../release/release-store.ts'
import { postgresSeatBook } from '../events/event-state.ts'
import { createTestDesk } from '../staff/test-desk.ts'
import { createKnownPeople } from '../staff/known-people.ts'
import { createMailDelivery } from '../staff/mail-delivery.ts'
import { createPasskeys } from '../staff/passkeys.ts'
import { postgresSessions } from '../staff/sessions.ts'
import { postgresSignIn } from '../staff/sign-in.ts'
import { createSignInMail } from '../staff/sign-in-mail.ts'
import { steps as ownSteps } from '../steps.gen.ts'
import { stopServer, createReadiness } from './stop-server.ts'

type Outside = {
  /** Migrated; closed by whoever opened it. */
  pool: Pool
  /** Folder of the release pointer, such as "dist"; or a store whose rows are already written. */
  releases: string | ReleaseStore
  clock?: Clock
  mailer?: Mailer
  steps?: Steps
  services?: ReturnType<typeof openServices>
  log?: ReturnType<typeof createLog>
  limit?: Limit
  pause?: (ms: number) => Promise<void>
  extend?: (app: FastifyInstance) => void
  onVisit?: (coach: string) => void
}

export const composeServer = async (settings: Settings & { secret: string }, outside: Outside) => {
  const { pool, log = createLog(settings.logLevel), limit = submitLimit } = outside
  const { secret, publicOrigin } = settings
  const steps = outside.steps ?? ownSteps
  const clock = outside.clock ?? (settings.clockFile ? fileClock(settings.clockFile) : systemClock)
  const releases =
    typeof outside.releases === 'string'
      ? await openReleases(outside.releases, { pool, clock, log, publicOrigin })
      : outside.releases
  const { mailer, mailbox } = openMail(settings, outside.mailer)
  // Also once there is a mail server: older ones are still there.
  const forgetMails = (email: string) => forgetInMailbox(mailboxIn(settings.dataDir), email)
  const shared = { pool, clock, log, steps, releases, secret, publicOrigin, mailer, forgetMails }
  const metrics = createMetrics(shared)
  // Only this process uses the embedded database.
  const backpressure = createBackpressure(settings.databaseUrl ? createSharedBackpressure(pool) : undefined)
  const services = outside.services ?? openServices(settings)
  const worker = createWorker({
    ...shared,
    ...services,
    backpressure,
    onAttempt: metrics.observeAttempt,
    expirePeople: (mayGoOn) => expirePeople(shared, mayGoOn),
    // The local mailbox has no sessions.
    ...(settings.smtpUrl && { mailConnections: settings.mailConnections }),
    ...(settings.mailRate && { mailRate: settings.mailRate }),
  })
  const performs = settings.role !== 'web'
  const localWorker = performs ? worker : idle(worker)
  const watch = createWatch({
    ...shared,
    dataDir: settings.dataDir,
    ...settings.alerts,
    sender: () => Object.values(releases.current().site.coaches)[0]?.sender ?? null,
    // The operator's address may be private.
    webhooks: openWebhooks(settings, { onlyPublic: false }),
  })
  const readiness = createReadiness(() => canStore(pool))
  const signIn = postgresSignIn(pool, clock, {
    people: () => releases.current().site.staff,
    secure: settings.secure,
  })
  const seatBook = postgresSeatBook(pool)
  const functions = openFunctions({
    ...shared,
    worker: localWorker,
    backpressure,
    mailRate: settings.mailRate,
    hasMailingList: services.mailingList !== undefined,
  })
  const leadArrivals = createLeadArrivals(shared)
  const viewCounter = createViewCounter(shared)
  const app = createApp({
    settings: { ...settings, publishableKey: settings.publishableKey ?? publishableKeyOf(secret) },
    servesVisitors: settings.role !== 'worker',
    releases,
    accept: countedAccept(
      createAccept({ ...shared, worker: localWorker, seatBook, backpressure }),
      metrics.countSubmission,
    ),
    seatBook,
    doneTokens: postgresDoneTokens(pool, clock),
    unsubscriber: createUnsubscriber(shared),
    mailEvents: openMailEvents(settings, shared),
    seats: createSeats(shared),
    ownData: createOwnData({ ...shared, mailRate: settings.mailRate }),
    privateLinks: createPrivateLinks({ ...shared, worker: localWorker }),
    signIn,
    sendSignInMail: createSignInMail({ ...shared, signIn }),
    passkeys: createPasskeys(shared),
    sessions: postgresSessions(pool, clock),
    leadDesk: createLeadDesk(shared),
    leadArrivals,
    eventDesk: createEventDesk({ ...shared, seatBook, worker: localWorker }),
    people: createPersonDesk({ ...shared, worker: localWorker }),
    viewCounter,
    campaignDesk: createCampaignDesk(shared),
    readToday: createToday(shared),
    queueDesk: createQueueDesk(shared),
    mailbox,
    staffMail: mailbox && readMailOf(mailbox),
    knownPeople: createKnownPeople(pool),
    mailDelivery: createMailDelivery(shared),
    images: openImages(settings, { ...shared, note: functions.note }),
    functions,
    testDesk: createTestDesk({ ...shared, sendStaffMail: functions.sendStaffMail }),
    rateLimiter: postgresRateLimiter(pool, clock, limit),
    isReady: readiness.isReady,
    metrics,
    clock,
    log,
    ...(outside.pause && { pause: outside.pause }),
    ...(outside.onVisit && { onVisit: outside.onVisit }),
  })
  outside.extend?.(app)
  const drain = createDrain(app.server)
  await app.ready()
  return {
    app,
    worker,
    site: releases.current().site,
    // Online people have names, and links go to them.
    signInLink: settings.role === 'worker' || settings.secure ? null : await signIn.createLink(publicOrigin),
    listen: async () => {
      await app.listen({ host: settings.host, port: settings.port })
      if (performs) worker.start()
      watch.start()
    },
    stop: () => {
      leadArrivals.close()
      return stopServer({ app, drain, readiness, worker, watch, releases, mailer, viewCounter })
    },
  }
}

const openReleases = (
  folder: string,
  { pool, clock, log, publicOrigin }: { pool: Pool; clock: Clock; log: Log; publicOrigin: string },
) => {
  let recorded: ServedSite | undefined
  return openReleaseStore({
    folder,
    publicOrigin,
    loadRenderer: loadBundledRenderer,
    onLive: async (site, release) => {
      await recordChanges(pool, { release, site, before: recorded, now: clock.now() })
      recorded = site
    },
    prepare: async (site, before) => {
      const { overbooked, waiting, paused } = await syncSite(pool, site, clock.now(), before)
      for (const event of overbooked) log.warn(event, 'An event has more guests than seats.')
      for (const { event, guests } of waiting)
        log.warn(
          { event, guests },
          `The guests of ${event} have not been told of its change: send or dismiss the notice at /staff/events/${event}, or by "npm run events".`,
        )
      for (const { campaign, people } of paused)
        log.warn(
          { campaign, people },
          `The file of ${campaign} is gone while people wait in its journey: they wait until it is back. A renamed file needs "id: ${campaign}".`,
        )
    },
    clock,
    log,
  })
}

/** For a web process: the workers perform what its forms enqueue. */
const idle = (worker: Worker): Worker => ({ ...worker, hasRoom: () => false, wake: () => {} })
