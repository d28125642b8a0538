import { hydrateRoot } from 'react-dom/client'
import { FormIsland } from '../render/form/form-island.tsx'
import type { Typed } from '../render/form/field-values.ts'
import type { FormIslandData } from '../render/form/form-island-data.ts'
import liveCss from '../../blocks/form/form-live.css?inline'

/** Set by the loader: the button was pressed on fields that the browser found wrong, before the island could say so. */
const wasPressed = (island: Element) =>
  island instanceof HTMLElement && island.dataset['pressed'] !== undefined

/** The fields' values now: typed before this script arrived, or filled in by the browser. */
const typedInto = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

const form = document.querySelector<HTMLFormElement>('[data-island] form.form')
const place = form?.closest('[data-island]')
const json = document.querySelector('script[data-form]')?.textContent

if (place && form && json) {
  // Written by this project's own FormPlace into the same document.
  const data = JSON.parse(json) as FormIslandData
  const focused = document.activeElement
  let shown = [...place.childNodes]
  const onLive = () => {
    shown = [...place.childNodes]
    if (wasPressed(place)) place.querySelector('form')?.requestSubmit()
  }
  // What only a live form shows is paid for by those who touch it; no policy forbids a sheet made by a script.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(liveCss)
  document.adoptedStyleSheets.push(sheet)
  hydrateRoot(place, <FormIsland data={data} typed={typedInto(form)} onLive={onLive} />, {
    // A page that was translated before: React has drawn the form anew.
    onRecoverableError: (error) => {
      if (!focused?.isConnected) document.getElementById(focused?.id ?? '')?.focus()
      reportError(error)
    },
    // Without its script the form still sends, with what was typed.
    onUncaughtError: (error) => {
      place.replaceChildren(...shown)
      reportError(error)
    },
  })
}
