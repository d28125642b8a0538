import type { FormRequest } from './submission-request.ts'

/** `at`: time of the first try, in milliseconds since 1970. */
export type Unsent = FormRequest & { at: number }

export const unsentLifetime = 7 * 24 * 3_600_000
/** Several people may share a device. */
const maxUnsent = 5

/** Read each time: where it is blocked, reading it throws. */
export type Shelf = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Unsent answers of one form on this device. Every call works where storage is blocked. */
export const unsentShelf = (campaign: string, shelf: Shelf, now: () => number) => {
  const write = (stored: Unsent[]) => {
    if (stored.length > 0) shelf().setItem(campaign, JSON.stringify(stored))
    else shelf().removeItem(campaign)
  }
  const isFresh = ({ at }: Unsent) => Math.abs(now() - at) < unsentLifetime

  /** Oldest first; expired ones are removed. */
  const read = (): Unsent[] => {
    try {
      const text = shelf().getItem(campaign)
      if (text === null) return []
      const stored = parse(text)
      const fresh = stored.filter(isFresh)
      if (fresh.length < stored.length || fresh.length === 0) write(fresh)
      return fresh
    } catch {
      return []
    }
  }
  const without = (key: string) => read().filter((one) => one.key !== key)

  return {
    read,
    /** `false`: this device stores nothing. */
    keep: (request: FormRequest): boolean => {
      try {
        const at = read().find(({ key }) => key === request.key)?.at ?? now()
        write([...without(request.key), { ...request, at }].slice(-maxUnsent))
        return true
      } catch {
        return false
      }
    },
    forget: (key: string) => {
      try {
        write(without(key))
      } catch {
        // Storage is blocked.
      }
    },
  }
}

/** The stored text may come from another version or another program. */
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
