import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { HydrationOptions } from 'react-dom/client'
import { FormIsland } from '../render/form/form-island.tsx'
import type { Typed } from '../render/form/field-values.ts'
import type { FormIslandData } from '../render/form/form-island-data.ts'
import type { AnswerParts } from '../render/form/answer/answer-parts.tsx'
import { isShownAgain } from '../campaign/release/view.ts'
import { loadAnswer } from './load-answer.ts'
import { bringBack, isTranslated } from './native-form.ts'

/** What follows a press comes beside this script, or later: a form is live without it. */
const coming = loadAnswer()
coming.catch(() => {})

/** Set by the loader: the button was pressed while the browser found invalid fields and this script was loading. */
const wasPressed = (island: Element) => island instanceof HTMLElement && island.dataset['press'] !== undefined

const typedInto = (form: HTMLFormElement): Typed => Object.fromEntries(new FormData(form))

const addSheet = (href: string) =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    for (const end of ['load', 'error']) link.addEventListener(end, resolve)
    document.head.append(link)
  })

const takeOver = (place: Element, form: HTMLFormElement, data: FormIslandData) => {
  const plain = document.importNode(place, true)
  const focused = document.activeElement
  // The form library clears a chosen radio button when it takes over the group.
  const early = typedInto(form)
  const typed = () => ({ ...early, ...typedInto(form) })
  let live = form
  let showAsPage: (() => void) | null = null
  let isBroken = false
  const onLive = () => {
    live = place.querySelector('form') ?? live
    if (wasPressed(place)) live.requestSubmit()
  }
  const onAnswer = (show: () => void) => {
    showAsPage = show
    if (isBroken) show()
  }
  place.addEventListener('input', () => {
    showAsPage = null
  })
  const styled = data.sheet === undefined ? Promise.resolve() : addSheet(data.sheet)
  const host = { typed, styled, coming, onLive, onAnswer }
  const handlers: HydrationOptions = {
    // Something changed the document before hydration, so React has redrawn the form.
    onRecoverableError: (error) => {
      if (!focused?.isConnected) document.getElementById(focused?.id ?? '')?.focus()
      reportError(error)
    },
    onUncaughtError: (error) => {
      isBroken = true
      bringBack(place, plain, live)
      showAsPage?.()
      reportError(error)
    },
  }
  const start = (parts?: AnswerParts) =>
    // In slices, between which the browser answers the touch.
    startTransition(() => {
      hydrateRoot(place, <FormIsland data={data} parts={parts} {...host} />, handlers)
    })
  // A page that is an answer itself shows some of them.
  if (data.state && isShownAgain(data.state)) void coming.then(start, () => start())
  else start()
}

/** Called by the loader, once. `false`: the form remains as it is, and sends itself. */
export const go = (): boolean => {
  const form = document.querySelector<HTMLFormElement>('[data-island] form.form')
  const place = form?.closest('[data-island]')
  const json = document.querySelector('script[data-form]')?.textContent
  if (!place || !form || !json) return false
  if (isTranslated()) {
    if (wasPressed(place)) setTimeout(() => form.requestSubmit())
    return false
  }
  // The server wrote it into this document.
  takeOver(place, form, JSON.parse(json) as FormIslandData)
  return true
}
