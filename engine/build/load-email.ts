import matter from 'gray-matter'
import { z } from 'zod'
import { Text } from '../campaign/words.ts'
import { isRecord } from './drafts.ts'
import type { EmailDraft } from './drafts.ts'
import { loadYaml, notText } from './load-yaml.ts'
import type { YamlResult } from './load-yaml.ts'
import type { Problem } from './problem.ts'
import { schemaProblems } from './schema-problems.ts'
import { decodeText, maxBytes } from './yaml-guards.ts'
import { lineCounterOf, makeProblem, placeAt, reportIn } from './yaml-file.ts'

const EmailHead = z.strictObject({
  subject: Text.max(200).describe('Subject line of the mail.'),
  preheader: Text.max(200).describe('The line that mail programs show behind the subject.'),
})

/** Reads an e-mail: front matter between two lines of "---", then Markdown. */
export const loadEmail = (
  file: string,
  bytes: Uint8Array,
): { draft: EmailDraft | null; problems: Problem[] } => {
  const refused = (message: string, fix: string) => ({
    draft: null,
    problems: [{ file, line: 1, column: 1, path: '', rule: 'e-mail', message, fix }],
  })
  if (bytes.length > maxBytes) return refused(`is larger than ${maxBytes / 1024} KiB.`, 'Shorten it.')
  const decoded = decodeText(bytes)
  if ('invalidAt' in decoded) return { draft: null, problems: [notText(file, decoded.invalidAt)] }
  const { text } = decoded
  // Any other word behind the dashes would ask for another language than YAML.
  if (!/^---\r?\n/.test(text))
    return refused(
      'does not begin with its subject.',
      'Begin with a line of "---", then subject and preheader, then "---".',
    )
  const { head, markdown } = split(file, text)
  if (!head) return refused('has nothing between its lines of "---".', 'Write subject and preheader there.')
  if (!head.yaml) return { draft: null, problems: head.problems }
  const { yaml } = head
  const source = { yaml: { ...yaml, text }, report: reportIn({ ...yaml, text }) }
  const judged = EmailHead.safeParse(yaml.value)
  const lines = lineCounterOf(text)
  const reportBody: EmailDraft['reportBody'] = (offset, details) =>
    makeProblem(text, placeAt(file, lines, text.length - markdown.length + offset), [], details)
  return {
    draft: {
      source,
      raw: isRecord(yaml.value) ? yaml.value : {},
      ...(judged.success && { value: { ...judged.data, markdown, file } }),
      markdown,
      reportBody,
    },
    problems: [
      ...schemaProblems(source, EmailHead, yaml.value, judged.error?.issues ?? []),
      ...(markdown.trim()
        ? []
        : [
            reportBody(0, {
              rule: 'missing',
              message: 'the mail has no text.',
              fix: 'Write it below "---".',
            }),
          ]),
    ],
  }
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
