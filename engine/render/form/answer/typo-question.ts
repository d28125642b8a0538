import { suggestEmail } from '../../../campaign/form/suggest-email.ts'
import { answerWordsOf } from '../../../words/answer-words.ts'
import type { AnswerHost } from './answer-host.ts'
import { focusButton } from './take-over.ts'

/** A press that leaves the field may still be in progress: its target must not move. */
const afterBlur = 200
/** Ignores the second half of a double click. */
const tooSoon = 700

/** Suggests another domain once for each address: after the field, or at the press. */
export const openTypoQuestion = ({ data, form, change }: AnswerHost) => {
  const { ask, take, keep } = answerWordsOf(data.lang).typo
  const seen = new Set<string>()
  let askedAt = -Infinity

  const check = (atPress: boolean): boolean => {
    for (const { name, type } of data.form.fields) {
      const typed = form.getValues(name)
      const address = type === 'email' && typeof typed === 'string' ? suggestEmail(typed) : null
      if (address === null || seen.has(String(typed))) continue
      seen.add(String(typed))
      askedAt = performance.now()
      const close = () => {
        change({ question: undefined })
        askedAt = -Infinity
        if (atPress) focusButton()
        else form.setFocus(name)
      }
      const onTake = () => {
        form.setValue(name, address)
        close()
      }
      const buttons = [
        { label: take, onPress: onTake },
        { label: keep, onPress: close },
      ]
      change({ question: { name, ask, address, buttons } })
      return true
    }
    return false
  }

  return {
    /** Whether this press waits for an answer; the next one does not. */
    holds: () => check(true) || performance.now() - askedAt < tooSoon,
    onLeave: (next: Element | null) => {
      // On the way to the button: the press checks.
      if (!next?.matches('[type=submit]')) setTimeout(() => check(false), afterBlur)
    },
  }
}
