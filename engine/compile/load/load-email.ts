import { z } from 'zod'
import { Text } from '../../campaign/schema/words.ts'
import type { EmailDraft } from './drafts.ts'
import { loadMarkdown } from './load-markdown.ts'
import type { Problem } from '../diagnostics/problem.ts'

/** What stands above a mail's text. */
export const EmailHead = z.strictObject({
  subject: Text.max(200).describe('Subject line of the mail.'),
  preheader: Text.max(200).describe('The line that mail programs show behind the subject.'),
})

const email = { rule: 'e-mail', head: EmailHead, keys: 'subject and preheader', name: 'the mail' }

/** Reads an e-mail: front matter between two lines of "---", then Markdown. */
export const loadEmail = (
  file: string,
  bytes: Uint8Array,
): { draft: EmailDraft | null; problems: Problem[] } => {
  const { draft, problems } = loadMarkdown(file, bytes, email)
  if (!draft) return { draft, problems }
  const { value, ...rest } = draft
  return {
    draft: { ...rest, ...(value && { value: { ...value, markdown: draft.markdown, file } }) },
    problems,
  }
}
