import { useEffect, useRef } from 'react'
import { Notice } from '../notice.tsx'

/** What came of a press whose button is gone: it takes the focus. */
export const Said = ({ text }: { text: string }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text !== '') place.current?.focus()
  }, [text])
  return (
    <div ref={place} tabIndex={-1} className="print:hidden">
      <Notice>{text}</Notice>
    </div>
  )
}
