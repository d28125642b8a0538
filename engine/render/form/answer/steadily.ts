import { afterPaint } from '../after-paint.ts'
import { formButton, keepHeight, reveal, spill } from './take-over.ts'

const buttonTop = () => formButton()?.getBoundingClientRect().top

/** Shows a notice or errors (`commit`): what was in sight below them, the button first of all, stays where it is. */
export const steadily = (commit: () => void) => {
  const top = buttonTop()
  keepHeight()
  commit()
  const now = buttonTop()
  if (top === undefined || now === undefined) return
  spill()
  if (now > top && !isSticky() && top < innerHeight) scrollBy({ top: now - top, behavior: 'instant' })
  afterPaint(() => {
    const [shown, button] = [document.querySelector('.form .notice'), formButton()]
    if (shown && button) reveal(shown, button)
  })
}

const isSticky = () => {
  const place = document.querySelector('.form-place')
  return place !== null && getComputedStyle(place).position === 'sticky'
}
