import type { Answer } from '../../../campaign/form/answer.ts'
import type { AnswerHost } from './answer-host.ts'
import type { FormRequest } from './submission-request.ts'
import { sendSubmission } from './send-submission.ts'
import { unsentShelf } from './unsent.ts'

export type Delivery = ReturnType<typeof openDelivery>

export const openDelivery = ({ data, change, commit, isSending, gone }: AnswerHost) => {
  const shelf = unsentShelf(data.campaign, () => localStorage, Date.now)
  let again: (() => void) | null = null
  onWake(() => {
    if (!isSending.current) again?.()
  }, gone)

  const deliver = async (
    request: FormRequest,
    onFirstMiss: (isSafe: boolean) => void,
  ): Promise<Answer | null> => {
    isSending.current = true
    again = null
    change({ busy: true })
    const keep = () => shelf.keep(request)
    addEventListener('pagehide', keep)
    const answer = await sendSubmission(request, { ...browserNetwork, onMiss: () => onFirstMiss(keep()) })
    removeEventListener('pagehide', keep)
    if (answer !== null) shelf.forget(request.key)
    isSending.current = false
    commit(() => change({ busy: false }))
    return answer
  }

  return {
    shelf,
    deliver,
    onReturn: (retry: (() => void) | null) => {
      again = retry
    },
  }
}

const onWake = (wake: () => void, signal: AbortSignal) => {
  const onVisible = () => {
    if (document.visibilityState === 'visible') wake()
  }
  addEventListener('online', wake, { signal })
  document.addEventListener('visibilitychange', onVisible, { signal })
}

const pauseOrWake = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    onWake(end, over.signal)
  })

const browserNetwork = {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  pause: pauseOrWake,
  now: Date.now,
}
