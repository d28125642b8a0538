import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from './notice.tsx'

/** What came of a press: it comes into view, and takes the focus of a button that is gone. `of`: changes with each press. */
export const Reported = ({ of, children }: { of: unknown; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!of) return undefined
    // A dialog that closes gives the focus back first.
    const frame = requestAnimationFrame(() => {
      place.current?.scrollIntoView({ block: 'nearest' })
      if (document.activeElement === document.body) place.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [of])
  return (
    <div ref={place} tabIndex={-1} className="scroll-m-4 print:hidden">
      <Notice>{children}</Notice>
    </div>
  )
}
