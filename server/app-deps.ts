import type { FastifyBaseLogger } from 'fastify'
import type { DoneTokens } from './done-tokens.ts'
import type { Settings } from './env.ts'
import type { Accept } from './pipeline/submission.ts'
import type { Clock, Mailbox } from './ports.ts'
import type { RateLimiter } from './rate-limiter.ts'
import type { ReleaseStore } from './release-store.ts'
import type { SeatBook } from './seat-book.ts'
import type { SignIn } from './staff/sign-in.ts'
import type { StaffMail, StaffRows } from './staff/staff-rows.ts'
import type { Unsubscriber } from './routes/unsubscribe.ts'

export type AppSettings = Pick<Settings, 'publicOrigin' | 'secure' | 'trustedProxies'> & { secret: string }

/** Everything the app needs from outside; tests hand in memory versions. */
export type AppDeps = {
  settings: AppSettings
  /** The live release and what is still honoured of earlier ones. */
  releases: Pick<ReleaseStore, 'current' | 'earlierForms' | 'earlierAsset'>
  accept: Accept
  seatBook: Pick<SeatBook, 'seats'>
  doneTokens: DoneTokens
  unsubscriber: Unsubscriber
  signIn: SignIn
  staffRows: StaffRows
  /** Null where mails leave through a mail server. */
  mailbox: Pick<Mailbox, 'list'> | null
  /** One mail of the local mailbox, ready to be shown; null where there is no mailbox. */
  staffMail: ((id: string) => Promise<StaffMail | null>) | null
  rateLimiter: RateLimiter
  /** Whether the database answers and its schema is the one this program knows. */
  isStorageReady: () => Promise<boolean>
  clock: Clock
  log: FastifyBaseLogger
  /** Waits this many milliseconds; replaced in tests. */
  pause?: (ms: number) => Promise<void>
  /** Shorter time limits for tests, in milliseconds. */
  timeouts?: { request: number; headers: number; check: number; answer: number }
}
