import { z } from 'zod'
import { Text } from '../../campaign/schema/words.ts'
import type { ParsedEmail } from './parsed-files.ts'
import { loadMarkdown } from './load-markdown.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

export const EmailHead = z.strictObject({
  subject: Text.max(200).describe('Subject line of the mail.'),
  preheader: Text.max(200).describe('The line that mail programs show behind the subject.'),
})

const email = { rule: 'email', head: EmailHead, keys: 'subject and preheader', name: 'the mail' }

export const loadEmail = (
  file: string,
  bytes: Uint8Array,
): { parsed: ParsedEmail | null; diagnostics: Diagnostic[] } => {
  const { parsed, diagnostics } = loadMarkdown(file, bytes, email)
  if (!parsed) return { parsed, diagnostics }
  const { value, ...rest } = parsed
  return {
    parsed: { ...rest, ...(value && { value: { ...value, markdown: parsed.markdown, file } }) },
    diagnostics,
  }
}
