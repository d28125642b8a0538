import { useEffect } from 'react'
import type { Queue } from './write-queue.ts'

/** Shows the file anew after each save, and writes what is typed before the panel goes. */
export const useFollow = (url: string, { load, flush }: Queue) =>
  useEffect(() => {
    const follow = ({ coaches }: { coaches: string[] }) => {
      if (coaches.includes(url.split('/')[2] ?? '')) void load()
    }
    void load()
    import.meta.hot?.on('porchlight:saved', follow)
    addEventListener('pagehide', flush)
    return () => {
      flush()
      removeEventListener('pagehide', flush)
      import.meta.hot?.off('porchlight:saved', follow)
    }
  }, [url, load, flush])
