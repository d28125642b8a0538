import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { withSecretsCovered } from '../diagnostics/secrets.ts'
import { makeDiagnostic } from '../diagnostics/make-diagnostic.ts'
import type { BytePlace } from './yaml-guards.ts'

/** A file that is not UTF-8: its first foreign character, the words around it, and how many there are. */
export const notText = (file: string, bytes: Uint8Array, { byte, line, column }: BytePlace): Diagnostic => {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const text = isWide ? '' : new TextDecoder().decode(bytes)
  const places = text.split('\ufffd').length - genuine(bytes)
  const count = places > 1 ? `, the first of ${places} such characters` : ''
  const words = hasSecret(text, line) ? 'a character here' : `"${wordsAround(bytes, byte)}"`
  const message = isWide
    ? 'is saved as UTF-16, which is not UTF-8.'
    : `is not valid UTF-8 text: ${words} was saved in an older encoding${count}.`
  return makeDiagnostic(text, { file, line, column }, [], {
    rule: 'not-utf8',
    message,
    fix: 'Save the file as UTF-8 (in the editor: "Save as", "Encoding"). Then check these words.',
  })
}

/** Looks at the whole line: half of a secret would not be recognised. */
const hasSecret = (text: string, line: number): boolean => {
  const lineIn = (all: string) => all.split(/\r\n|\n|\r/)[line - 1]
  return lineIn(text) !== lineIn(withSecretsCovered(text))
}

/** One more than the number of U+FFFD that the file really contains. */
const genuine = (bytes: Uint8Array): number =>
  Buffer.from(bytes).toString('latin1').split('\xef\xbf\xbd').length

const wordsAround = (bytes: Uint8Array, byte: number): string => {
  const before = new TextDecoder().decode(bytes.subarray(Math.max(0, byte - reach), byte))
  const after = new TextDecoder('windows-1252').decode(bytes.subarray(byte, byte + reach))
  const [first = ''] = after.split(/[\r\n]/)
  const left = before.slice(before.search(/[^\r\n]*$/))
  const start = byte > reach && left.length === before.length ? left.replace(/^\S*\s+/, '') : left
  const end =
    first.length === after.length && byte + reach < bytes.length ? first.replace(/\s+\S*$/, '') : first
  return `${start.trimStart()}${end.trimEnd()}`
}

/** Bytes shown on each side. */
const reach = 24
