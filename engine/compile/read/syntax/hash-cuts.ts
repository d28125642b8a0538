import { Lexer } from 'yaml'

/**
 * A "#" behind a blank that touches what follows it: it was hardly meant to begin a remark, and what follows is not read.
 * `text` ends before it, or there is none. Offsets count in the file; `end` is that of the remark.
 */
export type HashCut = { hash: number; end: number; text: { start: number; source: string } | null }

/** Quick where no such "#" stands in the file, and in hardly any does one. */
export const hashCuts = (file: string): HashCut[] => (touching.test(file) ? readCuts(file) : [])

/** "#1" and "#sleepwell"; "# a remark", "#---" and "##" begin remarks. */
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

/** A line of its own at the end of a text that stands on lines of its own. A key would be one that was taken out. */
const isNextLine = (file: string, { start, source }: Token, gap: string, remark: string): boolean => {
  const indent = /^\r?\n([ ]+)$/.exec(gap)?.[1]
  const isBelowKey = file.slice(file.lastIndexOf('\n', start) + 1, start) === indent
  return indent !== undefined && isBelowKey && source !== '' && !/^#[\w-]+:(\s|$)/.test(remark)
}

/** Whether nothing stands below a key or a dash that would be its value. */
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
/** What the lexer puts between the parts of a text. */
const marks = new Set(['\u0002', '\u0018', plainMark])
/** Words that stand for something else than a text. */
const isOther = /^(?:~|null|true|false|[-+]?[\d.][\d._]*)$/i
