import type { Drafts, MarkdownDraft } from '../../load/drafts.ts'
import { headingSlips } from '../../fixes/heading-slips.ts'
import { slipsIn } from '../../fixes/markdown-slips.ts'
import type { Problem } from '../../diagnostics/problem.ts'

/** Guides and mails show what was meant: no sign of Markdown is left over, and headings follow one another. */
export const checkMarkdown = ({ emails, guides }: Drafts): Problem[] => [
  ...[...emails.values()].flatMap((draft) => (draft ? slipsOf(draft, { title: false }) : [])),
  ...[...guides.values()].flatMap((draft) => (draft ? slipsOf(draft, { title: true }) : [])),
]

const slipsOf = ({ markdown, reportBody }: MarkdownDraft<unknown>, heads: { title: boolean }): Problem[] => [
  ...slipsIn(markdown).map(({ offset, ...details }) => reportBody(offset, { rule: 'markdown', ...details })),
  ...headingSlips(markdown, heads).map(({ offset, ...details }) =>
    reportBody(offset, { rule: 'heading-order', ...details }),
  ),
]
