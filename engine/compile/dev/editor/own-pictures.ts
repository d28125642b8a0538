import type { EditorValue } from '../../../campaign/preview/editor-edit.ts'

/** An example with photos of the coach's assets folder in place of those it lacks. What they show is for the author to say. */
export const withOwnPictures = (value: EditorValue, names: readonly string[]): EditorValue => {
  const photos = names.filter((name) => isPhoto.test(name))
  let used = 0
  const replaced = (part: EditorValue): EditorValue => {
    if (Array.isArray(part)) return part.map(replaced)
    if (typeof part !== 'object' || part === null) return part
    const { file, alt, focus: _, ...others } = part
    if (photos.length === 0 || !isMissing(file, names) || alt === undefined)
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, replaced(inner)]))
    return { file: photos[used++ % photos.length] ?? file, alt: '', ...others }
  }
  return replaced(value)
}

const isPhoto = /\.(?:jpe?g|png|webp|avif)$/i

const isMissing = (file: EditorValue | undefined, names: readonly string[]): file is string =>
  typeof file === 'string' && isPhoto.test(file) && !names.includes(file)
