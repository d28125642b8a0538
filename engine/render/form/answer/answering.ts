import { painted } from '../after-paint.ts'
import type { FormValues } from '../../../campaign/form/form-values.ts'
import { answerWordsOf } from '../../../words/answer-words.ts'
import type { AnswerHost } from './answer-host.ts'
import { openDelivery } from './delivery.ts'
import { fillIn } from './field-values.ts'
import { unsentNotice, waitingNotice } from './refusal-notice.ts'
import { offerSavedForms } from './saved-forms.ts'
import { openAnswerView } from './show-answer.ts'
import { makeRequest } from './submission-request.ts'
import type { FormRequest } from './submission-request.ts'
import { fixWidth, focusButton, formButton } from './take-over.ts'
import { openTypoQuestion } from './typo-question.ts'

export type Answering = ReturnType<typeof startAnswering>

/** What a live form does from a valid press on: sends, waits, keeps, shows the answer. */
export const startAnswering = (host: AnswerHost) => {
  const { data, form, change, isSending } = host
  const { messages, sends, fields } = data.form
  const words = answerWordsOf(data.lang)
  const delivery = openDelivery(host)
  const view = openAnswerView(host)
  let unanswered: FormRequest | null = null

  const press = async (values: FormValues, element: HTMLFormElement) => {
    if (sends === false) {
      console.info(values)
      isSending.current = false
      change({ busy: false })
      return view.say({ tone: 'ok', ...messages.success })
    }
    // "Sending..." comes first: the zone of the reader alone takes a slow phone 0.2 s.
    await painted()
    const request = makeRequest(element, values, unanswered, data.state?.attribution)
    if (unanswered && unanswered !== request) delivery.shelf.forget(unanswered.key)
    await send(request)
  }

  const send = async (request: FormRequest) => {
    unanswered = request
    const release = fixWidth(formButton())
    let isSafe = false
    const answer = await delivery.deliver(request, (isStored) => {
      isSafe = isStored
      view.showNotice(waitingNotice(isStored, words))
    })
    release()
    if (answer === null) return offer(request, isSafe)
    unanswered = null
    view.show(answer, request)
  }

  const offer = (request: FormRequest, isSafe: boolean) => {
    const again = () => {
      if (isSending.current) return
      view.showNotice(waitingNotice(isSafe, words))
      void send(request)
    }
    const onDiscard = () => {
      delivery.shelf.forget(request.key)
      delivery.onReturn(null)
      unanswered = null
      change({ notice: undefined })
      view.clear()
    }
    const onAgain = () => {
      focusButton()
      again()
    }
    view.showNotice(unsentNotice(messages, isSafe, words, { onAgain, onDiscard }))
    // A visitor who is editing presses the button again.
    delivery.onReturn(() => {
      const values = host.valid()
      if (values && JSON.stringify(values) === request.fields) again()
    })
  }

  offerSavedForms(host, delivery, (answer, unsent) => {
    if (!('ok' in answer)) fillIn(form, fields, unsent.fields)
    view.show(answer, unsent)
  })

  return { press, ...openTypoQuestion(host) }
}
