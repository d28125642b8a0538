import { isRecord } from '../../read/is-record.ts'

export type FoundText = { path: PropertyKey[]; text: string }

export const textsIn = (value: unknown, path: readonly PropertyKey[]): FoundText[] => {
  const found: FoundText[] = []
  collect(value, [...path], found)
  return found
}

const collect = (value: unknown, path: PropertyKey[], found: FoundText[]) => {
  if (typeof value === 'string') found.push({ path, text: value })
  const parts = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : []
  for (const [key, part] of parts) collect(part, [...path, key], found)
}
