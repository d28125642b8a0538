import type { Pool } from '../../adapters/postgres.ts'
import type { MailResult, Mailer, OutgoingMail } from '../../ports.ts'
import { throttle } from '../providers/throttle.ts'

/**
 * Seconds that a mail server may take to answer once it has the whole message. RFC 5321, 4.5.3.2.6 asks for ten minutes;
 * giving up earlier risks a second copy, so it is as long as other mails can wait.
 */
const answerWithin = 45

/** How far one attempt has come. */
export type Progress = {
  /** Whether the effect may have left this process. */
  mayHaveLeft: boolean
  /** Lets the attempt take this many seconds from now. */
  extend?: (seconds: number) => void
  /** Whether the provider answered as it should, whatever it said of this effect. */
  isAnswered?: boolean
}

type Sending = { signal: AbortSignal; progress: Progress; markDispatched?: () => Promise<void> }

/** Sends one mail at the rate that is set, waits long for the last answer, and notes whether the server answered. */
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

const isAnswer = (result: MailResult) =>
  result.kind === 'sent' ||
  result.kind === 'refused' ||
  (result.kind === 'retry' && !result.unreachable && result.fault === undefined)
