import { applyEdits } from '../../fixes/apply-edits.ts'
import type { Edit, Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pathText } from '../../diagnostics/diagnostic.ts'
import { quoted, unwrapped } from '../../fixes/repair-text.ts'
import { quoteFlowWord } from './flow-words.ts'
import { hashCuts } from './hash-cuts.ts'
import type { HashCut } from './hash-cuts.ts'
import { pathAt } from '../path-at.ts'
import { errorsIn } from '../../fixes/syntax-repair.ts'
import { asWritten, makeDiagnostic, placeAt } from '../yaml-file.ts'
import type { Details, Path, YamlFile } from '../yaml-file.ts'

/** A text that a "#" has cut, told at that sign. */
export const hashDiagnostic = (yaml: YamlFile, cut: HashCut): Diagnostic => {
  const { document, lines } = yaml.nodes()
  const path = pathAt(document, cut.text?.start ?? cut.hash)
  const diagnostic = makeDiagnostic(
    yaml.text,
    placeAt(yaml.file, lines, cut.hash),
    path,
    hashDetails(yaml.text, cut),
  )
  const { line, column } = placeAt(yaml.file, lines, cut.end)
  return asWritten(yaml, { ...diagnostic, end: { line, column } })
}

/** The same of a value that has nothing left; undefined where it lies between brackets. */
export const emptyByHash = (yaml: YamlFile, path: Path): Diagnostic | undefined =>
  hashCuts(yaml.text)
    .filter(({ text }) => text === null)
    .map((cut) => hashDiagnostic(yaml, cut))
    .find((diagnostic) => diagnostic.path === pathText(path))

/** A text whose end a "#" took, where the parser stumbles over what follows: its next line, or a bracket that was taken, too. */
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

/** What a "#" took from a text, and how to give it back. */
export const hashDetails = (file: string, cut: HashCut): Details => {
  const { hash, text } = cut
  if (!text) return { ...commentAccident, repair: quotesAround(file, cut, wordsFrom(file, cut)) }
  const remark = wordsFrom(file, cut)
  const shown = remark.length > 40 ? `${remark.slice(0, 40)}...` : remark
  const message = `the text ends here: "#" behind a blank begins a remark, so "${shown}" is not read.`
  if (isName.test(text.source) && !/^#\d/.test(remark))
    return {
      rule: 'text-cut',
      message,
      fix: `A remark has a blank behind its "#"; a text that holds " #" stands in quotes.`,
      repair: [{ start: hash + 1, end: hash + 1, text: ' ' }],
    }
  const repair = quotesAround(file, cut, remark)
  const [whole] = repair
  return {
    rule: 'text-cut',
    message,
    fix: whole && !/[\r\n]/.test(whole.text) ? quoteAll.replace('.', `: ${whole.text}.`) : quoteAll,
    repair,
  }
}

export const commentAccident: Details = {
  rule: 'unquoted-hash',
  message: 'is empty, because "#" after a space starts a comment.',
  fix: 'Put quotes around a value that starts with "#".',
}

const quoteAll = 'Put quotes around the whole text. A remark has a blank behind its "#".'

/** A word of ours, a path or an address: none of them goes on behind a blank. */
const isName = /^(?:[a-z][a-z\d-]*|\/\S*|https?:\S+|\S+@\S+)$/

/** Up to a remark that is one. */
const wordsFrom = (file: string, { hash, end }: HashCut): string =>
  file.slice(hash, end).replace(/\s+#(?:\s.*)?$/, '')

const quotesAround = (file: string, { hash, text }: HashCut, remark: string): Edit[] => {
  const [start, end] = [text?.start ?? hash, hash + remark.length]
  // Behind a colour stand words about it.
  if (!text && /^#[\da-f]{3,8}\s/i.test(remark)) return []
  const line = file.lastIndexOf('\n', hash) + 1
  const inFlow = quoteFlowWord(file.slice(line, end), start - line)
  if (inFlow) return inFlow.map((one) => ({ ...one, start: line + one.start, end: line + one.end }))
  return [{ start, end, text: quoted(unwrapped(file.slice(start, end))) }]
}
