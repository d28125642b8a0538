import type { Edit } from '../diagnostics/diagnostic.ts'

/** A line that says something: where it begins, how far it is indented, and all of its text. */
export type Line = { start: number; indent: number; text: string }

export const linesOf = (text: string): Line[] =>
  [...text.matchAll(/^( *)(?![\s#])[^\r\n]+/gm)].map(({ 0: line, 1: blanks = '', index }) => ({
    start: index,
    indent: blanks.length,
    text: line,
  }))

/** The column at which the keys of its level begin: behind a "- " those of its entry do. */
export const levelOf = ({ indent, text }: Line): number =>
  indent + (/^ *(- +)(?=\S)/.exec(text)?.[1]?.length ?? 0)

/** `key:` whose value stands below it. */
export const isOpenKey = ({ text }: Line): boolean => /^\s*(- +)*[\w-]+:\s*(#.*)?$/.test(text)

/** What a line is called in a message: its key, or its first words. */
export const nameOf = ({ text }: Line): string =>
  /^[\w-]+:/.exec(text.trim())?.[0] ?? text.trim().slice(0, 40)

/** The line with other blanks before it. */
export const indentTo = ({ start, indent }: Line, to: number): Edit => ({
  start,
  end: start + indent,
  text: ' '.repeat(to),
})
