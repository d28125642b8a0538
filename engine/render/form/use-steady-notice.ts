import { useLayoutEffect, useRef, useState } from 'react'
import type { FormControl } from '../../../blocks/form/form-control.ts'
import { formButton } from './take-over.ts'

const buttonTop = () => formButton()?.getBoundingClientRect().top

export const useSteadyNotice = (first: FormControl['notice']) => {
  const [notice, setNotice] = useState(first)
  const before = useRef<number | undefined>(undefined)

  useLayoutEffect(() => {
    const top = before.current
    before.current = undefined
    const now = buttonTop()
    if (top === undefined || now === undefined) return
    if (now > top && !isSticky() && top < innerHeight) scrollBy({ top: now - top, behavior: 'instant' })
    document.querySelector('.form .notice')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })

  return [
    notice,
    (next: FormControl['notice']) => {
      // Without one the first wrong field gets the focus, and is scrolled to.
      before.current = next && buttonTop()
      setNotice(next)
    },
  ] as const
}

const isSticky = () => {
  const place = document.querySelector('.form-place')
  return place !== null && getComputedStyle(place).position === 'sticky'
}
