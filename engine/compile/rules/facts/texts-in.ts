import { isRecord } from '../../read/is-record.ts'

export type FoundText = { path: PropertyKey[]; text: string }

export const textsIn = (value: unknown, path: readonly PropertyKey[]): FoundText[] => {
  if (typeof value === 'string') return [{ path: [...path], text: value }]
  const parts = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : []
  return parts.flatMap(([key, part]: [PropertyKey, unknown]) => textsIn(part, [...path, key]))
}
