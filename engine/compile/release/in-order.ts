/**
 * Hands things over by their numbers, from 0 on: each once all before it were taken. What comes out of turn waits, and
 * nothing else is kept. A call's promise resolves when what it made possible is taken.
 */
export const inOrder = <Thing>(take: (thing: Thing) => Promise<void>) => {
  const waiting = new Map<number, { thing: Thing }>()
  let next = 0
  let taken = Promise.resolve()
  return (at: number, thing: Thing): Promise<void> => {
    waiting.set(at, { thing })
    for (let due = waiting.get(next); due; due = waiting.get(next)) {
      const { thing: first } = due
      waiting.delete(next)
      next += 1
      taken = taken.then(() => take(first))
    }
    return taken
  }
}
