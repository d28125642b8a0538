import { useEffect, useRef, useState } from 'react'
import type { Answer } from '../../campaign/form/answer.ts'
import type { FormRequest } from './submission-request.ts'
import { sendSubmission } from './send-submission.ts'
import { unsentShelf } from './unsent.ts'

export const useDelivery = (campaign: string) => {
  const [busy, setBusy] = useState(false)
  const [shelf] = useState(() => unsentShelf(campaign, () => localStorage, Date.now))
  const isSending = useRef(false)
  const again = useRef<(() => void) | null>(null)
  useEffect(
    () =>
      onWake(() => {
        if (!isSending.current) again.current?.()
      }),
    [],
  )

  const deliver = async (
    request: FormRequest,
    onFirstMiss: (isSafe: boolean) => void,
  ): Promise<Answer | null> => {
    isSending.current = true
    again.current = null
    setBusy(true)
    const keep = () => shelf.keep(request)
    addEventListener('pagehide', keep)
    const answer = await sendSubmission(request, { ...browserNetwork, onMiss: () => onFirstMiss(keep()) })
    removeEventListener('pagehide', keep)
    if (answer !== null) shelf.forget(request.key)
    isSending.current = false
    setBusy(false)
    return answer
  }

  return {
    busy,
    shelf,
    deliver,
    isSending,
    onReturn: (retry: (() => void) | null) => {
      again.current = retry
    },
  }
}

const onWake = (wake: () => void): (() => void) => {
  const onVisible = () => {
    if (document.visibilityState === 'visible') wake()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

const pauseOrWake = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    const stop = onWake(end)
  })

const browserNetwork = {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  pause: pauseOrWake,
  now: Date.now,
}
