import { stringify } from 'yaml'

/** A value as the lines of a block, without indentation and without the last line's end. Texts stay on one line. */
export const blockLines = (value: unknown): string[] =>
  stringify(value, { lineWidth: 0, singleQuote: true }).trimEnd().split('\n')

export const flowText = (value: unknown): string =>
  stringify([value], { lineWidth: 0, singleQuote: true, collectionStyle: 'flow' })
    .trimEnd()
    .replace(/^\[ ?([\s\S]*?) ?\]$/, '$1')

/** The lines of `key: value`. */
export const pairLines = (key: string, value: unknown): string[] => blockLines({ [key]: value })

export const itemLines = (value: unknown): string[] => blockLines([value])

export const indented = (lines: readonly string[], column: number, eol: string): string =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(column) + line)).join(eol)
