import type { Answer, RefusalCode } from '../../../campaign/form/answer.ts'

/** The body and the key stay the same over all tries. */
export type SubmissionRequest = { url: string; key: string; body: string }

export type Network = {
  fetch: typeof fetch
  /** Resolves after this many milliseconds, or earlier if another try is worthwhile. */
  pause: (milliseconds: number) => Promise<void>
  now: () => number
  onMiss?: () => void
}

const retryDelays = [1000, 3000, 8000]
/** Longer than any campaign delays its response. */
const attemptTimeout = 45_000
/** After this time the visitor decides; no further try starts automatically. */
const giveUpAfter = 40_000

const retryable: readonly RefusalCode[] = ['in_progress', 'temporarily_unavailable', 'timeout']

/** Retries under the same idempotency key. `null`: no response after all tries. */
export const sendSubmission = async (
  request: SubmissionRequest,
  network: Network,
): Promise<Answer | null> => {
  const since = network.now()
  let answer = await attempt(request, network)
  if (answer === null) network.onMiss?.()
  for (const delay of retryDelays) {
    if (answer !== null || network.now() - since > giveUpAfter) return answer
    await network.pause(delay)
    answer = await attempt(request, network)
  }
  return answer
}

const attempt = async (request: SubmissionRequest, network: Network): Promise<Answer | null> => {
  try {
    const response = await network.fetch(request.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': request.key,
      },
      body: request.body,
      signal: AbortSignal.timeout(attemptTimeout),
    })
    const answer: unknown = await response.json()
    return isAnswer(answer) && !isRetryable(answer) ? answer : null
  } catch {
    return null
  }
}

/** A proxy may respond with JSON of its own. */
const isAnswer = (value: unknown): value is Answer => {
  if (typeof value !== 'object' || value === null) return false
  const { ok, error }: { ok?: unknown; error?: unknown } = value
  return ok === true || (typeof error === 'object' && error !== null && 'code' in error)
}

const isRetryable = (answer: Answer) => 'error' in answer && retryable.includes(answer.error.code)
