import { useEffect, useMemo } from 'react'
import { useFollowed } from '../store/use-followed.ts'

/** `content`: address of what came, which changes only with its bytes. */
export type ShownFile = { content: string; type: string } | { why: string }

/** A file of a coach as it is right now; null while it is made for the first time. */
export const useFile = (url: string): ShownFile | null => {
  const found = useFollowed(url, readBlob)
  const blob = found && 'content' in found ? found.content : null
  const content = useMemo(() => blob && URL.createObjectURL(blob), [blob])
  useEffect(() => (content === null ? undefined : () => URL.revokeObjectURL(content)), [content])
  if (found && 'why' in found) return found
  return blob && content !== null ? { content, type: blob.type } : null
}

const readBlob = (response: Response) => response.blob()
