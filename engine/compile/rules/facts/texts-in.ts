import { isRecord } from '../../read/is-record.ts'

export type FoundText = { path: PropertyKey[]; text: string }

export const textsIn = (value: unknown, path: readonly PropertyKey[]): FoundText[] => {
  const found: FoundText[] = []
  collect(value, [...path], found)
  return found
}

/** `path`: of the value; it is lengthened and shortened on the way. */
const collect = (value: unknown, path: PropertyKey[], found: FoundText[]) => {
  if (typeof value === 'string') found.push({ path: path.slice(), text: value })
  else if (Array.isArray(value)) for (const [key, part] of value.entries()) step(key, part, path, found)
  else if (isRecord(value)) for (const key of Object.keys(value)) step(key, value[key], path, found)
}

const step = (key: PropertyKey, part: unknown, path: PropertyKey[], found: FoundText[]) => {
  path.push(key)
  collect(part, path, found)
  path.pop()
}
