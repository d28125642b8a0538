import type { Notice } from '../../../../blocks/form/form-control.ts'
import type { Accepted, Answer } from '../../../campaign/form/answer.ts'
import { answerWordsOf } from '../../../words/answer-words.ts'
import type { AnswerHost } from './answer-host.ts'
import { openDoneHistory } from './done-history.ts'
import { emailOf, emptyAnswers } from './field-values.ts'
import { sendAsPage } from './send-as-page.ts'
import { closedBy, refusalNotice } from './refusal-notice.ts'
import { steadily } from './steadily.ts'
import type { FormRequest } from './submission-request.ts'
import { focusButton, keepHeight } from './take-over.ts'

export const openAnswerView = (host: AnswerHost) => {
  const { data, form, change, commit, setToast, showField } = host
  const { fields, messages, after, afterPartial } = data.form
  const words = answerWordsOf(data.lang)
  const showDone = openDoneHistory(host)

  const showNotice = (notice: Notice) => steadily(() => commit(() => change({ notice })))

  /** The form stays: so does what it says, until something else is typed. */
  const say = (said: Notice) => {
    setToast(said)
    change({ notice: { ...said, isSaid: true } })
  }

  const sayNow = (said: Notice) => steadily(() => commit(() => say(said)))

  /** The button keeps the focus: the screen keyboard closes, and the message is visible. */
  const clear = () => {
    form.reset(emptyAnswers(fields))
    host.startAnew()
    focusButton()
  }

  const thank = ({ outcome, title, message, action, token, url }: Accepted) => {
    const thanks: Notice = { tone: 'ok', title, text: message, action }
    // For analytics, where a page has any.
    dispatchEvent(new Event('lead'))
    const isLate = outcome === 'partial'
    if (isLate && afterPartial === 'stay') return sayNow(thanks)
    if (after === 'clear') {
      sayNow(thanks)
      return clear()
    }
    keepHeight()
    // Otherwise a press between the answer and its view would send a second form.
    commit(() => {
      setToast(thanks)
      change({ notice: undefined })
      showDone({ note: isLate ? words.mailLate : undefined, email: emailOf(form.getValues()), token })
    })
    if (url) location.assign(url)
  }

  const refuse = (answer: Exclude<Answer, Accepted>) => {
    const closed = closedBy(answer)
    change({ notice: undefined, closed })
    if (closed) return
    const own = Object.entries(answer.error.fields ?? {}).filter(([name]) =>
      fields.some((field) => field.name === name),
    )
    for (const [name, message] of own) form.setError(name, { message })
    const [[first] = []] = own
    if (first !== undefined) showField(first)
    if (own.length > 0 && answer.error.code !== 'missing_fields') return
    const refused = refusalNotice(messages, answer, words)
    if (refused.tone === 'error') say(refused)
    else change({ notice: refused })
  }

  return {
    showNotice,
    say: sayNow,
    clear,
    show: (answer: Answer, request: FormRequest) => {
      host.onAnswer(() => sendAsPage(request))
      if ('ok' in answer) thank(answer)
      else steadily(() => commit(() => refuse(answer)))
    },
  }
}
