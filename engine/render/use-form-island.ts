import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldErrors } from 'react-hook-form'
import type { Notice } from '../../blocks/form/form-control.ts'
import type { Accepted, Answer } from '../campaign/answer.ts'
import { isShownAgain } from '../campaign/view.ts'
import { formWords } from '../words/en.ts'
import { fieldResolver } from './field-resolver.ts'
import type { Answers } from './field-resolver.ts'
import { emptyAnswers, restoreTyped } from './field-values.ts'
import type { Typed } from './field-values.ts'
import type { FormIslandData } from './form-island-data.ts'
import type { FormViewState } from './form-view.tsx'
import { makeParcel } from './parcel.ts'
import type { FieldParcel } from './parcel.ts'
import { closedBy, refusalNotice } from './refusal-notice.ts'
import { sendSubmission } from './send-submission.ts'
import { keepHeight } from './take-over.ts'
import { useToast } from './use-toast.ts'

/** The form's life in the browser. `typed` is what stood in the fields before, in case the browser lost it. */
export const useFormIsland = (data: FormIslandData, typed: Typed, onLive: () => void): FormViewState => {
  const { form: section, state: shownAgain } = data
  const { fields, messages } = section
  const isAnswer = shownAgain !== null && isShownAgain(shownAgain)
  const form = useForm<Answers>({ resolver: fieldResolver(fields) })
  const isLive = useSyncExternalStore(noChange, isBrowser, isServer)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<FormViewState['done']>(null)
  const [closed, setClosed] = useState(shownAgain?.closed)
  const [notice, setNotice] = useState<Notice | undefined>(shownAgain?.notice)
  const [toast, setToast] = useToast()
  const [given, setGiven] = useState(shownAgain?.values ?? {})
  const [oldErrors, setOldErrors] = useState(shownAgain?.errors ?? {})
  const isSending = useRef(false)
  const unanswered = useRef<FieldParcel | null>(null)

  useEffect(() => restoreTyped(form, fields, typed), [form, fields, typed])

  useEffect(() => {
    if (isLive) onLive()
  }, [isLive, onLive])

  useEffect(() => {
    if (notice && notice !== shownAgain?.notice)
      document.querySelector('.form .notice')?.scrollIntoView({ block: 'nearest' })
  }, [notice, shownAgain])

  const start = () => {
    setToast(null)
    setNotice(undefined)
    setOldErrors({})
  }

  const onValid = async (values: Answers, element: HTMLFormElement) => {
    if (isSending.current) return
    isSending.current = true
    start()
    setBusy(true)
    const release = holdWidth(element.querySelector('button'))
    const parcel = makeParcel(element, values, unanswered.current)
    const answer = await sendSubmission(parcel, browserLine)
    unanswered.current = answer === null ? parcel : null
    isSending.current = false
    release()
    setBusy(false)
    show(answer, element)
  }

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
      setNotice(refusalNotice(messages, answer, formWords.form))
  }

  const thank = ({ outcome, title, message, action }: Accepted, element: HTMLFormElement) => {
    const words: Notice = { tone: 'ok', title, text: message, action }
    setToast(words)
    const isLate = outcome === 'partial'
    if (isLate && section.afterPartial === 'stay') return setNotice(words)
    if (section.after === 'clear') return clear(element)
    keepHeight(element)
    setDone({ note: isLate ? formWords.form.mailLate : undefined, email: emailOf(form.getValues()) })
  }

  /** The button keeps the focus: a screen keyboard leaves, and the message is in sight. */
  const clear = (element: HTMLFormElement) => {
    form.reset(emptyAnswers(fields))
    setGiven({})
    element.querySelector('button')?.focus({ preventScroll: true })
  }

  const onInvalid = (errors: FieldErrors<Answers>) => {
    start()
    const isMissing = Object.values(errors).some((error) => error?.type === 'missing_fields')
    if (isMissing) setToast({ tone: 'error', ...messages.missing })
  }

  return {
    control: {
      values: given,
      errors: { ...oldErrors, ...sentencesOf(form.formState.errors) },
      busy,
      notice,
      startAt: isAnswer ? (fields.find(({ name }) => shownAgain?.errors[name])?.name ?? '') : undefined,
      bind: (name) => form.register(name),
      onSubmit: (event) => {
        const element = event.currentTarget
        void form.handleSubmit((answers) => onValid(answers, element), onInvalid)(event)
      },
      noValidate: isLive || undefined,
    },
    done,
    closed,
    toast,
    onDismiss: () => setToast(null),
  }
}

/** The label changes while the form is on its way; the button's width does not. */
const holdWidth = (button: HTMLElement | null) => {
  if (button) button.style.width = `${button.offsetWidth}px`
  return () => button?.style.removeProperty('width')
}

const noChange = () => () => {}
const isBrowser = () => true
const isServer = () => false

/** The address that was typed, to be shown back: a slip is seen at once. */
const emailOf = (answers: Answers) =>
  typeof answers['email'] === 'string' ? answers['email'].trim() : undefined

const browserLine = {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  pause: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
}

const sentencesOf = (errors: Record<string, { message?: unknown } | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[name, error.message]] : [],
    ),
  )
