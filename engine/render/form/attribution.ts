import { attributionKeys } from '../../campaign/form/form-values.ts'

const longest = 300

/** Where the visitor came from, as far as the browser says. Keys without a value are left out. */
export const attributionOf = (place: { search: string; pathname: string }, referrer: string) => {
  const query = new URLSearchParams(place.search)
  const known: Record<string, string> = { referrer, landingPath: place.pathname }
  return Object.fromEntries(
    attributionKeys.flatMap((key) => {
      const value = (known[key] ?? query.get(key) ?? '').slice(0, longest)
      return value === '' ? [] : [[key, value]]
    }),
  )
}
