import { useEffect, useLayoutEffect, useState } from 'react'
import type { Notice } from '../../../blocks/form/form-control.ts'

const toastTime = 12_000

export const useToast = () => {
  const [toast, setToast] = useState<Notice | null>(null)
  useLayoutEffect(() => {
    if (toast) keepClear()
  }, [toast])
  useEffect(() => {
    if (!toast) return undefined
    const timer = setInterval(() => {
      if (!document.querySelector('.toast:is(:hover,:focus-within)')) setToast(null)
    }, toastTime)
    return () => clearInterval(timer)
  }, [toast])
  return [toast, setToast] as const
}

/** On a desk, on the other side than the button that was pressed. */
const keepClear = () => {
  const button = document.querySelector('form [type=submit]')?.getBoundingClientRect()
  const isRight = button && button.left + button.right > innerWidth
  document
    .querySelector<HTMLElement>('.toast-region')
    ?.style.setProperty('--toast', isRight ? 'left' : 'right')
}
