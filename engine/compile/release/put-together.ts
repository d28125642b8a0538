import { hash } from 'node:crypto'
import { hashIn, placeOf } from '../../campaign/release/manifest.ts'
import type { Objects } from './objects.ts'

/**
 * Writes texts into one object, since a file takes longer to write than a text to make. By key where each is, for `placeOf`;
 * the same texts always give the same.
 */
export const putTogether = (
  objects: Objects,
  texts: readonly (readonly [key: string, text: string])[],
): Record<string, string> => {
  if (texts.length === 0) return {}
  const parts = texts.map(([, text]) => Buffer.from(text))
  const path = objects.put(Buffer.concat(parts), '.json')
  let end = 0
  return Object.fromEntries(
    texts.map(([key], index) => {
      const start = end
      end += parts[index]?.length ?? 0
      return [key, `${path}#${start}-${end}`]
    }),
  )
}

/** Reads such texts again; null where the file is gone, or a power cut has left half of it. */
export const textReader = (objects: Objects, references: Record<string, string>) => {
  const known = new Map<string, Buffer | null>()
  return (key: string): string | null => {
    const { path, from = 0, to = Infinity } = placeOf(references[key] ?? '')
    const bytes = known.get(path) ?? wholeIn(objects, path)
    known.set(path, bytes)
    return bytes && bytes.subarray(from, to).toString()
  }
}

const wholeIn = (objects: Objects, path: string): Buffer | null => {
  try {
    const bytes = objects.read(path)
    return hash('sha256', bytes) === hashIn(path) ? bytes : null
  } catch {
    return null
  }
}
