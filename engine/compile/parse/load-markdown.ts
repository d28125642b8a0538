import matter from 'gray-matter'
import type { z } from 'zod'
import { crowdedMarks, mostMarks } from '../markdown/crowded-marks.ts'
import { isRecord } from '../read/is-record.ts'
import type { ParsedMarkdown } from './parsed-files.ts'
import { loadYaml } from '../read/load-yaml.ts'
import type { YamlResult } from '../read/load-yaml.ts'
import { mergeConflict } from '../read/syntax/merge-conflict.ts'
import { notText } from '../read/not-text.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { schemaDiagnostics } from '../schema/schema-diagnostics.ts'
import { decodeText, maxBytes } from '../read/yaml-guards.ts'
import { lineCounterOf, placeAt } from '../diagnostics/place-at.ts'
import { makeDiagnostic } from '../diagnostics/make-diagnostic.ts'
import { reportIn } from '../read/yaml-file.ts'

type MarkdownKind<Head> = {
  rule: string
  head: z.ZodType<Head>
  keys: string
  name: string
}

export const loadMarkdown = <Head>(
  file: string,
  bytes: Uint8Array,
  kind: MarkdownKind<Head>,
): { parsed: ParsedMarkdown<Head> | null; diagnostics: Diagnostic[] } => {
  const refused = (message: string, fix: string) => ({
    parsed: null,
    diagnostics: [{ file, line: 1, column: 1, path: '', rule: kind.rule, message, fix }],
  })
  if (bytes.length > maxBytes) return refused(`is larger than ${maxBytes / 1024} KiB.`, 'Shorten it.')
  const text = decodeText(bytes)
  if (text === null) return { parsed: null, diagnostics: [notText(file, bytes)] }
  const conflict = mergeConflict(file, text)
  if (conflict) return { parsed: null, diagnostics: [conflict] }
  const [first = ''] = kind.keys.split(' ')
  // Any other word behind the dashes would ask for another language than YAML.
  const language = /^---[^\S\r\n]*([^\s-]\S*)/.exec(text)?.[1]
  if (!/^---\r?\n/.test(text))
    return refused(
      language ? `begins with "---${language.slice(0, 20)}".` : `does not begin with its ${first}.`,
      `Begin with a line of "---", then ${kind.keys}, then "---".`,
    )
  const open = openHead(file, text, kind)
  if (open) return { parsed: null, diagnostics: [open] }
  const { head, markdown } = split(file, text)
  if (!head) return refused('has nothing between its lines of "---".', `Write ${kind.keys} there.`)
  if (!head.yaml) return { parsed: null, diagnostics: head.diagnostics }
  const source = { yaml: { ...head.yaml, text }, report: reportIn({ ...head.yaml, text }) }
  const { value } = head.yaml
  const validated = kind.head.safeParse(value)
  const lines = lineCounterOf(text)
  const border = text.length - markdown.length
  const reportBody: ParsedMarkdown<Head>['reportBody'] = (offset, { word, ...details }) => {
    const diagnostic = makeDiagnostic(text, placeAt(file, lines, border + offset), [], details)
    if (!word) return diagnostic
    const { line, column } = placeAt(file, lines, border + offset + word.length)
    return { ...diagnostic, end: { line, column } }
  }
  const crowd = crowdedMarks(markdown)
  if (crowd !== null) return { parsed: null, diagnostics: [reportBody(crowd, tooManyMarks)] }
  const raw = isRecord(value) ? value : {}
  const empty = { rule: 'missing', message: `${kind.name} has no text.`, fix: 'Write it below "---".' }
  return {
    parsed: { source, raw, ...(validated.success && { value: validated.data }), markdown, reportBody },
    diagnostics: [
      ...schemaDiagnostics(source, kind.head, value, validated.error?.issues ?? []),
      ...(markdown.trim() ? [] : [reportBody(0, empty)]),
    ],
  }
}

const tooManyMarks = {
  rule: 'too-large',
  message: `the paragraph that begins here has more than ${mostMarks} "*" and "_".`,
  fix: 'Remove most of them, or split the text into paragraphs with empty lines.',
}

/** gray-matter finds the borders; what lies between them is read as strictly as any other YAML of ours. */
const split = (file: string, text: string): { head: YamlResult | null; markdown: string } => {
  let head: YamlResult | null = null
  const yaml = (block: string) => {
    // A CRLF file leaves the "\r" of the last line, which must not follow a closing quote.
    head = loadYaml(file, `---${block.replace(/\r$/, '')}`)
    return isRecord(head.yaml?.value) ? head.yaml.value : {}
  }
  const { content } = matter(text, { engines: { yaml, javascript: refuseScript } })
  return { head, markdown: content }
}

const refuseScript = (): never => {
  throw new Error('Front matter is data: scripts do not run.')
}

/** Front matter without its closing "---". The parser would report the first words of the text instead. */
const openHead = (
  file: string,
  text: string,
  { rule, name }: { rule: string; name: string },
): Diagnostic | null => {
  const start = text.indexOf('\n') + 1
  const length = text.slice(start).search(/^(?![a-z][\w-]*:(?:\s|$)|[ \t]+\S|(?<!\n\r?\n)#|\s*$)/m)
  const end = length < 0 ? text.length : start + length
  const [head, rest] = [text.slice(0, end), text.slice(end)]
  const isBelowBlank = /\n\r?\n$/.test(head)
  if (/^---\s*$/m.test(rest) && (!isBelowBlank || /^---[ \t]*(\r?\n|$)/.test(rest))) return null
  const line = head.trimEnd().split('\n').length + 1
  return makeDiagnostic(text, { file, line: 1, column: 1 }, [], {
    rule,
    message: `the closing "---" of the front matter of ${name} is missing.`,
    fix: `Write "---" on line ${line}, between the keys and the text.`,
    related: [{ file, line, column: 1 }],
  })
}
