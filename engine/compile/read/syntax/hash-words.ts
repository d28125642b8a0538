import { applyEdits } from '../../fixes/apply-edits.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import type { Details } from '../../diagnostics/make-diagnostic.ts'
import { quoted, unwrapped } from '../../fixes/repair-text.ts'
import { errorsIn } from './errors-in.ts'
import { quoteFlowWord } from './flow-words.ts'
import { hashCuts } from './hash-cuts.ts'
import type { HashCut } from './hash-cuts.ts'

/** A text cut by "#" where the parser fails on what follows: on the next line, or at a bracket that became a comment. */
export const cutUpTo = (file: string, offset: number): { offset: number; details: Details } | undefined => {
  const found = hashCuts(file).find(
    ({ text, hash, end }) => text && (hash === offset || (end <= offset && !file.slice(end, offset).trim())),
  )
  if (!found) return undefined
  const details = hashDetails(file, found)
  const isFixed = errorsIn(applyEdits(file, details.repair ?? [])).length < errorsIn(file).length
  return {
    offset: found.hash,
    details: isFixed ? details : { ...details, fix: quoteAll, repair: undefined },
  }
}

/** What a "#" cut from a text, with the quotes that keep it. */
export const hashDetails = (file: string, cut: HashCut): Details => {
  const { text } = cut
  const words = wordsFrom(file, cut)
  if (!text) return { ...commentAccident, repair: quotesAround(file, cut, words) }
  const shown = words.length > 40 ? `${words.slice(0, 40)}...` : words
  const message = `the text ends here: YAML reads " #" as the beginning of a comment and ignores "${shown}".`
  if (isName.test(text.source) && !/^#\d/.test(words))
    return {
      rule: 'text-cut',
      message,
      fix: 'If it is a comment, write a space after its "#". Put quotes around a value that contains " #".',
    }
  const repair = quotesAround(file, cut, words)
  const [whole] = repair
  const fix = whole && !/[\r\n]/.test(whole.text) ? quoteAll.replace('.', `: ${whole.text}.`) : quoteAll
  return { rule: 'text-cut', message, fix, repair }
}

export const commentAccident: Details = {
  rule: 'unquoted-hash',
  message: 'is empty: YAML reads "#" after a space as the beginning of a comment.',
  fix: 'Put quotes around a value that starts with "#".',
}

const quoteAll = 'Put quotes around the whole text. If it is a comment, write a space after its "#".'

/** A key word, a path or an address: none of them contains a space. */
const isName = /^(?:[a-z][a-z\d-]*|\/\S*|https?:\S+|\S+@\S+)$/

/** Up to a comment that is meant as one. */
const wordsFrom = (file: string, { hash, end }: HashCut): string =>
  file.slice(hash, end).replace(/\s+#(?:\s.*)?$/, '')

const quotesAround = (file: string, { hash, text }: HashCut, words: string): Edit[] => {
  const [start, end] = [text?.start ?? hash, hash + words.length]
  // A colour, then a remark about it.
  if (!text && /^#[\da-f]{3,8}\s/i.test(words)) return []
  const line = file.lastIndexOf('\n', hash) + 1
  const inFlow = quoteFlowWord(file.slice(line, end), start - line)
  if (inFlow) return inFlow.map((one) => ({ ...one, start: line + one.start, end: line + one.end }))
  return [{ start, end, text: quoted(unwrapped(file.slice(start, end))) }]
}
