import { useState } from 'react'

/** Which rows are ticked, over several pages; at most so many. */
export const useSelection = (most: number) => {
  const [ids, setIds] = useState<readonly string[]>([])
  return {
    ids,
    isFull: ids.length >= most,
    has: (id: string) => ids.includes(id),
    set: (changed: readonly string[], isOn: boolean) => {
      const rest = ids.filter((id) => !changed.includes(id))
      setIds(isOn ? [...rest, ...changed].slice(0, most) : rest)
    },
    clear: () => setIds([]),
  }
}
