export type TextLine = { start: number; text: string; indent: number }

export const textLines = (markdown: string): TextLine[] => {
  let start = 0
  let isCode = false
  return markdown.split('\n').map((line) => {
    const isFence = /^ {0,3}(```|~~~)/.test(line)
    const text = isCode || isFence ? '' : line.replace(/\r$/, '')
    const found = { start, text, indent: text.search(/\S|$/) }
    if (isFence) isCode = !isCode
    start += line.length + 1
    return found
  })
}
