import { flushSync } from 'react-dom'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { FormValues } from '../../campaign/form/form-values.ts'
import type { AnswerHost } from './answer/answer-host.ts'
import type { AnswerParts } from './answer/answer-parts.tsx'
import type { Answering } from './answer/answering.ts'
import type { Host } from './host.ts'
import type { Screen } from './screen.ts'

/** What follows a press, where it is there already, and as it is loaded while the form is filled in. */
export type Loading = { parts?: AnswerParts | undefined; coming: Promise<AnswerParts> }

type Ways = Pick<AnswerHost, 'data' | 'form' | 'valid' | 'setToast' | 'showField' | 'startAnew'> &
  Pick<Host, 'styled' | 'onAnswer'> &
  Loading

/** What the form shows beside its fields, and the part of it that answers a press, as soon as it is loaded. */
export const useAnswering = ({ coming, parts: first, ...ways }: Ways) => {
  const { state } = ways.data
  const [screen, change] = useReducer(merge, { busy: false, notice: state?.notice, closed: state?.closed })
  const [parts, setParts] = useState(first)
  const isSending = useRef(false)
  const answering = useRef<Answering>(undefined)

  useEffect(() => {
    const gone = new AbortController()
    const host = { ...ways, change, commit: flushSync, isSending, gone: gone.signal }
    const start = (loaded: AnswerParts) => {
      if (gone.signal.aborted) return
      setParts(loaded)
      answering.current = loaded.startAnswering(host)
    }
    coming.then(start, reportError)
    return () => gone.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it calls is the same as long as the form is there
  }, [])

  const setBusy = (busy: boolean) => {
    isSending.current = busy
    change({ busy })
  }

  /** Whether a press has to wait. The first one may have to wait for what answers it. */
  const holds = async () => {
    if (isSending.current) return true
    if (!answering.current) {
      setBusy(true)
      await coming.catch(() => {})
      setBusy(false)
    }
    return answering.current?.holds() === true
  }

  /** Where the rest could not be loaded, the browser sends the form. */
  const send = async (values: FormValues, element: HTMLFormElement) => {
    setBusy(true)
    if (answering.current) await answering.current.press(values, element)
    else element.submit()
  }

  const onLeave = async (next: Element | null) => {
    await coming.catch(() => {})
    answering.current?.onLeave(next)
  }

  return {
    screen,
    change,
    parts,
    send,
    holds,
    onLeave,
  }
}

const merge = (screen: Screen, next: Partial<Screen>): Screen => ({ ...screen, ...next })
