import { hydrateRoot } from 'react-dom/client'
import { ImageIsland } from '../render/image/image-island.tsx'
import type { ImageIslandData } from '../render/image/image-island-data.ts'

const catchUp = (tool: HTMLElement) => {
  if (tool.dataset['press'] !== undefined) tool.querySelector('form')?.requestSubmit()
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.dataset['example'] !== undefined)
    activeElement.click()
}

/** Called by the loader, once. */
export const go = (): boolean => {
  const place = document.querySelector<HTMLElement>('[data-island="image"]')
  const json = document.querySelector('script[data-image]')?.textContent
  if (!place || !json) return false
  const data: ImageIslandData = JSON.parse(json)
  const typed = place.querySelector('textarea')?.value ?? ''
  hydrateRoot(place, <ImageIsland data={data} typed={typed} onLive={() => catchUp(place)} />)
  return true
}
