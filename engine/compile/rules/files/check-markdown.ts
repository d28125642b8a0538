import type { ParsedFiles, ParsedMarkdown } from '../../parse/parsed-files.ts'
import { headingTypos } from '../../fixes/heading-typos.ts'
import { typosIn } from '../../fixes/markdown-typos.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

/** Guides and mails show what was meant: no sign of Markdown is left over, and headings follow one another. */
export const checkMarkdown = ({ emails, guides }: ParsedFiles): Diagnostic[] => [
  ...[...emails.values()].flatMap((parsed) => (parsed ? typosOf(parsed, { title: false }) : [])),
  ...[...guides.values()].flatMap((parsed) => (parsed ? typosOf(parsed, { title: true }) : [])),
]

const typosOf = (
  { markdown, reportBody }: ParsedMarkdown<unknown>,
  heads: { title: boolean },
): Diagnostic[] => [
  ...typosIn(markdown).map(({ offset, ...details }) => reportBody(offset, { rule: 'markdown', ...details })),
  ...headingTypos(markdown, heads).map(({ offset, ...details }) =>
    reportBody(offset, { rule: 'heading-order', ...details }),
  ),
]
