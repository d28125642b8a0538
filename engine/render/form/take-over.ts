/** Room that stays above what has taken the form's place. */
const headroom = 24

const pageHeight = () => document.documentElement.scrollHeight
let heightBefore = 0

/** What takes the form's place is at least as high, so that nothing below it jumps. */
export const keepHeight = (form: HTMLFormElement) => {
  const card = form.parentElement
  if (card) card.style.minHeight = `${card.offsetHeight}px`
  heightBefore = pageHeight()
}

/** What replaced the form gets the focus and scrolls into view; the page moves up by what it grew, so that the rest stays put. */
export const takeOver = (element: HTMLElement | null) => {
  const card = element?.parentElement
  if (!element || !card) return
  element.focus({ preventScroll: true })
  const { top, bottom } = card.getBoundingClientRect()
  const grown = pageHeight() - heightBefore
  const hidden = grown > 0 ? grown : Math.max(bottom + headroom - innerHeight, 0)
  const above = top - headroom
  scrollBy({ top: top < 0 ? above : Math.min(hidden, Math.max(above, 0)), behavior: 'instant' })
}

/** What had the focus is about to leave. */
export const focusButton = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('.form-button')?.focus({ preventScroll: true })

/** The label changes while the form is on its way; the button's width does not, unless the window gets narrower. */
export const holdWidth = (button: HTMLElement | null) => {
  if (button) button.style.width = `min(100%, ${button.offsetWidth}px)`
  return () => button?.style.removeProperty('width')
}
