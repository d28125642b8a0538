import type { Answer, RefusalCode } from '../../campaign/form/answer.ts'

/** The body and the key stay the same over all tries. */
export type SubmissionRequest = { url: string; key: string; body: string }

export type Line = {
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
const patience = 40_000

const passing: readonly RefusalCode[] = ['in_progress', 'temporarily_unavailable', 'timeout']

/** Retries under the same idempotency key. `null`: no response after all tries. */
export const sendSubmission = async (request: SubmissionRequest, line: Line): Promise<Answer | null> => {
  const since = line.now()
  let answer = await attempt(request, line)
  if (answer === null) line.onMiss?.()
  for (const delay of retryDelays) {
    if (answer !== null || line.now() - since > patience) return answer
    await line.pause(delay)
    answer = await attempt(request, line)
  }
  return answer
}

const attempt = async (request: SubmissionRequest, line: Line): Promise<Answer | null> => {
  try {
    const response = await line.fetch(request.url, {
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
    return isAnswer(answer) && !isPassing(answer) ? answer : null
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

const isPassing = (answer: Answer) => 'error' in answer && passing.includes(answer.error.code)
