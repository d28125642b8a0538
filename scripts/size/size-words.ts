/** A number of bytes as people read it, such as "1.4 MB". */
export const inWords = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`
  const [size, unit] =
    bytes < 1e6 ? [bytes / 1e3, 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB']
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`
}
