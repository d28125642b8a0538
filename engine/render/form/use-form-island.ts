import { flushSync } from 'react-dom'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { FieldErrors } from 'react-hook-form'
import type { Notice } from '../../../blocks/form/form-control.ts'
import type { FormValues } from '../../campaign/form/form-values.ts'
import type { Accepted, Answer } from '../../campaign/form/answer.ts'
import { browserSchema } from '../../campaign/form/browser-schema.ts'
import { shownFields } from '../../campaign/form/shown-fields.ts'
import { isShownAgain, isWrong } from '../../campaign/release/view.ts'
import { formWordsOf } from '../../words/form-words.ts'
import { emailOf, emptyAnswers, fillIn, restoreTyped, sentencesOf } from './field-values.ts'
import type { Answers } from './field-values.ts'
import type { Host } from './host.ts'
import type { FormIslandData } from './form-island-data.ts'
import type { FormViewState } from './form-view.tsx'
import { makeRequest } from './submission-request.ts'
import type { FormRequest } from './submission-request.ts'
import { closedBy, refusalNotice, unsentNotice, waitingNotice } from './refusal-notice.ts'
import { afterPaint, focusButton, fixWidth, formButton, keepHeight } from './take-over.ts'
import { useDelivery } from './use-delivery.ts'
import { useDone } from './use-done.ts'
import { useSavedForm } from './use-saved-form.ts'
import { useSteadyNotice } from './use-steady-notice.ts'
import { useTitle } from './use-title.ts'
import { useToast } from '../island/use-toast.ts'
import { useTypoQuestion } from './use-typo-question.ts'

