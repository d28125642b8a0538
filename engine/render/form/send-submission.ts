import type { Answer, RefusalCode } from '../../campaign/form/answer.ts'

/** One press of the button: what is sent stays the same over all tries, and so does its key. */
export type SubmissionRequest = { url: string; key: string; body: string }

export type Line = {
  fetch: typeof fetch
  /** Resolves after this many milliseconds, or as soon as another try is worth it. */
  pause: (milliseconds: number) => Promise<void>
  now: () => number
  onMiss?: () => void
}

const retryDelays = [1000, 3000, 8000]
/** Longer than the longest time that a campaign lets its answer wait. */
const attemptTimeout = 45_000
/** A visitor who has waited this long is asked what to do: no further try begins automatically. */
const patience = 40_000

/** Refusals that another try may turn into something else. */
const passing: readonly RefusalCode[] = ['in_progress', 'temporarily_unavailable', 'timeout']

/** Posts a submission until there is a final answer, each try under the same key. `null`: no answer after all tries. */
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

/** A proxy on the way may answer with JSON of its own. */
const isAnswer = (value: unknown): value is Answer => {
  if (typeof value !== 'object' || value === null) return false
  const { ok, error }: { ok?: unknown; error?: unknown } = value
  return ok === true || (typeof error === 'object' && error !== null && 'code' in error)
}

const isPassing = (answer: Answer) => 'error' in answer && passing.includes(answer.error.code)
