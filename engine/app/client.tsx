import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { HydrationOptions } from 'react-dom/client'
import { FormIsland } from '../render/form/form-island.tsx'
import type { Typed } from '../render/form/field-values.ts'
import type { FormIslandData } from '../render/form/form-island-data.ts'
import type { FormRequest } from '../render/form/submission-request.ts'
import { bringBack, isTranslated, showAnswer } from './native-form.ts'

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
  let answered: FormRequest | null = null
  let isBroken = false
  const onLive = () => {
    live = place.querySelector('form') ?? live
    if (wasPressed(place)) live.requestSubmit()
  }
  const onAnswer = (request: FormRequest) => {
    answered = request
    if (isBroken) showAnswer(request)
  }
  place.addEventListener('input', () => {
    answered = null
  })
  const styled = data.sheet === undefined ? Promise.resolve() : addSheet(data.sheet)
  const island = <FormIsland data={data} typed={typed} styled={styled} onLive={onLive} onAnswer={onAnswer} />
  const handlers: HydrationOptions = {
    // Something changed the document before hydration, so React has redrawn the form.
    onRecoverableError: (error) => {
      if (!focused?.isConnected) document.getElementById(focused?.id ?? '')?.focus()
      reportError(error)
    },
    onUncaughtError: (error) => {
      isBroken = true
      bringBack(place, plain, live)
      if (answered) showAnswer(answered)
      reportError(error)
    },
  }
  // In slices, between which the browser answers the touch.
  startTransition(() => {
    hydrateRoot(place, island, handlers)
  })
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
  // FormPlace wrote it into this document.
  takeOver(place, form, JSON.parse(json) as FormIslandData)
  return true
}
