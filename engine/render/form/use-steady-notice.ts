import { useLayoutEffect, useRef, useState } from 'react'
import type { FormControl } from '../../../blocks/form/form-control.ts'
import { afterPaint, formButton, keepHeight, reveal, spill } from './take-over.ts'

const buttonTop = () => formButton()?.getBoundingClientRect().top

export const useSteadyNotice = (first: FormControl['notice']) => {
  const [notice, setNotice] = useState(first)
  const before = useRef<number | undefined>(undefined)

  useLayoutEffect(() => {
    const top = before.current
    before.current = undefined
    // Most renders hold nothing: measuring would lay the page out before it is painted.
    const now = top === undefined ? undefined : buttonTop()
    if (top === undefined || now === undefined) return
    spill()
    if (now > top && !isSticky() && top < innerHeight) scrollBy({ top: now - top, behavior: 'instant' })
    afterPaint(() => {
      const [shown, button] = [document.querySelector('.form .notice'), formButton()]
      if (shown && button) reveal(shown, button)
    })
  })

  const hold = () => {
    before.current = buttonTop()
    keepHeight()
  }

  return [
    notice,
    (next: FormControl['notice']) => {
      // Without one the first wrong field gets the focus, and is scrolled to.
      before.current = undefined
      if (next) hold()
      setNotice(next)
    },
    hold,
  ] as const
}

const isSticky = () => {
  const place = document.querySelector('.form-place')
  return place !== null && getComputedStyle(place).position === 'sticky'
}
