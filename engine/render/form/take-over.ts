const headroom = 24

const pageHeight = () => document.documentElement.scrollHeight
let heightBefore = Infinity

/** What is shown in the place of the form moves nothing below it. */
export const keepHeight = () => {
  const place = document.querySelector<HTMLElement>('.form-place')
  if (place) place.style.minHeight = `${place.offsetHeight}px`
  heightBefore = pageHeight()
}

/** What lies below a card that grew stays where it is. */
export const takeOver = (element: HTMLElement | null) => {
  const card = element?.parentElement
  if (!element || !card) return
  element.focus({ preventScroll: true })
  scrollBy({ top: Math.max(pageHeight() - heightBefore, 0), behavior: 'instant' })
  heightBefore = Infinity
  requestAnimationFrame(() => requestAnimationFrame(() => reveal(card)))
}

/** The end of the card above the toast, but rather its beginning. */
const reveal = (card: Element) => {
  const { top, bottom } = card.getBoundingClientRect()
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
