import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { FieldErrors } from 'react-hook-form'
import type { Notice } from '../../../blocks/form/form-control.ts'
import type { FormValues } from '../../campaign/form/form-values.ts'
import type { Accepted, Answer } from '../../campaign/form/answer.ts'
import { submissionSchema } from '../../campaign/form/validate-submission.ts'
import { isShownAgain } from '../../campaign/release/view.ts'
import { formWords } from '../../words/en.ts'
import { emailOf, emptyAnswers, fillIn, restoreTyped, sentencesOf } from './field-values.ts'
import type { Answers, Typed } from './field-values.ts'
import type { FormIslandData } from './form-island-data.ts'
import type { FormViewState } from './form-view.tsx'
import { makeRequest } from './submission-request.ts'
import type { FormRequest } from './submission-request.ts'
import { closedBy, refusalNotice, unsentNotice, waitingNotice } from './refusal-notice.ts'
import { focusButton, fixWidth, keepHeight } from './take-over.ts'
import { useDelivery } from './use-delivery.ts'
import { useSavedForm } from './use-saved-form.ts'
import { useSteadyNotice } from './use-steady-notice.ts'
import { useToast } from '../island/use-toast.ts'
import { useTypoQuestion } from './use-typo-question.ts'

export const useFormIsland = (
  data: FormIslandData,
  typed: () => Typed,
  onLive: () => void,
): FormViewState => {
  const { form: section, state: shownAgain } = data
  const { fields, messages } = section
  const isAnswer = shownAgain !== null && isShownAgain(shownAgain)
  const [schema] = useState(() => submissionSchema(fields))
  const form = useForm<Answers, unknown, FormValues>({
    resolver: zodResolver(schema, undefined, { mode: 'sync' }),
  })
  const isLive = useSyncExternalStore(noChange, isBrowser, isServer)
  const delivery = useDelivery(data.campaign)
  const typo = useTypoQuestion(form, fields)
  const [done, setDone] = useState<FormViewState['done']>(null)
  const [closed, setClosed] = useState(shownAgain?.closed)
  const [notice, setNotice] = useSteadyNotice(shownAgain?.notice)
  const [toast, setToast] = useToast()
  const [given, setGiven] = useState(shownAgain?.values ?? {})
  const [oldErrors, setOldErrors] = useState(shownAgain?.errors ?? {})
  const unanswered = useRef<FormRequest | null>(null)

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
      return setToast({ tone: 'ok', ...messages.success })
    }
    const request = makeRequest(element, values, unanswered.current, shownAgain?.attribution)
    if (unanswered.current && unanswered.current !== request) delivery.shelf.forget(unanswered.current.key)
    await send(request, element)
  }

  const send = async (request: FormRequest, element: HTMLFormElement) => {
    if (delivery.isSending.current) return
    unanswered.current = request
    const release = fixWidth(element.querySelector('.form-button'))
    let isSafe = false
    const answer = await delivery.deliver(request, (isStored) => {
      isSafe = isStored
      setNotice(waitingNotice(isStored))
    })
    release()
    if (answer === null) return offer(request, element, isSafe)
    unanswered.current = null
    setNotice(undefined)
    show(answer, element)
  }

  const offer = (request: FormRequest, element: HTMLFormElement, isSafe: boolean) => {
    const again = () => {
      setNotice(waitingNotice(isSafe))
      void send(request, element)
    }
    const discard = () => {
      delivery.shelf.forget(request.key)
      delivery.onReturn(null)
      unanswered.current = null
      setNotice(undefined)
      clear(element)
    }
    const onAgain = () => {
      focusButton(element)
      again()
    }
    setNotice(unsentNotice(messages, isSafe, { onAgain, onDiscard: discard }))
    // A visitor who is editing presses the button again.
    delivery.onReturn(() => {
      const { data: values } = schema.safeParse(form.getValues())
      if (values && JSON.stringify(values) === request.fields) again()
    })
  }

  const kept = useSavedForm({
    delivery,
    busyLabel: section.button.busy,
    onForm: () => form.setFocus(fields.find(({ type }) => type !== 'hidden')?.name ?? ''),
    onAnswer: (answer, unsent) => {
      const element = document.querySelector<HTMLFormElement>('form.form')
      if (!('ok' in answer)) fillIn(form, fields, unsent.fields)
      if (element) show(answer, element)
    },
  })

  const show = (answer: Answer | null, element: HTMLFormElement) => {
    if (answer !== null && 'ok' in answer) return thank(answer, element)
    const why = closedBy(answer)
    if (why) {
      keepHeight(element)
      return setClosed(why)
    }
    const own = Object.entries(answer?.error.fields ?? {}).filter(([name]) =>
      fields.some((field) => field.name === name),
    )
    own.forEach(([name, message], index) => form.setError(name, { message }, { shouldFocus: index === 0 }))
    if (own.length === 0 || answer?.error.code === 'missing_fields')
      setNotice(refusalNotice(messages, answer))
  }

  const thank = ({ outcome, title, message, action }: Accepted, element: HTMLFormElement) => {
    const words: Notice = { tone: 'ok', title, text: message, action }
    setToast(words)
    const isLate = outcome === 'partial'
    if (isLate && section.afterPartial === 'stay') return setNotice({ ...words, below: true })
    if (section.after === 'clear') return clear(element)
    keepHeight(element)
    setDone({ note: isLate ? formWords.form.mailLate : undefined, email: emailOf(form.getValues()) })
  }

  /** The button keeps the focus: the screen keyboard closes, and the message is visible. */
  const clear = (element: HTMLFormElement) => {
    form.reset(emptyAnswers(fields))
    setGiven({})
    focusButton(element)
  }

  const onInvalid = (errors: FieldErrors<Answers>) => {
    start()
    const isMissing = Object.values(errors).some((error) => error?.type === 'invalid_type')
    if (isMissing) setToast({ tone: 'error', ...messages.missing })
  }

  return {
    control: {
      values: given,
      attribution: shownAgain?.attribution,
      errors: { ...oldErrors, ...sentencesOf(form.formState.errors) },
      busy: delivery.busy,
      notice,
      room: delivery.busy && section.afterPartial === 'stay' ? lateNotice(messages) : undefined,
      startAt: isAnswer ? (fields.find(({ name }) => shownAgain?.errors[name])?.name ?? '') : undefined,
      question: isLive ? typo.question : undefined,
      bind: typo.bind,
      onSubmit: (event) => {
        const element = event.currentTarget
        void form.handleSubmit((answers) => onValid(answers, element), onInvalid)(event)
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

const lateNotice = ({ partial }: FormIslandData['form']['messages']): Notice | undefined =>
  partial && { tone: 'ok', ...partial }

const noChange = () => () => {}
const isBrowser = () => true
const isServer = () => false
