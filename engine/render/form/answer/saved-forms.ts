import type { Answer } from '../../../campaign/form/answer.ts'
import { answerWordsOf } from '../../../words/answer-words.ts'
import { filled } from '../../../words/filled.ts'
import type { Lang } from '../../../words/lang.ts'
import type { AnswerHost } from './answer-host.ts'
import type { Delivery } from './delivery.ts'
import { keepHeight } from './take-over.ts'
import type { Unsent } from './unsent.ts'

type OnAnswer = (answer: Answer, unsent: Unsent) => void

/** Offers what an earlier visit could not send, until the visitor sends or dismisses it. */
export const offerSavedForms = (host: AnswerHost, delivery: Delivery, onAnswer: OnAnswer) => {
  const { data, form, change, commit, isSending, gone } = host
  const { shelf, deliver, onReturn } = delivery
  const words = answerWordsOf(data.lang).unsentBefore
  let kept: Unsent[] = []

  const show = (next: Unsent[], isMissed = false) => {
    kept = next
    change({ kept: kept.length > 0 ? viewOf(isMissed) : null })
  }

  const close = () => {
    onReturn(null)
    commit(() => show([]))
  }

  const leave = () => {
    close()
    form.setFocus(data.form.fields.find(({ type }) => type !== 'hidden')?.name ?? '')
  }

  const discard = () => {
    for (const { key } of kept) shelf.forget(key)
    leave()
  }

  const send = async () => {
    if (isSending.current) return
    show(kept)
    const all = shelf.read()
    let last: { answer: Answer; unsent: Unsent } | null = null
    for (const unsent of all) {
      const answer = await deliver(unsent, () => show(kept, true))
      if (answer === null) {
        show(shelf.read(), true)
        return onReturn(() => void send())
      }
      last = { answer, unsent }
      // The visitor reads why before anything else is sent.
      if (!('ok' in answer)) break
    }
    close()
    if (last) onAnswer(last.answer, last.unsent)
  }

  const viewOf = (isMissed: boolean) => ({
    title: words.title,
    text: filled(words.text, [...new Set(kept.map(({ at }) => dayOf(at, data.lang)))].join(words.and)),
    buttons: [
      { label: words.send, onPress: () => void send() },
      { label: words.discard, onPress: discard },
      { label: words.later, onPress: leave },
    ],
    ...(isMissed && { missed: words.missed }),
  })

  // Removes expired ones, too.
  const found = shelf.read()
  const offer = () => {
    // Does not interrupt a visitor who is in the form; the next visit offers them.
    if (document.activeElement?.closest('form.form')) return
    keepHeight()
    show(found)
  }
  // Without its rules it would move the page.
  if (found.length > 0) void host.styled.then(offer)
  // Another tab may have sent or discarded them.
  const look = () => {
    if (!isSending.current && kept.length > 0) show(shelf.read())
  }
  addEventListener('storage', look, { signal: gone })
  addEventListener('pageshow', look, { signal: gone })
}

/** "November 21", "21 November" in Britain; an Arabic page has the figures that it has elsewhere. */
export const dayOf = (at: number, lang: Lang = 'en') =>
  new Date(at).toLocaleDateString(`${lang}-u-nu-latn`, { day: 'numeric', month: 'long' })
