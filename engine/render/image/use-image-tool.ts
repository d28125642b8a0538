import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Notice } from '../../../blocks/form/form-control.ts'
import type { ImageControl, ShownImage } from '../../../blocks/image-generator/image-control.ts'
import { imageAction } from './image-island-data.ts'
import type { ImageIslandData } from './image-island-data.ts'
import { orderImage } from './order-image.ts'
import { useToast } from '../island/use-toast.ts'

export type ImageTool = { control: ImageControl; toast: Notice | null; onDismiss: () => void }

export const useImageTool = (data: ImageIslandData, typed: string, onLive: () => void): ImageTool => {
  const { campaign, words } = data
  const { messages } = words
  const action = imageAction(campaign, words.anchor)
  const isLive = useSyncExternalStore(noChange, isBrowser, isServer)
  const [isBlank, setBlank] = useState(isEmpty(typed || data.prompt))
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<(ShownImage & { blob: Blob }) | null>(null)
  const [problem, setProblem] = useState(data.problem)
  const [toast, setToast] = useToast()
  const field = useRef<HTMLTextAreaElement>(null)
  const sheet = useRef<HTMLElement>(null)
  const isBusy = useRef(false)

  useEffect(() => {
    if (isLive) onLive()
  }, [isLive, onLive])

  // The object URL keeps the picture in memory.
  useEffect(() => (made ? () => URL.revokeObjectURL(made.href) : undefined), [made])

  useEffect(() => {
    if (made) sheet.current?.querySelector('figcaption > p')?.scrollIntoView({ block: 'nearest' })
  }, [made])

  const say = (tone: 'ok' | 'error', title: string) => setToast({ tone, title })
  const onInput = () => setBlank(isEmpty(field.current?.value ?? ''))

  const order = async () => {
    const prompt = field.current?.value.trim() ?? ''
    if (isBusy.current) return
    if (isEmpty(prompt)) {
      say('error', messages.missing)
      return field.current?.focus()
    }
    isBusy.current = true
    setToast(null)
    setBusy(true)
    // The button is about to be disabled; the sheet shows the progress and the picture.
    if (sheet.current) showSheet(sheet.current)
    const answer = await orderImage(action, prompt)
    isBusy.current = false
    setBusy(false)
    if (!answer.ok) {
      setMade(null)
      setProblem(answer.reason ?? messages.failure)
      return say('error', answer.reason ?? messages.failure)
    }
    const blob = pngBlob(answer.image)
    const src = `data:image/png;base64,${answer.image}`
    setProblem(null)
    setMade({ src, href: URL.createObjectURL(blob), prompt, revised: answer.revisedPrompt, blob })
    say('ok', messages.success)
  }

  const onCopy = async () => {
    const isCopied = made !== null && (await copyPng(made.blob))
    say(isCopied ? 'ok' : 'error', isCopied ? messages.copied : messages.copyFailed)
  }

  const onExample = (prompt: string) => {
    if (!field.current || isBusy.current) return
    field.current.value = prompt
    field.current.focus()
    onInput()
  }

  const live: ImageControl['live'] = {
    isBlank,
    field,
    sheet,
    onInput,
    onExample,
    onCopy: () => void onCopy(),
    onSubmit: (event) => {
      event.preventDefault()
      void order()
    },
    onKeyDown: (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
    },
  }
  const { prompt, isSetUp } = data
  return {
    control: { action, isSetUp, prompt, busy, made, problem, ...(isLive && { live }) },
    toast,
    onDismiss: () => setToast(null),
  }
}

const showSheet = (sheet: HTMLElement) => {
  const { top, bottom } = sheet.getBoundingClientRect()
  sheet.focus({ preventScroll: true })
  if (top < 0 || bottom > innerHeight) sheet.scrollIntoView({ block: 'start' })
}

const isEmpty = (text: string) => text.trim() === ''
const noChange = () => () => {}
const isBrowser = () => true
const isServer = () => false

const pngBlob = (base64: string): Blob => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: 'image/png' })
}

/** Browsers may refuse, and pages without https have no clipboard. */
const copyPng = async (blob: Blob): Promise<boolean> => {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
    return true
  } catch {
    return false
  }
}
