import { Lexer } from 'yaml'

/**
 * A "#" after a space and directly before a word: YAML reads a comment, the author hardly meant one. `text` is the value that
 * it cuts, null where nothing is left of it. `end` is the end of the comment.
 */
export type HashCut = { hash: number; end: number; text: { start: number; source: string } | null }

/** Nearly every file has none: the regular expression decides before the lexer runs. */
export const hashCuts = (file: string): HashCut[] => (touching.test(file) ? readCuts(file) : [])

/** "#1" and "#sleepwell" are text; "# a comment", "#---" and "##" are comments. */
const touching = /[^\S\r\n]#[^\s#=*~_.+-]/

const readCuts = (file: string): HashCut[] => {
  const cuts: HashCut[] = []
  let before: Token = { start: 0, source: '' }
  let offset = 0
  let isPlain = false
  for (const source of new Lexer().lex(file)) {
    if (source === plainMark) isPlain = true
    if (marks.has(source)) continue
    const token = { start: offset, source, isPlain }
    offset += source.length
    isPlain = false
    if (!token.isPlain && source.startsWith('#')) {
      const cut = cutAt(file, token, before)
      if (cut) cuts.push(cut)
    } else if (token.isPlain || /\S/.test(source)) before = token
  }
  return cuts
}

type Token = { start: number; source: string; isPlain?: boolean }

const cutAt = (file: string, { start: hash, source: remark }: Token, before: Token): HashCut | null => {
  const { start, source, isPlain = false } = before
  if (!touching.test(` ${remark}`)) return null
  const end = hash + remark.trimEnd().length
  const gap = file.slice(start + source.length, hash)
  if (source.endsWith('\n')) return null
  if (isPlain && !isOther.test(source))
    return /^[^\S\r\n]+$/.test(gap) || isNextLine(file, before, gap, remark)
      ? { hash, end, text: { start, source } }
      : null
  const isOnLine = !/[\r\n]/.test(gap)
  return isOnLine && /^[:-]$/.test(source) && isLast(file, start, end) ? { hash, end, text: null } : null
}

/** The last line of a text of several lines. `#key: ...` is a key that was commented out. */
const isNextLine = (file: string, { start, source }: Token, gap: string, remark: string): boolean => {
  const indent = /^\r?\n([ ]+)$/.exec(gap)?.[1]
  const isBelowKey = file.slice(file.lastIndexOf('\n', start) + 1, start) === indent
  return indent !== undefined && isBelowKey && source !== '' && !/^#[\w-]+:(\s|$)/.test(remark)
}

/** Whether a key or a dash has no value on the lines below. */
const isLast = (file: string, sign: number, end: number): boolean => {
  const line = file.slice(file.lastIndexOf('\n', sign) + 1, sign)
  const isDash = file[sign] === '-'
  const level = isDash ? line.length : (/^ *(- +)*/.exec(line)?.[0].length ?? 0)
  const next = /^(?:[^\S\r\n]*(?:#.*)?\r?\n)*( *)(- )?\S/.exec(file.slice(end).replace(/^.*\r?\n/, ''))
  if (!next) return true
  const column = next[1]?.length ?? 0
  return column < level || (column === level && (isDash || next[2] === undefined))
}

const plainMark = '\u001f'
/** What the lexer puts between tokens. */
const marks = new Set(['\u0002', '\u0018', plainMark])
/** Values that are not text. */
const isOther = /^(?:~|null|true|false|[-+]?[\d.][\d._]*)$/i
