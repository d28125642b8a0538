import { useEffect, useState } from 'react'
import type { Notice } from '../../../blocks/form/form-control.ts'

/** How long a message stays; the page itself says the same for as long as it is open. */
const toastTime = 12_000

/** The one message at the lower edge: a new one takes the place of the last. One that is being read stays. */
export const useToast = () => {
  const [toast, setToast] = useState<Notice | null>(null)
  useEffect(() => {
    if (!toast) return undefined
    const timer = setInterval(() => {
      if (!document.querySelector('.toast:is(:hover,:focus-within)')) setToast(null)
    }, toastTime)
    return () => clearInterval(timer)
  }, [toast])
  return [toast, setToast] as const
}
