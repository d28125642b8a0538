export type Line = { start: number; indent: number; text: string }

export const linesOf = (text: string): Line[] =>
  [...text.matchAll(/^( *)(?![\s#])[^\r\n]+/gm)].map(({ 0: line, 1: spaces = '', index }) => ({
    start: index,
    indent: spaces.length,
    text: line,
  }))

export const levelOf = ({ indent, text }: Line): number =>
  indent + (/^ *(- +)(?=\S)/.exec(text)?.[1]?.length ?? 0)

export const isOpenKey = ({ text }: Line): boolean => /^\s*(- +)*[\w-]+:\s*(#.*)?$/.test(text)

export const nameOf = ({ text }: Line): string =>
  /^[\w-]+:/.exec(text.trim())?.[0] ?? text.trim().slice(0, 40)

type LineAt = { start: number; next: number; line: string }

/** The line around an offset. The last one is cached: a line of 200,000 characters may have as many errors. */
export const lineAt = (text: string, offset: number): LineAt => {
  const isKnown = latest.text === text && offset >= latest.start && offset < latest.next
  if (!isKnown) latest = { text, ...findLine(text, offset) }
  return latest
}

let latest: LineAt & { text: string } = { text: '', start: 0, next: 0, line: '' }

const findLine = (text: string, offset: number): LineAt => {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const newline = text.indexOf('\n', offset)
  const next = newline < 0 ? text.length : newline + 1
  return { start, next, line: text.slice(start, next).replace(/\r?\n$/, '') }
}
