import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SavedForm } from '../../../blocks/form/form-saved.tsx'
import type { Answer } from '../../campaign/form/answer.ts'
import { filled } from '../../words/form-words.ts'
import type { FormWords } from '../../words/form-words.ts'
import { keepHeight } from './take-over.ts'
import type { useDelivery } from './use-delivery.ts'
import type { Unsent } from './unsent.ts'

type Ways = {
  delivery: ReturnType<typeof useDelivery>
  styled: Promise<unknown>
  busyLabel: string
  words: FormWords['form']['unsentBefore']
  onAnswer: (answer: Answer, unsent: Unsent) => void
  onForm: () => void
}

/** Unsent answers of an earlier visit; `null` if there are none or the visitor dismissed them. */
export const useSavedForm = ({
  delivery,
  styled,
  busyLabel,
  words,
  onAnswer,
  onForm,
}: Ways): SavedForm | null => {
  const { shelf, deliver, busy, onReturn, isSending } = delivery
  const [kept, setKept] = useState<Unsent[]>([])
  const [isMissed, setMissed] = useState(false)

  useEffect(() => {
    // Removes expired ones, too.
    const found = shelf.read()
    const show = () => {
      // Does not interrupt a visitor who is in the form; the next visit offers them.
      if (document.activeElement?.closest('form.form')) return
      keepHeight()
      setKept(found)
    }
    // Without its rules it would move the page.
    if (found.length > 0) void styled.then(show)
    // Another tab may have sent or discarded them.
    const look = () => {
      if (!isSending.current) setKept((shown) => (shown.length > 0 ? shelf.read() : shown))
    }
    addEventListener('storage', look)
    addEventListener('pageshow', look)
    return () => {
      removeEventListener('storage', look)
      removeEventListener('pageshow', look)
    }
  }, [shelf, isSending, styled])

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
      // The visitor reads why before anything else is sent.
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
  const { title, text, and, send: sendLabel, discard: discardLabel, later, missed } = words
  const days = new Set(kept.map(({ at }) => dayOf(new Date(at), words)))
  return {
    title,
    text: filled(text, [...days].join(and)),
    buttons: [
      { label: sendLabel, onPress: () => void send() },
      { label: discardLabel, onPress: discard },
      { label: later, onPress: leave },
    ],
    ...(isMissed && { missed }),
    ...(busy && { busy: busyLabel }),
  }
}

/** "21 November" */
export const dayOf = (date: Date, { locale }: Ways['words']) =>
  date.toLocaleDateString(locale, { day: 'numeric', month: 'long' })
