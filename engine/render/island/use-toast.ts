import { useEffect, useState } from 'react'
import type { Notice } from '../../../blocks/form/form-control.ts'

const toastTime = 12_000

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
