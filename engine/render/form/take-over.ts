const headroom = 24

const pageHeight = () => document.documentElement.scrollHeight
let heightBefore = 0

export const keepHeight = (form: HTMLFormElement) => {
  const card = form.parentElement
  if (card) card.style.minHeight = `${card.offsetHeight}px`
  heightBefore = pageHeight()
}

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

export const focusButton = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('.form-button')?.focus({ preventScroll: true })

export const fixWidth = (button: HTMLElement | null) => {
  if (button) button.style.width = `min(100%, ${button.offsetWidth}px)`
  return () => button?.style.removeProperty('width')
}
