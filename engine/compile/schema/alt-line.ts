/** A line to copy for a picture without words: of the name of its file, or with a gap that is refused until it is filled. */
export const altLine = (picture: unknown): string => {
  const file = nameOf(picture)
  const words = file
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const isName = words.length > 0 && words.every((word) => /^\p{L}{2,}$/u.test(word)) && !camera.test(file)
  const seen = words.join(' ').toLowerCase()
  return isName ? `alt: ${seen.charAt(0).toUpperCase()}${seen.slice(1)}` : "alt: '[insert what is seen]'"
}

const nameOf = (picture: unknown): string => {
  if (typeof picture !== 'object' || picture === null) return ''
  const { file, src }: { file?: unknown; src?: unknown } = picture
  return [file, src].find((name) => typeof name === 'string') ?? ''
}

const camera = /^(img|dsc|dscn|pxl|image|photo|picture|screenshot|whatsapp|portrait|logo|cover)\b/i
