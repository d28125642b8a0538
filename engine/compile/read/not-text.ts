import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { makeDiagnostic } from '../diagnostics/make-diagnostic.ts'
import { withoutSecrets } from '../diagnostics/secrets.ts'

export const notText = (file: string, bytes: Uint8Array): Diagnostic => {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const text = isWide ? '' : new TextDecoder().decode(bytes)
  const before = text.slice(0, Math.max(0, text.indexOf('\ufffd'))).split(/\r\n|\n|\r/)
  const column = before.at(-1)?.length ?? 0
  const places = text.split('\ufffd').length - 1
  const count = places > 1 ? `, the first of ${places} such characters` : ''
  const line = new TextDecoder('windows-1252').decode(bytes).split(/\r\n|\n|\r/)[before.length - 1] ?? ''
  // Half of a secret would not be recognised.
  const words =
    withoutSecrets(line) === line
      ? `"${line.slice(Math.max(0, column - 24), column + 24).trim()}"`
      : 'a character here'
  return makeDiagnostic(text, { file, line: before.length, column: column + 1 }, [], {
    rule: 'not-utf8',
    message: isWide
      ? 'is saved as UTF-16, which is not UTF-8.'
      : `is not valid UTF-8 text: ${words} was saved in an older encoding${count}.`,
    fix: 'Save the file as UTF-8 (in the editor: "Save as", "Encoding"). Then check these words.',
  })
}
