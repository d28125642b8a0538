import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { barsOf, type Bar } from './ghost-bars.ts'

/** A view of sample data, while its own is read: everything has the place that it will have, and words are bars. */
export const Ghost = ({ children }: { children: ReactNode }) => {
  const view = useRef<HTMLDivElement>(null)
  const [bars, setBars] = useState<Bar[]>([])
  useLayoutEffect(() => {
    const { current } = view
    if (!current) return undefined
    const draw = () => setBars(barsOf(current))
    draw()
    const size = new ResizeObserver(draw)
    size.observe(current)
    return () => size.disconnect()
  }, [])
  return (
    <div className="ghost">
      <output className="sr-only">Loading</output>
      <div ref={view} inert aria-hidden className="ghost-view">
        {children}
      </div>
      {bars.map((bar, at) => (
        // A bar is its place.
        <i key={at} aria-hidden className="ghost-bar" style={bar} />
      ))}
    </div>
  )
}
