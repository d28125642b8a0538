/** Milliseconds in which presses of one form are one, and how many forms are remembered for that long. */
const within = 10_000
const mostForms = 10_000

type Counted = { at: number; isPast: Promise<boolean> }

/**
 * Counts a form once, however often it is pressed within ten seconds: what the first press heard of its visitor's limit holds
 * for all. Fifty presses at once are no fifty forms, and none of them can be held for the number of the others. `form`: the
 * scope of its key; null where it has none.
 */
export const createCountedOnce = (clock: () => number = () => performance.now()) => {
  const known = new Map<string, Counted>()
  const forget = (now: number) => {
    for (const [form, { at }] of known) {
      if (now - at < within && known.size <= mostForms) return
      known.delete(form)
    }
  }
  return (form: string | null, count: () => Promise<boolean>): Promise<boolean> => {
    if (form === null) return count()
    const now = clock()
    forget(now)
    const before = known.get(form)
    if (before) return before.isPast
    const isPast = count()
    known.set(form, { at: now, isPast })
    return isPast
  }
}

export type CountedOnce = ReturnType<typeof createCountedOnce>
