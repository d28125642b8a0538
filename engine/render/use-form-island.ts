import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldErrors } from 'react-hook-form'
import type { Notice } from '../../blocks/form/form-control.ts'
import type { Accepted, Answer } from '../campaign/answer.ts'
import { formWords } from '../words/en.ts'
import { fieldResolver } from './field-resolver.ts'
import type { Answers } from './field-resolver.ts'
import type { FormIslandData } from './form-island-data.ts'
import type { FormViewState } from './form-view.tsx'
import { makeParcel } from './parcel.ts'
import type { FieldParcel } from './parcel.ts'
import { refusalNotice } from './refusal-notice.ts'
import { sendSubmission } from './send-submission.ts'

/** How long a message of success stays; the page itself says the same for as long as it is open. */
const toastTime = 12_000

/** The form's life in the browser. `typed` is what stood in the fields before, in case the browser lost it. */
export const useFormIsland = (
  data: FormIslandData,
  typed: Record<string, string>,
  onLive: () => void,
): FormViewState => {
  const { form: section, state: shownAgain } = data
  const { messages } = section
  const form = useForm<Answers>({ resolver: fieldResolver(section.fields) })
  const isLive = useSyncExternalStore(noChange, isBrowser, isServer)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<FormViewState['done']>(null)
  const [notice, setNotice] = useState<Notice | undefined>(shownAgain?.notice)
  const [toast, setToast] = useState<Notice | null>(null)
  const [oldErrors, setOldErrors] = useState(shownAgain?.errors ?? {})
  const isSending = useRef(false)
  const unanswered = useRef<FieldParcel | null>(null)

  useEffect(() => {
    for (const { name } of section.fields)
      if (typed[name] && !form.getValues(name)) form.setValue(name, typed[name])
  }, [form, section, typed])

  useEffect(() => {
    if (isLive) onLive()
  }, [isLive, onLive])

  useEffect(() => {
    if (toast?.tone !== 'ok') return undefined
    const timer = setTimeout(() => setToast(null), toastTime)
    return () => clearTimeout(timer)
  }, [toast])

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
    const parcel = makeParcel(element, values, unanswered.current)
    const answer = await sendSubmission(parcel, browserLine)
    unanswered.current = answer === null ? parcel : null
    isSending.current = false
    setBusy(false)
    show(answer, element)
  }

  const show = (answer: Answer | null, element: HTMLFormElement) => {
    if (answer !== null && 'ok' in answer) return thank(answer, element)
    const fields = Object.entries(answer?.error.fields ?? {})
    const own = fields.filter(([name]) => section.fields.some((field) => field.name === name))
    own.forEach(([name, message], index) => form.setError(name, { message }, { shouldFocus: index === 0 }))
    if (own.length === 0 || answer?.error.code === 'missing_fields')
      setNotice(refusalNotice(messages, answer, formWords.form))
  }

  const thank = ({ outcome, title, message }: Accepted, element: HTMLFormElement) => {
    setToast({ tone: 'ok', title, text: message })
    if (section.after === 'clear') return form.reset()
    keepHeight(element)
    setDone({
      note: outcome === 'partial' ? formWords.form.mailLate : undefined,
      email: emailOf(form.getValues()),
    })
  }

  const onInvalid = (errors: FieldErrors<Answers>) => {
    start()
    const isMissing = Object.values(errors).some((error) => error?.type === 'missing_fields')
    if (isMissing) setToast({ tone: 'error', ...messages.missing })
  }

  return {
    control: {
      values: shownAgain?.values ?? {},
      errors: { ...oldErrors, ...sentencesOf(form.formState.errors) },
      busy,
      notice,
      bind: (name) => form.register(name),
      onSubmit: (event) => {
        const element = event.currentTarget
        void form.handleSubmit((values) => onValid(values, element), onInvalid)(event)
      },
      noValidate: isLive || undefined,
    },
    done,
    toast,
    onDismiss: () => setToast(null),
  }
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

/** What takes the form's place is at least as high, so that nothing below it jumps. */
const keepHeight = (element: HTMLFormElement) => {
  const card = element.parentElement
  if (card) card.style.minHeight = `${card.offsetHeight}px`
}
