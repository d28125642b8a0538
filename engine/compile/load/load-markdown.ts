import matter from 'gray-matter'
import type { z } from 'zod'
import { crowdedMarks, mostMarks } from '../fixes/crowded-marks.ts'
import { isRecord } from './drafts.ts'
import type { MarkdownDraft } from './drafts.ts'
import { loadYaml } from '../read/load-yaml.ts'
import type { YamlResult } from '../read/load-yaml.ts'
import { mergeConflict } from '../read/syntax/merge-conflict.ts'
import { notText } from '../read/not-text.ts'
import { openHead } from '../read/syntax/open-head.ts'
import type { Problem } from '../diagnostics/problem.ts'
import { schemaProblems } from '../diagnostics/schema-problems.ts'
import { decodeText, maxBytes } from '../read/yaml-guards.ts'
import { lineCounterOf, makeProblem, placeAt, reportIn } from '../read/yaml-file.ts'

/** What a kind of Markdown file calls its parts when something is wrong with them. */
export type MarkdownKind<Head> = {
  rule: string
  head: z.ZodType<Head>
  /** The keys of its head, such as "subject and preheader". */
  keys: string
  /** What the file is, such as "the mail". */
  name: string
}

/** Reads a Markdown file: front matter between two lines of "---" that a schema judges, then text. */
export const loadMarkdown = <Head>(
  file: string,
  bytes: Uint8Array,
  kind: MarkdownKind<Head>,
): { draft: MarkdownDraft<Head> | null; problems: Problem[] } => {
  const refused = (message: string, fix: string) => ({
    draft: null,
    problems: [{ file, line: 1, column: 1, path: '', rule: kind.rule, message, fix }],
  })
  if (bytes.length > maxBytes) return refused(`is larger than ${maxBytes / 1024} KiB.`, 'Shorten it.')
  const decoded = decodeText(bytes)
  if ('invalidAt' in decoded) return { draft: null, problems: [notText(file, bytes, decoded.invalidAt)] }
  const { text } = decoded
  const conflict = mergeConflict(file, text)
  if (conflict) return { draft: null, problems: [conflict] }
  const [first = ''] = kind.keys.split(' ')
  // Any other word behind the dashes would ask for another language than YAML.
  const language = /^---[^\S\r\n]*([^\s-]\S*)/.exec(text)?.[1]
  if (!/^---\r?\n/.test(text))
    return refused(
      language ? `begins with "---${language.slice(0, 20)}".` : `does not begin with its ${first}.`,
      `Begin with a line of "---", then ${kind.keys}, then "---".`,
    )
  const open = openHead(file, text, kind)
  if (open) return { draft: null, problems: [open] }
  const { head, markdown } = split(file, text)
  if (!head) return refused('has nothing between its lines of "---".', `Write ${kind.keys} there.`)
  if (!head.yaml) return { draft: null, problems: head.problems }
  const source = { yaml: { ...head.yaml, text }, report: reportIn({ ...head.yaml, text }) }
  const { value } = head.yaml
  const judged = kind.head.safeParse(value)
  const lines = lineCounterOf(text)
  const border = text.length - markdown.length
  const reportBody: MarkdownDraft<Head>['reportBody'] = (offset, { repair, word, ...details }) => {
    const moved = repair?.map((edit) => ({ ...edit, start: border + edit.start, end: border + edit.end }))
    const problem = makeProblem(text, placeAt(file, lines, border + offset), [], {
      ...details,
      repair: moved,
    })
    if (!word) return problem
    const { line, column } = placeAt(file, lines, border + offset + word.length)
    return { ...problem, end: { line, column } }
  }
  const crowd = crowdedMarks(markdown)
  if (crowd !== null) return { draft: null, problems: [reportBody(crowd, tooManyMarks)] }
  const raw = isRecord(value) ? value : {}
  const empty = { rule: 'missing', message: `${kind.name} has no text.`, fix: 'Write it below "---".' }
  return {
    draft: { source, raw, ...(judged.success && { value: judged.data }), markdown, reportBody },
    problems: [
      ...schemaProblems(source, kind.head, value, judged.error?.issues ?? []),
      ...(markdown.trim() ? [] : [reportBody(0, empty)]),
    ],
  }
}

const tooManyMarks = {
  rule: 'too-large',
  message: `more than ${mostMarks} signs "*" and "_" stand in the paragraph that begins here.`,
  fix: 'Take most of them out, or break the text into paragraphs with empty lines between them.',
}

/** gray-matter finds the borders; what lies between them is read as strictly as any other YAML of ours. */
const split = (file: string, text: string): { head: YamlResult | null; markdown: string } => {
  let head: YamlResult | null = null
  const yaml = (block: string) => {
    head = loadYaml(file, `---${block}`)
    return isRecord(head.yaml?.value) ? head.yaml.value : {}
  }
  const { content } = matter(text, { engines: { yaml, javascript: refuseScript } })
  return { head, markdown: content }
}

const refuseScript = (): never => {
  throw new Error('Front matter is data: scripts do not run.')
}
