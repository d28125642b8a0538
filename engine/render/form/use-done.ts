import { useEffect, useState } from 'react'

/** What the success view says beside the campaign's own words. */
export type Done = { note: string | undefined; email: string | undefined; token?: string | undefined }

/** The success view is an entry of the browser's history: a reload keeps it, and Back leads to the form. */
export const useDone = () => {
  const [done, setDone] = useState<Done | null>(null)

  useEffect(() => {
    // Links within the page make entries without a state: they change nothing.
    const look = () => {
      if (history.state && 'done' in history.state) setDone(history.state.done)
    }
    queueMicrotask(look)
    addEventListener('popstate', look)
    return () => removeEventListener('popstate', look)
  }, [])

  return [
    done,
    (next: Done) => {
      history.replaceState({ done: null }, '')
      history.pushState({ done: next }, '')
      setDone(next)
    },
  ] as const
}
