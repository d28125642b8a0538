/** Maps with limited concurrency, in order. After an error nothing new begins; it is thrown once all running calls ended. */
export const mapConcurrently = async <Item, Made>(
  items: readonly Item[],
  atOnce: number,
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> => {
  const made = new Map<number, Made>()
  const errors: unknown[] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [at, item] of waiting) {
      try {
        made.set(at, await make(item))
      } catch (error) {
        errors.push(error)
      }
      if (errors.length > 0) return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (errors.length > 0) throw errors[0]
  return [...made].toSorted(([a], [b]) => a - b).map(([, each]) => each)
}
