import { afterPaint } from '../after-paint.ts'

const headroom = 24

const pageHeight = () => document.documentElement.scrollHeight
let heightBefore = Infinity

/** What is shown in the place of the form, or in it, moves nothing below it: `form-live.css` has the rules. */
export const keepHeight = () => {
  const place = document.querySelector<HTMLElement>('.form-place')
  place?.style.setProperty('--high', `${place.offsetHeight}px`)
  heightBefore = pageHeight()
}

/** By how much a card that grew is lower than its hero. */
export const spill = () => {
  const hero = document.querySelector<HTMLElement>('.hero:has(.form-place)')
  const end = hero?.querySelector('.card')?.getBoundingClientRect().bottom
  if (end) hero.style.setProperty('--spill', `${end - hero.getBoundingClientRect().bottom}px`)
}

/** What lies below a card that grew stays where it is. */
export const takeOver = (element: HTMLElement | null) => {
  const card = element?.parentElement
  if (!element || !card) return
  element.focus({ preventScroll: true })
  spill()
  scrollBy({ top: Math.max(pageHeight() - heightBefore, 0), behavior: 'instant' })
  heightBefore = Infinity
  afterPaint(() => reveal(card))
}

/** The end of what is new above the toast, but rather its beginning. */
export const reveal = (first: Element, last = first) => {
  const { top } = first.getBoundingClientRect()
  const { bottom } = last.getBoundingClientRect()
  const end = document.querySelector('.toast')?.getBoundingClientRect().top ?? innerHeight
  const hidden = Math.max(bottom + headroom - end, 0)
  scrollBy({ top: Math.min(hidden, top - headroom) })
}

export const formButton = () => document.querySelector<HTMLElement>('.form-button')

export const focusButton = () => formButton()?.focus({ preventScroll: true })

export const fixWidth = (button: HTMLElement | null) => {
  if (button) button.style.width = `min(100%, ${button.offsetWidth}px)`
  return () => button?.style.removeProperty('width')
}
