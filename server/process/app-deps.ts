import type { FastifyBaseLogger } from 'fastify'
import type { DoneTokens } from '../submit/done-tokens.ts'
import type { Settings } from '../settings/env.ts'
import type { FunctionServices } from '../functions/services.ts'
import type { ImageDesk } from '../images/image-desk.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Alike } from '../staff/retry-lost.ts'
import type { Accept } from '../pipeline/accept/submission.ts'
import type { Staff } from '../staff/try-again.ts'
import type { Clock, Mailbox } from '../ports.ts'
import type { RateLimiter } from '../http/rate-limiter.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import type { SeatBook } from '../events/seat-book.ts'
import type { TestDesk } from '../staff/test-desk.ts'
import type { SignIn } from '../staff/sign-in.ts'
import type { StaffMail, StaffRows } from '../staff/staff-rows.ts'
import type { Seats } from '../routes/seat.ts'
import type { MailEvents } from '../routes/mail-events.ts'
import type { Unsubscriber } from '../routes/unsubscribe.ts'

export type AppSettings = Pick<
  Settings,
  'publicOrigin' | 'secure' | 'trustedProxies' | 'metricsToken' | 'staffTestAddresses'
> & {
  secret: string
  /** What pages and programs bring that call functions; it is no secret. */
  publishableKey: string
}

/** Everything the app needs from outside; tests hand in memory versions. */
export type AppDeps = {
  settings: AppSettings
  /** False for a worker's process: it answers operators alone. Default: true. */
  servesVisitors?: boolean
  /** The live release and what is still honoured of earlier ones. */
  releases: Pick<ReleaseStore, 'current' | 'earlierForms' | 'earlierAsset'>
  accept: Accept
  seatBook: Pick<SeatBook, 'seats' | 'sequence'>
  seats: Seats
  doneTokens: DoneTokens
  unsubscriber: Unsubscriber
  /** Null while no secret is set that reports of bounces and complaints are signed with. */
  mailEvents: MailEvents | null
  signIn: SignIn
  staffRows: StaffRows
  /** Lets a held submission go on; what becomes of it stands in its rows. */
  release: (id: string, by: Staff) => Promise<unknown>
  /** Sends a failed step on its way again, once. */
  tryAgain: (id: string, by: Staff) => Promise<unknown>
  /** Sends all steps that failed alike on their way again; answers how many. */
  retryLost: (alike: Alike, by: Staff) => Promise<number>
  /** Null where mails leave through a mail server. */
  mailbox: Pick<Mailbox, 'list'> | null
  /** One mail of the local mailbox, ready to be shown; null where there is no mailbox. */
  staffMail: ((id: string) => Promise<StaffMail | null>) | null
  images: ImageDesk
  functions: FunctionServices
  testDesk: TestDesk
  rateLimiter: RateLimiter
  /** Whether this process can store what it is sent; never rejects. */
  isReady: () => Promise<boolean>
  metrics: Pick<Metrics, 'read' | 'observeRequest'>
  clock: Clock
  log: FastifyBaseLogger
  /** Waits this many milliseconds; replaced in tests. */
  pause?: (ms: number) => Promise<void>
  /** Shorter time limits for tests, in milliseconds. */
  timeouts?: { request: number; headers: number; check: number; answer: number }
}
