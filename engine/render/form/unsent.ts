import type { FormRequest } from './submission-request.ts'

/** A press that no answer came for, as it is kept on the visitor's device. `at`: when, in milliseconds since 1970. */
export type Unsent = FormRequest & { at: number }

export const keptFor = 7 * 24 * 3_600_000
/** Several people may share a device; no more than these are saved. */
const mostKept = 5

/** `localStorage`, asked for each time: where it is blocked, the mere asking throws. */
export type Shelf = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Unsent answers of one campaign's form on this device. Where storage is blocked every call still works. */
export const unsentShelf = (campaign: string, shelf: Shelf, now: () => number) => {
  const write = (kept: Unsent[]) => {
    if (kept.length > 0) shelf().setItem(campaign, JSON.stringify(kept))
    else shelf().removeItem(campaign)
  }
  const isFresh = ({ at }: Unsent) => Math.abs(now() - at) < keptFor

  /** What is kept now, the oldest first; what is too old is removed on the way. */
  const read = (): Unsent[] => {
    try {
      const text = shelf().getItem(campaign)
      if (text === null) return []
      const kept = parse(text)
      const fresh = kept.filter(isFresh)
      if (fresh.length < kept.length || fresh.length === 0) write(fresh)
      return fresh
    } catch {
      return []
    }
  }
  const without = (key: string) => read().filter((one) => one.key !== key)

  return {
    read,
    /** Keeps a press; its time stays that of the first try. `false`: this device keeps nothing. */
    keep: (request: FormRequest): boolean => {
      try {
        const at = read().find(({ key }) => key === request.key)?.at ?? now()
        write([...without(request.key), { ...request, at }].slice(-mostKept))
        return true
      } catch {
        return false
      }
    },
    forget: (key: string) => {
      try {
        write(without(key))
      } catch {
        // Nothing is kept where nothing can be written.
      }
    },
  }
}

/** The stored text may come from another version of this page, or from another program. */
const parse = (text: string): Unsent[] => {
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? found.filter(isUnsent) : []
  } catch {
    return []
  }
}

const isUnsent = (value: unknown): value is Unsent => {
  if (typeof value !== 'object' || value === null) return false
  const { url, key, body, fields, at }: Partial<Record<keyof Unsent, unknown>> = value
  return [url, key, body, fields].every((text) => typeof text === 'string') && typeof at === 'number'
}
