import { applyEdits } from '../../fixes/apply-edits.ts'
import { errorsIn } from './errors-in.ts'
import { linesOf } from './yaml-lines.ts'
import type { SyntaxError } from './yaml-upset.ts'

/** The settings of a template right below its name, if "with:" between the two fixes the error. */
export const missingWith = (text: string): SyntaxError | null => {
  const lines = linesOf(text)
  const at = lines.findIndex((line) => /^template: *[\w-]+\s*(#.*)?$/.test(line.text))
  const first = lines[at + 1]
  if (at < 0 || !first || first.indent === 0) return null
  const repair = [{ start: first.start, end: first.start, text: 'with:\n' }]
  if (errorsIn(applyEdits(text, repair)).length >= errorsIn(text).length) return null
  return {
    offset: first.start + first.indent,
    details: {
      rule: 'yaml-syntax',
      message: 'this is a setting of the template, and "with:" above it is missing.',
      fix: 'Write a line "with:" before it.',
      repair,
    },
  }
}
