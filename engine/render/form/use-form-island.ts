import { useEffect, useState, useSyncExternalStore } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { FieldErrors } from 'react-hook-form'
import type { FormValues } from '../../campaign/form/form-values.ts'
import { browserSchema } from '../../campaign/form/browser-schema.ts'
import { isShownAgain, isWrong } from '../../campaign/release/view.ts'
import { formWordsOf } from '../../words/form-words.ts'
import type { AnswerParts } from './answer/answer-parts.tsx'
import { restoreTyped, sentencesOf } from './field-values.ts'
import type { Answers } from './field-values.ts'
import type { Host } from './host.ts'
import type { FormIslandData } from './form-island-data.ts'
import type { FormViewState } from './form-view.tsx'
import { useAnswering } from './use-answering.ts'
import type { Loading } from './use-answering.ts'
import { useFormPages } from './use-form-pages.ts'
import { useTitle } from './use-title.ts'
import { useToast } from '../island/use-toast.ts'

export const useFormIsland = (
  data: FormIslandData,
  loading: Loading,
  { typed, styled, onLive, onAnswer }: Host,
): { state: FormViewState; parts: AnswerParts | undefined } => {
  const { form: section, state: shownAgain } = data
  const { fields, messages } = section
  const isAnswer = shownAgain !== null && isShownAgain(shownAgain)
  const { form: words, problems } = formWordsOf(data.lang)
  const [schema] = useState(() => browserSchema(fields, problems))
  const form = useForm<Answers, unknown, FormValues>({
    resolver: zodResolver(schema, undefined, { mode: 'sync' }),
  })
  const isLive = useSyncExternalStore(noChange, isBrowser, isServer)
  const [toast, setToast] = useToast()
  const [given, setGiven] = useState(shownAgain?.values ?? {})
  const [oldErrors, setOldErrors] = useState(shownAgain?.errors ?? {})
  const { page, pages, setPage, showField, turn, isValid } = useFormPages(data, form, isAnswer)
  const { screen, change, parts, send, holds, onLeave } = useAnswering({
    data,
    form,
    valid: () => schema.safeParse(form.getValues()).data,
    setToast,
    showField,
    startAnew: () => {
      setPage(1)
      setGiven({})
    },
    styled,
    onAnswer,
    ...loading,
  })
  const { notice, question, busy, ...shown } = screen

  useEffect(() => restoreTyped(form, fields, typed()), [form, fields, typed])

  useEffect(() => {
    if (isLive) onLive()
  }, [isLive, onLive])

  const start = () => {
    setToast(null)
    setOldErrors({})
    change({ notice: undefined, question: undefined })
  }

  const onValid = async (values: FormValues, element: HTMLFormElement) => {
    setToast(null)
    if (await holds()) return
    start()
    await send(values, element)
  }

  const onInvalid = (errors: FieldErrors<Answers>) => {
    start()
    const isMissing = Object.values(errors).some((error) => error?.type === 'invalid_type')
    if (isMissing) setToast({ tone: 'error', ...messages.missing })
    const wrong = fields.find(({ name }) => errors[name])
    if (pages > 1 && wrong) showField(wrong.name)
  }

  const turnOver = async () => {
    if ((await isValid()) && !(await holds())) turn(1)
  }

  const errors = { ...oldErrors, ...sentencesOf(form.formState.errors) }
  const thanks = notice?.tone === 'ok' ? notice.title : undefined
  useTitle(screen.done ? messages.success.title : thanks, isWrong({ errors, notice }), words.wrong)

  const state: FormViewState = {
    control: {
      values: given,
      attribution: shownAgain?.attribution,
      errors,
      busy,
      notice,
      startAt: isAnswer ? (fields.find(({ name }) => shownAgain.errors[name])?.name ?? '') : undefined,
      question,
      isLive,
      bind: form.register,
      ...(isLive && pages > 1 && { page, onBack: () => turn(-1) }),
      onSubmit: (event) => {
        const element = event.currentTarget
        if (page < pages) {
          event.preventDefault()
          void turnOver()
          return
        }
        void form.handleSubmit((values) => onValid(values, element), onInvalid)(event)
      },
      onInput: ({ target }) => {
        if (notice?.tone === 'ok' && !notice.action) change({ notice: undefined })
        if (question && isAddress(target)) change({ question: undefined })
      },
      onBlur: ({ target, relatedTarget }) => {
        if (isAddress(target)) void onLeave(relatedTarget)
      },
      noValidate: isLive || undefined,
    },
    ...shown,
    toast,
    onDismiss: () => setToast(null),
  }
  return { state, parts }
}

const isAddress = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'email'
const noChange = () => () => {}
const isBrowser = () => true
const isServer = () => false
