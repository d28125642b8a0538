import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

type More = {
  count: number
  /** The element at the end of what is drawn. */
  end: RefObject<HTMLDivElement | null>
  /** Begins anew with few. */
  reset: () => void
}

/** How many of a long list are drawn: `step` at first, and more whenever its end comes near. The way back finds as many. */
export const useMore = (step: number): More => {
  // Nobody but us writes this key.
  const [count, setCount] = useState(() => (history.state as { drawn?: number } | null)?.drawn ?? step)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    history.replaceState({ ...history.state, drawn: count }, '')
  }, [count])
  useEffect(() => {
    if (!end.current) return undefined
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setCount(count + step),
      { rootMargin: '1200px' },
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [count, step])
  return { count, end, reset: () => setCount(step) }
}
