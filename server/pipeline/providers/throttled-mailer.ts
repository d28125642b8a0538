import type { Pool } from '../../adapters/postgres.ts'
import type { Mailer, MailResult } from '../../ports.ts'
import { takeTurn } from '../outbox/throttle.ts'
import type { Progress } from '../outbox/time-limit.ts'

/**
 * Seconds that a mail server may take to answer once it has the whole message. RFC 5321, 4.5.3.2.6 asks for ten minutes;
 * who gives up earlier risks a second copy, so it is as long as others can be kept waiting.
 */
const answerWithin = 45

/** What a mail server that lets nobody in has answered. */
export type Refusal = Extract<MailResult, { kind: 'retry' }>

type Patience = {
  pool: Pool
  perSecond: number | undefined
  refusal?: (() => Refusal | undefined) | undefined
  progress: Progress
}

/** The mailer for one attempt: it keeps to the rate, waits long for the last answer, and notes whether one came. */
export const throttledMailer = (
  mailer: Mailer,
  { pool, perSecond, refusal, progress }: Patience,
): Mailer => ({
  ...mailer,
  send: async (mail, { beforeBody, signal }) => {
    const refused = refusal?.()
    if (refused) return refused
    const result = await mailer.send(mail, {
      signal,
      beforeBody: async () => {
        if (perSecond) {
          progress.extend?.(answerWithin)
          await takeTurn(pool, { provider: 'mail', perSecond }, signal)
        }
        await beforeBody()
        progress.extend?.(answerWithin)
      },
    })
    progress.isAnswered = isAnswer(result)
    return result
  },
})

const isAnswer = (result: MailResult) =>
  result.kind === 'sent' || result.kind === 'refused' || (result.kind === 'retry' && !isAbsence(result))
const isAbsence = ({ unreachable, fault }: Extract<MailResult, { kind: 'retry' }>) =>
  (unreachable ?? false) || fault !== undefined