export const useFormIsland = (
  data: FormIslandData,
  { typed, styled, onLive, onAnswer }: Host,
): FormViewState => {
  const { form: section, rows = [], state: shownAgain } = data
  const { fields, messages } = section
  const isAnswer = shownAgain !== null && isShownAgain(shownAgain)
  const { form: words, problems } = formWordsOf(data.lang)
  const [schema] = useState(() => browserSchema(fields, problems))
  const form = useForm<Answers, unknown, FormValues>({
    resolver: zodResolver(schema, undefined, { mode: 'sync' }),
  })
  const isLive = useSyncExternalStore(noChange, isBrowser, isServer)
  const delivery = useDelivery(data.campaign)
  const typo = useTypoQuestion(form, fields, words.typo)
  const [done, setDone] = useDone()
  const [closed, setClosed] = useState(shownAgain?.closed)
  const [notice, setNotice, hold] = useSteadyNotice(shownAgain?.notice)
  const [toast, setToast] = useToast()
  const [given, setGiven] = useState(shownAgain?.values ?? {})
  const [oldErrors, setOldErrors] = useState(shownAgain?.errors ?? {})
  const unanswered = useRef<FormRequest | null>(null)
  const [page, setPage] = useState(1)
  const pages = isAnswer ? 1 : (rows.at(-1)?.page ?? 1)
  const pageOf = ({ name }: { name: string }) =>
    rows[fields.findIndex((field) => field.name === name)]?.page ?? 1

  /** Puts the cursor into a field, on its page. */
  const showField = (name: string) => {
    setPage(pageOf({ name }))
    afterPaint(() => form.setFocus(name))
  }
  const on = (wanted: number) =>
    shownFields(fields, form.getValues()).filter(
      (field) => field.type !== 'hidden' && pageOf(field) === wanted,
    )
  const turn = (to: number) => {
    const [first] = on(to)
    if (first) showField(first.name)
  }
  const turnOver = async () => {
    const names = on(page).map(({ name }) => name)
    if ((await form.trigger(names, { shouldFocus: true })) && !typo.holds()) turn(page + 1)
  }

  useEffect(() => restoreTyped(form, fields, typed()), [form, fields, typed])

  useEffect(() => {
    if (isLive) onLive()
  }, [isLive, onLive])

  const start = () => {
    setToast(null)
    setNotice(undefined)
    setOldErrors({})
    typo.clear()
  }

  const onValid = async (values: FormValues, element: HTMLFormElement) => {
    if (delivery.isSending.current || typo.holds()) return
    start()
    if (section.sends === false) {
      console.info(values)
      return say({ tone: 'ok', ...messages.success })
    }
    const request = makeRequest(element, values, unanswered.current, shownAgain?.attribution)
    if (unanswered.current && unanswered.current !== request) delivery.shelf.forget(unanswered.current.key)
    await send(request)
  }

  const send = async (request: FormRequest) => {
    if (delivery.isSending.current) return
    unanswered.current = request
    const release = fixWidth(formButton())
    let isSafe = false
    const answer = await delivery.deliver(request, (isStored) => {
      isSafe = isStored
      setNotice(waitingNotice(isStored, words))
    })
    release()
    if (answer === null) return offer(request, isSafe)
    unanswered.current = null
    setNotice(undefined)
    show(answer, request)
  }

  const offer = (request: FormRequest, isSafe: boolean) => {
    const again = () => {
      setNotice(waitingNotice(isSafe, words))
      void send(request)
    }
    const discard = () => {
      delivery.shelf.forget(request.key)
      delivery.onReturn(null)
      unanswered.current = null
      setNotice(undefined)
      clear()
    }
    const onAgain = () => {
      focusButton()
      again()
    }
    setNotice(unsentNotice(messages, isSafe, words, { onAgain, onDiscard: discard }))
    // A visitor who is editing presses the button again.
    delivery.onReturn(() => {
      const { data: values } = schema.safeParse(form.getValues())
      if (values && JSON.stringify(values) === request.fields) again()
    })
  }

  const kept = useSavedForm({
    delivery,
    styled,
    busyLabel: section.button.busy,
    words: words.unsentBefore,
    onForm: () => form.setFocus(fields.find(({ type }) => type !== 'hidden')?.name ?? ''),
    onAnswer: (answer, unsent) => {
      if (!('ok' in answer)) fillIn(form, fields, unsent.fields)
      show(answer, unsent)
    },
  })

  const show = (answer: Answer, request: FormRequest) => {
    onAnswer(request)
    if ('ok' in answer) return thank(answer)
    hold()
    const why = closedBy(answer)
    if (why) return setClosed(why)
    const own = Object.entries(answer.error.fields ?? {}).filter(([name]) =>
      fields.some((field) => field.name === name),
    )
    for (const [name, message] of own) form.setError(name, { message })
    const [[first] = []] = own
    if (first !== undefined) showField(first)
    if (own.length > 0 && answer.error.code !== 'missing_fields') return
    const refused = refusalNotice(messages, answer, words)
    if (refused.tone === 'error') say(refused)
    else setNotice(refused)
  }

  const thank = ({ outcome, title, message, action, token, url }: Accepted) => {
    const thanks: Notice = { tone: 'ok', title, text: message, action }
    const isLate = outcome === 'partial'
    if (isLate && section.afterPartial === 'stay') return say(thanks)
    if (section.after === 'clear') {
      say(thanks)
      return clear()
    }
    keepHeight()
    // Otherwise a press between the answer and its view would send a second form.
    flushSync(() => {
      setToast(thanks)
      setDone({ note: isLate ? words.mailLate : undefined, email: emailOf(form.getValues()), token })
    })
    if (url) location.assign(url)
  }

  /** The form stays: so does what it says, until something else is typed. */
  const say = (said: Notice) => {
    setToast(said)
    setNotice({ ...said, isSaid: true })
  }

  /** The button keeps the focus: the screen keyboard closes, and the message is visible. */
  const clear = () => {
    form.reset(emptyAnswers(fields))
    setPage(1)
    setGiven({})
    focusButton()
  }

  const onInvalid = (errors: FieldErrors<Answers>) => {
    start()
    const isMissing = Object.values(errors).some((error) => error?.type === 'invalid_type')
    if (isMissing) setToast({ tone: 'error', ...messages.missing })
    const first = fields.find(({ name }) => errors[name])
    if (pages > 1 && first) showField(first.name)
  }

  const errors = { ...oldErrors, ...sentencesOf(form.formState.errors) }
  const thanks = notice?.tone === 'ok' ? notice.title : undefined
  useTitle(done ? messages.success.title : thanks, isWrong({ errors, notice }), words.wrong)

  return {
    control: {
      values: given,
      attribution: shownAgain?.attribution,
      errors,
      busy: delivery.busy,
      notice,
      startAt: isAnswer ? (fields.find(({ name }) => shownAgain?.errors[name])?.name ?? '') : undefined,
      question: isLive ? typo.question : undefined,
      bind: typo.bind,
      ...(isLive && pages > 1 && { page, onBack: () => turn(page - 1) }),
      onSubmit: (event) => {
        const element = event.currentTarget
        if (page < pages) {
          event.preventDefault()
          void turnOver()
          return
        }
        void form.handleSubmit((answers) => onValid(answers, element), onInvalid)(event)
      },
      onInput: () => {
        if (notice?.tone === 'ok' && !notice.action) setNotice(undefined)
      },
      noValidate: isLive || undefined,
    },
    done,
    closed,
    kept,
    toast,
    onDismiss: () => setToast(null),
  }
}

const noChange = () => () => {}
const isBrowser = () => true
const isServer = () => false
