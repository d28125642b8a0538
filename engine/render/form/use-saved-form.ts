import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Kept } from '../../../blocks/form/form-saved.tsx'
import type { Answer } from '../../campaign/form/answer.ts'
import { formWords } from '../../words/en.ts'
import type { useDelivery } from './use-delivery.ts'
import type { Unsent } from './unsent.ts'

type Ways = {
  delivery: ReturnType<typeof useDelivery>
  busyLabel: string
  /** What is left of them has a final answer. */
  onAnswer: (answer: Answer, unsent: Unsent) => void
  /** The form is to be seen again. */
  onForm: () => void
}

/** Answers of an earlier visit that were never sent. `null` where there are none, or the visitor has had enough of them. */
export const useSavedForm = ({ delivery, busyLabel, onAnswer, onForm }: Ways): Kept | null => {
  const { shelf, deliver, busy, onReturn, isSending } = delivery
  const [kept, setKept] = useState<Unsent[]>([])
  const [isMissed, setMissed] = useState(false)

  useEffect(() => {
    // What is too old goes now, whatever is shown.
    const found = shelf.read()
    // Who is in the form already is not interrupted: the next visit says it.
    if (!document.activeElement?.closest('form.form')) queueMicrotask(() => setKept(found))
    // Another tab may have sent or discarded what is offered here.
    const look = () => {
      if (!isSending.current) setKept((shown) => (shown.length > 0 ? shelf.read() : shown))
    }
    addEventListener('storage', look)
    addEventListener('pageshow', look)
    return () => {
      removeEventListener('storage', look)
      removeEventListener('pageshow', look)
    }
  }, [shelf, isSending])

  const close = () => {
    onReturn(null)
    flushSync(() => setKept([]))
  }

  const send = async () => {
    if (isSending.current) return
    setMissed(false)
    const all = shelf.read()
    let last: { answer: Answer; unsent: Unsent } | null = null
    for (const unsent of all) {
      const answer = await deliver(unsent, () => setMissed(true))
      if (answer === null) {
        setKept(shelf.read())
        return onReturn(() => void send())
      }
      last = { answer, unsent }
      // The visitor is to read why before anything else is sent.
      if (!('ok' in answer)) break
    }
    close()
    if (last) onAnswer(last.answer, last.unsent)
  }

  if (kept.length === 0) return null
  const leave = () => {
    close()
    onForm()
  }
  const discard = () => {
    for (const { key } of kept) shelf.forget(key)
    leave()
  }
  const {
    title,
    text,
    day,
    and,
    send: sendLabel,
    discard: discardLabel,
    later,
    missed,
  } = formWords.form.unsentBefore
  const days = new Set(kept.map(({ at }) => day(new Date(at))))
  return {
    title,
    text: text([...days].join(and)),
    buttons: [
      { label: sendLabel, onPress: () => void send() },
      { label: discardLabel, onPress: discard },
      { label: later, onPress: leave },
    ],
    ...(isMissed && { missed }),
    ...(busy && { busy: busyLabel }),
  }
}
