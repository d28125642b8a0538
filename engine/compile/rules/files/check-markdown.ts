import type { ParsedFiles, ParsedMarkdown } from '../../parse/parsed-files.ts'
import { headingTypos } from '../../markdown/heading-typos.ts'
import { typosIn } from '../../markdown/markdown-typos.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { defineRule } from '../define-rule.ts'

const checkMarkdown = ({ emails, guides }: ParsedFiles): Diagnostic[] => [
  ...[...emails.values()].flatMap((parsed) => (parsed ? typosOf(parsed, { hasTitle: false }) : [])),
  ...[...guides.values()].flatMap((parsed) => (parsed ? typosOf(parsed, { hasTitle: true }) : [])),
]

export const markdownRule = defineRule({
  ids: {
    'heading-order': { says: 'Headings go down one level at a time.', hides: 'node' },
    markdown: { says: 'Markdown is written so that it shows as intended.' },
  },
  check: checkMarkdown,
})

const typosOf = (
  { markdown, reportBody }: ParsedMarkdown<unknown>,
  heads: { hasTitle: boolean },
): Diagnostic[] => [
  ...typosIn(markdown).map(({ offset, ...details }) => reportBody(offset, { rule: 'markdown', ...details })),
  ...headingTypos(markdown, heads).map(({ offset, ...details }) =>
    reportBody(offset, { rule: 'heading-order', ...details }),
  ),
]
