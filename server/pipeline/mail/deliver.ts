import { setTimeout as pause } from 'node:timers/promises'
import { prepared, type Pool } from '../../adapters/postgres.ts'
import type { MailResult, Mailer, OutgoingMail } from '../../ports.ts'

/**
 * Seconds for the last answer of a mail server. RFC 5321, 4.5.3.2.6 asks for ten minutes, but other mails wait; giving
 * up earlier risks a second copy.
 */
const answerWithin = 45

export type Progress = {
  mayHaveLeft: boolean
  extend?: (seconds: number) => void
  /** Whether the provider answered as it should, whatever it said of this effect. */
  isAnswered?: boolean
}

type Sending = { signal: AbortSignal; progress: Progress; markDispatched?: () => Promise<void> }

/** Sends one mail at the configured rate, and notes whether the server answered. */
export const deliver = async (
  { pool, mailer, perSecond }: { pool: Pool; mailer: Mailer; perSecond: number | undefined },
  mail: OutgoingMail,
  { signal, progress, markDispatched }: Sending,
): Promise<MailResult> => {
  const result = await mailer.send(mail, {
    signal,
    beforeBody: async () => {
      if (perSecond) {
        progress.extend?.(answerWithin)
        await throttle(pool, { provider: 'mail', perSecond }, signal)
      }
      await markDispatched?.()
      progress.extend?.(answerWithin)
    },
  })
  progress.isAnswered = isAnswer(result)
  return result
}

/** Sends one mail that somebody waits for: for ten seconds at most. */
export const deliverNow = (
  { pool, mailer, mailRate }: { pool: Pool; mailer: Mailer; mailRate?: number | undefined },
  mail: OutgoingMail,
): Promise<MailResult> => {
  const progress: Progress = { mayHaveLeft: false }
  const send = (signal: AbortSignal) =>
    deliver({ pool, mailer, perSecond: mailRate }, mail, { signal, progress })
  return inTime(send, 10, new AbortController().signal, progress)
}

const isAnswer = (result: MailResult) =>
  result.kind === 'sent' ||
  result.kind === 'refused' ||
  (result.kind === 'retry' && !result.unreachable && result.fault === undefined)

/** Mails that leave evenly may still arrive in a bunch. */
const slack = 1.1

/**
 * At most `perSecond` over all processes. Only the next turn is given, and only once it has come: a delayed process does
 * not catch up in a burst.
 */
const throttle = async (
  pool: Pool,
  { provider, perSecond }: { provider: string; perSecond: number },
  signal: AbortSignal,
): Promise<void> => {
  for (;;) {
    signal.throwIfAborted()
    const { rows } = await pool.query<{ mine: boolean; wait: number }>(prepared('throttle', statement), [
      provider,
      slack / perSecond,
    ])
    if (rows[0]?.mine) return
    await pause(Math.max(1, (rows[0]?.wait ?? 0) * 1000), undefined, { signal })
  }
}

// A turn too far ahead dates from a slower rate, or from before the database clock was set back.
const statement = `
with turn as (
  insert into providers as known (name, next_free_at) values ($1, clock_timestamp() + make_interval(secs => $2::float8))
  on conflict (name) do update set next_free_at = excluded.next_free_at
    where known.next_free_at is null or known.next_free_at <= clock_timestamp()
      or known.next_free_at > clock_timestamp() + make_interval(secs => $2 * 2)
  returning name
)
select exists (select from turn) as mine,
       coalesce((select extract(epoch from next_free_at - clock_timestamp())::float8 from providers where name = $1), 0)
         as wait`

/** Throws when the work continues for a second after the abort. */
export const inTime = async <Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  seconds: number,
  stop: AbortSignal,
  progress: Progress,
): Promise<Result> => {
  const limit = new AbortController()
  const deaf = Promise.withResolvers<never>()
  const giveUp = () => deaf.reject(new Error('The step did not end in time.'))
  let timers: NodeJS.Timeout[] = []
  const clear = () => timers.forEach(clearTimeout)
  const endIn = (left: number) => {
    clear()
    timers = [setTimeout(() => limit.abort(), left * 1000), setTimeout(giveUp, (left + 1) * 1000)]
  }
  endIn(seconds)
  progress.extend = (left) => !limit.signal.aborted && endIn(left)
  try {
    return await Promise.race([work(AbortSignal.any([stop, limit.signal])), deaf.promise])
  } finally {
    clear()
    delete progress.extend
  }
}
