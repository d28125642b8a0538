import { hydrateRoot } from 'react-dom/client'
import { FormIsland } from '../render/form/form-island.tsx'
import type { Typed } from '../render/form/field-values.ts'
import type { FormIslandData } from '../render/form/form-island-data.ts'

/** Set by the loader: the button was pressed while the browser found invalid fields and this script was loading. */
const wasPressed = (island: Element) =>
  island instanceof HTMLElement && island.dataset['pressed'] !== undefined

const typedInto = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

const form = document.querySelector<HTMLFormElement>('[data-island] form.form')
const place = form?.closest('[data-island]')
const json = document.querySelector('script[data-form]')?.textContent

if (place && form && json) {
  // FormPlace wrote it into this document.
  const data = JSON.parse(json) as FormIslandData
  const focused = document.activeElement
  const before = typedInto(form)
  // Hydration may take back a chosen radio; letters may still come until it is done.
  const typed = () => ({ ...before, ...typedInto(form) })
  let shown = [...place.childNodes]
  const onLive = () => {
    shown = [...place.childNodes]
    if (wasPressed(place)) place.querySelector('form')?.requestSubmit()
  }
  const sheet = document.querySelector<HTMLLinkElement>('link[media]')
  if (sheet) sheet.media = 'all'
  hydrateRoot(place, <FormIsland data={data} typed={typed} onLive={onLive} />, {
    // The page was translated before hydration, so React has redrawn the form.
    onRecoverableError: (error) => {
      if (!focused?.isConnected) document.getElementById(focused?.id ?? '')?.focus()
      reportError(error)
    },
    // Without its script the form still sends what was typed.
    onUncaughtError: (error) => {
      place.replaceChildren(...shown)
      reportError(error)
    },
  })
}
